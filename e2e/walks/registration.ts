import type { APIRequestContext } from '@playwright/test';

import type { Applicant } from '../pages/registration.page';
import { RegistrationPage } from '../pages/registration.page';
import { expect } from '../stack/fixtures';
import type { Portal } from '../stack/portals';
import type { Walk } from './walk';

/** Mobile numbers of a country, as typed there, without their last five digits. */
const NUMBERS: Record<string, string> = { '+971': '05012', '+880': '017112', '+968': '921' };

/** The form's five steps with their validation errors, and the receipt. */
export async function walkRegistration(walk: Walk, request: APIRequestContext): Promise<void> {
  const { page, portal, words } = walk;
  const form = new RegistrationPage(page, portal);
  const applicant = newApplicant(portal);
  await form.open();
  await form.next();
  await expect(page.getByText(words.say('Enter a name of 3 to 200 characters'))).toBeVisible();
  await walk.look('registration, business');
  await form.business(applicant);
  await form.next();
  await form.atStep('Person and address');
  await form.next();
  await walk.look('registration, person');
  await form.person(applicant);
  await form.next();
  await form.atStep('E-mail and phone');
  await walk.look('registration, nothing proven');
  await form.prove(applicant, request);
  await walk.look('registration, proven');
  await form.next();
  await form.atStep('Documents');
  await form.choose('tradeLicense', 'large.png', Buffer.alloc(1_048_576));
  await expect(page.getByText(words.say('The file must be smaller than 1 MB.'))).toBeVisible();
  await walk.look('registration, a file refused');
  await form.papers();
  await walk.look('registration, documents');
  await form.next();
  await form.atStep('Review and send');
  await walk.look('registration, review');
  await form.send();
  await form.reference();
  await walk.look('application sent');
}

/** A phone number and e-mail address that no earlier run has registered. */
export function newApplicant({ tenant, dialCode }: Portal): Applicant {
  const now = String(Date.now());
  const phone = `${NUMBERS[dialCode]}${now.slice(-5)}`;
  return {
    company: `Walkers ${now}`,
    firstName: 'Amina',
    email: `walker-${tenant.replace('_', '')}-${now}@bluedunes.test`,
    phone,
    e164: `${dialCode}${phone.replace(/^0/, '')}`,
  };
}
