import type { Page } from '@playwright/test';

import { DepositListPage } from '../../pages/deposit-list.page';
import { DepositPage } from '../../pages/deposit.page';
import { expect, test } from '../../stack/fixtures';
import { asIf } from '../../stack/modules';
import { FALCON } from '../../stack/portals';
import { sessionOf, signedIn } from '../../stack/session';

const SEARCH = 202;
const DEPOSITS = 228;
const DEPOSITING = 229;
const BANK = 'Gulf Commercial Bank';

const METHODS = [
  ['/bank-deposit', 'Bank deposit'],
  ['/bank-transfer', 'Bank transfer'],
  ['/cheque-deposit', 'Cheque'],
  ['/mobile-banking', 'Mobile banking'],
  ['/credit-debit-card', 'Credit or debit card'],
  ['/net-banking-card-payment', 'Net banking'],
] as const;

/** A unique number for a deposit. */
const reference = (kind: string) => `${kind}${Date.now()}`;

const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name, exact: true });

/** A photo above the size limit: noise, which does not compress. */
async function photo(page: Page): Promise<Buffer> {
  const picture = await page.evaluate(async () => {
    const side = 900;
    const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
    const context = canvas.getContext('2d')!;
    const noise = context.createImageData(side, side);
    for (let from = 0; from < noise.data.length; from += 65_536)
      crypto.getRandomValues(noise.data.subarray(from, from + 65_536));
    for (let alpha = 3; alpha < noise.data.length; alpha += 4) noise.data[alpha] = 255;
    context.putImageData(noise, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(picture, 'base64');
}

test.beforeEach(async ({ page, request }) => signedIn(page, request, FALCON));

test('six addresses open six methods in one layout with one menu (P-062, T-112)', async ({ page }) => {
  test.slow();
  const deposit = new DepositPage(page, FALCON);
  for (const [path, name] of METHODS) {
    await deposit.open(path);
    await expect(deposit.menu.getByRole('link')).toHaveText(METHODS.map(([, each]) => each));
    await expect(deposit.current).toHaveText(name);
    await expect(page.getByText('Largest amount')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Amount in AED/ })).toBeVisible();
  }
});

test('three deposits paid at a bank are in the list, with their slips (T-113, T-115, P-061)', async ({ page }) => {
  test.slow();
  const deposit = new DepositPage(page, FALCON);
  const list = new DepositListPage(page, FALCON);

  await deposit.open('/bank-deposit');
  await deposit.payInto(BANK);
  await deposit.fill('Amount', '1250.50');
  await deposit.fill('Slip number', reference('SLIP'));
  const large = await photo(page);
  expect(large.length).toBeGreaterThan(1_048_576);
  await deposit.attach({ name: 'slip.png', mimeType: 'image/png', buffer: large });
  await expect(page.getByText('slip.jpg')).toBeVisible();
  const paidIn = await deposit.send();

  await deposit.open('/bank-transfer');
  await deposit.payInto(BANK);
  await deposit.fill('Amount', '2500');
  const transferRef = reference('FT');
  await deposit.fill('Transfer reference', transferRef);
  await deposit.fill('Your bank', 'Emirates Islamic');
  await deposit.choose('Transfer channel', 'UAEFTS');
  await deposit.attach();
  const transferred = await deposit.send();

  await deposit.open('/cheque-deposit');
  await deposit.payInto(BANK);
  await deposit.fill('Amount', '900');
  await deposit.date('Date on the cheque', new Date());
  await deposit.fill('Cheque number', reference('CHQ'));
  await deposit.fill('Bank of the cheque', 'Emirates Islamic');
  await deposit.attach();
  const cheque = await deposit.send();

  await list.open();
  for (const depositRef of [paidIn, transferred, cheque]) await expect(list.row(depositRef)).toBeVisible();
  await list.open(`?search=${transferred}`);
  await expect(list.search).toHaveValue(transferred);
  await expect(list.rows).toHaveCount(1);
  await list.show(transferred);
  await expect(page.getByText(transferRef)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save / })).toBeVisible();
});

test('a payment submitted twice is refused, naming the first deposit', async ({ page, complaints }) => {
  complaints.expect(/initiatebankdeposit/);
  const deposit = new DepositPage(page, FALCON);
  const slipNo = reference('TWICE');
  const form = async () => {
    await deposit.open('/bank-deposit');
    await deposit.payInto(BANK);
    await deposit.fill('Amount', '777');
    await deposit.fill('Slip number', slipNo);
    await deposit.attach();
  };
  await form();
  const first = await deposit.send();
  await form();
  await page.getByRole('button', { name: 'Send deposit' }).click();
  await expect(page.getByText(`This payment was already sent as ${first}`)).toBeVisible();
});

test('three online payments raise the balance by the requested amounts (T-114)', async ({ page, request }) => {
  test.slow();
  const api = await sessionOf(request, FALCON);
  const balance = async () =>
    Number(
      ((await (await api.get('/api/payment/v1/passbook/mybalance')).json()) as { walletBalance: string }).walletBalance,
    );
  const before = await balance();
  const deposit = new DepositPage(page, FALCON);
  for (const path of ['/mobile-banking', '/credit-debit-card', '/net-banking-card-payment']) {
    await deposit.open(path);
    await deposit.fill('Amount', '100');
    await expect(page.getByText('You pay', { exact: true })).toBeVisible();
    await deposit.pay();
    await expect(page.getByText(/AED\s100\.00 credited to your wallet/).first()).toBeVisible();
  }
  expect(await balance()).toBeCloseTo(before + 300, 2);
});

test('bank details say IBAN on this portal, and are copied with one click (T-006)', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: FALCON.origin });
  const deposit = new DepositPage(page, FALCON);
  await deposit.open('/bank-transfer');
  await deposit.payInto(BANK);
  await expect(page.getByText('IBAN', { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Routing');
  await page.getByRole('button', { name: `Copy all details, ${BANK}` }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('IBAN: AE070331234567890123456');
});

test('without their codes, the list and the six methods are not in the menu and their addresses are denied (P-250, P-251, T-251, T-252)', async ({
  page,
}) => {
  test.slow();
  await page.goto(`${FALCON.origin}/searchpad`);
  await expect(entry(page, 'Deposits')).toBeVisible();
  await expect(entry(page, 'Add funds')).toBeVisible();

  await asIf(page, () => ({ functionalities: [SEARCH, DEPOSITS] }));
  await page.goto(`${FALCON.origin}/searchpad`);
  await expect(entry(page, 'Deposits')).toBeVisible();
  await expect(entry(page, 'Add funds')).toHaveCount(0);
  for (const [path] of METHODS) {
    await page.goto(`${FALCON.origin}${path}`);
    await expect(page).toHaveURL(/\/access-denied$/);
  }

  await page.unrouteAll();
  await asIf(page, () => ({ functionalities: [SEARCH, DEPOSITING] }));
  await page.goto(`${FALCON.origin}/searchpad`);
  await expect(entry(page, 'Add funds')).toBeVisible();
  await expect(entry(page, 'Deposits')).toHaveCount(0);
  await page.goto(`${FALCON.origin}/deposit-list`);
  await expect(page).toHaveURL(/\/access-denied$/);
});
