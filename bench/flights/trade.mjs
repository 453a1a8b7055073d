// Fifty agents at once, each from a search to tickets several times; how long booking and issuing take, on both databases.
//
// node flights/trade.mjs [sqlite|postgres]
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { ROOT, quantile, startPortal } from '../stack/stack.mjs';
import { signInAll, tenantsWith } from './agencies.mjs';
import { sale } from './sale.mjs';

const PROFILE = process.env.JETWAY_BENCH_PROFILE ?? 'release';
const AGENTS = 50;
const SALES = 6;
const MOST = 3;

/** One row for each step that is held to a figure. */
export async function measureTrade(engines = ['sqlite', 'postgres']) {
  if (!process.env.JETWAY_BENCH_BUILT) build();
  const tenants = tenantsWith(AGENTS);
  try {
    const rows = [];
    for (const engine of engines) rows.push(...(await onEngine(engine, tenants)));
    return rows;
  } finally {
    rmSync(tenants, { recursive: true, force: true });
  }
}

function build() {
  const packages = ['jetway-backend', 'jetway-gateway', 'jetway', 'xtask'].flatMap((name) => ['-p', name]);
  execFileSync('cargo', ['build', '--profile', PROFILE === 'debug' ? 'dev' : PROFILE, '--quiet', ...packages], {
    cwd: ROOT,
    stdio: 'inherit',
  });
}

async function onEngine(engine, tenants) {
  const flags = [
    'run',
    '--no-build',
    '--tenants',
    tenants,
    '--latency-percent',
    '0',
    ...(engine === 'postgres' ? ['--postgres'] : []),
  ];
  const portal = await startPortal(join(ROOT, 'target', PROFILE, 'xtask'), flags, {
    JETWAY_BACKEND_SANDBOX__MOOD: 'quiet',
  });
  try {
    const sessions = await signInAll(portal, AGENTS);
    const began = performance.now();
    const sales = (await Promise.all(sessions.map(sellAll))).flat();
    const seconds = (performance.now() - began) / 1000;
    console.log(
      `${engine}: ${sales.length} sales of ${AGENTS} agents at once, ${(sales.length / seconds).toFixed(1)} a second`,
    );
    const rows = ['search', 'price', 'sell', 'book', 'ticket'].map((step) => row(engine, step, sales));
    return rows.filter(({ step }) => step === 'book' || step === 'ticket');
  } finally {
    await portal.stop();
  }
}

async function sellAll(post, agent) {
  const sold = [];
  for (let turn = 0; turn < SALES; turn += 1) sold.push(await sale(post, agent * SALES + turn));
  return sold;
}

function row(engine, step, sales) {
  const took = sales.map((times) => times[step]);
  const [middle, slow] = [quantile(took, 0.5), quantile(took, 0.99)];
  console.log(`  ${step.padEnd(8)} p50 ${middle.toFixed(0).padStart(6)} ms   p99 ${slow.toFixed(0).padStart(6)} ms`);
  const figure = Number((slow / middle).toFixed(1));
  return { step, name: `${step} on ${engine}, ${AGENTS} agents, p99 beside p50`, figure, unit: '×', limit: MOST };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const engine = process.argv[2];
  await measureTrade(engine ? [engine] : undefined);
}
