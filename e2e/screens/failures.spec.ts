import { expect, test } from '../stack/fixtures';
import type { Parts } from '../stack/modules';
import { answering, partsOf, publishedAs } from '../stack/modules';
import { signedIn } from '../stack/session';
import { wordsOf } from '../stack/words';
import { isWanted, MAIN_BRANDS, picture } from './camera';

/** A page that throws while rendering. */
const broken = (text: string) =>
  text.replace(/Component:(\w+)\.LedgerPage/, 'Component:()=>{throw new Error("The ledger broke.")}');

for (const { portal, name, colorScheme } of MAIN_BRANDS) {
  test.describe(name, () => {
    const { exactly } = wordsOf(portal);
    let parts: Parts;
    test.use({ colorScheme });
    test.beforeEach(async ({ page, request, complaints }) => {
      complaints.expect(/./);
      parts = await partsOf(request, portal, 'mfe-payments', 'LedgerPage');
      await signedIn(page, request, portal);
    });

    test(`${name}: pictures of a page that crashed`, async ({ page }) => {
      test.skip(!isWanted(`header/${name}-page-broken`));
      await publishedAs(page, parts, parts.expose, broken);
      await page.goto(`${portal.origin}/my-transactions`);
      await expect(page.getByRole('heading', { name: exactly('Something went wrong.') })).toBeVisible({});
      await picture(page, `header/${name}-page-broken`);
    });

    test(`${name}: pictures of a page that did not load`, async ({ page }) => {
      test.skip(!isWanted(`header/${name}-page-missing`));
      await answering(page, parts.entry, (route) => route.abort());
      await page.goto(`${portal.origin}/my-transactions`);
      await expect(page.getByRole('button', { name: exactly('Try again') })).toBeEnabled();
      await picture(page, `header/${name}-page-missing`);
    });
  });
}
