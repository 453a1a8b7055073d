import type { Locator } from '@playwright/test';

import { expect } from '../stack/fixtures';
import { asIf } from '../stack/modules';
import type { Walk } from './walk';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

/** What the header and the navigation open, on a wide screen and on a phone. */
export async function walkHeader(walk: Walk): Promise<void> {
  const { page, words } = walk;
  const menu = page.getByRole('menu');
  const dialog = page.getByRole('dialog');
  const account = page
    .getByRole('button', { name: words.say('Account') })
    .filter({ has: page.locator('svg, img') })
    .last();
  const copy = dialog.getByRole('button', { name: words.say('Copy {{what}} of {{bank}}') }).first();
  const accounts = copy.or(dialog.getByText(words.exactly('No bank accounts yet')));
  await walk.go('/help');
  await walk.lookInto(walk.button('Quick links'), menu, 'quick links');
  await walk.lookInto(walk.button('Account manager'), dialog, 'account manager');
  await walk.lookInto(
    page.getByRole('button', { name: words.say('Wallet balance') }),
    dialog.getByRole('link').first(),
    'wallet',
  );
  await walk.lookInto(walk.button('Bank details'), accounts, 'bank details');
  await walk.lookInto(account, menu, 'account menu');
  await page.getByRole('banner').getByRole('combobox').fill('none of it');
  await expect(page.getByText(words.exactly('No orders found'))).toBeVisible();
  await walk.look('nothing found');
  await walk.leave();
  await walk.button('Collapse navigation').click();
  await walk.look('navigation collapsed');
  await walk.button('Expand navigation').click();

  await page.setViewportSize(PHONE);
  await walk.lookInto(walk.button('More'), dialog, 'navigation on a phone');
  await walk.lookInto(account, menu, 'account menu on a phone');
  for (const [tool, inside] of [
    ['Quick links', dialog.getByRole('link').first()],
    ['Account manager', dialog.getByRole('link').first()],
    ['Bank details', accounts],
  ] as readonly (readonly [string, Locator])[]) {
    await account.click();
    await walk.lookInto(page.getByRole('menuitem', { name: words.exactly(tool) }), inside, `${tool} on a phone`);
  }
  await walk.lookInto(walk.button('Find a booking'), dialog.getByRole('combobox'), 'search on a phone');
  await page.setViewportSize(DESK);
}

/** Dialogs that open on the search home on their own, and the pages for missing permissions, unknown addresses and ended sessions. */
export async function walkInterruptions(walk: Walk): Promise<void> {
  const { page, words } = walk;
  const dialog = page.getByRole('dialog');
  const notice = { id: 'walk', title: 'Ramadan hours', text: 'We answer from ten to four.', link: '/help' };
  await page.route('**/Notification/GetPopupNotification', (route) => route.fulfill({ json: { notice } }));
  await walk.load('/searchpad');
  await expect(page.getByRole('heading', { name: notice.title })).toBeVisible();
  await walk.look('search home with a notice');

  await asIf(page, () => ({ documentCollect: { forceCollect: true, collectIntervalMins: 60, remainingSkipCount: 2 } }));
  await walk.load('/searchpad');
  await dialog.getByRole('button', { name: words.exactly('Save') }).click();
  await expect(dialog.getByText(words.exactly('Trade license number is required'))).toBeVisible();
  await walk.look('request for licences');
  await page.unrouteAll();

  await walk.go('/access-denied');
  await walk.look('no access');
  await walk.go('/no-such-page');
  await walk.look('no such page, signed in');
  await asIf(page, () => ({ authentic: { forceLogout: true } }));
  await page.goto(`${walk.portal.origin}/help`);
  await expect(
    dialog.getByText(
      words.exactly('Your login session has expired. Please log in again to continue accessing services. Thank you.'),
    ),
  ).toBeVisible();
  await walk.look('session ended');
  await page.unrouteAll();
}
