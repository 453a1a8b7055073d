// Figures as a table a person reads; the ratio is ours to theirs in processor time, so below 1 we are cheaper.

export function printCase({ title, rows }) {
  const ours = rows.find(({ name }) => name === 'jetway');
  console.log(`\n${title}`);
  console.log(line(['', 'requests/s', 'CPU µs/request', 'p99 ms', 'memory MB', 'jetway / it']));
  for (const row of [...rows].sort((a, b) => a.micros - b.micros)) {
    const ratio = ours && row !== ours ? (ours.micros / row.micros).toFixed(2) : '';
    console.log(line([row.name, row.rate.toFixed(0), row.micros.toFixed(1), row.p99.toFixed(2), (row.resident / 1048576).toFixed(0), ratio]));
  }
}

function line([name, ...figures]) {
  return `  ${name.padEnd(22)}${figures.map((figure) => figure.padStart(15)).join('')}`;
}
