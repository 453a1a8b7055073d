import { DepositPage } from '../../pages/deposit.page';
import { expect, test } from '../../stack/fixtures';
import { MONSOON } from '../../stack/portals';
import { sessionOf, signedIn } from '../../stack/session';

const PROVIDER = 'SSLCommerz simulator';

test('at SSLCommerz a declined card credits nothing, and a paid deposit is credited once', async ({
  page,
  request,
}) => {
  test.slow();
  await signedIn(page, request, MONSOON);
  const api = await sessionOf(request, MONSOON);
  const balance = async () =>
    ((await (await api.get('/api/payment/v1/passbook/mybalance')).json()) as { walletBalance: string }).walletBalance;
  const before = await balance();
  const deposit = new DepositPage(page, MONSOON);

  await deposit.open('/credit-debit-card');
  await deposit.fill('Amount', '200');
  await expect(page.getByText('You pay', { exact: true })).toBeVisible();
  await deposit.decideAt(PROVIDER, 'Decline the card');
  await expect(page.getByText(/declined/).first()).toBeVisible();
  expect(await balance()).toBe(before);

  await deposit.open('/credit-debit-card');
  await deposit.fill('Amount', '200');
  await expect(page.getByText('You pay', { exact: true })).toBeVisible();
  await deposit.decideAt(PROVIDER, 'Pay, notified five times');
  await expect(page.getByText(/MYR\s200\.00 credited to your wallet/).first()).toBeVisible();
  const minor = (amount: string) => Number(amount.replaceAll(/\D/g, ''));
  expect(minor(await balance())).toBe(minor(before) + 20_000);
});
