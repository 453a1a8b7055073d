import { BookingPage, family } from '../../pages/booking.page';
import { OrderPage } from '../../pages/order.page';
import { ResultsPage } from '../../pages/results.page';
import { SignInPage } from '../../pages/sign-in.page';
import { seriousFindings } from '../../stack/axe';
import { expect, test } from '../../stack/fixtures';
import { PORTALS } from '../../stack/portals';

for (const portal of PORTALS) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${portal.company}, ${colorScheme}`, () => {
      test.use({ colorScheme });

      test('nothing hinders people seriously on any screen of the journey', async ({ page, request }) => {
        test.slow();
        const signIn = new SignInPage(page, portal);
        const clean = async (screen: string) => expect(await seriousFindings(page), screen).toEqual([]);
        await signIn.open();
        await clean('sign-in');
        await signIn.signIn(portal.owner, request);
        await expect(page.getByRole('button', { name: 'Search flights' })).toBeVisible();
        await clean('search pad');

        const results = new ResultsPage(page, portal);
        await results.open();
        await clean('results');
        await results.select(results.holdable);
        const booking = new BookingPage(page);
        await booking.enter(family('Axelrod'));
        await clean('travellers');
        await booking.review();
        await expect(page.getByText('Names as they go on the ticket')).toBeVisible();
        await clean('review');
        await booking.book.click();
        await new OrderPage(page).reference();
        await expect(page.getByText('Your seats are held')).toBeVisible();
        await clean('order');

        await page.getByRole('link', { name: 'My bookings', exact: true }).click();
        await expect(page).toHaveURL(/\/my-bookings/);
        await expect(page.getByRole('table')).toHaveCount(1);
        await clean('bookings');
        await page.getByRole('link', { name: 'Ledger', exact: true }).click();
        await expect(page).toHaveURL(/\/my-transactions/);
        await expect(page.getByRole('table')).toHaveCount(1);
        await clean('ledger');
      });
    });
  }
}
