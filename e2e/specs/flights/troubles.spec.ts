import { BookingPage, family } from '../../pages/booking.page';
import { OrderPage } from '../../pages/order.page';
import { ResultsPage } from '../../pages/results.page';
import { SignInPage } from '../../pages/sign-in.page';
import { expect, test } from '../../stack/fixtures';
import { PORTALS } from '../../stack/portals';
import { force } from '../../stack/world';

for (const portal of PORTALS) {
  test.describe(`troubles at ${portal.company}`, () => {
    test('scenario 11: a price that moved is shown with both amounts, and booked only once accepted (T-129)', async ({ page, request }) => {
      await new SignInPage(page, portal).signIn(portal.owner, request);
      const results = new ResultsPage(page, portal);
      await results.open();
      await force(request, { step: 'price', effect: { kind: 'priceUp', percent: 7 } });
      await results.select(results.holdable);

      const dialog = page.getByRole('alertdialog', { name: 'The price has changed' });
      await expect(dialog.getByText('Price you saw')).toBeVisible();
      await expect(dialog.getByText('More to pay')).toBeVisible();
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('heading', { name: 'Complete your booking' })).toBeVisible();
    });

    test('scenario 12: seats that are gone are said to be gone, and the list stays (T-130)', async ({ page, request }) => {
      await new SignInPage(page, portal).signIn(portal.owner, request);
      const results = new ResultsPage(page, portal);
      await results.open();
      await force(request, { step: 'price', effect: { kind: 'soldOut' } });
      await results.select(results.holdable);

      const dialog = page.getByRole('alertdialog', { name: 'This flight is no longer available' });
      await dialog.getByRole('button', { name: 'Back to the list' }).click();
      await expect(results.cards.first()).toBeVisible();
    });

    test('scenario 19: a wallet that is short keeps the seats held and says what is missing', async ({ page, request }) => {
      await new SignInPage(page, portal).signIn(portal.poor, request);
      const results = new ResultsPage(page, portal);
      await results.open();
      await results.select(results.holdable);
      const booking = new BookingPage(page);
      await booking.enter(family('Karmakar'));
      await booking.review();
      await booking.book.click();

      const order = new OrderPage(page);
      await order.reference();
      await order.issue.click();
      await expect(page.getByText('Insufficient balance')).toBeVisible();
      await expect(page.getByText(new RegExp(`You need ${portal.currency}\\s[\\d,.]+ more`))).toBeVisible();
      await page.reload();
      await expect(page.getByText('On hold').first()).toBeVisible();
    });

    test('scenario 17: pressing Book and Issue twice makes one order and one charge', async ({ page, request }) => {
      test.slow();
      await new SignInPage(page, portal).signIn(portal.owner, request);
      const results = new ResultsPage(page, portal);
      await results.open();
      await results.select(results.holdable);
      const booking = new BookingPage(page);
      await booking.enter(family('Twicepress'));
      await booking.review();
      await booking.book.dblclick();

      const order = new OrderPage(page);
      const reference = await order.reference();
      await order.issue.click();
      await order.confirm.dblclick();
      await expect(page.getByText('Tickets issued').first()).toBeVisible({ timeout: 20_000 });

      await page.goto(`${portal.origin}/my-transactions?search=${reference}`);
      await expect(page.getByRole('row', { name: new RegExp(reference) })).toHaveCount(1);
      await page.goto(`${portal.origin}/my-bookings?search=Twicepress`);
      await expect(page.getByRole('row', { name: /Twicepress/i })).toHaveCount(1);
    });

    test('scenario 33: who may only look finds no way to book, and the server refuses it too', async ({ page, request, complaints }) => {
      complaints.expect(/403/);
      await new SignInPage(page, portal).signIn(portal.viewer, request);
      const results = new ResultsPage(page, portal);
      await results.open();
      await expect(page.getByText('Your price')).toHaveCount(0);
      const refused = await page.evaluate(async () => {
        const token = Object.values(localStorage).map((value) => value.match(/eyJ[\w-]+\.[\w-]+\.[\w-]+/)?.[0]).find(Boolean);
        const body = JSON.stringify({ priceSessionId: crypto.randomUUID(), acceptedAmount: 'AED 1.00' });
        const headers = { authorization: `Bearer ${token ?? ''}`, 'content-type': 'application/json' };
        return (await fetch('/api/order/v1/Book/AirBook', { method: 'POST', headers, body })).status;
      });
      expect(refused).toBe(403);
    });
  });
}
