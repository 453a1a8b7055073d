import type { Page } from '@playwright/test';

import { escape, hasFocus } from '../../stack/escape';
import { expect, test } from '../../stack/fixtures';
import { FALCON } from '../../stack/portals';
import { signedInAt } from '../../stack/session';

const OWNER = { email: 'agent@corniche.test', password: 'Dubai-Corniche-2026' };
const UPDATE = '**/User/UpdateCustomerDocumentInfo';
const AN_HOUR_MS = 3_600_000;
const EXPIRY = 'Trade license expiry date';
const NEXT_YEAR = new Date().getFullYear() + 1;

const dialog = (page: Page) => page.getByRole('dialog', { name: "Your agency's licences" });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('skipedOn'));

test('licences are requested on the search page: skipped, requested again after an hour, submitted (P-088, P-135, P-179, P-180, P-181, P-182, P-183, P-186, P-187, P-188, P-190, P-191, P-192, P-224, P-225, P-226, P-228, P-229, P-230, P-231, P-232, P-306, P-352, P-362)', async ({
  page,
  request,
  complaints,
}) => {
  test.slow();
  complaints.expect(/UpdateCustomerDocumentInfo/);
  await page.clock.install();
  await signedInAt(page, request, FALCON, '/searchpad', OWNER);
  const modal = dialog(page);
  await expect(modal).toBeVisible();

  await test.step('the dialog stays open until it is answered', async () => {
    await hasFocus(modal);
    await page.mouse.click(5, 5);
    await page.keyboard.press('Escape');
    await expect(modal).toBeVisible();
  });

  await test.step('a skip that fails changes nothing and shows no message', async () => {
    await page.route(UPDATE, (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent('requestfailed', (call) => call.url().endsWith('/UpdateCustomerDocumentInfo'));
    await modal.getByRole('button', { name: 'Skip (2 left)' }).click();
    await failed;
    await expect(modal.getByRole('button', { name: 'Skip (2 left)' })).toBeEnabled();
    expect(await kept(page)).toBeNull();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  await test.step('skipped: five fields are sent, the dialog closes and the time is stored', async () => {
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
    await expect.poll(() => kept(page)).not.toBeNull();
  });

  await test.step('a new visit within the hour is not interrupted; after the hour the dialog opens again', async () => {
    await page.clock.fastForward(AN_HOUR_MS / 2);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // A module that is still loading when the clock jumps would time out.
    await page.waitForLoadState('networkidle');
    await expect(modal).toBeHidden();
    const context = page.waitForResponse('**/User/GetUserContext');
    await page.clock.fastForward(AN_HOUR_MS / 2);
    await context;
    await expect(modal).toBeVisible();
    await expect(modal.getByRole('button', { name: 'Skip (1 left)' })).toBeVisible();
  });

  await test.step('errors show after the first attempt and are checked again on blur', async () => {
    const number = modal.getByLabel('Trade license number');
    await number.fill('x');
    await number.fill('');
    await number.blur();
    await expect(modal.getByText('Trade license number is required')).toBeHidden();
    await modal.getByRole('button', { name: 'Save' }).click();
    await expect(modal.getByText('Trade license number is required')).toBeVisible();
    await expect(modal.getByText('Trade license expiry date is required')).toBeVisible();
    const aviation = modal.getByLabel('Civil aviation number');
    for (const [field, right] of [
      [number, 'TL-2026-77'],
      [aviation, 'CA-1'],
    ] as const) {
      await field.fill('1'.repeat(51));
      await field.blur();
      await expect(field).toHaveAccessibleDescription('Maximum 50 characters');
      await field.fill(right);
      await field.blur();
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    }
    await expect(modal.getByText('Trade license number is required')).toBeHidden();
    await modal.getByRole('button', { name: 'Save' }).click();
    await expect(modal.getByText('Civil aviation expiry date is required')).toBeVisible();
    await aviation.fill('   ');
  });

  await test.step('dates run from three years ago to five years ahead, and a day beyond the end of the month is corrected', async () => {
    const bounds = [
      { years: 5, turn: 'Next', isOpen: (day: number, last: number) => day <= last },
      { years: -3, turn: 'Previous', isOpen: (day: number, first: number) => day >= first },
    ];
    for (const { years, turn, isOpen } of bounds) {
      const day = await page.evaluate((ahead) => {
        const now = new Date();
        return [now.getDate(), now.getMonth() + 1, now.getFullYear() + ahead]
          .map((part) => String(part).padStart(2, '0'))
          .join('');
      }, years);
      await typeDate(page, EXPIRY, day);
      await modal.getByRole('button', { name: new RegExp(`^Open calendar.*${EXPIRY}`) }).click();
      const calendar = page.getByRole('dialog', { name: EXPIRY });
      await expect(calendar.getByRole('button', { name: `${turn} month` })).toBeDisabled();
      const days = calendar.getByRole('grid').getByRole('button');
      const open = await days.evaluateAll((all) =>
        all.map((one) => ({ day: Number(one.textContent), isOpen: one.ariaDisabled !== 'true' })),
      );
      expect(open.length).toBeGreaterThanOrEqual(28);
      expect(open).toEqual(open.map((one) => ({ ...one, isOpen: isOpen(one.day, Number(day.slice(0, 2))) })));
      await escape(page, calendar);
    }
    await modal.getByLabel('Civil aviation number').focus();
    await expect(modal.getByText('Choose a date after today')).toBeVisible();
    await typeDate(page, EXPIRY, `3102${NEXT_YEAR}`);
    await modal.getByLabel('Civil aviation number').focus();
    await expect.poll(() => written(page, EXPIRY)).toMatch(new RegExp(`2[89]/02/${NEXT_YEAR}`));
    await typeDate(page, EXPIRY, `0511${NEXT_YEAR}`);
    await expect.poll(() => written(page, EXPIRY)).toContain(`05/11/${NEXT_YEAR}`);
  });

  await test.step('a save that the server refuses shows a message', async () => {
    await page.route(
      UPDATE,
      (route) =>
        route.fulfill({ json: { success: false, documentCollect: { forceCollect: true, remainingSkipCount: 1 } } }),
      { times: 1 },
    );
    await modal.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Some ting went wrong! Please try again later')).toBeVisible();
    await expect(modal).toBeVisible();
  });

  await test.step('submitted: busy while it is sent, then closed for good', async () => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(UPDATE, async (route) => {
      await held;
      await route.continue();
    });
    const save = modal.getByRole('button', { name: 'Save' });
    const sent = page.waitForRequest(UPDATE);
    await save.click();
    expect((await sent).postDataJSON()).toMatchObject({ tradeLicenseExpiryDate: `${NEXT_YEAR}-11-05` });
    await expect(modal.getByRole('progressbar')).toBeVisible();
    release();
    await expect(modal).toBeHidden();
    // The stored time is removed once the page has rendered without the dialog.
    await expect.poll(() => kept(page)).toBeNull();
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

/** The text of a date field's parts together, without bidi control characters. */
async function written(page: Page, label: string): Promise<string> {
  return ((await page.getByRole('group', { name: label }).textContent()) ?? '').replace(/[\u2066-\u2069]/g, '');
}
