import { expect, test } from '../../stack/fixtures';
import { KINDS, lotsOf } from '../../stack/lots';
import { asIf } from '../../stack/modules';
import { FALCON } from '../../stack/portals';
import { sessionOf, signedIn } from '../../stack/session';

const SEARCH = 202;

test('the tab and the page of each kind of fare exist with its code, and not without it (P-080, P-081, P-082, T-016, T-017, T-018)', async ({
  page,
  request,
}) => {
  test.slow();
  let codes = [SEARCH];
  await signedIn(page, request, FALCON);
  await asIf(page, () => ({ functionalities: codes }));
  const tabs = page.getByRole('navigation', { name: 'What to search for' }).getByRole('link');
  for (const { tab, path, code } of Object.values(KINDS)) {
    codes = [SEARCH, code];
    await page.goto(`${FALCON.origin}/searchpad`);
    await expect(tabs).toHaveText(['Flights', tab]);
    await tabs.last().click();
    await expect(page).toHaveURL(`${FALCON.origin}${path}`);
    await expect(tabs.last()).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('article').first()).toBeVisible();

    codes = [SEARCH];
    await page.goto(`${FALCON.origin}/searchpad`);
    await expect(tabs).toHaveText(['Flights']);
    await page.goto(`${FALCON.origin}${path}`);
    // The search pad hides a tab from users without its code; a result page says that access is denied.
    if (path.startsWith('/searchpad/'))
      await expect(page.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();
    else await expect(page).toHaveURL(/\/access-denied$/);
  }
});

test('both spellings open the same group fares (P-048, T-019)', async ({ page, request }) => {
  const lots = await lotsOf(await sessionOf(request, FALCON), 'group');
  await signedIn(page, request, FALCON);
  for (const path of ['/searchpad/grpfare', '/searchpad/groupfares']) {
    await page.goto(`${FALCON.origin}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Group fares' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(Math.min(lots.length, 30));
    await expect(page).toHaveURL(`${FALCON.origin}${path}`);
  }
});
