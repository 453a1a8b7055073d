import { BookingPage, family } from '../../pages/booking.page';
import { OrderPage } from '../../pages/order.page';
import { ResultsPage } from '../../pages/results.page';
import { seriousFindings } from '../../stack/axe';
import { expect, test } from '../../stack/fixtures';
import { FALCON } from '../../stack/portals';
import { signedIn } from '../../stack/session';

/** Sandbox suppliers that offer seats with fares that can be held. */
const SELLS_SEATS = /Can be held.*Source (GDS A|NDC X)/;

test('seats chosen by keyboard and a wheelchair are held, paid and ticketed with the order (T-051, T-052, T-313, T-316)', async ({
  page,
  request,
}) => {
  test.slow();
  await signedIn(page, request, FALCON);
  const results = new ResultsPage(page, FALCON);
  await results.open();
  await results.select(await results.seek(SELLS_SEATS));
  const booking = new BookingPage(page);
  await booking.enter(family('Seatwell'));
  await booking.review();

  await page.getByRole('button', { name: 'Add seats and extras' }).click();
  const dialog = page.getByRole('dialog', { name: 'Seats and extras' });
  const cabin = dialog.getByRole('grid');
  await dialog.getByRole('tab', { name: 'Seats', selected: true }).waitFor();
  await dialog.getByRole('button', { name: /Flight/ }).waitFor();
  await cabin.locator('button[tabindex="0"]').press('Enter');
  await expect(cabin.getByRole('button', { pressed: true })).toHaveCount(1);
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole('tab', { name: 'Special requests' }).click();
  const wheelchair = dialog.getByRole('checkbox', { name: /^Wheelchair to the aircraft door/ }).first();
  // The placeholder has the same text, but does not react to clicks.
  await wheelchair.waitFor({ state: 'attached' });
  await dialog.getByText('Wheelchair to the aircraft door').first().click();
  await expect(wheelchair).toBeChecked();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Seats (1)')).toBeVisible();
  await booking.book.click();

  const order = new OrderPage(page);
  await order.reference();
  const extras = page.getByRole('table', { name: 'Seats and extras' });
  await expect(extras.getByText(/^Seat \d+[A-K]$/)).toBeVisible();
  await order.payAndIssue();
  await expect(page.getByText('Tickets issued').first()).toBeVisible();
  await expect(extras.getByText('Confirmed')).toBeVisible();
  // A dialog that is still closing keeps the focus.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // By keyboard: the cards above are still making room for the tickets.
  await page.getByRole('button', { name: 'Show history' }).press('Enter');
  await expect(page.getByText(/Wheelchair to the aircraft door · Karim: requested/)).toBeVisible();
});
