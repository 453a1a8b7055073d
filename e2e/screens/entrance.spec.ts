import type { Page } from '@playwright/test';

import { RegistrationPage } from '../pages/registration.page';
import { SignInPage } from '../pages/sign-in.page';
import { expect, test } from '../stack/fixtures';
import { MONSOON, NORTHLIGHT } from '../stack/portals';
import { wordsOf } from '../stack/words';
import { newApplicant } from '../walks/registration';
import { ALL_BRANDS, picture } from './camera';

const MAILED = { mailSent: true, passwordChanged: false, verified: false, verificationReference: 'r-1' };
const REFUSED = { authenticated: false, forceChangePassword: false, verifyPhoneNumber: false };
const answer = (page: Page, call: string, json: object) => page.route(`**/${call}`, (route) => route.fulfill({ json }));

/** Runs in the page, which would reload five seconds after a password change. */
function stay(): void {
  const later = window.setTimeout.bind(window);
  Object.assign(window, { setTimeout: (work: () => void, ms = 0) => (ms === 5_000 ? 0 : later(work, ms)) });
}

for (const { portal, name, colorScheme } of ALL_BRANDS) {
  const { exactly, say } = wordsOf(portal);
  test.describe(name, () => {
    test.use({ colorScheme });
    const take = (page: Page, screen: string) => picture(page, `entrance/${name}-${screen}`);

    test(`${name}: pictures of the sign-in and of a forgotten password`, async ({ page }) => {
      const signIn = new SignInPage(page, portal);
      const code = page.getByLabel(say('Verification code'));
      const identity = { token: 'half-open', expireAt: '2030-01-01T00:00:00Z' };
      await answer(page, 'Authenticate', { ...REFUSED, verificationReference: 'r-2' });
      await signIn.open();
      await signIn.submit(portal.owner);
      await code.fill('12');
      await take(page, 'device-code');
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
      await code.fill('123');
      await take(page, 'phone-code');
      await page.getByRole('button', { name: exactly('Use another number') }).click();
      await take(page, 'phone-change');
      await answer(page, 'ResetPassword', MAILED);
      await answer(page, 'VerifyCode', { ...MAILED, verified: true });
      await signIn.open();
      await page.getByRole('button', { name: exactly('Forgot password?') }).click();
      await expect(page.getByRole('heading', { name: exactly('Forgot your password?') })).toBeVisible();
      await take(page, 'forgot');
      await page.getByLabel(say('E-mail')).fill(portal.owner.email);
      await page.getByRole('button', { name: exactly('Send code') }).click();
      await code.fill('12');
      await take(page, 'reset-code');
      await code.fill('123456');
      await expect(page.getByRole('heading', { name: exactly('Choose a new password') })).toBeVisible();
      await page.getByRole('button', { name: exactly('Save password') }).click();
      await expect(page.getByText(exactly('Please fill the password'))).toBeVisible();
      await take(page, 'new-password');
      await answer(page, 'ChangePassword', { ...MAILED, passwordChanged: true });
      await page.evaluate(stay);
      for (const field of ['New password', 'Confirm password'])
        await page.getByLabel(say(field)).fill('Quiet-Dunes-47');
      await page.getByRole('button', { name: exactly('Save password') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await take(page, 'password-changed');
    });

    test(`${name}: pictures of the registration, step by step`, async ({ page, request }) => {
      const form = new RegistrationPage(page, portal);
      const applicant = newApplicant(portal);
      await form.open();
      await form.next();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await take(page, 'registration-business');
      await form.business(applicant);
      await form.next();
      await form.atStep('Person and address');
      await form.person(applicant);
      await take(page, 'registration-person');
      await form.next();
      await form.atStep('E-mail and phone');
      await form.prove(applicant, request);
      await take(page, 'registration-proof');
      await form.next();
      await form.atStep('Documents');
      await form.papers();
      await take(page, 'registration-documents');
      await form.next();
      await form.atStep('Review and send');
      await take(page, 'registration-review');
      await form.send();
      await form.reference();
      await take(page, 'registration-sent');
    });
  });
}

/** The two placements of the sign-in form that no other brand has: in a dialog, and centred. */
for (const { portal, name, colorScheme, path } of [
  { portal: NORTHLIGHT, name: 'northlight', colorScheme: 'light', path: '/' },
  { portal: MONSOON, name: 'monsoon', colorScheme: 'dark', path: '/login' },
] as const) {
  test.describe(name, () => {
    test.use({ colorScheme });

    test(`${name}: pictures of the sign-in`, async ({ page }) => {
      const arrive = async () => {
        await page.goto(`${portal.origin}${path}`);
        if (path === '/') await page.getByRole('main').getByRole('button', { name: 'Agent sign in' }).first().click();
        await expect(page.getByLabel('E-mail')).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeAttached();
      };
      await picture(page, `entrance/${name}-sign-in`, { arrive });
    });
  });
}
