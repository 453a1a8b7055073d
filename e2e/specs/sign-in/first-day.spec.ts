import { SignInPage } from '../../pages/sign-in.page';
import { expect, test } from '../../stack/fixtures';
import { codeFor, LETTERS } from '../../stack/outbox';
import { FALCON } from '../../stack/portals';

const NEWCOMER = { email: 'newcomer@desertrose.test', password: 'First-Day-2026' };
const PHONE = '+971500000183';
const OWN = 'Quiet-Dunes-47';
const LATER = 'Tall-Palms-58';

test('first sign-in: e-mailed code, new password, verified phone; then a forgotten password (P-089, P-090, P-139, P-140, P-144, P-157)', async ({
  page,
  request,
  complaints,
}) => {
  test.slow();
  const signIn = new SignInPage(page, FALCON);
  const choose = async (password: string) => {
    await page.getByLabel('New password').fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByRole('dialog', { name: 'Password changed' })).toBeVisible();
    // The page reloads on its own.
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByLabel('E-mail')).toHaveValue('');
  };

  await signIn.open();
  await signIn.submit(NEWCOMER);
  await expect(page.getByLabel('Verification code')).toBeVisible();
  await signIn.enterCode(await codeFor(request, NEWCOMER.email));
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await choose(OWN);

  await signIn.submit({ ...NEWCOMER, password: OWN });
  await expect(page.getByRole('heading', { name: 'Verify Your Phone Number' })).toBeVisible();
  await expect(page.getByText(/^Resend code in/)).toBeVisible();
  await signIn.enterCode(await codeFor(request, PHONE));
  await expect(page.getByText('Phone Number is Successfully verified..!')).toBeVisible();
  await expect(page).toHaveURL(/\/searchpad/);
  // Calls in flight when the session ends are refused.
  expect(complaints.list).toEqual([]);
  complaints.expect(/401.*\/api\//);
  await signIn.signOut();

  await signIn.open();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('E-mail').fill(NEWCOMER.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Verification code')).toBeVisible();
  await signIn.enterCode(await codeFor(request, NEWCOMER.email, LETTERS.newPassword));
  await choose(LATER);
  await signIn.submit({ ...NEWCOMER, password: LATER });
  await expect(page).toHaveURL(/\/searchpad/);
});
