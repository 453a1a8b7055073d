import { http, HttpResponse, press, testServer } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

import type { HolidayQuotation, HolidayRequestCase } from '../../../api/endpoints/holidays';
import { CALLS, operatorHandler, refusal, renderConsole } from '../../../testing/render';
import { quotationDraft, quotationOf, totalOf } from './quotation.draft';
import { CASE } from './request.example';

const calls = testServer();
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const QUOTATION: HolidayQuotation = {
  startsOn: '2027-03-11',
  lines: [{ label: 'Adult', quantity: 2, unitAmount: '1900.00', unitAgentAmount: '1750.00' }],
  validUntil: '2026-12-02T18:00',
  deposit: { kind: 'fixed', amount: '500.00' },
  depositDue: '2026-12-03T18:00',
  balanceDue: '2027-02-10T18:00',
  cancellationPolicy: [{ daysBefore: 14, percent: 100 }],
  inclusions: ['Breakfast', 'Transfers'],
  note: 'Subject to availability',
};

const QUOTED: HolidayRequestCase = {
  ...CASE,
  version: 4,
  state: 'quoted',
  quotation: {
    number: 1,
    form: QUOTATION,
    amount: 'AED 3800.00',
    agentAmount: 'AED 3500.00',
    quotedAt: '2026-11-26T08:00:00Z',
    quotedBy: 'Nadia Rahman',
  },
};

const ACCEPTED: HolidayRequestCase = {
  ...QUOTED,
  version: 5,
  state: 'accepted',
  order: {
    orderReference: 'KSP2611-00001A',
    version: 2,
    stage: 'confirming',
    paid: 'AED 500.00',
    lines: ['Adult', 'Service fee'],
    references: [],
  },
  steps: ['message', 'confirmOrder', 'refuseOrder'],
};

const PAGE = '/holidays/requests/kestrel/HR2611000001';
/** What the page is answered next. */
let present = CASE;

beforeEach(() => {
  present = CASE;
  calls.server.use(
    operatorHandler({ roles: ['holidays'], tenants: ['kestrel'] }),
    http.get(`${CALLS}/Queue/Load`, () => HttpResponse.json({ items: [] })),
    http.post(`${CALLS}/Holidays/GetHolidayRequest`, () => HttpResponse.json(present)),
  );
});

function open(request = CASE) {
  present = request;
  return renderConsole({ at: PAGE });
}

/** Keeps what is sent to a step, which answers and leaves the request as given. */
function step(name: string, answer: HolidayRequestCase): unknown[] {
  const sent: unknown[] = [];
  calls.server.use(
    http.post(`${CALLS}/Holidays/${name}`, async ({ request }) => {
      sent.push(await request.json());
      present = answer;
      return HttpResponse.json(answer);
    }),
  );
  return sent;
}

it('starts a quotation with the price of the package for the party', () => {
  expect(quotationDraft(CASE)).toMatchObject({
    startsOn: '2027-03-10',
    lines: [
      { label: 'Adult', quantity: '2', unitAmount: '2000.00', unitAgentAmount: '1850.00' },
      { label: 'Child', quantity: '1' },
    ],
    depositKind: 'percent',
    deposit: '30',
    policy: [{ daysBefore: '14', percent: '100' }],
    inclusions: 'Breakfast',
  });
  expect(quotationDraft({ ...CASE, packagePrice: undefined }).lines).toHaveLength(1);
});

it('sends back what it was given when nothing is changed', () => {
  expect(quotationOf(quotationDraft(QUOTED))).toEqual({ quotation: QUOTATION, faults: {} });
});

it.each([
  ['AED', '2000.00', '2', 'AED 4000.00'],
  ['BHD', '1.005', '3', 'BHD 3.015'],
  ['JPY', '1500', '2', 'JPY 3000'],
  ['AED', '', '2', null],
  ['AED', '10.00', 'two', null],
])('adds up lines in %s', (currency, unitAmount, quantity, total) => {
  expect(totalOf([{ label: '', quantity, unitAmount, unitAgentAmount: '' }], 'unitAmount', currency)).toBe(total);
});

it('shows what is asked for, the messages and the sum of the lines', async () => {
  open();
  expect(await screen.findByText('Sea view, please')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Istanbul and the Bosphorus' })).toHaveAttribute(
    'href',
    '/packages/all/kestrel/package-1',
  );
  const form = screen.getByRole('form', { name: 'Quotation' });
  expect(within(form).getByText(/5,200\.00/)).toBeInTheDocument();
  expect(within(form).getByText(/4,800\.00/)).toBeInTheDocument();
});

it('leads to the first field that is missing', async () => {
  open();
  await press('Send the quotation');
  const fields = await screen.findByRole('alert');
  expect(within(fields).getByText('Check these fields:')).toBeInTheDocument();
  expect(within(fields).getByRole('button', { name: /Valid until/ })).toBeInTheDocument();
});

it('revises a quotation with the version that was read', async () => {
  const sent = step('QuoteHolidayRequest', { ...QUOTED, version: 5 });
  open(QUOTED);
  await press('Revise the quotation');
  const amount = screen.getByRole('textbox', { name: 'Customer pays for one' });
  await userEvent.clear(amount);
  await userEvent.type(amount, '1950');
  await press('Send the new quotation');
  expect(await screen.findByText('The quotation was sent to the agency')).toBeInTheDocument();
  expect(sent).toEqual([
    {
      tenant: 'kestrel',
      referenceId: 'HR2611000001',
      version: 4,
      quotation: { ...QUOTATION, lines: [{ ...QUOTATION.lines[0], unitAmount: '1950' }] },
    },
  ]);
  expect(await screen.findByRole('button', { name: 'Revise the quotation' })).toBeInTheDocument();
});

it('keeps what was typed when another change was first, shows the present state, and can be sent again', async () => {
  const sent: { version: number }[] = [];
  calls.server.use(
    http.post(`${CALLS}/Holidays/QuoteHolidayRequest`, async ({ request }) => {
      sent.push((await request.json()) as { version: number });
      present = { ...QUOTED, version: 6, assignedTo: 'Salma Aziz' };
      return sent.length === 1 ? refusal(409, 'record.changed') : HttpResponse.json({ ...present, version: 7 });
    }),
  );
  open(QUOTED);
  await press('Revise the quotation');
  const note = screen.getByRole('textbox', { name: 'Note for the agency' });
  await userEvent.clear(note);
  await userEvent.type(note, 'A better room');
  await press('Send the new quotation');
  expect(await screen.findByText('Another change was saved first')).toBeInTheDocument();
  expect(await screen.findByText('Salma Aziz')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Note for the agency' })).toHaveValue('A better room');
  await press('Send the new quotation');
  expect(await screen.findByText('The quotation was sent to the agency')).toBeInTheDocument();
  expect(sent.map(({ version }) => version)).toEqual([4, 6]);
});

it('shows the faults the server found at their fields', async () => {
  calls.server.use(
    http.post(`${CALLS}/Holidays/QuoteHolidayRequest`, () =>
      refusal(400, 'request.invalid', {
        errors: [{ pointer: '/quotation/balanceDue', code: 'lot.too_late', detail: 'It is after the start.' }],
      }),
    ),
  );
  open(QUOTED);
  await press('Revise the quotation');
  await press('Send the new quotation');
  const field = await screen.findByRole('group', { name: 'Balance by' });
  await waitFor(() => expect(field).toHaveAccessibleDescription(/after the start/));
});

it('acknowledges, and assigns to the operator or to another', async () => {
  const seen = step('AcknowledgeHolidayRequest', { ...CASE, version: 2 });
  const given = step('AssignHolidayRequest', { ...CASE, version: 3, assignedTo: 'Nadia Rahman' });
  open({ ...CASE, version: 1, state: 'submitted', steps: ['acknowledge', ...CASE.steps] });
  await press('Acknowledge');
  expect(await screen.findByText('The request was acknowledged')).toBeInTheDocument();
  await press('Assign to me');
  expect(await screen.findByText('Assigned to Nadia Rahman')).toBeInTheDocument();
  const key = { tenant: 'kestrel', referenceId: 'HR2611000001' };
  expect(seen).toEqual([{ ...key, version: 1 }]);
  expect(given).toEqual([{ ...key, version: 2, operatorId: 'op-1' }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Assign to me' })).not.toBeInTheDocument());
});

it('sends an answer, and keeps it when it was not sent', async () => {
  calls.server.use(http.post(`${CALLS}/Holidays/AddHolidayMessage`, () => refusal(429, 'request.rate_limited')));
  open();
  await press('Send the answer');
  expect(await screen.findByText('Write an answer.')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Answer' }), 'With sea view');
  await press('Send the answer');
  expect(await screen.findByText('Too many calls')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveValue('With sea view');
  const sent = step('AddHolidayMessage', { ...CASE, version: 4 });
  await press('Send the answer');
  expect(await screen.findByText('The answer was sent')).toBeInTheDocument();
  expect(sent).toEqual([{ tenant: 'kestrel', referenceId: 'HR2611000001', text: 'With sea view' }]);
  expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveValue('');
});

it('sends a file with an answer, and shows the files of the messages', async () => {
  const file = { fileId: '01a21ee6-b19b-7107-a707-67b9172722a0', name: 'programme.pdf' };
  const sent: FormData[] = [];
  calls.server.use(
    http.post(`${CALLS}/Holidays/AddHolidayAttachment`, async ({ request }) => {
      sent.push(await request.formData());
      const [first] = CASE.messages;
      present = { ...CASE, version: 4, messages: [{ ...first!, attachment: file }] };
      return HttpResponse.json(present);
    }),
    http.get(`${CALLS}/Holidays/GetHolidayAttachment`, ({ request }) => {
      expect(new URL(request.url).searchParams.get('fileId')).toBe(file.fileId);
      return new HttpResponse('%PDF-', { headers: { 'content-type': 'application/pdf' } });
    }),
  );
  open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Answer' }), 'The programme');
  const chosen = new File(['%PDF-'], 'programme.pdf', { type: 'application/pdf' });
  await userEvent.upload(await screen.findByTestId('file-attachment'), chosen);
  await press('Send the answer');
  expect(await screen.findByText('The answer was sent')).toBeInTheDocument();
  expect(sent[0]?.get('text')).toBe('The programme');
  expect((sent[0]?.get('file') as File).type).toBe('application/pdf');
  await press('Show programme.pdf');
  expect(await screen.findByRole('link', { name: 'Save programme.pdf' })).toBeInTheDocument();
});

it('refuses a request with a reason', async () => {
  const sent = step('RefuseHolidayRequest', { ...CASE, version: 4, state: 'refused', steps: [] });
  open();
  await press('Refuse the request');
  expect(await screen.findByText('Write the reason.')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Sold out');
  await press('Refuse the request');
  await press('Refuse');
  expect(await screen.findByText('The request was refused')).toBeInTheDocument();
  expect(sent).toEqual([{ tenant: 'kestrel', referenceId: 'HR2611000001', version: 3, reason: 'Sold out' }]);
});

it('confirms an order with the references of its suppliers', async () => {
  const sent = step('ConfirmHolidayOrder', ACCEPTED);
  open(ACCEPTED);
  await press('Confirm the order');
  expect(await screen.findByText('Write at least one reference.')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Reference 1: Adult' }), 'HTL-7781');
  await press('Confirm the order');
  expect(await screen.findByText('The order is confirmed')).toBeInTheDocument();
  expect(sent).toEqual([
    {
      tenant: 'kestrel',
      orderReference: 'KSP2611-00001A',
      version: 2,
      references: [{ line: 0, reference: 'HTL-7781' }],
    },
  ]);
});

it('refuses an order once it is confirmed what is returned', async () => {
  const sent = step('RefuseHolidayOrder', { ...ACCEPTED, steps: [] });
  open(ACCEPTED);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Reason for the agency' }), 'The hotel closed');
  await press('Refuse the order');
  const dialog = await screen.findByRole('alertdialog', { name: 'Refuse KSP2611-00001A?' });
  expect(within(dialog).getByText(/500\.00/)).toBeInTheDocument();
  await press('Refuse and return the money');
  expect(await screen.findByText('The order was refused, and the money returned')).toBeInTheDocument();
  expect(sent).toEqual([
    { tenant: 'kestrel', orderReference: 'KSP2611-00001A', version: 2, reason: 'The hotel closed' },
  ]);
});

it('is only read by operators who may take no step', async () => {
  open({ ...QUOTED, steps: [] });
  expect(await screen.findByText('Desert Rose Travel')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Revise the quotation' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send the answer' })).not.toBeInTheDocument();
});
