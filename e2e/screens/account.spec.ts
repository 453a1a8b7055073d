import type { Page } from '@playwright/test';

import { SignInPage } from '../pages/sign-in.page';
import { expect, test } from '../stack/fixtures';
import { picture, SITTERS } from './camera';

const LINES = 'P<BGDRAHMAN<<AMINA<NOOR<<<<<<<<<<<<<<<<<<<<<\nBX01234561BGD8803045F3201015<<<<<<<<<<<<<<<8';

type Step = (page: Page) => Promise<unknown>;
const section = (name: string): Step => (page) => expect(page.getByRole('tab', { name, exact: true, selected: true })).toBeVisible();

/** What is looked at, and what to do at its address. */
const SCREENS: readonly (readonly [name: string, at: string, step: Step])[] = [
  ['company', '/company-settings', section('Company')],
  ['documents', '/company-settings?section=documents', section('Documents')],
  ['kyc', '/company-settings?section=kyc', section('KYC remarks')],
  ['branches', '/company-settings?section=branches', section('Branches')],
  ['staff', '/company-settings?section=staff', section('Staff')],
  ['staff-form', '/company-settings?section=staff', (page) => page.getByRole('button', { name: 'Add staff' }).click()],
  ['bank', '/company-settings?section=bank', section('Bank accounts')],
  ['travellers', '/traveller-information', (page) => expect(page.getByRole('table').getByRole('button').first()).toBeVisible()],
  ['traveller-new', '/traveller-information?show=new', scan],
  ['traveller', '/traveller-information', (page) => page.getByRole('table').getByRole('button').first().click()],
  ['profile', '/my-profile', (page) => expect(page.getByRole('button', { name: 'Change number' })).toBeVisible()],
  ['help', '/help', (page) => page.getByRole('button', { name: 'How long are seats held?' }).click()],
  ['access-denied', '/access-denied', (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()],
];

async function scan(page: Page): Promise<void> {
  await page.getByLabel('The two lines at the foot').fill(LINES);
  await expect(page.getByText(/check digits fit/)).toBeVisible();
}

/** Somebody to look at, kept once. */
async function keepOne(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/traveller-information?show=new`);
  await scan(page);
  await page.getByRole('button', { name: /Title/ }).click();
  await page.getByRole('option', { name: 'Mrs' }).click();
  await page.getByRole('button', { name: 'Save traveller' }).click();
  const isKept = page.getByRole('heading', { level: 1, name: 'Mrs Amina Noor Rahman' });
  await expect(isKept.or(page.getByRole('button', { name: 'Open the saved one' }))).toBeVisible();
}

for (const { portal, name, colorScheme } of SITTERS) {
  test.describe(name, () => {
    test.use({ colorScheme });

    test(`${name}: pictures of the agency's and a person's own pages`, async ({ page, request, complaints }) => {
      complaints.expect(/409/);
      await new SignInPage(page, portal).signIn(portal.owner, request);
      await keepOne(page, portal.origin);
      for (const [screen, at, step] of SCREENS) {
        const arrive = () => page.goto(`${portal.origin}${at}`).then(() => step(page));
        await picture(page, `account/${name}-${screen}`, { arrive });
      }
    });
  });
}
