import { request as http } from 'node:http';

import { expect, test } from '../../stack/fixtures';
import { addressOf, hostOf } from '../../stack/api';
import { LedgerSlot } from '../../pages/slot.page';
import { answering, partsOf } from '../../stack/modules';
import type { Portal } from '../../stack/portals';
import { FALCON, NORTHLIGHT, PORTALS } from '../../stack/portals';
import { signedIn } from '../../stack/session';

/** Transferred bytes of a document, compressed. */
function documentBytes(portal: Portal): Promise<number> {
  const headers = { ...hostOf(portal), 'accept-encoding': 'br', accept: 'text/html' };
  return new Promise((resolve, reject) => {
    const call = http(addressOf('/searchpad'), { headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
    });
    call.on('error', reject);
    call.end();
  });
}

for (const portal of PORTALS) {
  test.describe(`first paint of ${portal.company}`, () => {
    test.use({ javaScriptEnabled: false });

    test('carries the brand before any script runs (P-002, P-008)', async ({ page }) => {
      await page.goto(`${portal.origin}/searchpad`);
      await expect(page).toHaveTitle(new RegExp(portal.company));
      const accent = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--jw-accent').trim(),
      );
      expect(accent).not.toBe('');
      const icon = page.locator('link[rel=icon]');
      await expect(icon).toHaveAttribute('type', 'image/svg+xml');
    });
  });

  test(`the document of ${portal.company} is within 18 KB compressed`, async () => {
    expect(await documentBytes(portal)).toBeLessThanOrEqual(18 * 1024);
  });
}

test.describe('while a page is loading', () => {
  test.use({ javaScriptEnabled: false });

  test('the brand’s chosen loader is shown, or its custom one (P-009, P-010)', async ({ page }) => {
    const loader = page.locator('.jw-boot');
    await page.goto(`${FALCON.origin}/`);
    await expect(loader.locator('.jw-l-wings')).toBeVisible();
    await page.goto(`${NORTHLIGHT.origin}/`);
    await expect(loader.locator('img[src*="loader.svg"]')).toBeVisible();
    await expect(loader.locator('.jw-l')).toHaveCount(0);
  });
});

test('the page replaces the loader once its code has loaded (P-110)', async ({ page }) => {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/releases/mfe-shell/**/main.*.js', (route) => released.then(() => route.continue()));
  await page.goto(`${FALCON.origin}/`, { waitUntil: 'commit' });
  const loader = page.locator('.jw-boot');
  await expect(loader).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(loader).toHaveCount(0);
});

test('a page’s skeleton is shown while its code is loading (P-110)', async ({ page, request }) => {
  const { page: chunk } = await partsOf(request, FALCON, 'mfe-payments', 'LedgerPage');
  await signedIn(page, request, FALCON);
  await page.goto(`${FALCON.origin}/searchpad`);
  await expect(page.getByRole('button', { name: 'Search flights' })).toBeVisible();
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await answering(page, chunk, (route) => released.then(() => route.continue()));

  const slot = new LedgerSlot(page);
  const main = page.getByRole('main');
  await slot.choose();
  await expect(main.getByRole('status')).toHaveText('Loading');
  await expect(main).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(slot.heading).toBeVisible();
  await expect(main).toHaveAttribute('aria-busy', 'false');
});
