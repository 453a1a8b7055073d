import type { APIRequestContext, Page } from '@playwright/test';

import { OrderPage } from '../../pages/order.page';
import { PayingPage } from '../../pages/paying.page';
import { BACKEND_ADMIN } from '../../stack/addresses';
import { expect, test } from '../../stack/fixtures';
import { held } from '../../stack/orders';
import type { Portal } from '../../stack/portals';
import { FALCON, ORIGINAL } from '../../stack/portals';
import { sessionOf, signedInAt } from '../../stack/session';
import { advance } from '../../stack/world';

/** Opens an order on hold in the browser of the agent who holds it; returns its reference. */
async function hold(page: Page, portal: Portal, request: APIRequestContext): Promise<string> {
  const { reference } = await held(await sessionOf(request, portal));
  await signedInAt(page, request, portal, `/flight-order?reference=${reference}`);
  await expect(new OrderPage(page).issue).toBeVisible();
  return reference;
}

test('an order is paid online after a declined card, and ticketed (T-061, T-064, T-314, T-366)', async ({
  page,
  request,
}) => {
  test.slow();
  await hold(page, ORIGINAL, request);
  const order = new OrderPage(page);
  const paying = new PayingPage(page);
  await order.issue.click();
  await paying.choose(/Online, in full/);
  await page.reload();
  await order.issue.click();
  await expect(paying.way(/Online, in full/)).toBeChecked();
  await paying.leave();
  await paying.decide(/Let the card be declined/);
  await expect(page.getByText('The payment was declined', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Try again' }).click();
  await paying.leave();
  await paying.decide(/^Pay [A-Z]{3} /);
  await expect(page.getByText('Paid and ticketed')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Travellers' }).getByText(/^\d{3} \d{10}$/)).toHaveCount(3);

  await page.getByRole('heading', { name: 'Supplementary' }).waitFor();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const payments = page.getByRole('table', { name: 'Online payments' });
  await expect(payments.getByText('Paid for tickets')).toBeVisible();
  await expect(payments.getByText('Declined')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Filed fare' })).toBeVisible();
});

test('a cancelled payment leaves the order on hold, and a slow bank is waited for (T-061)', async ({
  page,
  request,
}) => {
  test.slow();
  await hold(page, FALCON, request);
  const order = new OrderPage(page);
  const paying = new PayingPage(page);
  await order.issue.click();
  await paying.choose(/Online, in full/);
  await paying.leave();
  await paying.decide(/Cancel and go back/);
  await expect(page.getByText('The payment was cancelled').first()).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await paying.leave();
  await page.getByText('Other endings').click();
  await paying.decide(/the bank answers in 30 seconds/);
  await expect(page.getByText('We are waiting for your bank')).toBeVisible();
  await advance(request, 30);
  await expect(page.getByText('Paid and ticketed')).toBeVisible();
});

test('part payment is requested, approved, and paid from the wallet; the order shows the balance due (T-245)', async ({
  page,
  request,
}) => {
  test.slow();
  const reference = await hold(page, FALCON, request);
  const order = new OrderPage(page);
  const paying = new PayingPage(page);
  await order.issue.click();
  await paying.dialog.getByRole('button', { name: 'Request partial payment' }).click();
  await paying.dialog.getByLabel('Reason for partial payment').fill('They pay after the wedding');
  await paying.dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(paying.dialog.getByText(/You requested partial payment/)).toBeVisible();
  const answer = await request.post(`${BACKEND_ADMIN}/orders/falcon/${reference}/part-payment`, {
    data: { allowed: true, operator: 'Nadia' },
  });
  expect(answer.status()).toBe(204);
  await paying.dialog.getByRole('button', { name: 'Not now' }).click();

  await order.issue.click();
  await paying.choose(/Wallet, a part now/);
  await order.confirm.click();
  await expect(page.getByText('Tickets issued').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Paid in two parts' })).toBeVisible();
  await expect(page.getByText('Due later')).toBeVisible();
});
