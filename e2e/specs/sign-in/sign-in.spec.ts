import { SignInPage } from '../../pages/sign-in.page';
import { expect, test } from '../../stack/fixtures';
import { keyboardOf } from '../../stack/keyboard';
import { codeFor } from '../../stack/outbox';
import { FALCON, PORTALS } from '../../stack/portals';

for (const portal of PORTALS) {
  test.describe(`signing in at ${portal.company}`, () => {
    test('a new browser is asked for the e-mailed code, a known one signs in directly (P-089, P-141, P-142, P-275, P-282)', async ({
      page,
      request,
      complaints,
    }) => {
      const signIn = new SignInPage(page, portal);
      await signIn.signIn(portal.owner, request);
      await expect(page.getByRole('banner')).toBeVisible();
      // Calls in flight when the session ends are refused.
      expect(complaints.list).toEqual([]);
      complaints.expect(/401.*\/api\//);
      await signIn.signOut();
      await signIn.open();
      await signIn.submit(portal.owner);
      await expect(page).toHaveURL(/\/searchpad/);
    });

    test("an empty form names what is missing; a wrong password shows the server's message; a wrong code is refused, the right one after it accepted (P-143, P-148, P-193, P-194)", async ({
      page,
      request,
    }) => {
      const signIn = new SignInPage(page, portal);
      await signIn.open();
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByText('Please enter valid address')).toBeVisible();
      await expect(page.getByText('Please enter valid password')).toBeVisible();
      await signIn.submit({ ...portal.viewer, password: 'Wrong-Password-1' });
      await expect(page.getByText('The e-mail or password is not correct.')).toBeVisible();
      await expect(page).not.toHaveURL(/searchpad/);
      await signIn.submit(portal.viewer);
      await expect(page.getByLabel('Verification code')).toBeVisible();
      const code = await codeFor(request, portal.viewer.email);
      await signIn.enterCode(code === '000000' ? '111111' : '000000');
      await expect(page.getByText(/code is not correct/i)).toBeVisible();
      await signIn.enterCode(code);
      await expect(page).toHaveURL(/\/searchpad/);
    });
  });
}

test('by keyboard alone: sign in, open the ledger and the bookings, sign out', async ({
  page,
  request,
  complaints,
}) => {
  const { owner } = FALCON;
  const keys = page.keyboard;
  const { typeInto, press, isInFront } = keyboardOf(page);
  await new SignInPage(page, FALCON).open();
  await typeInto(/^E-mail/, owner.email);
  await typeInto(/^Password/, owner.password);
  await keys.press('Enter');
  await expect(page.getByLabel('Verification code')).toBeFocused();
  await keys.type(await codeFor(request, owner.email));
  await expect(page.locator('#main')).toBeFocused();
  for (const [link, title] of [
    [/^Ledger/, 'Payment ledger'],
    [/^My bookings/, 'My bookings'],
  ] as const) {
    // The new page has the focus; the navigation comes before it.
    await press(link, 'Shift+Tab');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('#main')).toBeFocused();
  }
  await press(/^Account:/, 'Shift+Tab');
  await expect(page.getByRole('menu')).toBeVisible();
  await isInFront();
  // Calls in flight when the session ends are refused.
  expect(complaints.list).toEqual([]);
  complaints.expect(/401.*\/api\//);
  await keys.press('End');
  await keys.press('Enter');
  await expect(page).toHaveURL(`${FALCON.origin}/`);
});

test('a toast is shown at the top right for three seconds (P-357)', async ({ page }) => {
  await page.clock.install();
  const signIn = new SignInPage(page, FALCON);
  await signIn.open();
  await page.clock.pauseAt(Date.now() + 60_000);
  await signIn.submit({ ...FALCON.owner, password: 'Wrong-Password-1' });
  const toast = page.getByRole('alertdialog').filter({ hasText: 'The e-mail or password is not correct.' });
  // Its code loads with the first toast, while the page's clock runs.
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(toast).toBeVisible({ timeout: 500 });
  }).toPass();
  const [box, size] = [await toast.boundingBox(), page.viewportSize()];
  expect((size?.width ?? 0) - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(40);
  expect(box?.y).toBeLessThan(40);
  await page.clock.runFor(2_700);
  await expect(toast).toBeVisible();
  await page.clock.runFor(300);
  await expect(toast).toHaveCount(0);
});
