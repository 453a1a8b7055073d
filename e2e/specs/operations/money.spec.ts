import type { Page } from '@playwright/test';

import type { PortalApi } from '../../stack/api';
import { expect, test } from '../../stack/fixtures';
import { consoleOf, operator } from '../../stack/operators';
import { issued } from '../../stack/orders';
import { PDF } from '../../stack/attachments';
import { FALCON } from '../../stack/portals';
import { sessionOf } from '../../stack/session';
import { officeOpens } from '../../stack/world';

const DEPOSITS = '/api/payment/v1/deposit';
const REFUNDS = '/api/postticketing/v1/refund';

interface Refund {
  requestReference: string;
  quote: { quoteId: string; total: string };
}

/** The wallet in minor units. */
async function wallet(api: PortalApi): Promise<number> {
  const balance = await api.get('/api/payment/v1/passbook/mybalance');
  const { walletBalance } = (await balance.json()) as { walletBalance: string };
  return minor(walletBalance);
}

const minor = (amount: string) => Number(amount.replaceAll(/\D/g, ''));

async function bankDeposit(api: PortalApi): Promise<string> {
  const slipNo = `SLIP${Date.now()}`;
  const form = { amount: 'AED 500.00', slipNo, depositDate: new Date().toISOString().slice(0, 10) };
  const { depositRef } = await api.upload<{ depositRef: string }>(`${DEPOSITS}/initiatebankdeposit`, {
    ownerBankAccountId: 'gulf-main',
    ...form,
    slip: PDF,
  });
  return depositRef;
}

/** Takes a step and confirms it in the dialog. */
async function confirmed(page: Page, press: string, confirm = press): Promise<void> {
  await page.getByRole('button', { name: press, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: confirm, exact: true }).click();
}

test('two operators credit a deposit, and a refund quoted by one and completed by the other returns the money', async ({
  browser,
  request,
}) => {
  test.slow();
  await officeOpens(request, 'Asia/Dubai');
  const roles = ['finance', 'refunds'];
  const hana = await consoleOf(browser, await operator(request, `Hana ${Date.now()}`, roles));
  const rami = await consoleOf(browser, await operator(request, `Rami ${Date.now()}`, roles));
  const agent = await sessionOf(request, FALCON);

  const before = await wallet(agent);
  const deposit = await bankDeposit(agent);
  await hana.page.goto('/queue?kind=deposit');
  await hana.page.getByRole('link', { name: deposit }).click();
  await expect(hana.page.getByRole('link', { name: `Save ${PDF.name}` })).toBeVisible();
  await hana.page.getByRole('textbox', { name: 'Note' }).fill('Line 14 of the statement');
  await hana.page.getByRole('button', { name: 'I found the money' }).click();
  await expect(hana.page.getByText('Another person has to approve it')).toBeVisible();
  await expect(hana.page.getByRole('button', { name: 'Approve and credit' })).toHaveCount(0);

  await rami.page.goto(`/deposits/falcon/${deposit}`);
  await rami.page.getByRole('textbox', { name: 'Note' }).fill('Seen as well');
  await confirmed(rami.page, 'Approve and credit');
  await expect(rami.page.getByText('Approved', { exact: true }).first()).toBeVisible();
  expect(await wallet(agent)).toBe(before + 50_000);

  // Refunds after a change by the airline are quoted by hand.
  const { reference } = await issued(agent, { surname: 'Returned', source: /gds-a/ });
  const body = { orderReference: reference, reason: 'scheduleChange' };
  const { request: asked } = await agent.call<{ request: Refund }>(`${REFUNDS}/request`, body);
  const number = asked.requestReference;
  await hana.page.goto('/refunds');
  await hana.page.getByRole('link', { name: number }).click();
  await hana.page.getByRole('button', { name: 'I work on it' }).click();
  const penalty = hana.page
    .getByRole('table', { name: 'Lines of the quote' })
    .getByRole('textbox', { name: /^Penalty/ });
  await penalty.first().fill('10');
  await hana.page.getByRole('textbox', { name: 'Rule it follows' }).fill('Waived but for the fee of the airline.');
  await confirmed(hana.page, 'Send the quote');
  await expect(hana.page.getByText('Quoted', { exact: true }).first()).toBeVisible();

  const paid = await wallet(agent);
  const seen = await agent.get(`${REFUNDS}/getrequest?requestReference=${number}`);
  const { quote } = ((await seen.json()) as { request: Refund }).request;
  await agent.call(`${REFUNDS}/updatestatus`, { requestReference: number, status: 'accepted', quoteId: quote.quoteId });
  await hana.page.reload();
  await expect(hana.page.getByText('Another person has to finish it')).toBeVisible();
  await rami.page.goto(`/refunds/falcon/${number}`);
  await confirmed(rami.page, 'The airline refunded it', 'Yes, it is done');
  await expect(rami.page.getByText('Done, credited').first()).toBeVisible();
  expect(await wallet(agent)).toBe(paid + minor(quote.total));

  await hana.context.close();
  await rami.context.close();
});
