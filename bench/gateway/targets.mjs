// What was asked for, and whether this run has it. A target whose subjects were not measured is left out.
import { line, median, ratio } from './table.mjs';

const MOST = [
  { work: 'cached', beside: 'nginx', most: 0.85 },
  { work: 'cached', beside: 'haproxy', most: 1.25 },
  { work: 'proxied', beside: 'bare-pingora', most: 1.2 },
  { work: 'proxied', beside: 'caddy', most: 0.6 },
];
/** Throughput of one core: the document's beside the cached answer's. */
const DOCUMENTS = ['document-br', 'document-zstd', 'document-gzip', 'document-plain'];
const LEAST_OF_CACHED = 0.5;

/** Says whether all that could be held against was met. */
export function printTargets(results) {
  const row = (work, name) => results.find((result) => result.case === work)?.rows.find((one) => one.name === name);
  const lines = [];
  const say = (what, asked, measured, met) =>
    lines.push({ met, text: line([what, asked, measured, met ? 'met' : 'MISSED']) });
  for (const { work, beside, most } of MOST) {
    const [ours, theirs] = [row(work, 'jetway'), row(work, beside)];
    if (!ours || !theirs) continue;
    const times = ratio(ours, theirs);
    say(`${work} / ${beside}`, `<= ${most.toFixed(2)} x`, `${times.toFixed(2)} x`, times <= most);
  }
  const cached = row('cached', 'jetway');
  for (const work of DOCUMENTS) {
    const page = row(work, 'jetway');
    if (!cached || !page) continue;
    const part = median(cached.rounds.map(({ micros }) => micros)) / median(page.rounds.map(({ micros }) => micros));
    say(`${work} / cached`, `>= ${LEAST_OF_CACHED.toFixed(2)} x`, `${part.toFixed(2)} x`, part >= LEAST_OF_CACHED);
  }
  if (lines.length === 0) return true;
  console.log(
    '\nTargets: processor time beside the peer; for documents, requests a core answers beside the cached answer',
  );
  console.log(line(['', 'asked', 'measured', '']));
  for (const { text } of lines) console.log(text);
  return lines.every(({ met }) => met);
}
