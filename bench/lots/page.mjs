// An operator opens a lot of 500 seats with 40 groups, narrows its groups to a state and saves it: from the press to the frame that
// shows the result, with the answers and without them, in the console of a stack of its own.
//
// node lots/page.mjs
import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { chromium } from 'playwright-core';

import { tenantsWith } from '../flights/agencies.mjs';
import { operatorSession } from '../packages/operator.mjs';
import { build, startBuilt } from '../stack/build.mjs';
import { FLAGS, median } from '../stack/stack.mjs';
import { fillLot, GROUPS, SEATS } from './fill.mjs';

const RUNS = 7;
/** The filter is measured on a processor a quarter as fast, as that of flights is. */
const SLOWER = 4;
/** Where the console keeps the token of its session. */
const TOKEN = 'jetway.operator';

/** A row for each figure. The targets are those of the flights' results: an answer on screen, the page's share of it, and a filter. */
export async function measureLotPage() {
  build();
  const tenants = tenantsWith(1);
  try {
    const portal = await startBuilt(tenants);
    try {
      return await measure(portal);
    } finally {
      await portal.stop();
    }
  } finally {
    rmSync(tenants, { recursive: true, force: true });
  }
}

async function measure(portal) {
  const { token, post } = await operatorSession(portal, ['ticketing']);
  const lotId = await fillLot(portal, post);
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
    await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [TOKEN, token]);
    await context.addInitScript(watcher);
    const page = await context.newPage();
    const console = { page, origin: `http://operations.localhost:${portal.port}`, lotId };
    const opened = await opens(console);
    const narrowed = await filters(console);
    const saved = await saves(console);
    const what = `a lot of ${SEATS} seats with ${GROUPS} groups`;
    return [
      row(`open ${what}, press to its groups and its form`, middle(opened, 'whole'), 1_500),
      row('the same without waiting for answers', middle(opened, 'ours'), 300),
      row(`narrow its groups to a state at ${SLOWER}× slowdown, press to paint`, middle(narrowed, 'paint'), 100),
      row('the same, press to its rows, including the answer', middle(narrowed, 'whole'), 200),
      row('save it, press to the confirmation', middle(saved, 'whole'), 1_500),
      row('the same without waiting for answers', middle(saved, 'ours'), 300),
    ];
  } finally {
    await browser.close();
  }
}

/** From the list to the lot. The first time loads the code of the page and does not count. */
async function opens({ page, origin, lotId }) {
  const took = [];
  for (let run = -1; run < RUNS; run += 1) {
    await page.goto(`${origin}/fares?search=bench`);
    await page.locator(`a[href$="${lotId}"]`).waitFor();
    await rests(page);
    took.push(
      await page.evaluate((id) => window.measured(() => document.querySelector(`a[href$="${id}"]`), 'opened'), lotId),
    );
  }
  return took.slice(1);
}

/** Each choice is the first of its page, so that no answer is in memory. */
async function filters({ page, origin, lotId }) {
  const processor = await page.context().newCDPSession(page);
  const took = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.goto(`${origin}/fares/lots/falcon/${lotId}`);
    await page.getByRole('tab', { name: /^Deposit paid/ }).waitFor();
    await rests(page);
    await processor.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    took.push(
      await page.evaluate(() =>
        window.measured(
          () => [...document.querySelectorAll('[role=tab]')].find((one) => one.textContent.startsWith('Deposit paid')),
          'narrowed',
        ),
      ),
    );
    await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  return took;
}

async function saves({ page, origin, lotId }) {
  const took = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.goto(`${origin}/fares/lots/falcon/${lotId}`);
    await page.getByRole('textbox', { name: 'Baggage' }).fill(`${30 + run} kg`);
    await rests(page);
    took.push(
      await page.evaluate(() =>
        window.measured(
          () => [...document.querySelectorAll('button')].find((one) => one.textContent === 'Save changes'),
          'saved',
        ),
      ),
    );
  }
  return took;
}

/** What the page still draws is not the next step's time. */
async function rests(page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((rested) => requestIdleCallback(rested)));
}

/** Runs in every page: `measured` clicks an element and resolves with milliseconds to the next frame, to the frame that shows the result, and without calls. */
function watcher() {
  const rows = () =>
    [...document.querySelectorAll('table')].find((table) => table.caption?.textContent === 'Groups of the lot');
  const groups = () => [...(rows()?.tBodies[0]?.rows ?? [])];
  const results = {
    opened: () =>
      groups().length > 0 && [...document.querySelectorAll('button')].some((one) => one.textContent === 'Save changes'),
    narrowed: () => groups().length > 0 && groups().every((one) => one.textContent.includes('Deposit paid')),
    saved: () => document.body.textContent.includes('The lot was saved'),
  };
  window.measured = (find, result) =>
    new Promise((resolve) => {
      const frame = (done) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done(performance.now());
          port2.postMessage(null);
        });
      performance.clearResourceTimings();
      const began = performance.now();
      let paint = 0;
      find().click();
      frame((at) => (paint = at - began));
      const look = () => {
        if (!results[result]()) return requestAnimationFrame(look);
        return frame((at) => resolve({ paint, whole: at - began, ours: at - began - waited(began, at) }));
      };
      look();
    });
  /** Milliseconds during which at least one call was under way. */
  function waited(from, to) {
    const calls = performance
      .getEntriesByType('resource')
      .filter(({ name, responseEnd }) => name.includes('/api/') && responseEnd > from)
      .sort((one, other) => one.startTime - other.startTime);
    let [sum, end] = [0, from];
    for (const { startTime, responseEnd } of calls) {
      sum += Math.max(0, Math.min(responseEnd, to) - Math.max(startTime, end));
      end = Math.max(end, responseEnd);
    }
    return sum;
  }
}

const middle = (took, part) => Math.round(median(took.map((one) => one[part])));

function row(name, figure, limit) {
  console.log(`${name}: ${figure} ms (≤ ${limit})`);
  return { name, figure, unit: 'ms', limit };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await measureLotPage();
