import type { Page } from '@playwright/test';

import { SignInPage } from '../../pages/sign-in.page';
import { expect, test } from '../../stack/fixtures';
import { answering, shellParts } from '../../stack/modules';
import type { Portal } from '../../stack/portals';
import { FALCON, MONSOON, QAMAR } from '../../stack/portals';
import { signedIn } from '../../stack/session';

const WIDTHS = [390, 1280];
const email = (page: Page) => page.locator("input[autocomplete='username']");
const password = (page: Page) => page.locator("input[autocomplete='current-password']");
/** The portal has loaded: the entrance has no company footer. */
const portalIsThere = (page: Page) => expect(page.getByRole('contentinfo')).toBeAttached();

/**
 * Opens the sign-in page and holds the shell's script back until it is released. Does not wait for the page's `load` event:
 * the entrance requests the shell at the first interaction or after four seconds, and `load` waits for scripts requested before it.
 */
async function openWithoutShell(page: Page, portal: Portal, path: string): Promise<() => void> {
  let letGo = () => undefined as void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await answering(page, path, async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto(`${portal.origin}/login`, { waitUntil: 'domcontentloaded' });
  return letGo;
}

for (const portal of [FALCON, MONSOON, QAMAR] as Portal[]) {
  for (const width of WIDTHS) {
    test(`at ${portal.tenant}, ${width} px wide, the portal takes the entrance's place and nothing of the form moves or is lost`, async ({
      page,
      request,
    }) => {
      const { entry } = await shellParts(request, portal);
      await page.setViewportSize({ width, height: 900 });
      const letGo = await openWithoutShell(page, portal, entry);
      await email(page).pressSequentially('amina@desert');
      await page.evaluate(() => document.fonts.ready);
      const places = async () => [await email(page).boundingBox(), await password(page).boundingBox()];
      const before = await places();
      letGo();
      await portalIsThere(page);
      await expect(email(page)).toHaveValue('amina@desert');
      await expect(email(page)).toBeFocused();
      expect(await places()).toEqual(before);
      await page.keyboard.type('rose.test');
      await expect(email(page)).toHaveValue('amina@desertrose.test');
    });
  }
}

test('a button pressed before the portal has loaded takes effect once it has', async ({ page, request }) => {
  const { entry } = await shellParts(request, FALCON);
  const letGo = await openWithoutShell(page, FALCON, entry);
  const signIn = new SignInPage(page, FALCON);
  await signIn.submit({ ...FALCON.owner, password: 'Wrong-Password-1' });
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  letGo();
  await expect(page.getByText('The e-mail or password is not correct.')).toBeVisible();
  await expect(email(page)).toHaveValue(FALCON.owner.email);
});

test('a button being pressed while the portal loads takes effect', async ({ page, request }) => {
  const { entry } = await shellParts(request, FALCON);
  const letGo = await openWithoutShell(page, FALCON, entry);
  await page.getByRole('button', { name: 'Forgot password?' }).focus();
  await page.keyboard.down('Enter');
  letGo();
  await portalIsThere(page);
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
  await page.keyboard.up('Enter');
  await expect(page.getByLabel('E-mail')).toBeFocused();
});

test('the focused button keeps the focus when the portal loads', async ({ page, request }) => {
  const { entry } = await shellParts(request, FALCON);
  const letGo = await openWithoutShell(page, FALCON, entry);
  const forgot = page.getByRole('button', { name: 'Forgot password?' });
  await forgot.focus();
  letGo();
  await portalIsThere(page);
  await expect(forgot).toBeFocused();
});

test('pressing a button says that the portal did not load, and the next press tries again', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/);
  const { entry } = await shellParts(request, FALCON);
  const heal = await answering(page, entry, (route) => route.abort());
  const signIn = new SignInPage(page, FALCON);
  await signIn.open();
  await signIn.submit({ ...FALCON.owner, password: 'Wrong-Password-1' });
  await expect(page.getByText(/We could not reach the service/)).toBeVisible();
  await expect(password(page)).toHaveValue('Wrong-Password-1');
  await heal();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('The e-mail or password is not correct.')).toBeVisible();
});

test('a signed-in user sees no entrance', async ({ page, request }) => {
  await signedIn(page, request, FALCON);
  await page.goto(`${FALCON.origin}/login`);
  await expect(page).toHaveURL(/\/searchpad/);
});

test('the portal loads without any interaction', async ({ page }) => {
  await page.goto(`${FALCON.origin}/login`);
  await portalIsThere(page);
});
