import { BookingPage, family } from '../../pages/booking.page';
import { OrderPage } from '../../pages/order.page';
import { ResultsPage } from '../../pages/results.page';
import { SignInPage } from '../../pages/sign-in.page';
import { expect, test } from '../../stack/fixtures';
import { FALCON } from '../../stack/portals';
import { moveFlight, reschedule } from '../../stack/world';

test('a flight the airline moves is told on the order with both times, and accepted', async ({ page, request }) => {
  test.slow();
  await new SignInPage(page, FALCON).signIn(FALCON.owner, request);
  const results = new ResultsPage(page, FALCON);
  await results.open();
  await results.select(results.holdable);
  const booking = new BookingPage(page);
  await booking.enter(family('Moved'));
  await booking.review();
  await booking.book.click();
  const order = new OrderPage(page);
  const reference = await order.reference();
  await order.payAndIssue();
  await expect(page.getByText('Tickets issued').first()).toBeVisible({ timeout: 20_000 });

  await reschedule(request, FALCON, { reference, pnr: await order.pnr() }, 20);
  await page.reload();
  const accept = page.getByRole('button', { name: 'Accept the new times' });
  await expect(page.getByRole('heading', { name: 'The airline changed the flight times' })).toBeVisible();
  await accept.press('Enter');
  await expect(accept).toBeHidden();
  await page.reload();
  await expect(page.getByText('The new times were accepted.')).toBeVisible();
  await expect(accept).toHaveCount(0);
});

test('a flight that moved since the search is told with both times before it is chosen, and once more before it is booked', async ({ page, request }) => {
  test.slow();
  await new SignInPage(page, FALCON).signIn(FALCON.owner, request);
  const results = new ResultsPage(page, FALCON);
  await results.open();
  const list = page.url();
  const flight = (await results.holdable.getAttribute('data-itinerary')) ?? '';
  await results.select(results.holdable);
  const booking = new BookingPage(page);
  await booking.enter(family('Moved'));
  await booking.review();
  await booking.book.click();
  const order = new OrderPage(page);
  const earlier = await order.reference();
  const pnr = await order.pnr();
  await order.cancel();

  await page.goto(list);
  await results.settled();
  await moveFlight(request, pnr, 25);
  await results.select(results.card(flight));
  const moved = page.getByRole('alertdialog', { name: 'The flight times have changed' });
  await expect(moved.getByText('Times you saw')).toBeVisible();
  await moved.getByRole('button', { name: 'Continue' }).click();
  await booking.enter(family('Moved'));
  await moveFlight(request, pnr, 50);
  await booking.review();
  await moved.getByRole('button', { name: 'Accept new times' }).click();
  await booking.book.click();
  expect(await order.reference()).not.toBe(earlier);
  await expect(page.getByRole('heading', { name: 'The airline changed the flight times' })).toHaveCount(0);
});
