import type { Applicant } from '../../pages/registration.page';
import { RegistrationPage } from '../../pages/registration.page';
import { SignInPage } from '../../pages/sign-in.page';
import { seriousFindings } from '../../stack/axe';
import { expect, test } from '../../stack/fixtures';
import { approve, filed } from '../../stack/operators';
import { codeFor, firstPasswordOf, LETTERS, letterTo } from '../../stack/outbox';
import { FALCON, ORIGINAL, QAMAR } from '../../stack/portals';
import { wordsOf } from '../../stack/words';

const OWN = 'Quiet-Dunes-47';

const AMINA: Applicant = {
  company: 'Blue Dunes Travel',
  firstName: 'Amina',
  email: 'amina@bluedunes.test',
  phone: '0501234567',
  e164: '+971501234567',
};
const RUMA: Applicant = {
  company: 'Green Delta Tours',
  firstName: 'Ruma',
  email: 'ruma@greendelta.test',
  phone: '01711223344',
  e164: '+8801711223344',
};

const HESSA: Applicant = {
  company: 'رمال زرقاء للسفر',
  firstName: 'حصة',
  email: 'hessa@bluesands.test',
  phone: '92123456',
  e164: '+96892123456',
};

for (const { portal, applicant, width } of [
  { portal: FALCON, applicant: AMINA, width: 1280 },
  { portal: ORIGINAL, applicant: RUMA, width: 390 },
  { portal: QAMAR, applicant: HESSA, width: 390 },
]) {
  test.describe(`${portal.company} at ${width}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('from the form over an operator to a portal with an empty wallet (P-040, P-216, P-221, P-223)', async ({ page, request }) => {
      test.slow();
      const { say, exactly } = wordsOf(portal);
      const form = new RegistrationPage(page, portal);
      await form.open();
      await form.fill(applicant, request);
      expect(await seriousFindings(page)).toEqual([]);
      await form.send();
      const reference = await form.reference();
      const application = await filed(request, portal, reference);
      expect(application.form).toMatchObject({ kind: 'proprietor', companyName: applicant.company });

      await approve(request, portal, application);
      const letter = await letterTo(request, applicant.email, LETTERS.firstPassword);
      expect(letter).toContain(portal.origin);
      expect(letter).toMatch(portal.language === 'ar' ? /^مرحباً / : /^Hello /);
      const password = await firstPasswordOf(request, applicant.email);

      const signIn = new SignInPage(page, portal);
      await signIn.open();
      await signIn.submit({ email: applicant.email, password });
      await expect(page.getByLabel(say('Verification code'))).toBeVisible();
      await signIn.enterCode(await codeFor(request, applicant.email, LETTERS.newBrowser));
      await page.getByLabel(say('New password')).fill(OWN);
      await page.getByLabel(say('Confirm password')).fill(OWN);
      await page.getByRole('button', { name: exactly('Save password') }).click();
      await expect(page.getByRole('dialog', { name: exactly('Password changed') })).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden({ timeout: 15_000 });
      await signIn.submit({ email: applicant.email, password: OWN });
      await expect(page).toHaveURL(/\/searchpad/);
      const nothing = new RegExp(`${portal.currency}\\s*0\\.00|0\\.00\\d?\\s*${portal.currency}`);
      await expect(page.getByText(nothing).first()).toBeVisible();
    });
  });
}

test('the call to action leads to the form, which calls things as the tenant does (P-014, P-025)', async ({ page }) => {
  await page.goto(`${FALCON.origin}/`);
  await page.getByRole('link', { name: 'Register your agency' }).first().click();
  await expect(page).toHaveURL(/\/register_proprietor$/);
  await expect(page.getByText(/Emirates ID/).first()).toBeVisible();
});

for (const [path, title] of [
  ['/register_partnership', 'Register as a partnership'],
  ['/register_company_llp', 'Register as a company or LLP'],
  ['/register_corporate', 'Register as a corporate'],
] as const) {
  test(`${path} opens its own form (P-041, P-042, P-043)`, async ({ page }) => {
    await page.goto(`${FALCON.origin}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
  });
}

test('a reload keeps what was typed, proven and handed in; a file that is none is refused (P-217)', async ({ page, request }) => {
  test.slow();
  const form = new RegistrationPage(page, FALCON);
  const applicant = { ...AMINA, email: 'second@bluedunes.test', phone: '0501234599', e164: '+971501234599' };
  await form.open();
  await form.business(applicant);
  await form.next();
  await form.person(applicant);
  await form.next();
  await form.prove(applicant, request);
  await page.reload();
  await form.atStep('E-mail and phone');
  await expect(page.getByText('Verified', { exact: true })).toHaveCount(2);
  await form.next();
  await form.choose('tradeLicense', 'large.png', Buffer.alloc(1_048_576));
  await expect(page.getByText('The file must be smaller than 1 MB.')).toBeVisible();
  await form.papers();
  await page.reload();
  await expect(page.getByText('Received: tradeLicense.pdf')).toBeVisible();
});
