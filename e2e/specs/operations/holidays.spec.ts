import { randomUUID } from 'node:crypto';

import type { QuotedTerms } from '../../pages/console/holiday-desk.page';
import { HolidayDeskPage } from '../../pages/console/holiday-desk.page';
import type { PortalApi } from '../../stack/api';
import { daysAhead } from '../../stack/days';
import { expect, test } from '../../stack/fixtures';
import { keyboardOf } from '../../stack/keyboard';
import { consoleOf, operator } from '../../stack/operators';
import { askedFor, drafted, published } from '../../stack/packages';
import { FALCON } from '../../stack/portals';
import { sessionOf, signedIn } from '../../stack/session';

const ROLES = ['holidays'];
const HOLIDAY = '/api/holiday/v1';

/** A call of the agency that is done once. */
async function once<T>(agent: PortalApi, call: string, data: object): Promise<T> {
  const answer = await agent.post(`${HOLIDAY}/${call}`, data, { 'idempotency-key': randomUUID() });
  if (!answer.ok()) throw new Error(`${call}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** A day as its three parts are typed, from "YYYY-MM-DD". */
const typed = (day: string) => day.split('-').reverse().join('');

test('a request for a holiday is quoted by keyboard, from the price of the package, and the agency sees the quotation', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const token = await operator(request, `Salma ${Date.now()}`, ROLES);
  const { packageId } = await published(request, token, `Istanbul ${Date.now()}`);
  const reference = await askedFor(await sessionOf(request, FALCON), packageId, daysAhead(90));

  const { page: desk, context } = await consoleOf(browser, token);
  const { reach, press, typeInto } = keyboardOf(desk);
  await new HolidayDeskPage(desk).list(reference);
  await press(new RegExp(reference));
  await expect(desk.getByText('A room with a view of the sea')).toBeVisible();
  await press(/^Acknowledge$/);
  await expect(desk.getByText('Acknowledged, to quote')).toBeVisible();
  await expect(desk.getByRole('textbox', { name: 'Customer pays for one' }).first()).toHaveValue('400.00');
  const moment = async (label: string, day: string) => {
    await reach(new RegExp(`^day.*${label}`));
    await desk.keyboard.type(typed(day));
    await typeInto(new RegExp(`Time: ${label}`), '18:00');
  };
  await moment('Valid until', daysAhead(3));
  await moment('Deposit by', daysAhead(5));
  await moment('Balance by', daysAhead(60));
  await press(/^Send the quotation$/);
  await expect(desk.getByRole('heading', { name: 'Quotation 1' })).toBeVisible();
  await context.close();

  await signedIn(page, request, FALCON);
  await page.goto(`${FALCON.origin}/holiday-requests/${reference}`);
  await expect(page.getByText(/1,050\.00/).first()).toBeVisible();
});

test('the desk answers, revises a quotation, and confirms the order once its deposit is paid', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const token = await operator(request, `Rami ${Date.now()}`, ROLES);
  const { packageId } = await published(request, token, `Istanbul ${Date.now()}`);
  const agent = await sessionOf(request, FALCON);
  const reference = await askedFor(agent, packageId, daysAhead(91));
  const { page: window, context } = await consoleOf(browser, token);
  const desk = new HolidayDeskPage(window);
  await desk.open(reference);
  await desk.acknowledge();
  await desk.answer('With a view of the sea');
  const line = { label: 'Package for the party', quantity: 1, customer: '1000.00', agency: '900.00' };
  const terms: QuotedTerms = {
    validUntil: [daysAhead(3), '18:00'],
    depositBy: [daysAhead(5), '18:00'],
    balanceBy: [daysAhead(60), '18:00'],
  };
  await desk.quote(line, terms);
  await desk.quote({ ...line, customer: '980.00' }, terms);
  await expect(window.getByRole('heading', { name: 'Quotation 2' })).toBeVisible();

  const { orderReference } = await once<{ orderReference: string }>(agent, 'HolidayRequest/Accept', {
    requestReference: reference,
    quotation: 2,
    acceptedAmount: 'AED 980.00',
  });
  const order = { orderReference };
  const { deposit } = await agent.call<{ deposit: { amount: string } }>(`${HOLIDAY}/Holiday/GetOrder`, order);
  await once(agent, 'Holiday/PayDeposit', { ...order, acceptedAmount: deposit.amount });
  await desk.list(reference, 'accepted');
  await desk.open(reference);
  await desk.confirm('HTL-7781');
  await expect(window.getByText('HTL-7781')).toBeVisible();
  await context.close();

  await signedIn(page, request, FALCON);
  await page.goto(`${FALCON.origin}/holiday-bookings/${orderReference}`);
  await expect(page.getByText('HTL-7781').first()).toBeVisible();
});

test('a package is edited with its preview, published, and seen by an agency', async ({ page, browser, request }) => {
  test.slow();
  const token = await operator(request, `Hana ${Date.now()}`, ROLES);
  const { packageId } = await drafted(request, token, 'To be named');
  const title = `Two continents ${Date.now()}`;

  const { page: editor, context } = await consoleOf(browser, token);
  await editor.goto(`/packages/all/falcon/${packageId}`);
  await editor.getByRole('textbox', { name: 'Title (English)', exact: true }).fill(title);
  const preview = editor.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: title })).toBeVisible();
  await preview.getByText('Arabic', { exact: true }).click();
  await expect(preview.getByRole('heading', { name: 'إسطنبول في يومين' })).toBeVisible();
  await editor.getByRole('textbox', { name: 'Fewest travellers' }).fill('0');
  await editor.getByRole('button', { name: 'Save changes' }).click();
  await expect(editor.getByRole('textbox', { name: 'Fewest travellers' })).toBeFocused();
  await editor.getByRole('textbox', { name: 'Fewest travellers' }).fill('2');
  await editor.getByRole('button', { name: 'Save changes' }).click();
  await expect(editor.getByText('The package was saved')).toBeVisible();
  await editor.getByRole('button', { name: 'Publish' }).click();
  await expect(editor.getByRole('button', { name: 'Withdraw' })).toBeVisible();

  await signedIn(page, request, FALCON);
  await page.goto(`${FALCON.origin}/holiday-search-result/${packageId}`);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await editor.getByRole('button', { name: 'Withdraw' }).click();
  await editor.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(editor.getByText('Withdrawn', { exact: true })).toBeVisible();
  await context.close();
});
