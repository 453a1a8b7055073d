import type { Page } from '@playwright/test';

import { RegistrationPage } from '../../pages/registration.page';
import { expect, test } from '../../stack/fixtures';
import { PDF } from '../../stack/attachments';
import { FALCON } from '../../stack/portals';
import { newApplicant } from '../../walks/registration';

const FAILED = 'Could not proceed with registration. Please contact support team!';
const COMPANY = 'Enter a name of 3 to 200 characters';
const LICENCE = 'Enter the trade licence number, at most 50 characters';
const AVIATION = 'Enter the civil aviation number, at most 50 characters';
const PERSON = 'Enter a name of 2 to 200 characters';
const CITY = 'Enter a city of 2 to 100 characters';
const ADDRESS = 'Enter the full address, 5 to 500 characters';
const ZIP = 'Enter a postal code of 3 to 10 letters and digits, or leave it empty';
const EMAIL = 'Please enter valid email id';
const PHONE = 'Please enter valid Phonenumber';

const text = (page: Page, words: string) => page.getByText(words, { exact: true });
const box = (page: Page, label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) });
const submitting = '**/Registration/Submit';

/** Types each value and leaves the field, which then shows the message. */
async function refuses(page: Page, label: string, values: readonly string[], words: string): Promise<void> {
  for (const value of values) {
    await box(page, label).fill(value);
    await box(page, label).blur();
    await expect(box(page, label), `"${value}"`).toHaveAccessibleDescription(words);
    await expect(box(page, label)).toHaveAttribute('aria-invalid', 'true');
  }
}

/** Types each value, the shortest and longest allowed: the field shows no message. */
async function takes(page: Page, label: string, values: readonly string[]): Promise<void> {
  for (const value of values) {
    await box(page, label).fill(value);
    await box(page, label).blur();
    await expect(box(page, label), `"${value}"`).not.toHaveAttribute('aria-invalid', 'true');
  }
}

/** Tries to continue from an incomplete step: it stays, with the message at the top. */
async function isHeld(page: Page, form: RegistrationPage, words: string): Promise<void> {
  await form.next();
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
}

/** Alters the next request in transit; the server's answer is real. */
async function tamper(page: Page, change: (sent: { form: object; captcha: string }) => object): Promise<void> {
  const forged = (route: Parameters<Parameters<Page['route']>[1]>[0]) =>
    route.continue({
      postData: JSON.stringify(change(route.request().postDataJSON() as { form: object; captcha: string })),
    });
  await page.route(submitting, forged, { times: 1 });
}

test('every error of a registration is shown at its field, by the form and by the server, and prevents sending (P-207, P-210, P-211, P-212, P-213, P-214, P-215, P-216, P-217, P-219, P-220, P-221, P-351)', async ({
  page,
  request,
  complaints,
}) => {
  test.slow();
  complaints.expect(/\/Registration\//);
  const form = new RegistrationPage(page, FALCON);
  const applicant = newApplicant(FALCON);
  const sent: unknown[] = [];
  page.on('request', (call) => call.url().endsWith('/Registration/Submit') && sent.push(call.postDataJSON()));
  await form.open();

  await test.step('the business', async () => {
    await isHeld(page, form, '4 fields need your attention.');
    for (const words of [COMPANY, LICENCE, AVIATION, 'Choose a date after today'])
      await expect(text(page, words)).toBeVisible();
    await refuses(page, 'Agency name', ['AB', 'x'.repeat(201)], COMPANY);
    await takes(page, 'Agency name', ['ABC', 'x'.repeat(200)]);
    await refuses(page, 'Trade licence number', ['1'.repeat(51), ''], LICENCE);
    await takes(page, 'Trade licence number', ['1'.repeat(50)]);
    await refuses(page, 'Civil aviation number', ['1'.repeat(51), ''], AVIATION);
    await takes(page, 'Civil aviation number', ['1'.repeat(50)]);
    await isHeld(page, form, '1 field needs your attention.');
    await form.business(applicant);
    await form.next();
  });

  await test.step('the person and the address', async () => {
    await form.atStep('Person and address');
    await isHeld(page, form, '3 fields need your attention.');
    await refuses(page, 'First name', ['', 'A', 'x'.repeat(201)], PERSON);
    await takes(page, 'First name', ['Al', 'x'.repeat(200)]);
    await refuses(page, 'City', [''], CITY);
    await refuses(page, 'Full address', [''], ADDRESS);
    await refuses(page, 'Postal code', ['12', '-123', '12345678901'], ZIP);
    await takes(page, 'Postal code', ['SW1A 1AA', '']);
    await form.person(applicant);
    await form.next();
  });

  await test.step('the addresses, each proven', async () => {
    await form.atStep('E-mail and phone');
    await isHeld(page, form, '2 fields need your attention.');
    await expect(box(page, 'E-mail')).toHaveAccessibleDescription('Please enter valid address');
    await expect(box(page, 'Phone number')).toHaveAccessibleDescription('Phone number is required');
    await refuses(page, 'E-mail', ['amina', 'amina@bluedunes', 'amina @bluedunes.test'], EMAIL);
    await refuses(page, 'Phone number', ['12'], PHONE);
    await takes(page, 'E-mail', [applicant.email]);
    await takes(page, 'Phone number', [applicant.phone]);
    await isHeld(page, form, 'Something is missing in this step.');
    await expect(text(page, 'Verify this before you continue')).toHaveCount(2);
    await form.prove(applicant, request);
    await form.next();
  });

  await test.step('documents, checked by content', async () => {
    await form.atStep('Documents');
    await isHeld(page, form, 'Something is missing in this step.');
    await expect(text(page, 'Upload this document')).toHaveCount(3);
    const licence = page.getByTestId('file-tradeLicense');
    await licence.setInputFiles({ name: 'licence.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await expect(text(page, 'Choose a PNG, JPEG or PDF file.')).toBeVisible();
    await licence.setInputFiles({ ...PDF, name: 'licence.pdf', buffer: Buffer.alloc(1_048_576, 1) });
    await expect(text(page, 'The file must be smaller than 1 MB.')).toBeVisible();
    await licence.setInputFiles({
      ...PDF,
      name: 'licence.pdf',
      buffer: Buffer.from('A text named as a PDF.'),
    });
    await expect(text(page, 'This type of file is not accepted, whatever its name says.')).toBeVisible();
    await form.papers();
    await form.next();
  });

  await test.step('no consent, no human check, an unavailable human check', async () => {
    await form.atStep('Review and send');
    const send = page.getByRole('button', { name: 'Send application' });
    await send.click();
    await expect(text(page, 'Accept the sharing of your information to continue')).toBeVisible();
    await page.getByRole('checkbox').press(' ');
    await send.click();
    await expect(text(page, 'Pass the human check first')).toBeVisible();
    await page.route('**/Registration/GetCaptcha*', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'I am a person' }).click();
    await expect(text(page, 'The check failed. Try again.')).toBeVisible();
    await send.click();
    expect(sent).toEqual([]);
    await page.getByRole('button', { name: 'I am a person' }).click();
    await expect(text(page, 'Checked')).toBeVisible();

    await tamper(page, (body) => ({ ...body, captcha: 'Zm9yZ2Vk' }));
    await send.click();
    await expect(text(page, FAILED)).toBeVisible();
    await expect(text(page, 'The human check failed. Try again.')).toBeVisible();
  });

  await test.step('refusals of the server are shown at their fields, and can be corrected and sent', async () => {
    await page.getByRole('button', { name: 'I am a person' }).click();
    await expect(text(page, 'Checked')).toBeVisible();
    await tamper(page, (body) => ({ ...body, form: { ...body.form, companyName: 'AB', city: 'D' } }));
    await page.getByRole('button', { name: 'Send application' }).click();
    await form.atStep('Business');
    await expect(text(page, FAILED)).toBeVisible();
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([COMPANY, CITY]);
    await expect(box(page, 'Agency name')).toHaveAccessibleDescription(COMPANY);
    await form.next();
    await form.atStep('Person and address');
    await expect(box(page, 'City')).toHaveAccessibleDescription(CITY);
    for (const step of ['E-mail and phone', 'Documents', 'Review and send']) {
      await form.next();
      await form.atStep(step);
    }
    await page.getByRole('button', { name: 'Send application' }).click();
    await form.reference();
  });
});
