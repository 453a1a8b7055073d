import type { Page } from '@playwright/test';

import { SignInPage } from '../../pages/sign-in.page';
import { expect, test } from '../../stack/fixtures';
import { keyboardOf } from '../../stack/keyboard';
import { asIf } from '../../stack/modules';
import { remarkOnPapers } from '../../stack/operators';
import { codeFor, firstPasswordOf, LETTERS } from '../../stack/outbox';
import { givenName, passport, PICTURE } from '../../stack/attachments';
import { invited } from '../../stack/people';
import { FALCON } from '../../stack/portals';
import { signedIn } from '../../stack/session';

const { origin } = FALCON;
const PNG = { name: 'mark.png', mimeType: 'image/png', buffer: PICTURE };

const said = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();

test('first sign-in and profile by keyboard alone: both codes, a new password, a changed password, a new name and a photo', async ({
  page,
  request,
}) => {
  test.slow();
  const { email, phone } = await invited(request);
  const [own, later] = ['Quiet-Dunes-47', 'Tall-Palms-58'];
  const keys = page.keyboard;
  const { reach, typeInto, press, attach, isInFront } = keyboardOf(page);
  const boxes = page.getByLabel('Verification code');
  const signIn = new SignInPage(page, FALCON);
  await signIn.open();
  await typeInto(/^E-mail/, email);
  await typeInto(/^Password/, await firstPasswordOf(request, email));
  await keys.press('Enter');
  await expect(boxes).toBeFocused();
  // A wrong digit is deleted before the last one submits the code.
  const code = await codeFor(request, email, LETTERS.newBrowser);
  await keys.type(`${code.slice(0, 4)}${(Number(code[4]) + 1) % 10}`);
  await keys.press('Backspace');
  await keys.type(code.slice(4));
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await typeInto(/^New password/, own);
  await typeInto(/^Confirm password/, own);
  await keys.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Password changed' })).toBeVisible();
  await press(/^Sign in now/);
  await signIn.isAsked();
  await typeInto(/^E-mail/, email);
  await typeInto(/^Password/, own);
  await keys.press('Enter');

  await expect(page.getByRole('heading', { name: 'Verify Your Phone Number' })).toBeVisible();
  const proof = await codeFor(request, phone);
  // Requesting the code resets the boxes and starts the countdown.
  await expect(page.getByText(/Resend code in \d+ seconds/)).toBeVisible();
  await expect(boxes).toBeFocused();
  await keys.type('12');
  await press(/^Reset/);
  await expect(boxes).toHaveValue('');
  await press(/^Use another number/);
  await press(/^Back/);
  await expect(boxes).toBeFocused();
  await keys.type(proof);
  await expect(page).toHaveURL(/\/searchpad/);

  await expect(page.locator('#main')).toBeFocused();
  await press(/^Account:/, 'Shift+Tab');
  await isInFront();
  await keys.type('My pro');
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/my-profile/);
  await press(/^Edit/);
  await reach(/^First name/);
  await keys.press('Control+A');
  await keys.type('Noor Aisha');
  await keys.press('Enter');
  await said(page, 'Your profile was saved.');
  await attach(/^Choose a file/, PNG);
  await press(/^Save photo/);
  await said(page, 'Your photo was saved.');
  await press(/^Change number/);
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toBeVisible();
  await press(/^Back/);
  await typeInto(/^Current password/, own);
  await typeInto(/^New password/, later);
  await typeInto(/^Confirm password/, later);
  await keys.press('Enter');
  await said(page, 'Your password was changed.');
  await press(/^Sign out everywhere else/);
  await said(page, 'You are not signed in anywhere else.');
});

test.describe('signed in', () => {
  test.beforeEach(async ({ page, request }) => {
    await signedIn(page, request, FALCON);
  });

  test('a logo, an answer about the documents and the status of a bank account by keyboard alone', async ({
    page,
    request,
  }) => {
    test.slow();
    const keys = page.keyboard;
    const { reach, typeInto, press, attach, choose } = keyboardOf(page);
    const context = page.waitForResponse('**/User/GetUserContext');
    await page.goto(`${origin}/company-settings`);
    const { agencyId } = (await (await context).json()) as { agencyId: string };
    await expect(page.getByRole('button', { name: 'Edit company information' })).toBeVisible();
    await press(/^Edit company information/);
    await reach(/^Website/);
    await keys.press('Control+A');
    await keys.type('https://desertrose.test');
    await keys.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('tabpanel').getByText('https://desertrose.test')).toBeVisible();
    await attach(/^Choose a file/, PNG);
    await press(/^Save logo/);
    await said(page, 'The logo was saved');
    await expect(page.getByRole('img', { name: /^Logo of/ })).toBeVisible();
    await press(/^Remove logo/, 'Shift+Tab');
    await said(page, 'The logo was removed');

    await remarkOnPapers(request, FALCON, agencyId, 'Which of the two addresses is on the licence?');
    await page.goto(`${origin}/company-settings?section=kyc`);
    await expect(page.getByLabel('Your answer')).toBeVisible();
    await typeInto(/^Your answer/, 'The first one, by keyboard.');
    await press(/^Send/);
    await said(page, 'Sent');
    await expect(page.getByText('The first one, by keyboard.').first()).toBeVisible();

    const number = String(Date.now());
    await page.goto(`${origin}/company-settings?section=bank`);
    await expect(page.getByRole('button', { name: 'Add account' })).toBeVisible();
    await press(/^Add account/);
    await typeInto(/^Bank/, 'Emirates Bank');
    await typeInto(/^Account name/, 'Desert Rose');
    await typeInto(/^Account number/, number);
    await typeInto(/^IBAN/, 'AE07 0331 2345 6789 0123 456');
    await keys.press('Enter');
    const row = page.getByRole('row').filter({ hasText: number });
    await expect(row).toContainText('Active');
    await press(new RegExp(`^Edit .*${number}`));
    await choose(/Status/, 'Closed');
    await press(/^Save/);
    await expect(row).toContainText('Closed');
  });

  test('a traveller is found, edited and viewed again by keyboard alone', async ({ page }) => {
    const { typeInto, press, choose } = keyboardOf(page);
    const given = givenName();
    const { lines, number } = passport(given);
    const kept = page.getByRole('heading', { level: 1, name: new RegExp(`^Mrs ${given} Rahman$`, 'i') });
    await page.goto(`${origin}/traveller-information?show=new`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await typeInto(/^The two lines/, lines);
    await expect(page.getByLabel('Surname')).toHaveValue(/rahman/i);
    await choose(/Title/, 'Mrs');
    await press(/^Save traveller/);
    await expect(kept).toBeVisible();
    await press(/^All travellers/);
    await typeInto(/^Search travellers/, given.toLowerCase());
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row').nth(1)).toContainText(number);
    await press(new RegExp(`^Rahman, ${given}`, 'i'));
    await expect(kept).toBeVisible();
    await press(/^Edit/);
    await choose(/Meal/, 'Vegetarian');
    await typeInto(/^Notes for your team/, 'Window seat.');
    await press(/^Save traveller/);
    // The form contains these words too, until it has closed.
    await expect(kept).toBeVisible();
    await said(page, 'Window seat.');
    await expect(page.getByText('Vegetarian')).toBeVisible();
  });

  test('the request for licences is put off, a notice closed and an ended session dismissed by keyboard alone (P-087, P-104, P-167)', async ({
    page,
  }) => {
    const { press } = keyboardOf(page);
    const collect = { forceCollect: true, collectIntervalMins: 60, remainingSkipCount: 2 };
    const notice = { id: 'keys', title: 'Ramadan hours', text: 'We answer from ten to four.' };
    await page.route('**/Notification/GetPopupNotification', (route) => route.fulfill({ json: { notice } }));
    await page.route('**/User/UpdateCustomerDocumentInfo', (route) =>
      route.fulfill({ json: { success: true, documentCollect: { ...collect, remainingSkipCount: 1 } } }),
    );
    await asIf(page, () => ({ documentCollect: collect }));
    await page.goto(`${origin}/searchpad`);
    const modal = page.getByRole('dialog', { name: "Your agency's licences" });
    await expect(modal).toBeVisible();
    await press(/^Skip \(2 left\)/);
    await expect(modal).toHaveCount(0);
    await expect(page.getByRole('heading', { name: notice.title })).toBeVisible();
    await press(/^Close this notice/);
    await expect(page.getByRole('heading', { name: notice.title })).toHaveCount(0);

    await page.unrouteAll();
    await asIf(page, () => ({ authentic: { forceLogout: true } }));
    await page.goto(`${origin}/help`);
    await expect(page.getByRole('dialog', { name: 'Logout' })).toBeVisible();
    await press(/^OK/);
    await expect(page).toHaveURL((url) => url.searchParams.get('next') === '/help');
  });
});
