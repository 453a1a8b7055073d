import type { Locator, Page } from '@playwright/test';

import { CompanyPage } from '../../pages/company.page';
import { expect, test } from '../../stack/fixtures';
import { PICTURE } from '../../stack/attachments';
import { settledIn } from '../../stack/people';
import { FALCON } from '../../stack/portals';
import { signedIn, signedInAt } from '../../stack/session';

const SETTINGS = `${FALCON.origin}/company-settings`;

/** Fills a field of a form in a dialog and saves it. */
async function change(page: Page, title: string, label: string, text: string): Promise<void> {
  const form = page.getByRole('dialog', { name: title });
  await form.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text);
  await saved(form);
}

async function saved(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toBeHidden();
}

test('an owner’s changes to the agency survive a reload: its information, a branch, a bank account, its logo (P-316, P-317, P-318, P-323, P-336)', async ({
  page,
  request,
}) => {
  test.slow();
  const mark = String(Date.now()).slice(-8);
  const company = new CompanyPage(page, FALCON);
  await signedIn(page, request, FALCON, FALCON.poor);

  await test.step('the information', async () => {
    await page.goto(SETTINGS);
    await page.getByRole('button', { name: 'Edit company information' }).click();
    await change(page, 'Edit company information', 'City', `Sharjah ${mark}`);
    await page.reload();
    await expect(page.getByText(`Sharjah ${mark}`, { exact: true })).toBeVisible();
  });

  await test.step('the logo, shown in the header of every page, then removed', async () => {
    const head = page.getByRole('banner').getByRole('img', { name: FALCON.company });
    const usual = /\/assets\/tenant\/logo/;
    const widthOf = () => head.first().evaluate((img: HTMLImageElement) => img.naturalWidth);
    await page.getByTestId('file-logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PICTURE });
    await page.getByRole('button', { name: 'Save logo' }).click();
    await expect(page.getByText('The logo was saved')).toBeVisible();
    await expect(head.first()).not.toHaveAttribute('src', usual);
    await page.reload();
    await expect(head.first()).not.toHaveAttribute('src', usual);
    await expect.poll(widthOf, 'the one red dot').toBe(1);
    await page.getByRole('button', { name: 'Remove logo' }).click();
    await expect(page.getByText('The logo was removed')).toBeVisible();
    await page.reload();
    await expect(head.first()).toHaveAttribute('src', usual);
  });

  await test.step('a branch', async () => {
    await company.addBranch({ name: `Deira ${mark}`, phone: `04${mark.slice(-7)}` });
    await page.getByRole('button', { name: `Edit Deira ${mark}` }).click();
    await change(page, 'Edit branch', 'City', `Ajman ${mark}`);
    await page.reload();
    await company.tab('Branches').click();
    await expect(company.rowOf(`Deira ${mark}`)).toContainText(`Ajman ${mark}`);
  });

  await test.step('a bank account', async () => {
    await company.tab('Bank accounts').click();
    await page.getByRole('button', { name: 'Add account' }).click();
    const form = page.getByRole('dialog', { name: 'Add account' });
    await form.getByRole('textbox', { name: 'Bank', exact: false }).first().fill('Emirates Bank');
    await form.getByRole('textbox', { name: /^Account name/ }).fill('Oasis');
    await form.getByRole('textbox', { name: /^Account number/ }).fill(mark);
    await form.getByRole('textbox', { name: /^IBAN/ }).fill('AE07 0331 2345 6789 0123 456');
    await saved(form);
    await page.getByRole('button', { name: `Edit Emirates Bank ${mark}` }).click();
    await change(page, 'Edit account', 'Account name', `Oasis ${mark}`);
    await page.reload();
    await company.tab('Bank accounts').click();
    await expect(company.rowOf(mark).first()).toContainText(`Oasis ${mark}`);
  });
});

test('revoking a permission removes its entry from the user’s navigation (P-101, P-237, P-326)', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const member = await settledIn(request, FALCON.poor);
  const person = await (await browser.newContext()).newPage();
  await signedInAt(person, request, FALCON, '/searchpad', member);
  const entry = person.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'My bookings' });
  await expect(entry).toBeVisible();

  await signedIn(page, request, FALCON, FALCON.poor);
  await page.goto(`${SETTINGS}?section=staff`);
  const row = new CompanyPage(page, FALCON).rowOf(member.email);
  await row.getByRole('button', { name: /^Edit/ }).click();
  const form = page.getByRole('dialog', { name: 'Edit staff' });
  await form
    .locator('label')
    .filter({ hasText: /^List bookings$/ })
    .click();
  await expect(form.getByRole('checkbox', { name: 'List bookings' })).not.toBeChecked();
  await saved(form);

  await person.reload();
  await expect(
    person.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Search', exact: true }),
  ).toBeVisible();
  await expect(entry).toHaveCount(0);
  await person.goto(`${FALCON.origin}/my-bookings`);
  await expect(person).toHaveURL(/\/access-denied$/);
  await person.context().close();
});
