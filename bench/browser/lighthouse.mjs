// Lighthouse on the sign-in page and the search pad through the gateway: its own simulated phone line and desk line.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';

import { freePort } from '../stack/free-port.mjs';
import { FLAGS, median, signIn, startStack } from '../stack/stack.mjs';

const RUNS = Number(process.argv[2] ?? 3);
const LINES = [
  { line: 'mobile', config: undefined, least: 90 },
  { line: 'desktop', config: desktopConfig, least: 98 },
];
const SHIFT = 0.02;

const stack = await startStack();
const profile = mkdtempSync(join(tmpdir(), 'jetway-lighthouse-'));
const port = await freePort();
const browser = await chromium.launchPersistentContext(profile, {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [...FLAGS, `--remote-debugging-port=${port}`],
});
try {
  const rows = await audit('sign-in page', `${stack.origin}/login`);
  // A second page that goes on moving would be measured with the first.
  await (await signIn(await browser.newPage(), stack)).close();
  rows.push(...(await audit('search pad', `${stack.origin}/searchpad`)));
  console.table(rows);
  const missed = rows.filter((row) => row.score < row.least || row.CLS > SHIFT);
  if (missed.length > 0)
    throw new Error(`below what is asked: ${missed.map(({ page, line }) => `${page}, ${line}`).join('; ')}`);
} finally {
  await browser.close();
  await stack.stop();
  rmSync(profile, { recursive: true, force: true });
}

/** The middle run of each line. */
async function audit(name, url) {
  const rows = [];
  for (const { line, config, least } of LINES) {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) {
      await forgetFiles();
      const { lhr } = await lighthouse(
        url,
        { port, onlyCategories: ['performance'], disableStorageReset: true, logLevel: 'error' },
        config,
      );
      if (!lhr.finalDisplayedUrl.startsWith(url)) throw new Error(`${url} led to ${lhr.finalDisplayedUrl}`);
      runs.push(lhr);
    }
    const middle = (pick) => median(runs.map(pick));
    const audited = (id) => Math.round(middle((run) => run.audits[id].numericValue));
    const score = Math.round(middle((run) => run.categories.performance.score) * 100);
    rows.push({
      page: name,
      line,
      score,
      least,
      'FCP ms': audited('first-contentful-paint'),
      'LCP ms': audited('largest-contentful-paint'),
      'TBT ms': audited('total-blocking-time'),
      CLS: Number(middle((run) => run.audits['cumulative-layout-shift'].numericValue).toFixed(3)),
      'KB sent': Math.round(middle((run) => run.audits['total-byte-weight'].numericValue) / 1024),
    });
  }
  return rows;
}

/** A first visit, but for who is signed in. */
async function forgetFiles() {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.close();
}
