import type { Page } from '@playwright/test';

import { seriousFindings } from '../../stack/axe';
import { escape } from '../../stack/escape';
import { expect, test } from '../../stack/fixtures';
import { asIf } from '../../stack/modules';
import { FALCON } from '../../stack/portals';
import { signedIn, signedInAt } from '../../stack/session';

const account = (page: Page) => page.getByRole('button', { name: /^Account: / });

test('the header has links, search, wallet, account manager, bank details and the user menu (P-097, P-098, P-127)', async ({
  page,
  request,
}) => {
  await signedInAt(page, request, FALCON, '/searchpad');
  const header = page.getByRole('banner');
  await expect(header.getByRole('combobox')).toBeVisible();

  await header.getByRole('button', { name: 'Quick links' }).click();
  await page.getByRole('menuitem', { name: 'Bookings', exact: true }).click();
  await expect(page).toHaveURL(/\/my-bookings/);

  await header.getByRole('button', { name: 'Account manager' }).click();
  const manager = page.getByRole('dialog', { name: 'Account manager' });
  await expect(manager.getByRole('link', { name: /@/ }).first()).toHaveAttribute('href', /^mailto:/);
  await expect(manager.getByRole('link', { name: /^\+/ }).first()).toHaveAttribute('href', /^tel:/);
  await escape(page, manager);

  await header.getByRole('button', { name: /^Wallet balance/ }).click();
  const wallet = page.getByRole('dialog', { name: 'Wallet balance' });
  await expect(wallet.getByText('active', { exact: false }).first()).toBeVisible();
  await escape(page, wallet);

  await header.getByRole('button', { name: 'Bank details' }).click();
  const accounts = page.getByRole('dialog', { name: 'Deposit to these accounts' });
  await expect(accounts).toBeVisible();
  await escape(page, accounts);
  await expect(account(page)).toBeVisible();
});

/** One page of each kind. */
const FOUND = [
  { type: 'order', orderType: 1, leads: '/flight-order?reference=A-1' },
  { type: 'order', orderType: 2, leads: '/hotel-bookings/A-1' },
  { type: 'deposit', orderType: 1, leads: '/deposit-list?search=A-1' },
  { type: 'refund', orderType: 1, leads: '/flight-refund-details?reference=A-1' },
  { type: 'void', orderType: 1, leads: '/flight-void-details?reference=A-1' },
  { type: 'exchange', orderType: 1, leads: '/flight-exchange-details?reference=A-1' },
  { type: 'visa', orderType: 1, leads: '/visa-order?orderReference=A-1' },
];

test('the reference search starts at four characters, says when nothing is found, and opens what it found (P-133, P-206, P-346, T-159)', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/500|404/);
  const asked: unknown[] = [];
  page.on('request', (call) => call.url().includes('/GetSearchBar') && asked.push(call.url()));
  await signedIn(page, request, FALCON);
  await page.goto(`${FALCON.origin}/searchpad`);
  const search = page.getByRole('banner').getByRole('combobox');
  const nothing = page.getByText('No orders found', { exact: true });
  await search.fill('zzz');
  await expect(page.getByText('Type at least four characters')).toBeVisible();
  expect(asked).toEqual([]);
  await search.fill('zzzz');
  await expect(nothing).toBeVisible();
  expect(asked).toHaveLength(1);

  await page.route('**/GetSearchBar*', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: '{"code":"server.error","title":"x","status":500,"retryable":false}',
    }),
  );
  const refused = page.waitForResponse('**/GetSearchBar*');
  await search.fill('yyyy');
  await expect.poll(() => asked.length).toBe(2);
  await (await refused).finished();
  await expect(nothing).toBeVisible();
  await page.unrouteAll();

  for (const { type, orderType, leads } of FOUND) {
    const match = {
      type,
      orderType,
      reference: 'A-1',
      route: 'DXB–DAC',
      leadPassenger: 'Rahman',
      status: 'OnHold',
      statusText: 'On hold',
    };
    await page.route('**/GetSearchBar*', (route) => route.fulfill({ json: { count: 1, matches: [match] } }));
    await search.fill(`find-${type}-${String(orderType)}`);
    await page.getByRole('option', { name: /A-1/ }).click();
    await expect(page).toHaveURL(`${FALCON.origin}${leads}`);
    await page.unrouteAll();
    // The search is cleared once the other page is shown, so type after that.
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Search flights' })).toBeVisible();
    await expect(search).toHaveValue('');
  }
});

test('a long company name is set smaller, and a very long one truncated (P-234)', async ({ page, request }) => {
  await signedIn(page, request, FALCON);
  const sizes: number[] = [];
  for (const name of [
    'Desert Rose',
    'Desert Rose Travel and Tourism Services of the Northern Emirates',
    'Rose '.repeat(40).trim(),
  ]) {
    await asIf(page, () => ({ companyName: name }));
    await page.goto(`${FALCON.origin}/my-profile`);
    const shown = page.getByRole('banner').getByTitle(name, { exact: true });
    await expect(shown).toBeVisible();
    sizes.push(await shown.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
    await page.unrouteAll();
  }
  expect(sizes[0]).toBe(16);
  expect(sizes[1]).toBeLessThan(16);
  expect(sizes[2]).toBe(10);
});

test('bank details are copied, confirmed for five seconds; when they cannot be loaded, the message is the server’s or the portal’s own (P-347, P-360)', async ({
  page,
  context,
  request,
  complaints,
}) => {
  complaints.expect(/500/);
  const DETAILS = '**/bankaccount/getBankAccountDetails';
  const problem = { code: 'server.error', title: 'x', status: 500, retryable: false };
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: FALCON.origin });
  await page.clock.install();
  await signedIn(page, request, FALCON);
  const sheet = page.getByRole('dialog', { name: 'Deposit to these accounts' });
  for (const [detail, words] of [
    ['The bank list is being changed.', 'The bank list is being changed.'],
    [undefined, 'could proceed with request pls contact support team.!'],
  ]) {
    await page.route(DETAILS, (route) =>
      route.fulfill({ status: 500, contentType: 'application/problem+json', json: { ...problem, detail } }),
    );
    await page.goto(`${FALCON.origin}/my-profile`);
    await page.getByRole('button', { name: 'Bank details' }).click();
    await expect(sheet.getByText(words ?? '', { exact: true })).toBeVisible();
    await page.unrouteAll();
  }
  await sheet.getByRole('button', { name: 'Try again' }).click();
  await expect(sheet.getByText('0193827465001')).toBeVisible();

  const copied = sheet.getByText('Copied', { exact: true });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await sheet.getByRole('button', { name: /Copy account number of Gulf Commercial Bank/i }).click();
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0193827465001');
  await page.clock.runFor(4_500);
  await expect(copied).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(copied).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('tools that do not fit the header are in the account menu (P-097, P-098)', async ({ page, request }) => {
    await signedInAt(page, request, FALCON, '/searchpad');
    const open = async (entry: string, title = entry) => {
      await account(page).click();
      await page.getByRole('menuitem', { name: entry }).click();
      const sheet = page.getByRole('dialog', { name: title });
      await expect(sheet).toBeVisible();
      return sheet;
    };
    const manager = await open('Account manager');
    await expect(manager.getByRole('link', { name: /@/ }).first()).toBeVisible();
    await escape(page, manager);
    const bank = await open('Bank details', 'Deposit to these accounts');
    await expect(bank.getByRole('button', { name: /Copy/ }).first()).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    await escape(page, bank);
    const links = await open('Quick links');
    await links.getByRole('link', { name: 'Travellers' }).click();
    await expect(page).toHaveURL(/\/traveller-information/);
    await expect(links).toBeHidden();
    await page.getByRole('button', { name: 'Find a booking' }).click();
    await expect(page.getByRole('combobox')).toBeVisible();
  });
});
