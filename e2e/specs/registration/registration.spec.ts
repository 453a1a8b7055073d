import { RegistrationPage } from '../../pages/registration.page';
import { seriousFindings } from '../../stack/axe';
import { expect, test } from '../../stack/fixtures';
import { FALCON, ORIGINAL } from '../../stack/portals';
import { newApplicant } from '../../walks/registration';

test('the call to action opens the form, which uses the tenant’s terms (P-014, P-025)', async ({ page }) => {
  await page.goto(`${FALCON.origin}/`);
  await page.getByRole('link', { name: 'Register your agency' }).first().click();
  await expect(page).toHaveURL(/\/register_proprietor$/);
  await expect(page.getByText(/Emirates ID/).first()).toBeVisible();
});

/** Fields of a form besides those that all have. */
const OWN_FIELDS = [
  'Name of partner 1',
  'Share of partner 1 in percent',
  'Company registration number',
  'People who travel',
];

const KINDS: readonly { path: string; title: string; own: readonly string[]; count: number }[] = [
  { path: '/register_proprietor', title: 'Register as a proprietor', own: [], count: 4 },
  { path: '/register_partnership', title: 'Register as a partnership', own: OWN_FIELDS.slice(0, 2), count: 5 },
  {
    path: '/register_company_llp',
    title: 'Register as a company or LLP',
    own: ['Company registration number'],
    count: 5,
  },
  { path: '/register_corporate', title: 'Register as a corporate', own: OWN_FIELDS.slice(2), count: 6 },
];

for (const { path, title, own, count } of KINDS) {
  test(`${path} opens its own form with the fields of its kind (P-041, P-042, P-043, P-222)`, async ({ page }) => {
    const form = new RegistrationPage(page, FALCON);
    await form.open(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const label of OWN_FIELDS)
      await expect(page.getByLabel(label).first()).toBeVisible({ visible: own.includes(label) });
    expect(await seriousFindings(page)).toEqual([]);
    await form.next();
    await expect(page.getByText(`${count} fields need your attention.`)).toBeVisible();

    await form.business(newApplicant(FALCON));
    for (const label of own.filter((name) => name !== 'People who travel')) await page.getByLabel(label).fill('40');
    if (own.includes('People who travel')) {
      await page.getByLabel('People who travel').click();
      await page.getByRole('option', { name: 'Up to 20' }).click();
    }
    await form.next();
    await form.atStep('Person and address');
    const isSignedFor = own.includes('Company registration number');
    await expect(page.getByLabel('Position in the company')).toBeVisible({ visible: isSignedFor });
  });
}

test('a reload keeps what was typed, verified and uploaded; an oversized file is refused (P-217)', async ({
  page,
  request,
}) => {
  test.slow();
  const form = new RegistrationPage(page, ORIGINAL);
  const applicant = newApplicant(ORIGINAL);
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
