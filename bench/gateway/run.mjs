// The gateway beside other edges on the same work, one command: `npm run bench:gateway -w bench`.
// Servers have core 0, the load and the origin core 1. What counts is processor time for a request, read from /proc:
// it stays true when the machine is shared. Every case runs in interleaved rounds; the middle one is shown, and a ratio is the
// middle one of the ratios within a round.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, release } from 'node:os';
import { parseArgs } from 'node:util';

import { expectReadable } from './browser.mjs';
import { CASES, expectRight } from './cases.mjs';
import { load } from './load.mjs';
import { ready } from './packages.mjs';
import { cpuSeconds, residentBytes } from './proc.mjs';
import { median, printCase } from './table.mjs';
import { printTargets } from './targets.mjs';
import { openWorld } from './world.mjs';
import { startOrigin } from './peers/origin.mjs';
import { SUBJECTS } from './peers/subjects.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    subjects: { type: 'string', default: '' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '32' },
    json: { type: 'string', default: '' },
  },
});
const chosen = (list, name) => list === '' || list.split(',').some((part) => name.startsWith(part));

ready();
const world = openWorld();
const stop = () => world.close();
process.once('SIGINT', () => (stop(), process.exit(130)));
try {
  await startOrigin(world);
  const subjects = [];
  for (const subject of SUBJECTS.filter(({ name }) => chosen(values.subjects, name))) {
    subjects.push({ ...subject, ...(await subject.start(world)) });
  }
  const results = [];
  for (const work of CASES.filter(({ name }) => chosen(values.only, name))) {
    results.push({
      case: work.name,
      title: work.title,
      rows: await measure(
        work,
        subjects.filter(({ does }) => does.includes(work.kind)),
      ),
    });
    printCase(results.at(-1));
  }
  printTargets(results);
  const machine = {
    cores: cpus().length,
    model: cpus()[0].model,
    kernel: release(),
    load: readFileSync('/proc/loadavg', 'utf8').trim(),
  };
  if (values.json)
    writeFileSync(
      values.json,
      JSON.stringify({ at: new Date().toISOString(), machine, settings: values, results }, null, 1),
    );
} finally {
  stop();
}

async function measure(work, subjects) {
  const rounds = new Map(subjects.map(({ name }) => [name, []]));
  for (const subject of subjects) {
    await expectRight(work, subject);
    if (work.name === 'document-br') await expectReadable(work, subject);
    await load(world, work, subject, { seconds: 1, connections: 8 });
  }
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const subject of subjects) {
      const before = cpuSeconds(subject.pids());
      const figures = await load(world, work, subject, {
        seconds: Number(values.seconds),
        connections: Number(values.connections),
      });
      const micros = ((cpuSeconds(subject.pids()) - before) * 1e6) / figures.requests;
      rounds.get(subject.name).push({ ...figures, micros, resident: residentBytes(subject.pids()) });
    }
  }
  return [...rounds].map(([name, all]) => ({
    name,
    micros: median(all.map(({ micros }) => micros)),
    rate: Math.max(...all.map(({ rate }) => rate)),
    p99: Math.min(...all.map(({ p99 }) => p99)),
    resident: Math.max(...all.map(({ resident }) => resident)),
    rounds: all,
  }));
}
