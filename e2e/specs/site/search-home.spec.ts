import { SignInPage } from '../../pages/sign-in.page';
import { expect, test } from '../../stack/fixtures';
import { FALCON, ORIGINAL } from '../../stack/portals';

for (const { portal, city, dial } of [
  { portal: FALCON, city: 'Dubai (DXB)' },
  { portal: ORIGINAL, city: 'Dhaka (DAC)' },
].map((one) => ({ ...one, dial: one.portal.tenant }))) {
  test(`the search home of ${dial} starts at its city, in its currency (P-005, P-006, P-047)`, async ({ page, request }) => {
    await new SignInPage(page, portal).signIn(portal.owner, request);
    await expect(page.getByRole('form', { name: 'Flight search' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: /^From/ })).toHaveValue(city);
    await expect(page.getByRole('banner')).toContainText(portal.currency);
  });
}

test('offers run above the search, slide below it, and others say what they think (P-083, P-084, P-085, P-086)', async ({ page, request }) => {
  const picture = page.waitForResponse(/\/assets\/tenant\/login\.svg/);
  await new SignInPage(page, FALCON).signIn(FALCON.owner, request);
  const running = page.getByRole('region', { name: 'Offers' }).first();
  await expect(running).toContainText('Winter fares to London');
  await running.getByRole('button', { name: 'Stop the offers' }).click();
  await expect(running.getByRole('button', { name: 'Let the offers run' })).toBeVisible();
  await expect(page.getByText('Eid seats to Dhaka and Manila are going: hold today')).toBeAttached();
  const said = page.getByRole('region', { name: 'What agencies say' });
  await expect(said.getByRole('article')).toHaveCount(3);
  expect((await picture).status()).toBe(200);
});
