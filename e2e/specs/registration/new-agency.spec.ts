import type { APIRequestContext, Browser, Page } from '@playwright/test';

import type { Branch, Member } from '../../pages/company.page';
import { CompanyPage } from '../../pages/company.page';
import { FramePage } from '../../pages/frame.page';
import type { Applicant } from '../../pages/registration.page';
import { RegistrationPage } from '../../pages/registration.page';
import { SignInPage } from '../../pages/sign-in.page';
import { seriousFindings } from '../../stack/axe';
import { expect, test } from '../../stack/fixtures';
import { approve, filed } from '../../stack/operators';
import { LETTERS, letterTo } from '../../stack/outbox';
import type { Portal } from '../../stack/portals';
import { FALCON, QAMAR } from '../../stack/portals';
import { wordsOf } from '../../stack/words';
import { newApplicant } from '../../walks/registration';

test.describe.configure({ mode: 'parallel' });

const OWN = 'Quiet-Dunes-47';
const THREE = ['Search flights', 'See company settings', 'See branches'];

/** A new agency at a portal, on a screen of a given size. */
interface Day {
  page: Page;
  request: APIRequestContext;
  portal: Portal;
  applicant: Applicant;
}

/** From the public site to the reference of an application, and its approval by an operator. */
async function register({ page, request, portal, applicant }: Day): Promise<void> {
  const form = new RegistrationPage(page, portal);
  await form.open();
  await form.fill(applicant, request);
  expect(await seriousFindings(page)).toEqual([]);
  await form.send();
  const application = await filed(request, portal, await form.reference());
  expect(application.form).toMatchObject({ kind: 'proprietor', companyName: applicant.company });
  await approve(request, portal, application);
}

/** A user who reads the portal in Arabic gets e-mails in Arabic. */
async function expectInvitation({ request, portal }: Day, email: string): Promise<void> {
  const letter = await letterTo(request, email, LETTERS.firstPassword);
  expect(letter).toContain(portal.origin);
  expect(letter).toMatch(portal.language === 'ar' ? /^مرحباً / : /^Hello /);
}

/** The owner sees every section of the settings, and adds a branch and a staff member. */
async function takeOn({ page, portal }: Day, branch: Branch, member: Member): Promise<void> {
  const { exactly } = wordsOf(portal);
  const company = new CompanyPage(page, portal);
  await new FramePage(page, portal).follow('Company settings');
  await expect(page).toHaveURL(/\/company-settings/);
  const sections = ['Company', 'Documents', 'KYC remarks', 'Branches', 'Staff', 'Bank accounts'];
  await expect(page.getByRole('tab')).toHaveText(sections.map(exactly));
  await company.addBranch(branch);
  await company.addStaff(member);
  expect(await seriousFindings(page)).toEqual([]);
}

/** What three codes show and hide; typing an address opens nothing else. */
async function expectThreeCodes({ page, portal }: Day, branch: string): Promise<void> {
  const { exactly } = wordsOf(portal);
  const frame = new FramePage(page, portal);
  const company = new CompanyPage(page, portal);
  await expect(page.getByRole('button', { name: exactly('Search flights') })).toBeVisible();
  await frame.offersOnly(['Search', 'Company settings']);
  await frame.follow('Company settings');
  await expect(page.getByRole('tab')).toHaveText(['Company', 'Documents', 'KYC remarks', 'Branches'].map(exactly));
  await expect(page.getByRole('button', { name: exactly('Edit company information') })).toHaveCount(0);
  await company.tab('Branches').click();
  await expect(company.rowOf(branch)).toBeVisible();
  await expect(page.getByRole('button', { name: exactly('Add branch') })).toHaveCount(0);
  for (const path of ['/my-bookings', '/my-transactions', '/traveller-information']) {
    await page.goto(`${portal.origin}${path}`);
    await expect(page).toHaveURL(/\/access-denied$/);
    await expect(
      page.getByRole('heading', { level: 1, name: exactly('You have no access to this page') }),
    ).toBeVisible();
  }
  await page.goto(`${portal.origin}/company-settings?section=staff`);
  await expect(company.tab('Company')).toHaveAttribute('aria-selected', 'true');
  await expect(company.tab('Staff')).toHaveCount(0);
}

/** Signs in with a browser that none of them has used before. */
async function elsewhere(
  browser: Browser,
  size: { width: number; height: number },
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: size });
  try {
    await work(await context.newPage());
  } finally {
    await context.close();
  }
}

const NAMES = {
  en: { company: 'Blue Dunes Travel', owner: 'Amina', branch: 'Deira', member: 'Salma' },
  ar: { company: 'رمال زرقاء للسفر', owner: 'حصة', branch: 'صحار', member: 'سلمى' },
};

for (const [portal, size] of [
  [FALCON, { width: 390, height: 844 }],
  [QAMAR, { width: 1280, height: 900 }],
] as const) {
  test.describe(`${portal.company} at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('an agency registers, is approved, and adds a staff member who sees what three codes allow (P-040, P-069, P-101, P-216, P-221, P-223, P-239, P-254, P-257, P-258, P-259, P-260, P-322, P-325)', async ({
      page,
      browser,
      request,
    }) => {
      test.slow();
      const names = NAMES[portal.language ?? 'en'];
      const applicant = { ...newApplicant(portal), company: names.company, firstName: names.owner };
      const day = { page, request, portal, applicant };
      await register(day);

      await expectInvitation(day, applicant.email);
      await new SignInPage(page, portal).enterFirst(applicant.email, OWN, request);
      // The owner's number was verified with the application.
      await expect(page).toHaveURL(/\/searchpad/);
      const nothing = new RegExp(`${portal.currency}\\s*0\\.00|0\\.00\\d?\\s*${portal.currency}`);
      await expect(page.getByText(nothing).first()).toBeVisible();

      const { email, phone, e164 } = newApplicant(portal);
      const member = { firstName: names.member, email, phone, branch: names.branch, permissions: THREE };
      await takeOn(day, { name: names.branch, phone: applicant.phone }, member);
      await expectInvitation(day, email);

      await elsewhere(browser, size, async (theirs) => {
        const signIn = new SignInPage(theirs, portal);
        await signIn.enterFirst(email, OWN, request);
        await signIn.provePhone(e164, request);
        await expectThreeCodes({ ...day, page: theirs }, names.branch);
      });
    });
  });
}
