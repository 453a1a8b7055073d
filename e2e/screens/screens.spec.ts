import { fileURLToPath } from 'node:url';

import type { Page } from '@playwright/test';

import { BookingPage, family } from '../pages/booking.page';
import { OrderPage } from '../pages/order.page';
import { ResultsPage } from '../pages/results.page';
import { SignInPage } from '../pages/sign-in.page';
import { expect, test } from '../stack/fixtures';
import type { Portal } from '../stack/portals';
import { FALCON, ORIGINAL } from '../stack/portals';

const FOLDER = fileURLToPath(new URL('../../docs/screens/', import.meta.url));
const SETS = [
  { portal: FALCON, name: 'falcon', width: 1280, colorScheme: 'light' },
  { portal: FALCON, name: 'falcon-dark', width: 1920, colorScheme: 'dark' },
  { portal: ORIGINAL, name: 'jetway', width: 1280, colorScheme: 'light' },
  { portal: ORIGINAL, name: 'jetway-phone', width: 390, colorScheme: 'light' },
] as const;

for (const { portal, name, width, colorScheme } of SETS) {
  test.describe(name, () => {
    test.use({ viewport: { width, height: width < 640 ? 844 : 900 }, colorScheme });

    test(`${name}: pictures of the journey`, async ({ page, request }) => {
      const take = (screen: string) => page.screenshot({ path: `${FOLDER}${name}-${screen}-${width}.png`, animations: 'disabled' });
      await arrive(page, portal, take);
      await new SignInPage(page, portal).signIn(portal.owner, request);
      await expect(page.getByRole('button', { name: 'Search flights' })).toBeVisible();
      await take('search');
      const results = new ResultsPage(page, portal);
      await results.open();
      await take('results');
      await results.select(results.holdable);
      const booking = new BookingPage(page);
      await booking.enter(family());
      await take('travellers');
      await booking.review();
      await booking.book.click();
      const order = new OrderPage(page);
      await order.payAndIssue();
      await expect(page.getByText('Tickets issued').first()).toBeVisible({ timeout: 20_000 });
      await take('order');
      await page.goto(`${portal.origin}/my-transactions`);
      await expect(page.getByRole('table')).toBeVisible();
      await take('ledger');
    });
  });
}

async function arrive(page: Page, portal: Portal, take: (screen: string) => Promise<unknown>): Promise<void> {
  await page.goto(`${portal.origin}/`);
  await page.waitForLoadState('networkidle');
  await take('home');
}
