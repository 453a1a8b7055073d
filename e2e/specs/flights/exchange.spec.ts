import { ExchangePage } from '../../pages/exchange.page';
import type { PortalApi } from '../../stack/api';
import { escape } from '../../stack/escape';
import { expect, test } from '../../stack/fixtures';
import { asIf } from '../../stack/modules';
import { issued } from '../../stack/orders';
import { FALCON } from '../../stack/portals';
import { sessionOf, signedInAt } from '../../stack/session';
import { officeOpens } from '../../stack/world';

const ORDERS = [202, 203, 211, 212, 213];
const DAY_MS = 86_400_000;
const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

test('tickets are exchanged for another day, and the list finds the exchange (T-030, T-033, T-034, T-037, T-154, T-181, T-182, T-240, T-249, P-053, P-244)', async ({
  page,
  request,
}) => {
  test.slow();
  // The sandbox supplier that prices exchanges by filed rules.
  const { reference } = await issued(await sessionOf(request, FALCON), { surname: 'Changeable', source: /gds-a/ });
  const exchange = new ExchangePage(page, FALCON);
  await signedInAt(page, request, FALCON, `/flight-order?reference=${reference}`);
  await expect(page.getByRole('link', { name: 'Exchange', exact: true })).toBeVisible();
  const [out, back] = await exchange.open(reference);
  if (!out || !back) throw new Error(`${reference} is no return`);

  await test.step('travellers and journeys can be chosen; all travellers change together', async () => {
    await expect(exchange.travellers).toHaveCount(3);
    const second = page.getByRole('group', { name: 'Travellers' }).locator('label').nth(1);
    await second.click();
    await expect(page.getByText('All travellers of a booking change together. Choose all of them.')).toBeVisible();
    await second.click();
    await exchange.choose(out);
    await exchange.choose(back);
  });

  await test.step('one calendar is open at a time, with the days outside its bounds disabled', async () => {
    await exchange.opener(back).click();
    await expect(exchange.calendar(back)).toBeVisible();
    // The open calendar captures clicks outside it, so this presses the button as a screen reader would.
    await exchange.opener(out).dispatchEvent('click');
    await expect(exchange.calendar(out)).toBeVisible();
    await expect(exchange.calendar(back)).toBeHidden();
    await escape(page, exchange.calendar(out));
    await exchange.type(back, back.minDate);
    await exchange.opener(back).click();
    const days = exchange.calendar(back).getByRole('grid').getByRole('button');
    await expect(exchange.calendar(back).getByRole('button', { name: 'Previous month' })).toBeDisabled();
    const open = await days.evaluateAll((all) =>
      all.map((one) => ({ day: Number(one.textContent), isOpen: one.ariaDisabled !== 'true' })),
    );
    const first = Number(back.minDate.slice(8));
    expect(open.filter(({ day, isOpen }) => isOpen !== day >= first)).toEqual([]);
    await escape(page, exchange.calendar(back));
  });

  await test.step('a search needs a day that has changed', async () => {
    await exchange.choose(out);
    await exchange.type(back, back.date);
    await expect(exchange.search).toBeDisabled();
    await exchange.type(back, daysAfter(back.date, 2));
    await expect(exchange.search).toBeEnabled();
    await exchange.search.click();
    await expect(page).toHaveURL(/\/flight-exchange-search-result\?/);
    await expect(exchange.offers.first()).toBeVisible();
  });

  await exchange.offers
    .first()
    .getByRole('button', { name: /^Select/ })
    .click();
  await expect(page).toHaveURL(/\/flight-exchange-confirm\?/);
  await expect(page.getByText('Value of the old tickets').first()).toBeVisible();
  await page.getByRole('button', { name: 'Confirm exchange' }).click();
  await expect(page).toHaveURL(/\/flight-exchange-view\?reference=X-/);
  await page.getByRole('button', { name: 'Approve quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve the exchange' });
  await dialog.getByRole('button', { name: 'Approve quote' }).click();
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible();

  await page.goto(`${FALCON.origin}/reIssue-management?search=${reference}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exchanges');
  await expect(page.getByRole('row').filter({ hasText: reference })).toContainText('Completed');

  // Makes the page believe that the user has no codes for exchanges.
  await asIf(page, () => ({ functionalities: ORDERS }));
  await page.goto(`${FALCON.origin}/flight-order?reference=${reference}`);
  await expect(page.getByRole('heading', { name: reference })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Exchange', exact: true })).toHaveCount(0);
  await expect(
    page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Exchanges', exact: true }),
  ).toHaveCount(0);
  await page.goto(`${FALCON.origin}/reIssue-management`);
  await expect(page).toHaveURL(/\/access-denied$/);
});

test('every flight is shown before an exchange, whether the airline or our team prices it, and every request opens by its number (T-035, T-036, T-050, P-060)', async ({
  page,
  request,
}) => {
  test.slow();
  await officeOpens(request, 'Asia/Dubai');
  const api = await sessionOf(request, FALCON);
  const exchange = new ExchangePage(page, FALCON);
  await signedInAt(page, request, FALCON, '/searchpad');
  const priced = await issued(api, { surname: 'Filed', source: /gds-a/ });
  // The sandbox supplier whose staff price exchanges by hand.
  const byHand = await issued(api, { surname: 'Manual', source: /ndc-x/, nth: 1 });
  for (const [order, button] of [
    [priced, 'Confirm exchange'],
    [byHand, 'Ask our team'],
  ] as const) {
    const [, back] = await exchange.open(order.reference);
    if (!back) throw new Error(`${order.reference} is no return`);
    await exchange.confirm(api, order.reference, { legGroup: 1, travelDate: daysAfter(back.date, 2) });
    await expect(exchange.flights('Before').nth(1)).toBeVisible();
    await expect(exchange.flights('After').nth(1)).toBeVisible();
    await expect(page.getByRole('button', { name: button })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Ask our team' }).click();
  await expect(page).toHaveURL(/\/flight-exchange-view\?reference=X-/);
  const exchanged = new URL(page.url()).searchParams.get('reference') ?? '';
  await expect(page.getByText('Waiting for a quote').first()).toBeVisible();

  const orderReference = priced.reference;
  const refunded = await asked(api, 'refund', orderReference);
  await api.call(`${CALLS}/refund/updatestatus`, { requestReference: refunded, status: 'withdrawn' });
  const voided = await asked(api, 'void', orderReference);
  for (const [path, number] of [
    ['/flight-exchange-details', exchanged],
    ['/flight-exchange-view', exchanged],
    ['/flight-refund-details', refunded],
    ['/flight-refund-request-view', refunded],
    ['/flight-void-details', voided],
    ['/flight-void-request-view', voided],
  ] as const) {
    await page.goto(`${FALCON.origin}${path}?reference=${number}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: number })).toBeVisible();
  }
});

const CALLS = '/api/postticketing/v1';

async function asked(api: PortalApi, kind: 'void' | 'refund', orderReference: string): Promise<string> {
  const { request } = await api.call<{ request: { requestReference: string } }>(`${CALLS}/${kind}/request`, {
    orderReference,
    reason: 'customerCancels',
  });
  return request.requestReference;
}
