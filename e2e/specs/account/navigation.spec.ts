import type { Page } from '@playwright/test';

import { expect, test } from '../../stack/fixtures';
import { asIf, bootOf } from '../../stack/modules';
import { FALCON } from '../../stack/portals';
import { signedInAt } from '../../stack/session';

const SEARCH = 202;
const BOOKINGS = 223;
const LEDGER = 227;

/** Makes the page believe that the user has these permissions only. The server still enforces the real ones. */
async function holding(page: Page, functionalities: number[]): Promise<void> {
  await asIf(page, () => ({ functionalities }));
  await page.goto(`${FALCON.origin}/searchpad`);
}

const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name, exact: true });

// covers: T-026, T-127
test('without their codes, bookings and ledger are not in the navigation and their addresses are denied (P-049, P-050, P-102, P-103, P-237, P-241, P-249, T-246)', async ({
  page,
  request,
}) => {
  test.slow();
  await signedInAt(page, request, FALCON, '/searchpad');
  await expect(entry(page, 'Ledger')).toBeVisible();
  await entry(page, 'My bookings').click();
  await expect(page).toHaveURL(/\/my-bookings$/);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('My bookings');
  await page.goto(`${FALCON.origin}/ticket-management?search=none-of-this-name`);
  await expect(title).toHaveText('My bookings');
  await expect(page.getByRole('searchbox', { name: 'Search bookings' })).toHaveValue('none-of-this-name');
  await expect(page.getByText('No Records')).toBeVisible();

  await holding(page, [SEARCH, BOOKINGS]);
  await expect(entry(page, 'My bookings')).toHaveAttribute('href', '/my-bookings');
  await expect(page.getByRole('list', { name: 'My bookings' })).toHaveCount(0);
  await expect(entry(page, 'Ledger')).toHaveCount(0);
  await page.goto(`${FALCON.origin}/my-transactions`);
  await expect(page).toHaveURL(/\/access-denied$/);

  await page.unrouteAll();
  await holding(page, [SEARCH, LEDGER]);
  await expect(entry(page, 'Ledger')).toBeVisible();
  await expect(entry(page, 'My bookings')).toHaveCount(0);
  for (const path of ['/my-bookings', '/ticket-management']) {
    await page.goto(`${FALCON.origin}${path}`);
    await expect(page).toHaveURL(/\/access-denied$/);
  }
});

test.describe('a service worker left behind by an earlier portal', () => {
  // The content security policy of a page allows no workers at all.
  test.use({ bypassCSP: true });

  test('is removed once the portal has started (P-174)', async ({ page, request }) => {
    const { releases } = await bootOf(request, FALCON);
    const { base, entry: first } = releases.modules['mfe-shell'] ?? { base: '', entry: '' };
    const file = Object.keys(releases.integrity).find(
      (path) => path.startsWith(base) && path.endsWith('.js') && path !== base + first,
    );
    // An address of the portal that registers no worker.
    await page.goto(`${FALCON.origin}/robots.txt`);
    await page.evaluate(async (path) => void (await navigator.serviceWorker.register(path ?? '')), file);
    const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    expect(await workers()).toBe(1);
    await page.goto(`${FALCON.origin}/`);
    await expect.poll(workers).toBe(0);
  });
});
