import { BookingPage, family } from '../../pages/booking.page';
import { OrderPage } from '../../pages/order.page';
import { ResultsPage } from '../../pages/results.page';
import { SearchPadPage } from '../../pages/search-pad.page';
import { SignInPage } from '../../pages/sign-in.page';
import { expect, test } from '../../stack/fixtures';
import { FALCON, PORTALS } from '../../stack/portals';

for (const portal of PORTALS) {
  // covers: T-003, T-004, T-025, T-027, T-053, T-054, T-056, T-060, T-062, T-116, T-183
  test(
    `${portal.company}: scenario 1: an agent searches, holds, issues and finds it in the ledger (P-059, P-064, T-001, T-021, T-024)`,
    { tag: portal === FALCON ? '@both-databases' : [] },
    async ({ page, request }) => {
      test.slow();
      await new SignInPage(page, portal).signIn(portal.owner, request);
      await expect(page.getByRole('combobox', { name: /^From/ })).toHaveValue(new RegExp(`^${portal.home} `));
      await new SearchPadPage(page).searchReturn('DXB', 'DAC');

      const results = new ResultsPage(page, portal);
      await results.settled();
      await expect(page).toHaveURL(/\/flight-search-result\?/);
      // The list first renders what fits the screen, then what follows.
      await expect.poll(async () => (await results.prices()).length).toBeGreaterThan(5);
      await expect(results.cards.first()).toHaveAccessibleName(new RegExp(`, ${portal.currency}\\s[\\d,.]+$`));
      const prices = await results.prices();
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      await results.select(await results.holdable());
      await expect(page).toHaveURL(/\/flight-booking\?.*itineraryId=/);

      const booking = new BookingPage(page);
      const step = page.locator('[aria-current=step]');
      await expect(step).toHaveText(/Travellers/);
      await booking.enter(family());
      await booking.review();
      await expect(page.getByText('Names as they go on the ticket')).toBeVisible();
      await expect(step).toHaveText(/Review/);
      const fare = page.getByRole('table', { name: 'Fare', exact: true });
      for (const line of ['Adult', 'Child', 'Customer pays'])
        await expect(fare.getByRole('row').filter({ hasText: line })).toBeVisible();
      await booking.book.click();

      const order = new OrderPage(page);
      const reference = await order.reference();
      await expect(page.getByText('Your seats are held')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible();
      await order.payAndIssue();
      await expect(page.getByText('Tickets issued').first()).toBeVisible();
      const issued = page.getByRole('table', { name: 'Travellers' }).getByText(/^\d{3} \d{10}$/);
      await expect(issued).toHaveCount(3);

      await page.getByRole('link', { name: 'Ledger', exact: true }).click();
      await expect(page.getByRole('row', { name: new RegExp(reference) })).toBeVisible();
      await page.getByRole('link', { name: 'My bookings', exact: true }).click();
      await expect(page.getByRole('row', { name: new RegExp(reference) })).toBeVisible();
      await page.goto(`${portal.origin}/flight-order?reference=${reference}`);
      expect(await order.reference()).toBe(reference);
      await expect(issued).toHaveCount(3);
    },
  );
}
