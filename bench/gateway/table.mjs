// Figures as a table a person reads; the ratio is ours to theirs in processor time, so below 1 we are cheaper.

/** The middle one: one disturbed round says nothing. */
export function median(list) {
  const sorted = [...list].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

/** Ours to theirs, round by round: both ran within the same seconds, on the same machine as busy as it was then. */
export function ratio(ours, theirs) {
  return median(ours.rounds.map(({ micros }, round) => micros / theirs.rounds[round].micros));
}

export function printCase({ title, rows }) {
  const ours = rows.find(({ name }) => name === 'jetway');
  console.log(`\n${title}`);
  console.log(line(['', 'requests/s', 'CPU µs/request', 'p99 ms', 'memory MB', 'jetway / it']));
  for (const row of [...rows].sort((a, b) => a.micros - b.micros)) {
    const times = ours && row !== ours ? ratio(ours, row).toFixed(2) : '';
    console.log(
      line([
        row.name,
        row.rate.toFixed(0),
        row.micros.toFixed(1),
        row.p99.toFixed(2),
        (row.resident / 1048576).toFixed(0),
        times,
      ]),
    );
  }
}

export function line([name, ...figures]) {
  return `  ${name.padEnd(22)}${figures.map((figure) => figure.padStart(15)).join('')}`;
}
