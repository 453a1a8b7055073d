import type { Page } from '@playwright/test';

import { SignInPage } from '../../pages/sign-in.page';
import { PortalApi } from '../../stack/api';
import { expect, test } from '../../stack/fixtures';
import { codeFor, firstPasswordOf, LETTERS } from '../../stack/outbox';
import { invited } from '../../stack/people';
import { FALCON } from '../../stack/portals';

const OWN = 'Quiet-Dunes-47';
const WRONG = '000000';
const NOT_MIXED =
  'Password must be at least 8 characters long and include at least one uppercase letter, one lowercase letter, and one number.';

const boxesOf = (page: Page) => page.getByRole('textbox', { name: 'Verification code' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const said = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('jetway.token'));

/** Bodies and tokens of the calls to one operation, as they are sent. */
function sentTo(page: Page, call: string) {
  const sent: { body: Record<string, unknown>; authorization: string | undefined }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(`/${call}`)) return;
    sent.push({
      body: request.postDataJSON() as Record<string, unknown>,
      authorization: request.headers()['authorization'],
    });
  });
  return sent;
}

/** Lets a minute pass: the countdown runs to its end, and then another code can be requested. */
async function waitForAnother(page: Page): Promise<void> {
  const countdown = page.getByText(/^Resend code in \d+ seconds$/);
  const left = async () => Number(/\d+/.exec((await countdown.textContent()) ?? '')?.[0]);
  await expect(countdown).toBeVisible();
  expect(await left()).toBeGreaterThan(40);
  expect(await left()).toBeLessThanOrEqual(60);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await page.clock.runFor(((await left()) - 2) * 1_000);
  await expect(countdown).toHaveText(/in [12] seconds/);
  await expect(button(page, 'Resend code')).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expect(button(page, 'Resend code')).toBeVisible();
  await page.clock.resume();
}

/** The newest code sent to a recipient, once it differs from the one before. */
async function another(before: string, ask: () => Promise<string>): Promise<string> {
  let code = before;
  await expect.poll(async () => (code = await ask()), 'another code').not.toBe(before);
  return code;
}

test('an e-mailed code: digits only, deleted, too short, pasted, wrong, and resent after a minute (P-145, P-146, P-149, P-151, P-152, P-153, P-154, P-201)', async ({
  page,
  context,
  request,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: FALCON.origin });
  await page.clock.install();
  const signIn = new SignInPage(page, FALCON);
  const checks = sentTo(page, 'VerifyDevice');
  await signIn.open();
  await signIn.submit(FALCON.owner);
  const boxes = boxesOf(page);
  await expect(boxes).toBeFocused();

  await page.keyboard.type('1a2');
  await expect(boxes).toHaveValue('12');
  await page.keyboard.press('Backspace');
  await expect(boxes).toHaveValue('1');
  await page.keyboard.type('2');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Delete');
  await expect(boxes).toHaveValue('1');
  await page.keyboard.press('Enter');
  await said(page, 'Please Enter the Verification code');
  await expect(boxes).toHaveAttribute('aria-invalid', 'true');
  await expect(boxes).toBeFocused();
  expect(checks).toEqual([]);

  await waitForAnother(page);
  const first = await codeFor(request, FALCON.owner.email, LETTERS.newBrowser);
  await button(page, 'Resend code').click();
  await said(page, 'Verification code has been sent to you email');
  const code = await another(first, () => codeFor(request, FALCON.owner.email, LETTERS.newBrowser));

  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await boxes.fill('');
    await boxes.press('Control+V');
  };
  await paste('00-00a00 7');
  await expect.poll(() => checks.length, 'the sixth digit submits the code').toBe(1);
  expect(checks[0]?.body).toMatchObject({ verificationCode: WRONG });
  await expect(boxes).toHaveValue('');
  await expect(boxes).toBeFocused();
  await paste(`${code.slice(0, 3)}-${code.slice(3)}`);
  await expect(page).toHaveURL(/\/searchpad/);
  expect(checks[1]?.body['reference']).toBe(checks[0]?.body['reference']);
});

test('a new password and the code for the phone, with another number (P-004, P-091, P-092, P-093, P-094, P-095, P-096, P-115, P-117, P-155, P-156, P-158, P-159, P-160, P-161, P-162, P-163, P-164, P-166, P-195, P-196, P-197, P-198, P-199, P-200, P-202, P-288)', async ({
  page,
  request,
}) => {
  test.slow();
  const { email, phone } = await invited(request);
  const signIn = new SignInPage(page, FALCON);
  const [asked, checked] = [sentTo(page, 'SendPhoneCode'), sentTo(page, 'VerifyPhoneCode')];
  await page.clock.install();
  await signIn.open();
  await signIn.submit({ email, password: await firstPasswordOf(request, email) });
  await expect(boxesOf(page)).toBeFocused();
  await signIn.enterCode(await codeFor(request, email, LETTERS.newBrowser));

  const choose = async (password: string, confirmation: string) => {
    await page.getByLabel('New password').fill(password);
    await page.getByLabel('Confirm password').fill(confirmation);
    await button(page, 'Save password').click();
  };
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  for (const [password, confirmation, words] of [
    ['', '', 'Please fill the password'],
    ['Ab1defg', '', 'Your password must be at least 8 characters long'],
    ['quiet-dunes-47', OWN, NOT_MIXED],
    ['QUIET-DUNES-47', OWN, NOT_MIXED],
    ['Quiet-Dunes', OWN, NOT_MIXED],
    [OWN, '', 'Please fill the confirm password'],
    [OWN, 'Quiet', 'Confirm password must be at least 8 characters long'],
    [OWN, `${OWN}8`, 'Password and confirm password are not matching'],
  ] as const) {
    await choose(password, confirmation);
    await said(page, words);
  }
  await choose(OWN, OWN);
  await page.getByRole('dialog', { name: 'Password changed' }).getByRole('button', { name: 'Sign in now' }).click();
  await signIn.isAsked();

  const boxes = boxesOf(page);
  const toPhone = async () => {
    await signIn.submit({ email, password: OWN });
    await expect(page.getByRole('heading', { name: 'Verify Your Phone Number' })).toBeVisible();
    await said(page, `An SMS with a verification code was sent to ${phone}.`);
    await expect(page.getByText(/^Resend code in/)).toBeVisible();
  };
  await toPhone();
  const parts = { e164Code: '+971', phoneNumber: phone.slice(4) };
  expect(asked.at(-1)?.body).toEqual({ ...parts, changePhoneNumber: false });
  expect(asked.at(-1)?.authorization).toMatch(/^Bearer ./);
  expect(await tokenOf(page)).toBeNull();
  await button(page, 'Back').click();
  await expect(button(page, 'Sign in')).toBeVisible();
  expect(await tokenOf(page)).toBeNull();
  await signIn.isAsked();
  await toPhone();

  await expect(button(page, 'Reset')).toHaveCount(0);
  await boxes.pressSequentially('1x2');
  await expect(boxes).toHaveValue('12');
  await expect(boxes).toHaveAttribute('maxlength', '6');
  await button(page, 'Reset').click();
  await expect(boxes).toHaveValue('');
  await expect(button(page, 'Reset')).toHaveCount(0);

  // The answer is held until the button has been checked.
  let answer: () => void = () => undefined;
  const isLetGo = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/VerifyPhoneCode', (route) => isLetGo.then(() => route.continue()), { times: 1 });
  await boxes.fill(WRONG);
  const verify = page.getByRole('button', { name: /Verify/ });
  await expect(verify).toBeDisabled();
  await expect(verify.getByRole('progressbar')).toBeVisible();
  answer();
  await expect(page.getByRole('alertdialog').filter({ hasText: /code/i })).toBeVisible();
  await expect(boxes).toHaveValue('');
  await expect(boxes).toBeFocused();
  await expect(button(page, 'Verify')).toBeEnabled();

  await waitForAnother(page);
  const first = await codeFor(request, phone);
  await button(page, 'Resend code').click();
  await said(page, 'Verification code has been sent to you phone number');
  const own = await another(first, () => codeFor(request, phone));

  // No code is sent to another number until the user's own is verified.
  const number = `+97150${String(Date.now() + 1).slice(-7)}`;
  const changed = { e164Code: '+971', phoneNumber: number.slice(4) };
  await button(page, 'Use another number').click();
  await button(page, 'Send code').click();
  await said(page, 'Phone number is required');
  await page.getByRole('textbox', { name: 'Phone number' }).fill(number.slice(4));
  await button(page, 'Send code').click();
  await expect(
    page.getByRole('alertdialog').filter({ hasText: 'Sign in with the number of your account first.' }),
  ).toBeVisible();
  expect(asked.at(-1)?.body).toEqual({ ...changed, changePhoneNumber: true });
  await button(page, 'Back').click();
  await signIn.enterCode(own);
  await said(page, 'Phone Number is Successfully verified..!');
  await expect.poll(() => tokenOf(page)).toBeTruthy();
  await expect(page).toHaveURL(/\/searchpad/);
  expect(checked.at(-1)?.body).toMatchObject({ ...parts, username: email });
  expect(checked.at(-1)?.authorization).toMatch(/^Bearer ./);
  expect(new Set(checked.map(({ body }) => body['reference'])).size, 'each code has its own reference').toBe(2);

  await page.goto(new URL('/my-profile', page.url()).href);
  await button(page, 'Change number').click();
  await page.getByRole('textbox', { name: 'Phone number' }).fill(number.slice(4));
  await button(page, 'Send code').click();
  await said(page, `An SMS with a verification code was sent to ${number}.`);
  expect(asked.at(-1)?.body).toEqual({ ...changed, changePhoneNumber: true });
  await signIn.enterCode(await codeFor(request, number));
  await said(page, 'Phone Number is Successfully verified..!');
  expect(checked.at(-1)?.body).toMatchObject({ ...changed, username: email });
  expect(new Set(checked.map(({ body }) => body['reference'])).size, 'the changed number has its own reference').toBe(
    3,
  );
});

test('a refused code shows the reason or its code; a number that needs no code opens the portal three seconds later (P-165, P-345)', async ({
  page,
  request,
}) => {
  const api = new PortalApi(request, FALCON);
  await api.signIn(FALCON.owner);
  const answer = (call: string, json: object) =>
    page.route(`**/${call}`, (route) => route.fulfill({ json }), { times: 1 });
  await page.clock.install();
  const signIn = new SignInPage(page, FALCON);
  const identity = { token: api.token, expireAt: '2030-01-01T00:00:00Z' };
  await answer('Authenticate', {
    authenticated: true,
    forceChangePassword: false,
    verifyPhoneNumber: true,
    phoneNumber: '+971501234567',
    identity,
  });
  await answer('SendPhoneCode', { skip: false, smsSent: true, verificationReference: 'r-1' });
  await signIn.open();
  await signIn.submit(FALCON.owner);
  await expect(page.getByText(/^Resend code in/)).toBeVisible();
  for (const [error, words] of [
    [{ code: 'code.wrong', message: 'The code is not correct.' }, 'The code is not correct.'],
    [{ code: 'code.wrong', message: '' }, 'code.wrong'],
  ] as const) {
    await answer('VerifyPhoneCode', { verified: false, error });
    await boxesOf(page).fill(WRONG);
    await expect(page.getByRole('alertdialog').filter({ hasText: words })).toBeVisible();
    await expect(boxesOf(page)).toHaveValue('');
  }

  await button(page, 'Use another number').click();
  await page.getByRole('textbox', { name: 'Phone number' }).fill('507654321');
  for (const [error, words] of [
    [{ code: 'phone.taken', message: 'Another person has this number.' }, 'Another person has this number.'],
    [{ code: 'phone.taken', message: '' }, 'phone.taken'],
  ] as const) {
    await answer('SendPhoneCode', { skip: false, smsSent: false, error });
    await button(page, 'Send code').click();
    await expect(page.getByRole('alertdialog').filter({ hasText: words })).toBeVisible();
  }
  await answer('SendPhoneCode', { skip: true, smsSent: false });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await button(page, 'Send code').click();
  await said(page, 'Phone Number Changed Successfully..!');
  await page.clock.runFor(2_500);
  await expect(page).not.toHaveURL(/\/searchpad/);
  await page.clock.runFor(1_000);
  await page.clock.resume();
  await expect(page).toHaveURL(/\/searchpad/);
  expect(await tokenOf(page)).toBe(api.token);
});
