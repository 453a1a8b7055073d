import type { APIRequestContext } from '@playwright/test';

import { LedgerSlot } from '../../pages/slot.page';
import { GATEWAY_ADMIN } from '../../stack/addresses';
import { expect, test } from '../../stack/fixtures';
import { answering, bootOf, notFound, partsOf, publishedAs } from '../../stack/modules';
import { FALCON } from '../../stack/portals';
import { signedIn } from '../../stack/session';

const PAYMENTS = 'mfe-payments';

/** The value of a series in the gateway's metrics, or 0. */
async function series(request: APIRequestContext, name: string, labels: string[]): Promise<number> {
  const text = await (await request.get(`${GATEWAY_ADMIN}/metrics`)).text();
  const line = text
    .split('\n')
    .find((one) => one.startsWith(`${name}{`) && labels.every((label) => one.includes(label)));
  return Number(line?.split(' ').at(-1) ?? 0);
}

/** How often a module's code loaded, and how often it failed to. */
async function loads(request: APIRequestContext, module: string): Promise<{ loaded: number; failed: number }> {
  const { version } = (await bootOf(request, FALCON)).releases.modules[module] ?? { version: '' };
  const count = (outcome: string) =>
    series(request, 'jetway_gateway_module_loads_total', [
      `module="${module}"`,
      `version="${version}"`,
      `outcome="${outcome}"`,
    ]);
  return { loaded: await count('loaded'), failed: await count('failed') };
}

/** Runs in the page, before its own scripts: records when its largest contentful paint is being observed. */
function noteWhenPaintIsWatched(): void {
  const { observe } = PerformanceObserver.prototype;
  PerformanceObserver.prototype.observe = function (options) {
    observe.call(this, options);
    if (options?.type === 'largest-contentful-paint') Object.assign(self, { isPaintWatched: true });
  };
}

/** Runs in the page: waits until the largest contentful paint so far is known. */
function largestPaint(): Promise<void> {
  return new Promise((resolve) =>
    new PerformanceObserver(() => resolve()).observe({ type: 'largest-contentful-paint', buffered: true }),
  );
}

test('what browsers report arrives in the gateway’s metrics, by module and release', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/Failed to load|mfe_payments|RUNTIME-00|ScriptExternalLoadError|404/);
  const { version } = (await bootOf(request, FALCON)).releases.modules[PAYMENTS] ?? { version: '' };
  const of = [`module="${PAYMENTS}"`, `version="${version}"`];
  const counted = async () => ({
    loaded: await series(request, 'jetway_gateway_module_loads_total', [...of, 'outcome="loaded"']),
    timed: await series(request, 'jetway_gateway_module_load_seconds_count', of),
    failed: await series(request, 'jetway_gateway_module_loads_total', [...of, 'outcome="failed"']),
    painted: await series(request, 'jetway_gateway_web_vital_seconds_count', [...of, 'vital="lcp"']),
  });
  const before = await counted();
  await signedIn(page, request, FALCON);
  await page.addInitScript(noteWhenPaintIsWatched);
  await page.goto(`${FALCON.origin}/my-transactions`);
  await expect(page.getByRole('heading', { name: 'Payment ledger' })).toBeVisible();
  // The shell observes vitals once the page is idle; a page being left sends what it has not sent yet.
  await page.waitForFunction(() => (self as { isPaintWatched?: boolean }).isPaintWatched);
  await page.evaluate(largestPaint);
  await page.goto('about:blank');
  await expect.poll(async () => (await counted()).painted).toBeGreaterThan(before.painted);
  await expect.poll(async () => (await counted()).loaded).toBeGreaterThan(before.loaded);
  await expect.poll(async () => (await counted()).timed).toBeGreaterThan(before.timed);
  const after = await counted();

  await page.clock.install();
  const { entry } = await partsOf(request, FALCON, PAYMENTS, 'LedgerPage');
  await answering(page, entry, notFound);
  await page.goto(`${FALCON.origin}/my-transactions`);
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.goto('about:blank');
  await expect.poll(async () => (await counted()).failed).toBeGreaterThan(after.failed);
});

test('a module page that does not load, or throws while being evaluated, counts as a failure of the module', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/Failed to load|mfe_payments|mfe-payments|ChunkLoadError|404|broke at/);
  const parts = await partsOf(request, FALCON, PAYMENTS, 'LedgerPage');
  const slot = new LedgerSlot(page);
  await page.clock.install();
  await signedIn(page, request, FALCON);
  for (const failing of [
    () => answering(page, parts.page, notFound),
    () => publishedAs(page, parts, parts.page, (text) => `throw new Error("broke at start");${text}`),
  ]) {
    const before = await loads(request, PAYMENTS);
    const stop = await failing();
    await page.goto(`${FALCON.origin}/my-transactions`);
    await slot.fails();
    await page.goto('about:blank');
    await expect.poll(async () => (await loads(request, PAYMENTS)).failed).toBeGreaterThan(before.failed);
    expect((await loads(request, PAYMENTS)).loaded, 'a failed load does not count as loaded').toBe(before.loaded);
    await stop?.();
  }
});

test('the shell counts as loaded once its page is shown, and as failed when one of its start files does not load', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/Failed to load|ChunkLoadError|Loading chunk|404/);
  const before = await loads(request, 'mfe-shell');
  await signedIn(page, request, FALCON);
  await page.goto(`${FALCON.origin}/searchpad`);
  await expect(page.getByRole('button', { name: 'Search flights' })).toBeVisible();
  await page.goto('about:blank');
  await expect.poll(async () => (await loads(request, 'mfe-shell')).loaded).toBeGreaterThan(before.loaded);
  expect((await loads(request, 'mfe-shell')).failed).toBe(before.failed);

  await page.route('**/releases/mfe-shell/*/kits.*.js', notFound);
  await page.goto(`${FALCON.origin}/searchpad`);
  await expect.poll(async () => (await loads(request, 'mfe-shell')).failed).toBeGreaterThan(before.failed);
});
