import type { Page } from '@playwright/test';

import { LedgerSlot } from '../../pages/slot.page';
import { expect, test } from '../../stack/fixtures';
import { answering, lateChunk, notFound, partsOf } from '../../stack/modules';
import { FALCON } from '../../stack/portals';
import { signedIn } from '../../stack/session';

const NOISE = /Failed to load|mfe_payments|RUNTIME-008|ERR_|ChunkLoadError/;
const GUARD = 'jetway.load-failure-reloads.v1';

test('a slow entry gets three attempts of six seconds with uneven waits, then the slot says so', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(NOISE);
  const { entry } = await partsOf(request, FALCON, 'mfe-payments', 'LedgerPage');
  const slot = new LedgerSlot(page);
  await page.clock.install();
  await signedIn(page, request, FALCON);
  await page.goto(`${FALCON.origin}/searchpad`);
  await expect(page.getByRole('button', { name: 'Search flights' })).toBeVisible();
  // From here the clock only moves on command; a loading chunk would time out at a jump.
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const mend = await answering(page, entry, () => undefined);
  const asked = await timesOfScripts(page, entry);

  await slot.choose();
  await expect.poll(async () => (await asked()).length).toBe(1);
  for (let passed = 0; passed < 30_000 && !(await slot.again.isVisible()); passed += 200) await page.clock.runFor(200);
  const now = await page.evaluate(() => Date.now());
  const times = await asked();
  expect(times).toHaveLength(3);
  const [first = 0, second = 0, third = 0] = times;
  for (const gap of [second - first, third - second, now - third + 800]) {
    expect(gap).toBeGreaterThanOrEqual(6_000);
    expect(gap).toBeLessThanOrEqual(8_000);
  }
  await mend();
  await page.clock.resume();
  await slot.again.click();
  await expect(slot.heading).toBeVisible();
});

/** Times, by the page's clock, at which script elements of a file are added from now on. Request events arrive later than that. */
async function timesOfScripts(page: Page, file: string): Promise<() => Promise<number[]>> {
  await page.evaluate((path) => {
    const times: number[] = [];
    Object.assign(window, { timesOfScripts: times });
    const note = (node: Node) => {
      if (node instanceof HTMLScriptElement && new URL(node.src, location.href).pathname === path)
        times.push(Date.now());
    };
    new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(note))).observe(document, {
      childList: true,
      subtree: true,
    });
  }, file);
  return () => page.evaluate(() => (window as unknown as { timesOfScripts: number[] }).timesOfScripts);
}

for (const ahead of [false, true]) {
  const how = ahead ? ', even while other pages are prefetched' : '';
  test.describe(() => {
    test.use({ prefetches: ahead });
    test(`when trying again fails too the page reloads, ten times at most, counted in local storage${how} (P-178)`, async ({
      page,
      request,
      complaints,
    }) => {
      complaints.expect(NOISE);
      const { entry } = await partsOf(request, FALCON, 'mfe-payments', 'LedgerPage');
      const slot = new LedgerSlot(page);
      const count = () => page.evaluate((key) => localStorage.getItem(key), GUARD);
      await page.clock.install();
      await signedIn(page, request, FALCON);
      const mend = await answering(page, entry, notFound);
      await page.goto(`${FALCON.origin}/my-transactions`);
      await page.evaluate((key) => localStorage.setItem(key, '8'), GUARD);
      let documents = 0;
      let others = 0;
      page.on('request', (asked) => {
        documents += Number(asked.isNavigationRequest());
        others += Number(asked.url().includes('/releases/mfe-flights/'));
      });
      for (const [reloads, counted] of [
        [1, '9'],
        [2, '10'],
        [2, '10'],
      ] as const) {
        await slot.fails();
        if (ahead) await fetched(page, () => others);
        await slot.again.click();
        await expect(async () => {
          await page.clock.fastForward(1_000);
          expect(documents).toBe(reloads);
          expect(await count()).toBe(counted);
        }).toPass();
        others = 0;
      }
      await slot.fails();

      await mend();
      await slot.again.click();
      await expect(slot.heading).toBeVisible();
      expect(await count(), 'a page that loaded may still crash').toBe('10');
      await page.clock.fastForward(10_000);
      await expect.poll(count).toBeNull();
    });
  });
}

/** Advances the page's clock until pages of another module have loaded and been evaluated. */
async function fetched(page: Page, others: () => number): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(1_000);
    expect(others()).toBeGreaterThan(1);
  }).toPass();
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(2_000);
}

test('a component that fails to load on every render reloads the page ten times at most too', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(NOISE);
  const part = await lateChunk(request, FALCON, 'SelectControl');
  const slot = new LedgerSlot(page);
  await signedIn(page, request, FALCON);
  await answering(page, part, notFound);
  await page.goto(`${FALCON.origin}/my-transactions`);
  await page.evaluate((key) => localStorage.setItem(key, '9'), GUARD);
  let documents = 0;
  page.on('request', (asked) => (documents += Number(asked.isNavigationRequest())));
  await slot.again.click();
  await expect.poll(() => documents).toBe(1);
  await expect(slot.again).toBeVisible();
  await slot.again.click();
  await expect(slot.again).toBeVisible();
  expect(documents).toBe(1);
  expect(await page.evaluate((key) => localStorage.getItem(key), GUARD)).toBe('10');
});
