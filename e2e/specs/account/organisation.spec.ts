import type { APIRequestContext, Browser, Page } from '@playwright/test';

import { SignInPage } from '../../pages/sign-in.page';
import { seriousFindings } from '../../stack/axe';
import { expect, test } from '../../stack/fixtures';
import { codeFor, firstPasswordOf, LETTERS, letterTo } from '../../stack/outbox';
import { PDF } from '../../stack/papers';
import { FALCON, QAMAR } from '../../stack/portals';
import { wordsOf } from '../../stack/words';

const OWN = 'Quiet-Dunes-47';
const PHONE = { width: 390, height: 844 };
const FIRST_DAYS = [
  { name: 'a phone', portal: FALCON, size: PHONE, mail: 'salma@desertrose.test', branch: 'Deira', numbers: ['501112201', '501234567'] },
  { name: 'a desk', portal: FALCON, size: { width: 1280, height: 800 }, mail: 'hamad@desertrose.test', branch: 'Marina', numbers: ['501112202', '501234567'] },
  { name: 'a phone, in Arabic', portal: QAMAR, size: PHONE, mail: 'salma@jabal.test', branch: 'صحار', numbers: ['92112201', '92345678'] },
] as const;
type FirstDay = (typeof FIRST_DAYS)[number];

async function addBranch(page: Page, { portal, branch, numbers }: FirstDay) {
  const { say, exactly } = wordsOf(portal);
  await page.getByRole('tab', { name: exactly('Branches') }).click();
  await page.getByRole('button', { name: exactly('Add branch') }).click();
  const form = page.getByRole('dialog', { name: exactly('Add branch') });
  await form.getByRole('textbox', { name: say('Name') }).fill(branch);
  await form.getByRole('textbox', { name: say('Phone') }).fill(numbers[1]);
  await form.getByRole('textbox', { name: say('Address') }).fill('Al Rigga Road 7');
  await form.getByRole('textbox', { name: say('City') }).fill(portal.home);
  await form.getByRole('button', { name: exactly('Save') }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: branch })).toBeVisible();
}

async function addStaff(page: Page, { portal, branch, mail, numbers }: FirstDay) {
  const { say, exactly, holds } = wordsOf(portal);
  await page.getByRole('tab', { name: exactly('Staff') }).click();
  await page.getByRole('button', { name: exactly('Add staff') }).click();
  const form = page.getByRole('dialog', { name: exactly('Add staff') });
  await form.getByRole('textbox', { name: say('First name') }).fill('Salma');
  await form.getByRole('textbox', { name: say('Last name') }).fill('Aziz');
  await form.getByRole('textbox', { name: say('E-mail') }).fill(mail);
  await form.getByRole('textbox', { name: say('Phone') }).fill(numbers[0]);
  await form.getByRole('button', { name: holds('Branch') }).click();
  await page.getByRole('option', { name: branch }).click();
  for (const permission of ['Search flights', 'See company settings', 'See branches']) {
    await form.locator('label').filter({ hasText: exactly(permission) }).click();
    await expect(form.getByRole('checkbox', { name: exactly(permission) })).toBeChecked();
  }
  await form.getByRole('button', { name: exactly('Save') }).click();
  await expect(page.getByText(say('We have mailed {{email}} the way in.'))).toBeVisible();
}

async function enterAsInvited(page: Page, request: APIRequestContext, { portal, mail, numbers }: FirstDay) {
  const { say, exactly } = wordsOf(portal);
  const signIn = new SignInPage(page, portal);
  await signIn.open();
  // Who reads the portal in Arabic is written to in Arabic.
  const greeting = portal.language === 'ar' ? 'مرحباً' : 'Hello';
  expect(await letterTo(request, mail, LETTERS.firstPassword)).toMatch(new RegExp(`^${greeting} `));
  await signIn.submit({ email: mail, password: await firstPasswordOf(request, mail) });
  await expect(page.getByLabel(say('Verification code'))).toBeVisible();
  await signIn.enterCode(await codeFor(request, mail, LETTERS.newBrowser));
  await page.getByLabel(say('New password')).fill(OWN);
  await page.getByLabel(say('Confirm password')).fill(OWN);
  await page.getByRole('button', { name: exactly('Save password') }).click();
  await expect(page.getByRole('dialog', { name: exactly('Password changed') })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden({ timeout: 15_000 });
  await signIn.submit({ email: mail, password: OWN });
  // Not every brand asks for a proven phone.
  if (portal === FALCON) {
    await expect(page.getByRole('heading', { name: exactly('Verify Your Phone Number') })).toBeVisible();
    await signIn.enterCode(await codeFor(request, `${portal.dialCode}${numbers[0]}`));
  }
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

for (const one of FIRST_DAYS) {
  test(`an owner adds a branch and a person who sees what their codes allow, at ${one.name} (P-069, P-239, P-254, P-257, P-258, P-259, P-260, P-322, P-325)`, async ({
    page,
    browser,
    request,
  }) => {
    test.slow();
    const { origin, owner } = one.portal;
    const { exactly } = wordsOf(one.portal);
    await page.setViewportSize(one.size);
    await new SignInPage(page, one.portal).signIn(owner, request);
    await page.goto(`${origin}/company-settings`);
    for (const section of ['Company', 'Documents', 'KYC remarks', 'Branches', 'Staff', 'Bank accounts']) {
      await expect(page.getByRole('tab', { name: exactly(section) })).toBeVisible();
    }
    expect(await seriousFindings(page)).toEqual([]);
    await addBranch(page, one);
    await addStaff(page, one);
    expect(await seriousFindings(page)).toEqual([]);

    await elsewhere(browser, one.size, async (theirs) => {
      await enterAsInvited(theirs, request, one);
      await theirs.goto(`${origin}/company-settings`);
      await expect(theirs.getByRole('tab')).toHaveText(['Company', 'Documents', 'KYC remarks', 'Branches'].map(exactly));
      await expect(theirs.getByRole('button', { name: exactly('Edit company information') })).toBeHidden();
      await theirs.getByRole('tab', { name: exactly('Branches') }).click();
      await expect(theirs.getByRole('row').filter({ hasText: one.branch })).toBeVisible();
      await expect(theirs.getByRole('button', { name: exactly('Add branch') })).toBeHidden();
      await theirs.goto(`${origin}/my-transactions`);
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
  const paper = page.getByTestId('file-document');
  await paper.setInputFiles({ name: 'large.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(1_048_576, 1) });
  await expect(page.getByText('The file must be smaller than 1 MB', { exact: true })).toBeVisible();
  await paper.setInputFiles({ ...PDF, name: 'licence.pdf' });
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'licence.pdf' })).toBeVisible();

  await page.getByRole('button', { name: 'Bank details' }).click();
  const details = page.getByRole('dialog', { name: 'Pay in to these accounts' });
  await expect(details.getByText('0193827465001')).toBeVisible();
});
