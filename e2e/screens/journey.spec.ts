import type { Locator } from '@playwright/test';

import { BookingPage, family } from '../pages/booking.page';
import { OrderPage } from '../pages/order.page';
import { ResultsPage } from '../pages/results.page';
import { SignInPage } from '../pages/sign-in.page';
import { expect, test } from '../stack/fixtures';
import { picture, SITTERS } from './camera';

for (const { portal, name, colorScheme } of SITTERS) {
  test.describe(name, () => {
    test.use({ colorScheme });

    test(`${name}: pictures of a sale, from the search to the ledger`, async ({ page, request }) => {
      const take = (screen: string, part?: Locator) => picture(page, `journey/${name}-${screen}`, part ? { part } : {});
      await new SignInPage(page, portal).signIn(portal.owner, request);
      await expect(page.getByRole('button', { name: 'Search flights' })).toBeVisible();
      await take('search');

      const results = new ResultsPage(page, portal);
      await results.open();
      await take('results');
      await results.holdable.getByRole('button', { name: 'Flight details' }).click();
      await page.getByRole('tab', { name: 'Fare rules' }).click();
      await expect(page.getByRole('tabpanel').getByRole('table').first()).toBeVisible();
      await take('fare-rules', page.getByRole('tabpanel'));

      await results.select(results.holdable);
      const booking = new BookingPage(page);
      await booking.enter(family());
      await take('travellers');
      await booking.review();
      await expect(page.getByText('Names as they go on the ticket')).toBeVisible();
      await take('review');
      await booking.book.click();
      const order = new OrderPage(page);
      await expect(order.issue).toBeVisible();
      await take('held-order');
      await order.payAndIssue();
      await expect(page.getByText('Tickets issued').first()).toBeVisible({ timeout: 20_000 });
      await take('order');

      for (const [screen, path] of [['bookings', '/my-bookings'], ['ledger', '/my-transactions']] as const) {
        await page.goto(`${portal.origin}${path}`);
        await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
        await take(screen);
      }
    });
  });
}
