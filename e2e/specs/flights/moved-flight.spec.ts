import { BookingPage, family } from '../../pages/booking.page';
import { OrderPage } from '../../pages/order.page';
import { ResultsPage } from '../../pages/results.page';
import { expect, test } from '../../stack/fixtures';
import { held, issued } from '../../stack/orders';
import { FALCON } from '../../stack/portals';
import { sessionOf, signedInAt } from '../../stack/session';
import { moveFlight, reschedule } from '../../stack/world';

test('a schedule change is shown on the order with both times, and accepted', async ({ page, request }) => {
  test.slow();
  const order = await issued(await sessionOf(request, FALCON), { surname: 'Moved' });
  await reschedule(request, FALCON, order, 20);
  await signedInAt(page, request, FALCON, `/flight-order?reference=${order.reference}`);
  const accept = page.getByRole('button', { name: 'Accept the new times' });
  await expect(page.getByRole('heading', { name: 'The airline changed the flight times' })).toBeVisible();
  await accept.press('Enter');
  await expect(accept).toBeHidden();
  await page.reload();
  await expect(page.getByText('The new times were accepted.')).toBeVisible();
  await expect(accept).toHaveCount(0);
});

test('a schedule change since the search is shown with both times before the flight is selected, and again before it is booked', async ({
  page,
  request,
}) => {
  test.slow();
  const earlier = await held(await sessionOf(request, FALCON), { surname: 'Moved' });
  await signedInAt(page, request, FALCON, `/flight-order?reference=${earlier.reference}`);
  const order = new OrderPage(page);
  await expect(order.pnr).toHaveText(earlier.pnr);
  await order.cancel();

  const results = new ResultsPage(page, FALCON);
  await results.open();
  await moveFlight(request, earlier.pnr, 25);
  await results.select(await results.find(earlier.itineraryId));
  const moved = page.getByRole('alertdialog', { name: 'The flight times have changed' });
  await expect(moved.getByText('Times you saw')).toBeVisible();
  await moved.getByRole('button', { name: 'Continue' }).click();
  const booking = new BookingPage(page);
  await booking.enter(family('Moved'));
  await moveFlight(request, earlier.pnr, 50);
  await booking.review();
  await moved.getByRole('button', { name: 'Accept new times' }).click();
  await booking.book.click();
  expect(await order.reference()).not.toBe(earlier.reference);
  await expect(page.getByRole('heading', { name: 'The airline changed the flight times' })).toHaveCount(0);
});
