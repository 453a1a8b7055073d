// Fifty agents at once, each from a search to tickets several times; how long booking and issuing take, on both databases.
//
// node flights/trade.mjs [sqlite|postgres]
import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { build, startBuilt } from '../stack/build.mjs';
import { quantile } from '../stack/stack.mjs';
import { signInAll, tenantsWith } from './agencies.mjs';
import { sale } from './sale.mjs';

const AGENTS = 50;
const SALES = 6;
const MOST = 3;

/** One row for each step that is held to a figure. */
export async function measureTrade(engines = ['sqlite', 'postgres']) {
  build();
  const tenants = tenantsWith(AGENTS);
  try {
    const rows = [];
    for (const engine of engines) rows.push(...(await onEngine(engine, tenants)));
    return rows;
  } finally {
    rmSync(tenants, { recursive: true, force: true });
  }
}

async function onEngine(engine, tenants) {
  const portal = await startBuilt(tenants, engine === 'postgres' ? ['--postgres'] : [], {
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
