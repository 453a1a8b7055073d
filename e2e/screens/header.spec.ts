import type { Locator, Page } from '@playwright/test';

import { expect, test } from '../stack/fixtures';
import { asIf } from '../stack/modules';
import { signedIn } from '../stack/session';
import { wordsOf } from '../stack/words';
import type { Words } from '../stack/words';
import { ALL_BRANDS, picture } from './camera';

type Step = (page: Page, words: Words) => Promise<unknown>;

const button = (page: Page, words: Words, name: string) => page.getByRole('button', { name: words.exactly(name) });
const account = (page: Page, words: Words) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: words.say('Account') })
    .last();

/** Opens a tool by its header button on a wide screen, and by its entry in the account menu on a phone. */
const tool =
  (name: string, inside: (page: Page) => Locator): Step =>
  async (page, words) => {
    const atDesk = button(page, words, name);
    if ((page.viewportSize()?.width ?? 0) > 639) await atDesk.click();
    else {
      await account(page, words).click();
      await page.getByRole('menuitem', { name: words.exactly(name) }).click();
    }
    await expect(inside(page)).toBeVisible();
  };
const inFront = (page: Page) => page.locator('[role=dialog], [role=menu]').first();

/** What the header opens, and dialogs that open on their own. */
const SCREENS: readonly (readonly [name: string, step: Step])[] = [
  ['quick-links', tool('Quick links', inFront)],
  ['account-manager', tool('Account manager', inFront)],
  ['bank-details', tool('Bank details', (page) => page.getByRole('dialog').getByRole('heading').nth(1))],
  [
    'wallet',
    async (page, words) => {
      await page.getByRole('button', { name: words.say('Wallet balance') }).click();
      await expect(page.getByRole('dialog').getByRole('link')).toBeVisible();
    },
  ],
  [
    'account-menu',
    async (page, words) => {
      await account(page, words).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  ],
  [
    'reference-search',
    async (page, words) => {
      const opener = button(page, words, 'Find a booking');
      if (await opener.isVisible()) await opener.click();
      await page.getByRole('combobox').first().fill('none of it');
      await expect(page.getByText(words.exactly('No orders found'))).toBeVisible();
    },
  ],
];

const NOTICE = {
  en: { title: 'Ramadan hours', text: 'We answer from ten to four.' },
  ar: { title: 'ساعات العمل في رمضان', text: 'نجيب من العاشرة حتى الرابعة.' },
};

for (const { portal, name, colorScheme } of ALL_BRANDS) {
  test.describe(name, () => {
    test.use({ colorScheme });

    test(`${name}: pictures of what the header opens, and of dialogs that open on their own`, async ({
      page,
      request,
    }) => {
      const words = wordsOf(portal);
      await signedIn(page, request, portal);
      const take = (screen: string, at: string, step: Step) =>
        picture(page, `header/${name}-${screen}`, {
          arrive: () =>
            page
              .goto(`${portal.origin}${at}`)
              .then(() => arrived(page))
              .then(() => step(page, words)),
        });
      for (const [screen, step] of SCREENS) await take(screen, '/help', step);

      const more = async () => {
        await page.goto(`${portal.origin}/help`);
        await button(page, words, 'More').click();
        await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
      };
      await picture(page, `header/${name}-navigation`, { arrive: more, isOfPhones: true });

      const notice = { id: 'picture', ...NOTICE[portal.language ?? 'en'], link: '/help' };
      await page.route('**/Notification/GetPopupNotification', (route) => route.fulfill({ json: { notice } }));
      await take('notice', '/searchpad', () => expect(page.getByRole('heading', { name: notice.title })).toBeVisible());
      await asIf(page, () => ({
        documentCollect: { forceCollect: true, collectIntervalMins: 60, remainingSkipCount: 2 },
      }));
      await take('licences', '/searchpad', () =>
        expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible(),
      );
      await page.unrouteAll();
      await asIf(page, () => ({ authentic: { forceLogout: true } }));
      const arrive = () =>
        page.goto(`${portal.origin}/help`).then(() => expect(page.getByRole('dialog')).toBeVisible());
      await picture(page, `header/${name}-session-ended`, { arrive });
    });
  });
}

const arrived = (page: Page) => expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
