import type { Locator } from '@playwright/test';

import { BookingPage, family } from '../pages/booking.page';
import { OrderPage } from '../pages/order.page';
import { ResultsPage } from '../pages/results.page';
import { SignInPage } from '../pages/sign-in.page';
import { expect, test } from '../stack/fixtures';
import { asIf } from '../stack/modules';
import { MAIN_BRANDS, picture } from './camera';

for (const { portal, name, colorScheme } of MAIN_BRANDS) {
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
      await (await results.holdable()).getByRole('button', { name: 'Flight details' }).click();
      await page.getByRole('tab', { name: 'Fare rules' }).click();
      await expect(page.getByRole('tabpanel').getByRole('table').first()).toBeVisible();
      await take('fare-rules', page.getByRole('tabpanel'));

      // A fare of a supplier that offers seat selection.
      await results.select(await results.seek(/Can be held.*Source (GDS A|NDC X)/));
      const booking = new BookingPage(page);
      await booking.enter(family());
      await take('travellers');
      await booking.review();
      await expect(page.getByText('Names as they go on the ticket')).toBeVisible();
      await take('review');
      await page.getByRole('button', { name: 'Add seats and extras' }).click();
      await page.getByRole('dialog').getByRole('tab', { name: 'Seats' }).click();
      await expect(page.getByRole('dialog').getByRole('grid').first()).toBeVisible();
      await take('seats');
      await page.keyboard.press('Escape');
      await booking.book.click();
      const order = new OrderPage(page);
      const reference = await order.reference();
      await take('held-order');
      await order.issue.click();
      await expect(order.confirm).toBeEnabled();
      await take('ways-to-pay');
      await order.confirm.click();
      await expect(page.getByText('Tickets issued').first()).toBeVisible();
      await take('order');
      await page.goto(`${portal.origin}/print-preview?reference=${reference}`);
      await expect(page.getByRole('article')).toBeVisible();
      await take('print');

      for (const [screen, path] of [
        ['bookings', '/my-bookings'],
        ['ledger', '/my-transactions'],
      ] as const) {
        await page.goto(`${portal.origin}${path}`);
        await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
        await take(screen);
      }
      // A user whose agency has issued a ticket is asked for a review.
      await asIf(page, () => ({ isReviewGiven: false }));
      await page.goto(`${portal.origin}/searchpad`);
      const review = page.getByRole('button', { name: 'Write a review' });
      await expect(review).toBeVisible();
      await take('review-prompt', review);
      await review.click();
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
      await take('review-dialog');
    });

    test(`${name}: pictures of a proposal, for the agent and for the client`, async ({ page, request, browser }) => {
      await new SignInPage(page, portal).signIn(portal.owner, request);
      const results = new ResultsPage(page, portal);
      await results.open();
      for (const at of [0, 1]) await results.quote(at).click();
      await picture(page, `journey/${name}-results-picked`);
      await page.getByRole('button', { name: 'Compare' }).click();
      const compared = page.getByRole('dialog', { name: 'Compare' });
      await expect(compared.getByRole('columnheader')).toHaveCount(2);
      await picture(page, `journey/${name}-compared`, { part: compared });
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Make proposal' }).click();
      await page.getByRole('textbox', { name: 'Client' }).fill('Mrs Karim');
      await expect(page.getByRole('article', { name: 'Option 2' })).toBeVisible();
      await picture(page, `journey/${name}-proposal`);
      await page.getByRole('button', { name: 'Create the link' }).click();
      const link = await page.getByText(/\/proposal\?token=[0-9a-f]{64}/).textContent();
      const client = await browser.newContext({ colorScheme });
      const theirs = await client.newPage();
      await theirs.goto(link ?? '');
      await expect(theirs.getByRole('article')).toHaveCount(2);
      await picture(theirs, `journey/${name}-proposal-at-the-client`);
      await client.close();
    });

    test(`${name}: pictures of an imported record, from its source to its current fare`, async ({ page, request }) => {
      await new SignInPage(page, portal).signIn(portal.owner, request);
      await page.goto(`${portal.origin}/searchpad/queueshare`);
      await page.getByRole('radiogroup').getByText('GDS A', { exact: true }).click();
      await expect(page.getByRole('button', { name: 'Copy the transfer text' })).toBeVisible();
      await picture(page, `journey/${name}-queue-share`);
      await page.goto(`${portal.origin}/queue-share-booking?source=gds-a&pnr=ON00AX`);
      await page.getByRole('textbox', { name: /^Surname/ }).fill('Karim');
      await page.getByRole('button', { name: 'Find the record' }).click();
      await expect(page.getByText('The record has not been transferred to us')).toBeVisible();
      await picture(page, `journey/${name}-record-not-transferred`);
      await page.goto(`${portal.origin}/queue-share-booking?source=gds-a&pnr=OP00AX`);
      await page.getByRole('textbox', { name: /^Surname/ }).fill('Karim');
      await page.getByRole('button', { name: 'Find the record' }).click();
      await page.getByRole('button', { name: 'Check today’s fare' }).click();
      await expect(page.getByText('The fare has changed since the record was made')).toBeVisible();
      await picture(page, `journey/${name}-record`);
    });

    test(`${name}: pictures of a domestic return, selected one direction at a time`, async ({ page, request }) => {
      await new SignInPage(page, portal).signIn(portal.owner, request);
      await new ResultsPage(page, portal).openPair();
      const chosen = page.getByRole('article');
      await expect(chosen).toBeVisible();
      await picture(page, `journey/${name}-both-ways`);
      await picture(page, `journey/${name}-both-ways-chosen`, { part: chosen });
    });
  });
}
