import { RegistrationPage } from '../../pages/registration.page';
import { SignInPage } from '../../pages/sign-in.page';
import { hasFocus } from '../../stack/escape';
import { expect, test } from '../../stack/fixtures';
import { keyboardOf } from '../../stack/keyboard';
import { asIf } from '../../stack/modules';
import { approve, filed } from '../../stack/operators';
import { codeFor, LETTERS } from '../../stack/outbox';
import { PASSPORT, PDF } from '../../stack/attachments';
import { FALCON } from '../../stack/portals';
import { signedIn } from '../../stack/session';

const { origin } = FALCON;

test('an agency registers, resets its password and signs in by keyboard alone', async ({ page, request }) => {
  test.slow();
  const form = new RegistrationPage(page, FALCON);
  const [mail, phone, own] = ['keys@bluedunes.test', '+971501234577', 'Quiet-Dunes-47'];
  const keys = page.keyboard;
  const { reach, typeInto, press, attach } = keyboardOf(page);
  await form.open();
  await typeInto(/^Agency name/, 'Blue Dunes Keys');
  await typeInto(/Trade licence number/, 'CN-1');
  await reach(/Trade licence valid until/);
  await keys.type('30062032');
  await typeInto(/Civil aviation number/, 'CAA-1');
  await keys.press('Enter');
  await form.atStep('Person and address');
  await typeInto(/First name/, 'Amina');
  await typeInto(/City/, 'Dubai');
  await typeInto(/Full address/, '12 Long Street');
  await press(/Continue/);
  await form.atStep('E-mail and phone');
  await typeInto(/E-mail/, mail);
  await press(/Send code by e-mail/);
  await expect(page.getByLabel('Verification code')).toBeFocused();
  await keys.type(await codeFor(request, mail));
  await expect(page.getByText('Verified', { exact: true })).toHaveCount(1);
  await typeInto(/Phone number/, '0501234577');
  await press(/Send code by SMS/);
  await expect(page.getByLabel('Verification code')).toBeFocused();
  await keys.type(await codeFor(request, phone));
  await expect(page.getByText('Verified', { exact: true })).toHaveCount(2);
  await press(/Continue/);
  await form.atStep('Documents');
  for (const [at, paper] of ['Emirates ID, front', 'Emirates ID, back', 'Trade licence'].entries()) {
    await attach(new RegExp(`^Choose a file: ${paper}`), PDF);
    await expect(page.getByText('Received: scan.pdf')).toHaveCount(at + 1);
  }
  await press(/Continue/);
  await form.atStep('Review and send');
  await reach(/^I agree/);
  await keys.press('Space');
  await press(/I am a person/);
  await expect(page.getByText('Checked', { exact: true })).toBeVisible();
  await press(/Send application/);
  await approve(request, FALCON, await filed(request, FALCON, await form.reference()));

  const signIn = new SignInPage(page, FALCON);
  await signIn.open();
  await press(/^Forgot password/);
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await keys.type(mail);
  await keys.press('Enter');
  await expect(page.getByLabel('Verification code')).toBeFocused();
  await keys.type(await codeFor(request, mail, LETTERS.newPassword));
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await typeInto(/^New password/, own);
  await typeInto(/^Confirm password/, own);
  await keys.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Password changed' })).toBeVisible();
  await press(/^Sign in now/);
  await signIn.isAsked();
  await typeInto(/^E-mail/, mail);
  await typeInto(/^Password/, own);
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/searchpad/);
});

test.describe('signed in', () => {
  test.beforeEach(async ({ page, request }) => {
    await signedIn(page, request, FALCON);
  });

  test('a branch, a staff member with fewer permissions than the role, a document and a bank account by keyboard alone', async ({
    page,
  }) => {
    test.slow();
    const keys = page.keyboard;
    const { reach, typeInto, press, choose, attach, here } = keyboardOf(page);
    const section = async (name: string) => {
      await expect(page.getByRole('tab', { name, exact: true, selected: true })).toBeVisible();
    };
    await page.goto(`${origin}/company-settings`);
    await section('Company');
    await reach(/^Company$/);
    for (const next of ['Documents', 'KYC remarks', 'Branches']) {
      await keys.press('ArrowRight');
      await section(next);
    }

    await press(/^Add branch/);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await typeInto(/^Name/, 'Al Quoz');
    await typeInto(/^Phone/, '501234568');
    await typeInto(/^Address/, 'Street 8');
    await typeInto(/^City/, 'Dubai');
    await keys.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: 'Al Quoz' })).toBeVisible();
    await expect.poll(here, 'the focus is on the button that opened the form').toMatch(/^Add branch/);

    await reach(/^Branches$/, 'Shift+Tab');
    await keys.press('ArrowRight');
    await section('Staff');
    await press(/^Add staff/);
    await typeInto(/^First name/, 'Noura');
    await typeInto(/^Last name/, 'Keys');
    await typeInto(/^E-mail/, 'noura.keys@desertrose.test');
    await typeInto(/^Phone/, '501112299');
    await choose(/Branch/, 'Al Quoz');
    for (const permission of [/^Search flights/, /^See bookings/]) {
      const box = dialog.getByRole('checkbox', { name: permission });
      await expect(box).toBeChecked();
      await reach(permission);
      await keys.press('Space');
      await expect(box).not.toBeChecked();
    }
    await press(/^Save/);
    await expect(page.getByText('We have e-mailed noura.keys@desertrose.test how to sign in.')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Noura' })).toBeVisible();

    await reach(/^Staff$/, 'Shift+Tab');
    await keys.press('ArrowRight');
    await section('Bank accounts');
    await press(/^Add account/);
    await typeInto(/^Bank/, 'Emirates Bank');
    await typeInto(/^Account name/, 'Desert Rose');
    await typeInto(/^Account number/, '5566778899');
    await typeInto(/^IBAN/, 'AE07 0331 2345 6789 0123 456');
    await keys.press('Enter');
    await expect(page.getByRole('row').filter({ hasText: '5566778899' })).toBeVisible();

    await reach(/^Bank accounts$/, 'Shift+Tab');
    await keys.press('Home');
    await keys.press('ArrowRight');
    await section('Documents');
    await choose(/Document/, 'Bank letter');
    await attach(/^Choose a file/, { ...PDF, name: 'by-keys.pdf' });
    await press(/^Upload/);
    await expect(page.getByRole('row').filter({ hasText: 'by-keys.pdf' })).toBeVisible();
  });

  test('a traveller is scanned and saved by keyboard alone', async ({ page, complaints }) => {
    // A traveller of this name may be saved already.
    complaints.expect(/409|Traveller\/create/);
    const { typeInto, press, choose } = keyboardOf(page);
    await page.goto(`${origin}/traveller-information`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await press(/^Add traveller/);
    await typeInto(/^The two lines/, PASSPORT);
    await expect(page.getByLabel('Surname')).toHaveValue(/rahman/i);
    await choose(/Title/, 'Mrs');
    await press(/^Save traveller/);
    const kept = page.getByRole('heading', { level: 1, name: 'Mrs Amina Noor Rahman' });
    const another = page.getByRole('button', { name: 'Save as another person' });
    await expect(kept.or(another)).toBeVisible();
    if (await another.isVisible()) await press(/^Save as another person/);
    await expect(kept).toBeVisible();
  });

  test('the menus, the search and the bank details of the header by keyboard alone', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    const keys = page.keyboard;
    const { reach, press, leave, typeInto, isInFront } = keyboardOf(page);
    await page.goto(`${origin}/help`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await typeInto(/^Find a booking/, 'none of it');
    await expect(page.getByText('No orders found')).toBeVisible();
    await keys.press('Escape');
    await press(/^Quick links/);
    await expect(page.getByRole('menu')).toBeVisible();
    await leave(/^Quick links/);
    for (const [opener, title] of [
      [/^Account manager/, 'Account manager'],
      [/^Bank details/, 'Deposit to these accounts'],
      [/^Wallet balance/, 'Wallet balance'],
    ] as const) {
      await press(opener);
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      if (title === 'Deposit to these accounts') {
        await press(/^Copy Account number/);
        await expect(page.getByRole('dialog').getByText('Copied', { exact: true })).toBeVisible();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{6,}$/);
      }
      await leave(opener);
    }
    await press(/^Account:/);
    await expect(page.getByRole('menu')).toBeVisible();
    await leave(/^Account:/);
    await press(/^Quick links/, 'Shift+Tab');
    await isInFront();
    await keys.press('End');
    await keys.press('Enter');
    await expect(page).not.toHaveURL(/\/help/);
    await expect(page.locator('#main')).toBeFocused();
    await reach(/./);
  });

  test('the request for licences traps the focus, and is answered by keyboard alone', async ({ page }) => {
    const collect = { forceCollect: true, collectIntervalMins: 60, remainingSkipCount: 2 };
    await asIf(page, () => ({ documentCollect: collect }));
    const sent: unknown[] = [];
    await page.route('**/User/UpdateCustomerDocumentInfo', (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ json: { success: true, documentCollect: { ...collect, forceCollect: false } } });
    });
    const keys = page.keyboard;
    const { reach, typeInto, press } = keyboardOf(page);
    await page.goto(`${origin}/searchpad`);
    const modal = page.getByRole('dialog', { name: "Your agency's licences" });
    await expect(modal).toBeVisible();
    await hasFocus(modal);
    await keys.press('Escape');
    await expect(modal).toBeVisible();
    const insideOf = () => modal.evaluate((dialog) => dialog.contains(document.activeElement));
    for (let steps = 0; steps < 20; steps += 1) {
      await keys.press('Tab');
      expect(await insideOf()).toBe(true);
    }
    await press(/^Save/);
    await expect(modal.getByLabel('Trade license number')).toBeFocused();
    await keys.type('TL-2026-77');
    await reach(/Trade license expiry date/);
    await keys.type(`3112${new Date().getFullYear() + 1}`);
    await typeInto(/^Civil aviation number/, '   ');
    await press(/^Save/);
    await expect(modal).toHaveCount(0);
    expect(sent).toMatchObject([{ tradeLicenseNumber: 'TL-2026-77', skip: false }]);
  });
});
