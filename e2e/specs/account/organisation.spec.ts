import type { APIRequestContext, Browser, Page } from '@playwright/test';

import { SignInPage } from '../../pages/sign-in.page';
import { expect, test } from '../../stack/fixtures';
import { firstPasswordOf } from '../../stack/invitation';
import { codeFor } from '../../stack/outbox';
import { FALCON } from '../../stack/portals';

const OWN = 'Quiet-Dunes-47';
const WIDTHS = [
  { name: 'phone', size: { width: 390, height: 844 }, mail: 'salma@desertrose.test', phone: '501112201', branch: 'Deira' },
  { name: 'desktop', size: { width: 1280, height: 800 }, mail: 'hamad@desertrose.test', phone: '501112202', branch: 'Marina' },
] as const;

async function fillPhone(page: Page, digits: string) {
  await page.getByRole('dialog').getByRole('textbox', { name: /^Phone/ }).fill(digits);
}

async function addBranch(page: Page, name: string) {
  await page.getByRole('tab', { name: 'Branches' }).click();
  await page.getByRole('button', { name: 'Add branch' }).click();
  const form = page.getByRole('dialog', { name: 'Add branch' });
  await form.getByRole('textbox', { name: /^Name/ }).fill(name);
  await fillPhone(page, '501234567');
  await form.getByRole('textbox', { name: /^Address/ }).fill('Al Rigga Road 7');
  await form.getByRole('textbox', { name: /^City/ }).fill('Dubai');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
}

async function addStaff(page: Page, one: (typeof WIDTHS)[number]) {
  await page.getByRole('tab', { name: 'Staff' }).click();
  await page.getByRole('button', { name: 'Add staff' }).click();
  const form = page.getByRole('dialog', { name: 'Add staff' });
  await form.getByRole('textbox', { name: /^First name/ }).fill('Salma');
  await form.getByRole('textbox', { name: /^Last name/ }).fill('Aziz');
  await form.getByRole('textbox', { name: /^E-mail/ }).fill(one.mail);
  await fillPhone(page, one.phone);
  await form.getByRole('button', { name: /Branch/ }).click();
  await page.getByRole('option', { name: one.branch }).click();
  for (const permission of ['Search flights', 'See company settings', 'See branches']) {
    await form.getByRole('checkbox', { name: permission, exact: true }).check({ force: true });
  }
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`We have mailed ${one.mail} the way in.`)).toBeVisible();
}

async function enterAsInvited(page: Page, request: APIRequestContext, one: (typeof WIDTHS)[number]) {
  const signIn = new SignInPage(page, FALCON);
  await signIn.open();
  await signIn.submit({ email: one.mail, password: await firstPasswordOf(request, one.mail) });
  await expect(page.getByLabel('Verification code')).toBeVisible();
  await signIn.enterCode(await codeFor(request, one.mail, /from a new browser/));
  await page.getByLabel('New password').fill(OWN);
  await page.getByLabel('Confirm password').fill(OWN);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('dialog', { name: 'Password changed' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden({ timeout: 15_000 });
  await signIn.submit({ email: one.mail, password: OWN });
  await expect(page.getByRole('heading', { name: 'Verify Your Phone Number' })).toBeVisible();
  await signIn.enterCode(await codeFor(request, `+971${one.phone}`));
  await expect(page).toHaveURL(/\/searchpad/);
}

async function elsewhere<T>(browser: Browser, size: { width: number; height: number }, work: (page: Page) => Promise<T>) {
  const context = await browser.newContext({ viewport: size });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

for (const one of WIDTHS) {
  test(`an owner adds a branch and a person who sees what their codes allow, at ${one.name} width (P-069, P-239, P-254, P-257, P-258, P-259, P-260, P-322, P-325)`, async ({
    page,
    browser,
    request,
  }) => {
    test.slow();
    await page.setViewportSize(one.size);
    await new SignInPage(page, FALCON).signIn(FALCON.owner, request);
    await page.goto(`${FALCON.origin}/company-settings`);
    for (const section of ['Company', 'Documents', 'KYC remarks', 'Branches', 'Staff', 'Bank accounts']) {
      await expect(page.getByRole('tab', { name: section, exact: true })).toBeVisible();
    }
    await addBranch(page, one.branch);
    await addStaff(page, one);

    await elsewhere(browser, one.size, async (theirs) => {
      await enterAsInvited(theirs, request, one);
      await theirs.goto(`${FALCON.origin}/company-settings`);
      await expect(theirs.getByRole('tab')).toHaveText(['Company', 'Documents', 'KYC remarks', 'Branches']);
      await expect(theirs.getByRole('button', { name: 'Edit company information' })).toBeHidden();
      await theirs.getByRole('tab', { name: 'Branches' }).click();
      await expect(theirs.getByRole('row').filter({ hasText: one.branch })).toBeVisible();
      await expect(theirs.getByRole('button', { name: 'Add branch' })).toBeHidden();
      await theirs.goto(`${FALCON.origin}/my-transactions`);
      await expect(theirs).toHaveURL(/access-denied/);
    });
  });
}

test('an owner keeps the bank accounts, papers and logo of the agency, and reads where to pay in (P-100, P-320, P-335)', async ({
  page,
  request,
  complaints,
}) => {
  // The server's word on the first IBAN.
  complaints.expect(/addaccount/);
  test.slow();
  await new SignInPage(page, FALCON).signIn(FALCON.owner, request);
  await page.goto(`${FALCON.origin}/company-settings?section=bank`);
  await page.getByRole('button', { name: 'Add account' }).click();
  const form = page.getByRole('dialog', { name: 'Add account' });
  await form.getByRole('textbox', { name: 'Bank', exact: false }).first().fill('Emirates Bank');
  await form.getByRole('textbox', { name: /^Account name/ }).fill('Desert Rose');
  await form.getByRole('textbox', { name: /^Account number/ }).fill('7788990011');
  await form.getByRole('textbox', { name: /^IBAN/ }).fill('AE08 0331 2345 6789 0123 456');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('This IBAN is not valid: check its digits.')).toBeVisible();
  await form.getByRole('textbox', { name: /^IBAN/ }).fill('AE07 0331 2345 6789 0123 456');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row').filter({ hasText: '7788990011' })).toBeVisible();

  await page.getByRole('tab', { name: 'Documents' }).click();
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  const paper = page.getByTestId('file-document');
  await paper.setInputFiles({ name: 'large.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(1_048_576, 1) });
  await expect(page.getByText('The file must be smaller than 1 MB', { exact: true })).toBeVisible();
  await paper.setInputFiles({ name: 'licence.pdf', mimeType: 'application/pdf', buffer: pdf });
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'licence.pdf' })).toBeVisible();

  await page.getByRole('button', { name: 'Bank details' }).click();
  const details = page.getByRole('dialog', { name: 'Pay in to these accounts' });
  await expect(details.getByText('0193827465001')).toBeVisible();
});
