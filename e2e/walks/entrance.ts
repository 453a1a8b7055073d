import type { Page } from '@playwright/test';

import { SignInPage } from '../pages/sign-in.page';
import { expect } from '../stack/fixtures';
import type { Walk } from './walk';

const MAILED = { mailSent: true, passwordChanged: false, verified: false, verificationReference: 'r-1' };
const REFUSED = { authenticated: false, forceChangePassword: false, verifyPhoneNumber: false };

/** Mocks the server's answer: not every brand requires a phone code. `sign-in/first-day.spec.ts` reaches these screens with real codes. */
const answer = (page: Page, call: string, json: object) => page.route(`**/${call}`, (route) => route.fulfill({ json }));

/** Sign-in, and resetting a forgotten password. */
export async function walkEntrance(walk: Walk): Promise<void> {
  const { page, portal, words } = walk;
  const code = page.getByLabel(words.say('Verification code'));
  await new SignInPage(page, portal).open();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await walk.look('sign-in');
  await walk.button('Sign in').click();
  await expect(page.getByText(words.exactly('Please enter valid password'))).toBeVisible();
  await walk.look('sign-in with nothing typed');

  await walk.button('Forgot password?').click();
  await expect(page.getByRole('heading', { name: words.exactly('Forgot your password?') })).toBeVisible();
  await walk.look('forgotten password');
  await answer(page, 'ResetPassword', MAILED);
  await page.getByLabel(words.say('E-mail')).fill(portal.owner.email);
  await walk.button('Send code').click();
  await expect(code).toBeVisible();
  await walk.button('Verify').click();
  await expect(page.getByText(words.exactly('Please Enter the Verification code'))).toBeVisible();
  await walk.look('code for a new password');
  await answer(page, 'VerifyCode', { ...MAILED, verified: true });
  await code.fill('123456');
  await expect(page.getByRole('heading', { name: words.exactly('Choose a new password') })).toBeVisible();
  await walk.button('Save password').click();
  await expect(page.getByText(words.exactly('Please fill the password'))).toBeVisible();
  await walk.look('new password');

  await answer(page, 'ChangePassword', { ...MAILED, passwordChanged: true });
  // The page reloads after five seconds; here it waits until it has been scanned.
  const letGo = await holdingDocuments(page);
  for (const field of ['New password', 'Confirm password'])
    await page.getByLabel(words.say(field)).fill('Quiet-Dunes-47');
  await walk.button('Save password').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await walk.look('password changed');
  await letGo();
}

/** The code for a new browser, the code for the phone, and another number. */
export async function walkProofs(walk: Walk): Promise<void> {
  const { page, portal, words } = walk;
  const signIn = new SignInPage(page, portal);
  await answer(page, 'Authenticate', { ...REFUSED, verificationReference: 'r-2' });
  await signIn.open();
  await signIn.submit(portal.owner);
  await expect(page.getByLabel(words.say('Verification code'))).toBeVisible();
  await walk.look('code for a new browser');

  const identity = { token: 'half-open', expireAt: '2030-01-01T00:00:00Z' };
  await answer(page, 'Authenticate', {
    ...REFUSED,
    authenticated: true,
    verifyPhoneNumber: true,
    phoneNumber: `${portal.dialCode}501234567`,
    identity,
  });
  await answer(page, 'SendPhoneCode', { skip: false, smsSent: true, verificationReference: 'r-3' });
  await signIn.open();
  await signIn.submit(portal.owner);
  await expect(page.getByRole('heading', { name: words.exactly('Verify Your Phone Number') })).toBeVisible();
  await page.getByLabel(words.say('Verification code')).fill('12');
  await expect(walk.button('Reset')).toBeVisible();
  await walk.look('code for the phone');
  await walk.button('Use another number').click();
  await expect(page.getByRole('textbox', { name: words.say('Phone number') })).toBeVisible();
  await walk.look('another phone number');
  await page.unrouteAll();
}

/** Holds document requests until they are released. */
async function holdingDocuments(page: Page): Promise<() => Promise<void>> {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'document') await held;
    await route.fallback();
  });
  return async () => {
    release();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
  };
}
