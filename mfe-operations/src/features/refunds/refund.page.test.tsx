import { http, HttpResponse, press, testServer } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import type {
  AfterSaleCase,
  AfterSaleDecision,
  AfterSaleQuoteView,
  AfterSaleRequest,
} from '../../api/endpoints/orders';
import { held, operatorHandler, refusal, renderConsole } from '../../testing/render';
import { stepsOf, waitsForAnother } from './refund.model';

const calls = testServer();
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const API = '*/api/operations/v1';
const NOW = new Date('2026-11-26T10:00:00Z');

const REQUEST: AfterSaleRequest = {
  requestReference: 'R-2611-00007',
  kind: 'refund',
  state: 'requested',
  travellerIds: ['t1', 't2'],
  segmentIds: [],
  reason: 'customerCancels',
  requestedAt: '2026-11-26T08:00:00Z',
  requestedBy: 'Amina Rahman',
  timeline: [{ state: 'requested', at: '2026-11-26T08:00:00Z', by: 'Amina Rahman' }],
};

const QUOTE: AfterSaleQuoteView = {
  quoteId: 'q1',
  mode: 'manual',
  lines: [],
  total: 'AED 1669.00',
  refundTo: 'wallet',
  validUntil: '2026-11-27T10:00:00Z',
  basis: 'Rule 16.',
};

/** A request whose quote Hana entered, for operations to carry out. */
const TO_FINISH: AfterSaleRequest = {
  ...REQUEST,
  state: 'submitted',
  owner: 'Hana Aziz',
  quote: QUOTE,
  timeline: [...REQUEST.timeline, { state: 'quoted', at: '2026-11-26T09:00:00Z', by: 'Hana Aziz' }],
};

const CASE: AfterSaleCase = {
  orderReference: 'FAF2611-00001A',
  agencyName: 'Desert Rose Travel',
  title: 'DXB-DAC',
  request: REQUEST,
  travellers: [
    { travellerId: 't1', name: 'Karim Rahman', returnable: 'AED 1234.50' },
    { travellerId: 't2', name: 'Salma Rahman', returnable: 'AED 834.50' },
  ],
  segments: [],
  refundable: true,
  penalty: 'AED 200.00',
};

const NEW_FLIGHT = {
  legGroup: 1,
  flight: 'EK585',
  marketing: { code: 'EK', name: 'Emirates' },
  operating: { code: 'EK', name: 'Emirates' },
  origin: 'DAC',
  destination: 'DXB',
  departsAt: '2026-12-13T10:00',
  arrivesAt: '2026-12-13T13:00',
  durationMinutes: 300,
  cabin: 'E' as const,
  rbd: 'Y',
  kept: false,
};

function serve(request: AfterSaleRequest): AfterSaleDecision[] {
  const sent: AfterSaleDecision[] = [];
  calls.server.use(
    http.get(`${API}/Queue/Load`, () => HttpResponse.json({ items: [] })),
    http.post(`${API}/AfterSale/View`, () => HttpResponse.json({ ...CASE, request })),
    http.post(`${API}/AfterSale/Decide`, async ({ request: call }) => {
      sent.push((await call.json()) as AfterSaleDecision);
      return HttpResponse.json({ requestReference: request.requestReference, state: 'quoted' });
    }),
  );
  return sent;
}

const open = (name = 'Omar Farouk') => {
  calls.server.use(operatorHandler({ name, roles: ['refunds'], tenants: ['falcon'] }));
  return renderConsole({ at: '/refunds/falcon/R-2611-00007' });
};

it('quotes what is left after deductions, once that is confirmed', async () => {
  const sent = serve(REQUEST);
  open();
  const lines = within(await screen.findByRole('table', { name: 'Lines of the quote' }));
  // The filed penalty is there to begin with.
  expect(lines.getByRole('textbox', { name: 'Penalty, Karim Rahman' })).toHaveValue('200');
  const kept = lines.getByRole('textbox', { name: 'Taxes kept, Karim Rahman' });
  await userEvent.type(kept, '9999');
  expect(lines.getByText('More than there is')).toBeInTheDocument();
  await press('Send the quote');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(kept).toHaveFocus());
  expect(kept).toHaveAccessibleDescription('More than there is');
  await userEvent.clear(kept);
  await userEvent.type(screen.getByRole('textbox', { name: 'Rule it follows' }), 'Rule 16.');
  expect(screen.getByText(/^Returned in all/)).toHaveTextContent(/1,669\.00/);
  await press('Send the quote');
  const asked = await screen.findByRole('alertdialog', { name: 'Send this quote?' });
  await userEvent.click(within(asked).getByRole('button', { name: 'Send the quote' }));
  expect(await screen.findByText('R-2611-00007: the agency has the quote')).toBeInTheDocument();
  const quote = { basis: 'Rule 16.', lines: ['t1', 't2'].map((travellerId) => ({ travellerId, penalty: 20_000 })) };
  expect(sent).toEqual([{ tenant: 'falcon', requestReference: 'R-2611-00007', step: 'quote', quote }]);
});

it('quotes what an exchange costs beside the new ticket', async () => {
  const request: AfterSaleRequest = {
    ...REQUEST,
    requestReference: 'X-2611-00007',
    kind: 'exchange',
    reason: 'customerChanges',
    travellerIds: ['t1'],
    exchange: { before: [], after: [NEW_FLIGHT], oldTickets: ['1761234567890'], newTickets: [] },
  };
  const sent = serve(request);
  calls.server.use(
    http.post(`${API}/AfterSale/View`, () =>
      HttpResponse.json({ ...CASE, request, travellers: [{ ...CASE.travellers[0], newFare: 'AED 1500.00' }] }),
    ),
  );
  open();
  expect(await screen.findByText('New flight EK585')).toBeInTheDocument();
  const lines = within(await screen.findByRole('table', { name: 'Lines of the quote' }));
  expect(lines.getByText(/465\.50/).closest('td')).toHaveTextContent('to pay');
  expect(screen.getByText(/^To pay in all/)).toHaveTextContent(/465\.50.*0\.00/);
  await userEvent.type(screen.getByRole('textbox', { name: 'Rule it follows' }), 'Rule 16.');
  await press('Send the quote');
  const asked = await screen.findByRole('alertdialog', { name: 'Send this quote?' });
  await userEvent.click(within(asked).getByRole('button', { name: 'Send the quote' }));
  await expect
    .poll(() => sent)
    .toMatchObject([{ step: 'quote', quote: { lines: [{ travellerId: 't1', penalty: 20_000 }] } }]);
});

it('is finished by another person than the one who quoted', async () => {
  serve(TO_FINISH);
  const { unmount } = open('Hana Aziz');
  expect(await screen.findByText('Another person has to finish it')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'The airline refunded it' })).toBeNull();
  unmount();
  const sent = serve(TO_FINISH);
  open();
  await press('The airline refunded it');
  const asked = await screen.findByRole('alertdialog', { name: 'Has the airline carried it out?' });
  expect(within(asked).getByText(/AED 1669\.00 go to the wallet of Desert Rose Travel/)).toBeInTheDocument();
  await userEvent.click(within(asked).getByRole('button', { name: 'Yes, it is done' }));
  expect(await screen.findByText(/^R-2611-00007: /)).toBeInTheDocument();
  expect(sent).toMatchObject([{ step: 'done' }]);
});

it.each<[string, AfterSaleRequest, string, string[], boolean]>([
  ['a request to quote', REQUEST, 'Omar', ['take', 'quote', 'refuse'], false],
  ['a quote the agency has', { ...TO_FINISH, state: 'quoted' }, 'Omar', ['take'], false],
  ['what another operator quoted', TO_FINISH, 'Omar', ['take', 'done', 'refuse'], false],
  ['what they quoted', TO_FINISH, 'hana aziz', ['take', 'refuse'], true],
  [
    'what the airline decides',
    { ...TO_FINISH, quote: { ...QUOTE, mode: 'auto' }, dueAt: '2026-12-26T09:00:00Z' },
    'Omar',
    ['take'],
    false,
  ],
  [
    'what the airline did not decide in time',
    { ...TO_FINISH, quote: { ...QUOTE, mode: 'auto' }, dueAt: '2026-11-26T09:00:00Z' },
    'Omar',
    ['take', 'done', 'refuse'],
    false,
  ],
  [
    'a void without an answer',
    { ...REQUEST, kind: 'void', state: 'inReview' },
    'Omar',
    ['take', 'done', 'refuse'],
    false,
  ],
  ['what is over', { ...TO_FINISH, state: 'done' }, 'Omar', [], false],
])('offers the steps of %s', (_name, request, operator, steps, another) => {
  expect([stepsOf(request, operator, NOW), waitsForAnother(request, operator, NOW)]).toEqual([steps, another]);
});

/** Serves a second request, when it is let go. */
function serveLate(reference: string) {
  const late = held<HttpResponse<AfterSaleCase | null>>();
  calls.server.use(
    http.post(`${API}/AfterSale/View`, async ({ request }) => {
      const { requestReference } = (await request.clone().json()) as { requestReference: string };
      return requestReference === reference ? late.promise : undefined;
    }),
  );
  return late;
}

async function goOn() {
  serve(REQUEST);
  const late = serveLate('R-2611-00008');
  const { router } = open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Taxes kept, Karim Rahman' }), '17');
  await router.navigate('/refunds/falcon/R-2611-00008');
  expect(await screen.findByRole('heading', { name: 'Refund R-2611-00008' })).toBeInTheDocument();
  expect(screen.queryByText(/Desert Rose Travel/)).toBeNull();
  expect(screen.queryByRole('table', { name: 'Lines of the quote' })).toBeNull();
  return late;
}

it('hides the previous case while the next one loads, and quotes the next one', async () => {
  const late = await goOn();
  late.letGo(
    HttpResponse.json({
      ...CASE,
      agencyName: 'Corniche Tours',
      penalty: 'AED 50.00',
      request: { ...REQUEST, requestReference: 'R-2611-00008', travellerIds: ['t1'] },
      travellers: [{ travellerId: 't1', name: 'Karim Rahman', returnable: 'AED 700.00' }],
    }),
  );
  expect(await screen.findByRole('textbox', { name: 'Penalty, Karim Rahman' })).toHaveValue('50');
  expect(screen.getByRole('textbox', { name: 'Taxes kept, Karim Rahman' })).toHaveValue('');
  expect(screen.getByText(/^Returned in all/)).toHaveTextContent(/650\.00/);
});

it('hides the previous case when the next one fails to load', async () => {
  const late = await goOn();
  late.letGo(new HttpResponse(null, { status: 500 }));
  expect(await screen.findByText('The request did not load')).toBeInTheDocument();
  expect(screen.queryByText(/Desert Rose Travel/)).toBeNull();
});

it('is given to another operator of the desk, from the owner that was read', async () => {
  let owner: string | undefined = 'Hana Aziz';
  const given: unknown[] = [];
  serve({ ...REQUEST, owner });
  calls.server.use(
    http.post(`${API}/AfterSale/View`, () => HttpResponse.json({ ...CASE, request: { ...REQUEST, owner } })),
    http.post(`${API}/Desks/GetAssignees`, () =>
      HttpResponse.json({
        items: [
          { operatorId: 'op-1', name: 'Omar Farouk', isMe: true },
          { operatorId: 'op-2', name: 'Hana Aziz', isMe: false },
          { operatorId: 'op-3', name: 'Salma Aziz', isMe: false },
        ],
      }),
    ),
    http.post(`${API}/AfterSale/Assign`, async ({ request }) => {
      given.push(await request.json());
      if (given.length === 1) return refusal(409, 'after_sale.wrong_state');
      owner = 'Salma Aziz';
      return HttpResponse.json({ requestReference: 'R-2611-00007', state: 'requested' });
    }),
  );
  open();
  await press('Give it to another operator');
  const choose = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Operator$/ }));
    const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(names).toEqual(['Salma Aziz']);
    await userEvent.click(screen.getByRole('option', { name: 'Salma Aziz' }));
    await press('Assign');
  };
  await choose();
  expect(await screen.findByText('The request cannot take this step')).toBeInTheDocument();
  await choose();
  expect(await screen.findByText('R-2611-00007: Salma Aziz works on it')).toBeInTheDocument();
  const key = { tenant: 'falcon', requestReference: 'R-2611-00007', operatorId: 'op-3', owner: 'Hana Aziz' };
  expect(given).toEqual([key, key]);
});
