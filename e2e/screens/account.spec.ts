import type { APIRequestContext, Page } from '@playwright/test';

import { SignInPage } from '../pages/sign-in.page';
import { expect, test } from '../stack/fixtures';
import { remarkOnPapers } from '../stack/operators';
import { PASSPORT } from '../stack/attachments';
import type { Portal } from '../stack/portals';
import type { Words } from '../stack/words';
import { wordsOf } from '../stack/words';
import { ALL_BRANDS, isWanted, picture } from './camera';

type Step = (page: Page, words: Words) => Promise<unknown>;

const section =
  (name: string): Step =>
  (page, { exactly }) =>
    expect(page.getByRole('tab', { name: exactly(name), selected: true })).toBeVisible();
const press =
  (name: string): Step =>
  (page, { exactly }) =>
    page.getByRole('button', { name: exactly(name) }).click();
/** Opens a form in a dialog and saves it without filling it in. */
const refused =
  (name: string): Step =>
  async (page, words) => {
    await press(name)(page, words);
    const form = page.getByRole('dialog');
    await form.getByRole('textbox').nth(2).waitFor();
    await form.getByRole('button', { name: words.exactly('Save') }).click();
    await expect(form.getByText(words.exactly('Fill this in')).first()).toBeVisible();
  };
const firstRow: Step = (page) => page.getByRole('table').getByRole('button').first().click();

/** Name of the picture, its address, and the step to take there. */
const SCREENS: readonly (readonly [name: string, at: string, step: Step])[] = [
  ['company', '/company-settings', section('Company')],
  ['company-form', '/company-settings', press('Edit company information')],
  ['documents', '/company-settings?section=documents', section('Documents')],
  ['kyc', '/company-settings?section=kyc', (page, { say }) => page.getByLabel(say('Your answer')).waitFor()],
  ['branches', '/company-settings?section=branches', section('Branches')],
  ['branch-form', '/company-settings?section=branches', refused('Add branch')],
  ['staff', '/company-settings?section=staff', section('Staff')],
  ['staff-form', '/company-settings?section=staff', press('Add staff')],
  ['bank', '/company-settings?section=bank', section('Bank accounts')],
  ['bank-form', '/company-settings?section=bank', refused('Add account')],
  [
    'travellers',
    '/traveller-information',
    (page) => expect(page.getByRole('table').getByRole('button').first()).toBeVisible(),
  ],
  ['traveller-new', '/traveller-information?show=new', scan],
  ['traveller', '/traveller-information', firstRow],
  [
    'traveller-edited',
    '/traveller-information',
    async (page, words) => {
      await firstRow(page, words);
      await press('Edit')(page, words);
      await page.getByLabel(words.say('Notes for your team')).waitFor();
    },
  ],
  [
    'profile',
    '/my-profile',
    (page, { exactly }) => expect(page.getByRole('button', { name: exactly('Change number') })).toBeVisible(),
  ],
  ['profile-edited', '/my-profile', edited],
  ['help', '/help', press('How long are seats held?')],
  ['access-denied', '/access-denied', (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()],
];

async function scan(page: Page, { say }: Words): Promise<void> {
  await page.getByLabel(say('The two lines at the bottom of the passport page')).fill(PASSPORT);
  await expect(page.getByText(say('Passport read and verified. Choose a title, then save.'))).toBeVisible();
}

async function edited(page: Page, words: Words): Promise<void> {
  await press('Edit')(page, words);
  await press('Change number')(page, words);
  await page.getByRole('textbox', { name: words.say('Phone number') }).waitFor();
}

/** Saves one traveller for the pictures, unless saved already. */
async function keepOne(page: Page, origin: string, words: Words): Promise<void> {
  const { exactly, holds } = words;
  await page.goto(`${origin}/traveller-information?show=new`);
  await scan(page, words);
  await page.getByRole('button', { name: holds('Title') }).click();
  await page.getByRole('option', { name: exactly('Mrs') }).click();
  await page.getByRole('button', { name: exactly('Save traveller') }).click();
  const isKept = page.getByRole('heading', { level: 1, name: /Amina Noor Rahman/i });
  await expect(isKept.or(page.getByRole('button', { name: exactly('Open the saved one') }))).toBeVisible();
}

const TALK = {
  en: [
    'Which of the two addresses is on the licence?',
    'The first one: the second is our store.',
    'Thank you. Please hand in the page with the stamp, too.',
  ],
  ar: ['أي العنوانين مكتوب على الرخصة؟', 'الأول: الثاني مستودعنا.', 'شكراً. نرجو إرفاق الصفحة المختومة أيضاً.'],
};

/** A question about the documents, the agency's answer, and the next question. */
async function talk(page: Page, request: APIRequestContext, portal: Portal, words: Words): Promise<void> {
  const [question = '', answer = '', next = ''] = TALK[portal.language ?? 'en'];
  const at = `${portal.origin}/company-settings?section=kyc`;
  const context = page.waitForResponse('**/User/GetUserContext');
  await page.goto(at);
  const { agencyId } = (await (await context).json()) as { agencyId: string };
  await remarkOnPapers(request, portal, agencyId, question);
  await page.goto(at);
  const field = page.getByLabel(words.say('Your answer'));
  await field.fill(answer);
  await press('Send')(page, words);
  await expect(field).toHaveCount(0);
  await remarkOnPapers(request, portal, agencyId, next);
}

for (const { portal, name, colorScheme } of ALL_BRANDS) {
  test.describe(name, () => {
    test.use({ colorScheme });

    test(`${name}: pictures of the agency's pages and the user's own pages`, async ({ page, request, complaints }) => {
      complaints.expect(/409/);
      const words = wordsOf(portal);
      await new SignInPage(page, portal).signIn(portal.owner, request);
      await keepOne(page, portal.origin, words);
      if (isWanted(`account/${name}-kyc`)) await talk(page, request, portal, words);
      for (const [screen, at, step] of SCREENS) {
        const arrive = () => page.goto(`${portal.origin}${at}`).then(() => step(page, words));
        await picture(page, `account/${name}-${screen}`, { arrive });
      }
    });
  });
}
