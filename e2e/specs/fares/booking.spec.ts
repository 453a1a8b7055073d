import type { Page } from '@playwright/test';

import { FareOrderPage } from '../../pages/fare-order.page';
import { escape } from '../../stack/escape';
import { expect, test } from '../../stack/fixtures';
import type { LotKind } from '../../stack/lots';
import { cheapestLot, depositPaid, KINDS, listOf, partyOf, seatsHeld } from '../../stack/lots';
import { FALCON } from '../../stack/portals';
import { sessionOf, signedIn } from '../../stack/session';

// covers: T-002
test('seats of each kind are held, their deposit paid, names given by list and file, the balance paid, and tickets issued', async ({
  page,
  request,
}) => {
  test.slow();
  const api = await sessionOf(request, FALCON);
  const order = new FareOrderPage(page, FALCON);
  await signedIn(page, request, FALCON);
  for (const kind of ['exclusive', 'umrah', 'group'] satisfies LotKind[]) {
    const lot = await cheapestLot(api, kind);
    await page.goto(`${FALCON.origin}${KINDS[kind].path}`);
    await page
      .getByRole('article', { name: lot.title, exact: true })
      .first()
      .getByRole('link', { name: lot.title })
      .click();
    await expect(page).toHaveURL(/\/fare-lots\//);
    if (kind === 'umrah') await quoteOfJourney(page);
    await order.hold(`Journey of ${kind}`);
    await order.pay('deposit');
    await order.giveNames(listOf(partyOf(lot)), kind === 'group' ? 'file' : 'text');
    await expect(order.names.getByRole('row')).toHaveCount(partyOf(lot) + 1);
    await order.pay('balance');
    await order.ticketed();
  }
});

/** Quotes the journey of the lot on the page, shows what the client sees, and returns to the lot. */
async function quoteOfJourney(page: Page) {
  const lot = page.url();
  await page.getByRole('link', { name: 'Quote for the whole journey' }).click();
  await page.getByRole('textbox', { name: 'Client', exact: true }).fill('Mrs Karim');
  await page.getByRole('button', { name: 'Make the quote' }).click();
  await expect(page.getByRole('region', { name: 'Hotel in Makkah' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Not in this quote' })).toContainText('this nationality need no visa');
  await page.getByRole('button', { name: 'Create a link' }).click();
  await page.getByRole('link', { name: 'Open as the client' }).click();
  await expect(page.getByRole('heading', { name: 'Umrah journey for Mrs Karim' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Hotel in Madinah' })).toBeVisible();
  await page.goto(lot);
}

test('a list of names is refused line by line, and seats are cancelled at the penalty shown', async ({
  page,
  request,
}) => {
  const api = await sessionOf(request, FALCON);
  const order = new FareOrderPage(page, FALCON);
  const reference = await seatsHeld(api, await cheapestLot(api, 'umrah'));
  await depositPaid(api, reference);
  await signedIn(page, request, FALCON);
  await order.open(reference);
  await page.getByRole('button', { name: 'Paste or load a list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste or load a list' });
  const list = dialog.getByRole('textbox', { name: 'List of names' });
  await list.fill('Mr,Karim,Rahman,1980-03-12,BD,A1234567,2020-01-01');
  await dialog.getByRole('button', { name: 'Check the list' }).click();
  await expect(dialog.getByRole('listitem').first()).toContainText('Line 1');
  await escape(page, dialog);

  await order.open(reference, '?view=cancel');
  const cancel = page.getByRole('alertdialog', { name: 'Cancel this booking?' });
  await expect(cancel.getByText('Penalty', { exact: true })).toBeVisible();
  await cancel.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(page.getByText('This booking is cancelled')).toBeVisible();
});
