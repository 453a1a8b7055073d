import { ResultsPage } from '../pages/results.page';
import { SignInPage } from '../pages/sign-in.page';
import { daysAhead } from '../stack/days';
import { expect, test } from '../stack/fixtures';
import { wordsOf } from '../stack/words';
import { ALL_BRANDS, picture } from './camera';

/** Days from today that are searched first, and the one that is photographed. */
const SEARCHED = [40, 43, 44, 46, 47, 49, 52, 55, 58, 45];

for (const { portal, name, colorScheme } of ALL_BRANDS) {
  test.describe(name, () => {
    test.use({ colorScheme });

    test(`${name}: pictures of what other days cost`, async ({ page, request }) => {
      const words = wordsOf(portal);
      await new SignInPage(page, portal).signIn(portal.owner, request);
      const results = new ResultsPage(page, portal);
      for (const days of SEARCHED) {
        const query = `trip=R&journey=DXB.DAC.${daysAhead(days)}&return=${daysAhead(days + 7)}&adults=1&cabin=E`;
        await page.goto(`${portal.origin}/flight-search-result?${query}`);
        await results.settled();
      }
      const again = async () => {
        await page.reload();
        await results.settled();
      };
      await picture(page, `days/${name}-strip`, { arrive: again });
      await page.getByRole('button', { name: words.say('Fares by day') }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('table')).toBeVisible();
      await picture(page, `days/${name}-calendar`);
      await dialog.getByRole('tab').last().click();
      await expect(dialog.getByRole('list')).toBeVisible();
      await picture(page, `days/${name}-graph`);
    });
  });
}
