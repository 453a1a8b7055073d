import type { APIRequestContext } from '@playwright/test';

import { GATEWAY_ADMIN } from '../../stack/addresses';
import { expect, test } from '../../stack/fixtures';
import { answering, bootOf, fetchingNothingAhead, partsOf, signedIn } from '../../stack/modules';
import { FALCON } from '../../stack/portals';

const PAYMENTS = 'mfe-payments';

/** A series of the gateway's metrics, or 0. */
async function series(request: APIRequestContext, name: string, labels: string[]): Promise<number> {
  const text = await (await request.get(`${GATEWAY_ADMIN}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name}{`) && labels.every((label) => one.includes(label)));
  return Number(line?.split(' ').at(-1) ?? 0);
}

test('what a browser met arrives in the metrics of the gateway, by module and release', async ({ page, request, complaints }) => {
  complaints.expect(/Failed to load|mfe_payments|RUNTIME-00|ScriptExternalLoadError|404/);
  // What prepares each page of a journey asks an empty one too, which has no storage.
  complaints.expect(/'localStorage' property from 'Window': Access is denied/);
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
  await fetchingNothingAhead(page);
  await page.goto(`${FALCON.origin}/my-transactions`);
  await expect(page.getByRole('heading', { name: 'Payment ledger' })).toBeVisible();
  // Vitals are watched once the page has nothing else to do; a page that is left says what it has not said yet.
  await page.waitForLoadState('networkidle');
  await page.goto('about:blank');
  await expect.poll(async () => (await counted()).painted).toBeGreaterThan(before.painted);
  const after = await counted();
  expect(after.loaded).toBeGreaterThan(before.loaded);
  expect(after.timed).toBeGreaterThan(before.timed);

  await page.clock.install();
  const { entry } = await partsOf(request, FALCON, PAYMENTS, 'LedgerPage');
  await answering(page, entry, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'not found' }));
  await page.goto(`${FALCON.origin}/my-transactions`);
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.goto('about:blank');
  await expect.poll(async () => (await counted()).failed).toBeGreaterThan(after.failed);
});
