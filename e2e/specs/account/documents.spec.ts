import type { Page } from '@playwright/test';

import { SignInPage } from '../../pages/sign-in.page';
import { expect, test } from '../../stack/fixtures';
import { FALCON } from '../../stack/portals';

const OWNER = { email: 'agent@corniche.test', password: 'Dubai-Corniche-2026' };
const UPDATE = '**/User/UpdateCustomerDocumentInfo';
const AN_HOUR_MS = 3_600_000;

const dialog = (page: Page) => page.getByRole('dialog', { name: "Your agency's licences" });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('skipedOn'));

test('licences are asked for on the search page: skipped, asked again after an hour, given (P-088, P-135, P-179 to P-192: P-181, P-186, P-187, P-188, P-190; P-224 to P-232: P-230, P-231; P-352)', async ({
  page,
  request,
  complaints,
}) => {
  test.slow();
  complaints.expect(/UpdateCustomerDocumentInfo/);
  await page.clock.install();
  await new SignInPage(page, FALCON).signIn(OWNER, request);
  const modal = dialog(page);
  await expect(modal).toBeVisible();

  await test.step('it stays until it is answered', async () => {
    await page.mouse.click(5, 5);
    await page.keyboard.press('Escape');
    await expect(modal).toBeVisible();
  });

  await test.step('a skip that fails changes nothing and says nothing', async () => {
    await page.route(UPDATE, (route) => route.abort(), { times: 1 });
    await modal.getByRole('button', { name: 'Skip (2 left)' }).click();
    await expect(modal.getByRole('button', { name: 'Skip (2 left)' })).toBeEnabled();
    expect(await kept(page)).toBeNull();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  await test.step('skipped: five fields travel, it closes and the time is kept', async () => {
    const sent = page.waitForRequest(UPDATE);
    await modal.getByRole('button', { name: 'Skip (2 left)' }).click();
    expect((await sent).postDataJSON()).toEqual({
      tradeLicenseNumber: '',
      tradeLicenseExpiryDate: '',
      civilAviationNumber: '',
      civilAviationExpiryDate: '',
      skip: true,
    });
    await expect(modal).toBeHidden();
    expect(await kept(page)).not.toBeNull();
  });

  await test.step('a new visit within the hour is left alone; the rest of the hour later it asks again', async () => {
    await page.clock.fastForward(AN_HOUR_MS / 2);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(modal).toBeHidden();
    const context = page.waitForResponse('**/User/GetUserContext');
    await page.clock.fastForward(AN_HOUR_MS / 2);
    await context;
    await expect(modal).toBeVisible();
    await expect(modal.getByRole('button', { name: 'Skip (1 left)' })).toBeVisible();
  });

  await test.step('errors show after the first attempt and are looked at again when a field is left', async () => {
    const number = modal.getByLabel('Trade license number');
    await number.fill('x');
    await number.fill('');
    await number.blur();
    await expect(modal.getByText('Trade license number is required')).toBeHidden();
    await modal.getByRole('button', { name: 'Save' }).click();
    await expect(modal.getByText('Trade license number is required')).toBeVisible();
    await expect(modal.getByText('Trade license expiry date is required')).toBeVisible();
    await number.fill('TL-2026-77');
    await number.blur();
    await expect(modal.getByText('Trade license number is required')).toBeHidden();
    await modal.getByLabel('Civil aviation number').fill('CA-1');
    await modal.getByRole('button', { name: 'Save' }).click();
    await expect(modal.getByText('Civil aviation expiry date is required')).toBeVisible();
    await modal.getByLabel('Civil aviation number').fill('   ');
    const year = String(new Date().getFullYear() + 1);
    await typeDate(page, 'Trade license expiry date', `3112${year}`);
  });

  await test.step('a save the server does not take says so', async () => {
    await page.route(
      UPDATE,
      (route) => route.fulfill({ json: { success: false, documentCollect: { forceCollect: true, remainingSkipCount: 1 } } }),
      { times: 1 },
    );
    await modal.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Some ting went wrong! Please try again later')).toBeVisible();
    await expect(modal).toBeVisible();
  });

  await test.step('given: busy while it travels, then closed for good', async () => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(UPDATE, async (route) => {
      await held;
      await route.continue();
    });
    const save = modal.getByRole('button', { name: 'Save' });
    await save.click();
    await expect(modal.getByRole('progressbar')).toBeVisible();
    release();
    await expect(modal).toBeHidden();
    expect(await kept(page)).toBeNull();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(modal).toBeHidden();
  });
});

/** Types day, month and year into the parts of a date field. */
async function typeDate(page: Page, label: string, digits: string): Promise<void> {
  await page.getByRole('group', { name: label }).getByRole('spinbutton').first().click();
  await page.keyboard.type(digits);
}
