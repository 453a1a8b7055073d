import type { Page } from '@playwright/test';

import { HotelOrderPage } from '../../pages/hotel-order.page';
import { expect, test } from '../../stack/fixtures';
import { asIf } from '../../stack/modules';
import { held } from '../../stack/orders';
import { FALCON } from '../../stack/portals';
import { sessionOf, signedIn, signedInAt } from '../../stack/session';
import { offers, stayed } from '../../stack/stays';

const HOTEL_QUEUES = 252;
const PRINT_HOTEL = 249;
const CANCEL_HOTEL = 250;
const HOTEL_HISTORY = 251;

test('the list is searched, filtered and paged, and its tabs split bookings by status (T-087, T-088, P-054)', async ({
  page,
  request,
}) => {
  test.slow();
  const api = await sessionOf(request, FALCON);
  // One more than a page holds; unpaid, so that no wallet runs out.
  const offered = await offers(api, { inDays: 61, later: true });
  const unpaid: string[] = [];
  for (let nth = 0; nth < 21; nth += 1) unpaid.push(await stayed(api, offered.slice(nth % 5), { mode: 'later' }));
  const paid = await stayed(api, offered, { surname: 'Findable' });
  const order = new HotelOrderPage(page, FALCON);
  await signedInAt(page, request, FALCON, '/hotel-bookings?queue=onHold');
  const tabs = page.getByRole('tablist', { name: 'Queue' });
  await expect(tabs.getByRole('tab', { name: /To pay/ })).toHaveAttribute('aria-selected', 'true');
  await expect(order.rows).toHaveCount(20);
  await expect(order.rows.filter({ hasText: paid })).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Pages of bookings' })
    .getByRole('button', { name: '2', exact: true })
    .click();
  await expect(order.rows.filter({ hasText: unpaid[0] ?? 'none' })).toBeVisible();

  await tabs.getByRole('tab', { name: /Upcoming/ }).click();
  await expect(order.rows.filter({ hasText: paid })).toBeVisible();
  await tabs.getByRole('tab', { name: /Cancelled/ }).click();
  await expect(order.rows.filter({ hasText: paid })).toHaveCount(0);

  await page.goto(`${FALCON.origin}/hotel-bookings`);
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('Findable');
  await expect(order.rows).toHaveCount(1);
  await expect(order.rows).toContainText(paid);
  await page.getByRole('searchbox', { name: 'City' }).fill('Atlantis');
  await expect(page.getByText('No Records')).toBeVisible();
});

test('a booking shows its actions, keeps an edited price, lists its history and is cancelled at the fee shown (P-055, T-090, T-092, T-093, T-094, T-095)', async ({
  page,
  request,
}) => {
  test.slow();
  const api = await sessionOf(request, FALCON);
  const reference = await stayed(api, await offers(api, { inDays: 71 }));
  const order = new HotelOrderPage(page, FALCON);
  await signedIn(page, request, FALCON);
  await order.open(reference);
  for (const name of ['E-mail voucher', 'Edit price', 'History', 'Cancel'])
    await expect(order.menu.getByRole('button', { name, exact: true })).toBeVisible();
  await expect(order.menu.getByRole('link', { name: 'Print' })).toBeVisible();

  await order.menu.getByRole('button', { name: 'Edit price' }).click();
  const price = page.getByRole('dialog', { name: 'Price for the customer' });
  await price.getByRole('textbox').fill('98765.00');
  await price.getByRole('button', { name: 'Print this price' }).click();
  await expect(price).toBeHidden();
  await page.reload();
  await expect(page.getByText('98,765.00')).toBeVisible();

  await order.menu.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'Booking history' });
  await expect(history.getByText('The booking is confirmed and paid.')).toBeVisible();
  await expect(history.getByText('The printed price was changed; what is charged was not.')).toBeVisible();

  await order.open(reference, '?view=cancel');
  const cancel = order.dialog('Cancel this booking?');
  await expect(cancel.getByText('Free of charge')).toBeVisible();
  await cancel.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect(page.getByText('This booking is cancelled')).toBeVisible();
  await expect(order.menu.getByRole('button', { name: 'Cancel', exact: true })).toHaveCount(0);
});

test('the header search opens a flight order and a hotel order on pages of their own (P-134, T-160)', async ({
  page,
  request,
}) => {
  const api = await sessionOf(request, FALCON);
  const stay = await stayed(api, await offers(api, { inDays: 76 }));
  const flight = await held(api);
  await signedInAt(page, request, FALCON, '/searchpad');
  const found = [
    { reference: flight.reference, page: `/flight-order?reference=${flight.reference}` },
    { reference: stay, page: `/hotel-bookings/${stay}` },
  ];
  for (const { reference, page: address } of found) {
    await page.getByRole('banner').getByRole('combobox').fill(reference);
    await page.getByRole('option', { name: new RegExp(reference) }).click();
    await expect(page).toHaveURL(`${FALCON.origin}${address}`);
    await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible();
  }
});

/** Makes the page believe that the user has these permissions only. */
async function holding(page: Page, functionalities: number[]): Promise<void> {
  await page.unrouteAll();
  await asIf(page, () => ({ functionalities }));
}

test('the list, the preview, cancelling and the history each need their code (P-247, T-091, T-258, T-259, T-260, T-261)', async ({
  page,
  request,
}) => {
  test.slow();
  const api = await sessionOf(request, FALCON);
  const reference = await stayed(api, await offers(api, { inDays: 81 }));
  const order = new HotelOrderPage(page, FALCON);
  const entry = page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Hotel bookings', exact: true });
  const preview = `${FALCON.origin}/hotel-bookings/print-preview?referenceId=${reference}`;
  await signedIn(page, request, FALCON);

  await holding(page, [PRINT_HOTEL]);
  await page.goto(`${FALCON.origin}/hotel-bookings`);
  await expect(page).toHaveURL(/\/access-denied$/);
  await expect(entry).toHaveCount(0);
  await page.goto(preview);
  await expect(page.getByRole('article', { name: `Hotel voucher ${reference}` })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'print-preview' })).toHaveCount(0);

  await holding(page, [HOTEL_QUEUES]);
  await page.goto(`${FALCON.origin}/hotel-bookings`);
  await expect(entry).toBeVisible();
  await page.goto(preview);
  await expect(page).toHaveURL(/\/access-denied$/);
  await order.open(reference, '?view=cancel');
  await expect(order.menu).toHaveCount(0);
  await expect(order.dialog('Cancel this booking?')).toHaveCount(0);

  const actions = [
    { code: PRINT_HOTEL, action: order.menu.getByRole('link', { name: 'Print' }) },
    { code: CANCEL_HOTEL, action: order.menu.getByRole('button', { name: 'Cancel', exact: true }) },
    { code: HOTEL_HISTORY, action: order.menu.getByRole('button', { name: 'History' }) },
  ];
  for (const { code } of actions) {
    await holding(page, [HOTEL_QUEUES, code]);
    await order.open(reference);
    for (const other of actions) await expect(other.action).toHaveCount(other.code === code ? 1 : 0);
  }
});
