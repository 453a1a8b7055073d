import { http, HttpResponse, press, testServer } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import type { FareLotForm, GroupRequestCase, GroupRequestItem } from '../../../api/endpoints/fares';
import type { OperatorRoleName } from '../../../api/endpoints/session';
import { CALLS, operatorHandler, refusal, renderConsole } from '../../../testing/render';
import { quoteDraft } from './requests.model';

const calls = testServer();
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const CASE: GroupRequestCase = {
  tenant: 'kestrel',
  referenceId: 'GR2611000001',
  version: 1,
  status: 'requested',
  agency: 'Desert Rose Travel',
  createdAt: '2026-11-25T08:00:00Z',
  createdBy: 'Amina Rahman',
  trip: {
    kind: 'umrah',
    journeys: [{ origin: 'DXB', destination: 'JED', date: '2027-01-10' }],
    flexibleDays: 2,
    passengers: { adults: 12, children: 1, infants: 1 },
    groupName: 'Hill school',
    contact: { email: 'office@demo.test', phone: '+971501234567' },
  },
  currency: 'AED',
  zone: 'Asia/Dubai',
  history: [{ at: '2026-11-25T08:00:00Z', author: 'Amina Rahman', kind: 'requested', note: '' }],
  isOpen: true,
};

const LOT: FareLotForm = {
  kind: 'umrah',
  title: 'Hill school',
  airline: 'SV',
  journeys: [
    {
      flights: [
        {
          number: 'SV551',
          origin: 'DXB',
          destination: 'JED',
          departs: '2027-01-10T09:00',
          arrives: '2027-01-10T11:05',
        },
      ],
    },
  ],
  prices: {
    adult: { customer: '1800.00', agent: '1720.00' },
    child: { customer: '1500.00', agent: '1430.00' },
    infant: { customer: '400.00', agent: '380.00' },
  },
  baggage: '30 kg',
  features: [],
  userRating: '0.0',
  deposit: { kind: 'percent', percent: 25 },
  depositHours: 24,
  namesBy: '2026-12-20T18:00',
  balanceBy: '2026-12-22T18:00',
  ticketingBy: '2027-01-03T18:00',
  minPassengers: 10,
  maxPassengers: 13,
  dropPenalty: '100.00',
  cancelPenaltyPercent: 50,
  nameChangeFee: '75.00',
  keepDepositPercent: 100,
};

const QUOTED: GroupRequestCase = {
  ...CASE,
  version: 2,
  status: 'quoted',
  quote: {
    number: 1,
    lot: LOT,
    validUntil: '2026-12-01T18:00',
    amount: 'AED 23500.00',
    agentAmount: 'AED 22450.00',
    quotedAt: '2026-11-26T08:00:00Z',
    quotedBy: 'Nadia Rahman',
  },
};

function at(address: string, request = CASE, roles: OperatorRoleName[] = ['ticketing']) {
  calls.server.use(
    operatorHandler({ roles, tenants: ['kestrel'] }),
    http.post(`${CALLS}/Fares/GetGroupRequest`, () => HttpResponse.json(request)),
  );
  return renderConsole({ at: address });
}

const PAGE = '/fares/requests/kestrel/GR2611000001';

it('lists requests, each linked to its page', async () => {
  const item: GroupRequestItem = {
    tenant: 'kestrel',
    referenceId: 'GR2611000001',
    status: 'requested',
    agency: 'Desert Rose Travel',
    groupName: 'Hill school',
    route: 'DXB–JED',
    passengers: 14,
    createdAt: '2026-11-25T08:00:00Z',
    validUntil: '2026-12-01T14:00:00Z',
  };
  calls.server.use(http.post(`${CALLS}/Fares/GetGroupRequests`, () => HttpResponse.json({ items: [item] })));
  at('/fares/requests');
  expect(await screen.findByRole('link', { name: 'GR2611000001' })).toHaveAttribute('href', PAGE);
  expect(screen.getByText('1 Dec 2026, 14:00 UTC')).toBeInTheDocument();
});

it('begins a quote with what was asked for', () => {
  expect(quoteDraft(CASE)).toMatchObject({
    kind: 'umrah',
    title: 'Hill school',
    journeys: [[{ origin: 'DXB', destination: 'JED' }]],
    minPassengers: '10',
    maxPassengers: '13',
  });
  expect(quoteDraft(QUOTED)).toMatchObject({ airline: 'SV', deposit: '25' });
});

it('names what is missing before a quote is sent', async () => {
  at(PAGE);
  await press('Send the quote');
  expect(await screen.findByText('Check these fields:')).toBeInTheDocument();
});

it('shows what the server refuses at its field, and leads there', async () => {
  at(PAGE, QUOTED);
  calls.server.use(
    http.post(`${CALLS}/Fares/QuoteGroupRequest`, () =>
      HttpResponse.json(
        {
          ...{
            type: 'about:blank',
            title: 'x',
            status: 422,
            code: 'request.invalid',
            retryable: false,
            requestId: 'r',
          },
          errors: [{ pointer: '/lot/notes', code: 'text.length', detail: 'At most 1000 characters.' }],
        },
        { status: 422 },
      ),
    ),
  );
  await press('Send the new quote');
  const notes = await screen.findByRole('textbox', { name: 'Notes for the agency' });
  await waitFor(() => expect(notes).toHaveFocus());
  expect(notes).toHaveAccessibleDescription('At most 1000 characters.');
  expect(await screen.findByText('Check these fields:')).toBeInTheDocument();
});

it('quotes again with the version that was read', async () => {
  const sent: unknown[] = [];
  at(PAGE, QUOTED);
  calls.server.use(
    http.post(`${CALLS}/Fares/QuoteGroupRequest`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(QUOTED);
    }),
  );
  await press('Send the new quote');
  expect(await screen.findByText('The quote was sent to the agency')).toBeInTheDocument();
  expect(sent).toEqual([
    { tenant: 'kestrel', referenceId: 'GR2611000001', version: 2, validUntil: '2026-12-01T18:00', lot: LOT },
  ]);
});

it('says when the agency or another operator was first', async () => {
  at(PAGE, QUOTED);
  calls.server.use(http.post(`${CALLS}/Fares/QuoteGroupRequest`, () => refusal(409, 'fares.request_closed')));
  await press('Send the new quote');
  expect(await screen.findByText('The request cannot take this step')).toBeInTheDocument();
});

it('refuses a request with a reason', async () => {
  const sent: unknown[] = [];
  at(PAGE);
  calls.server.use(
    http.post(`${CALLS}/Fares/RefuseGroupRequest`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...CASE, status: 'declined', isOpen: false });
    }),
  );
  await press('Refuse the request');
  expect(await screen.findByText('Write why.')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'No seats');
  await press('Refuse the request');
  await press('Refuse');
  expect(await screen.findByText('The request was refused')).toBeInTheDocument();
  expect(sent).toEqual([{ tenant: 'kestrel', referenceId: 'GR2611000001', version: 1, reason: 'No seats' }]);
});

it('is only read by auditors', async () => {
  at(PAGE, CASE, ['auditor']);
  expect(await screen.findByText('Desert Rose Travel')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send the quote' })).not.toBeInTheDocument();
});
