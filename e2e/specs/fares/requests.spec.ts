import type { APIRequestContext } from '@playwright/test';

import { FareOrderPage } from '../../pages/fare-order.page';
import { daysAhead } from '../../stack/days';
import { expect, test } from '../../stack/fixtures';
import { listOf } from '../../stack/lots';
import { operator, operatorCall } from '../../stack/operators';
import { FALCON } from '../../stack/portals';
import { signedIn } from '../../stack/session';

const PEOPLE = 10;

/** Quotes a request as an operator: AED 18.00 an adult, valid for three days. */
async function quoted(request: APIRequestContext, referenceId: string): Promise<void> {
  const token = await operator(request, 'Nadia Quotes', ['ticketing']);
  const key = { tenant: 'falcon', referenceId };
  const { version } = await operatorCall<{ version: number }>(request, token, 'Fares/GetGroupRequest', key);
  const at = (days: number, time: string) => `${daysAhead(days)}T${time}`;
  const price = { customer: '18.00', agent: '17.00' };
  const lot = {
    kind: 'group',
    title: 'Hill school',
    airline: 'SV',
    journeys: [
      {
        flights: [
          { number: 'SV551', origin: 'DXB', destination: 'JED', departs: at(60, '09:00'), arrives: at(60, '11:05') },
        ],
      },
    ],
    prices: { adult: price, child: price, infant: { customer: '4.00', agent: '3.00' } },
    baggage: '30 kg',
    features: [],
    userRating: '0.0',
    deposit: { kind: 'percent', percent: 25 },
    depositHours: 24,
    namesBy: at(20, '18:00'),
    balanceBy: at(22, '18:00'),
    ticketingBy: at(40, '18:00'),
    minPassengers: PEOPLE,
    maxPassengers: PEOPLE,
    dropPenalty: '1.00',
    cancelPenaltyPercent: 50,
    nameChangeFee: '1.00',
    keepDepositPercent: 50,
  };
  await operatorCall(request, token, 'Fares/QuoteGroupRequest', { ...key, version, validUntil: at(3, '12:00'), lot });
}

test('a group that no departure covers is requested, quoted, accepted, and ticketed', async ({ page, request }) => {
  test.slow();
  await signedIn(page, request, FALCON);
  await page.goto(`${FALCON.origin}/searchpad/grpfare?from=DXB&to=JED&passengers=${PEOPLE}`);
  await page.getByRole('link', { name: 'Request a group' }).first().click();
  await expect(page).toHaveURL(/\/group-requests\/new\?origin=DXB&destination=JED&passengers=10$/);
  await page.getByRole('button', { name: 'Remove journey 2' }).click();
  const date = page.getByRole('group', { name: 'Date' });
  const [year = '', month = '', day = ''] = daysAhead(60).split('-');
  for (const [part, digits] of [
    [/^day/, day],
    [/^month/, month],
    [/^year/, year],
  ] as const) {
    await date.getByRole('spinbutton', { name: part }).click();
    await page.keyboard.type(digits);
  }
  await page.getByRole('textbox', { name: 'Name of the group' }).fill('Hill school');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('office@desertrose.test');
  await page.getByRole('textbox', { name: 'Phone' }).fill('501234567');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page).toHaveURL(/\/group-requests\/GR\d+$/);
  const reference = page.url().split('/').at(-1) ?? '';

  await quoted(request, reference);
  await page.reload();
  await page.getByRole('button', { name: 'Accept the quote' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Accept this quote?' });
  await expect(dialog.getByText(/180\.00/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Accept and hold the seats' }).click();
  await expect(page).toHaveURL(/\/fare-bookings\/[A-Z]{3}\d{4}-[0-9A-Z]+$/);

  const order = new FareOrderPage(page, FALCON);
  await order.pay('deposit');
  await order.giveNames(listOf(PEOPLE), 'text');
  await order.pay('balance');
  await order.ticketed();
});
