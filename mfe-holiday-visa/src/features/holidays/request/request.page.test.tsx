import type { AcceptHolidayQuotation, DeclineHolidayQuotation, HolidayRequestPage } from '@jetway/kit-api/holidays';
import { http, HttpResponse, press, renderWithPortal } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import {
  HOLIDAY_CALLS,
  HOLIDAY_ORDER,
  HOLIDAY_REQUEST,
  holidayRequest,
  holidaysModule,
  quotation,
  quotedHoliday,
} from '../../../shared/testing/holidays';
import { holidaysServer } from '../../../shared/testing/holidays-server';
import { problem } from '../../../shared/testing/visa-orders';
import { HolidayRequestPage as Page } from './request.page';

const calls = holidaysServer();

function serve(request: HolidayRequestPage) {
  const state = { request };
  calls.server.use(http.post(HOLIDAY_CALLS.request, () => HttpResponse.json(state.request)));
  return state;
}

const open = () =>
  renderWithPortal(<Page />, {
    module: holidaysModule,
    path: '/holiday-requests/:reference',
    at: `/holiday-requests/${HOLIDAY_REQUEST}`,
  });

it('says what was asked for and that the quotation is to come', async () => {
  serve(holidayRequest());
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: HOLIDAY_REQUEST })).toBeInTheDocument();
  const trip = within(screen.getByRole('region', { name: 'Your request' }));
  expect(trip.getByText('2 days earlier or later')).toBeInTheDocument();
  expect(trip.getByText('Ages: 8')).toBeInTheDocument();
  expect(trip.getByText(/6,000\.00/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Accept the quotation' })).not.toBeInTheDocument();
});

it('shows the quotation with its lines, amounts, terms and validity in the portal’s zone', async () => {
  serve(quotedHoliday());
  await open();
  const card = within(await screen.findByRole('region', { name: 'Quotation' }));
  expect(card.getByText('Package')).toBeInTheDocument();
  expect(card.getByText('Valid until 29 Nov 2026, 14:00 Dubai')).toBeInTheDocument();
  expect(card.getByText(/1,075\.00/)).toBeInTheDocument();
  expect(card.getByText('100% of the price is kept')).toBeInTheDocument();
});

describe('accepting', () => {
  it('sends the quotation and the amount that are shown, and opens the booking', async () => {
    serve(quotedHoliday());
    const sent: AcceptHolidayQuotation[] = [];
    calls.server.use(
      http.post(HOLIDAY_CALLS.accept, async ({ request }) => {
        sent.push((await request.json()) as AcceptHolidayQuotation);
        return HttpResponse.json({ requestReference: HOLIDAY_REQUEST, orderReference: HOLIDAY_ORDER });
      }),
    );
    const { router } = await open();
    await press('Accept the quotation');
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getAllByText(/4,800\.00/).length).toBeGreaterThan(0);
    await press('Accept and book');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/holiday-bookings/${HOLIDAY_ORDER}`));
    expect(sent).toEqual([{ requestReference: HOLIDAY_REQUEST, quotation: 1, acceptedAmount: 'AED 4800.00' }]);
  });

  it.each([
    ['record.changed', 'There is a newer quotation'],
    ['order.amount_mismatch', 'There is a newer quotation'],
    ['holidays.request_expired', 'The quotation has expired'],
  ])('refused with %s books nothing', async (code, title) => {
    serve(quotedHoliday());
    calls.server.use(http.post(HOLIDAY_CALLS.accept, () => problem(409, code)));
    await open();
    await press('Accept the quotation');
    await press('Accept and book');
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Accept and book' })).toBeDisabled();
  });
});

it('declines the quotation with a reason', async () => {
  const state = serve(quotedHoliday());
  const sent: DeclineHolidayQuotation[] = [];
  calls.server.use(
    http.post(HOLIDAY_CALLS.decline, async ({ request }) => {
      sent.push((await request.json()) as DeclineHolidayQuotation);
      state.request = holidayRequest({ state: 'declined', reason: 'Too dear', actions: [] });
      return HttpResponse.json(state.request);
    }),
  );
  await open();
  await press('Decline the quotation');
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason (optional)' }), 'Too dear');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Decline the quotation' }));
  expect(
    await screen.findByText('The quotation was declined', { selector: 'strong, p, span, div, h2, h3' }),
  ).toBeInTheDocument();
  expect(sent).toEqual([{ requestReference: HOLIDAY_REQUEST, quotation: 1, reason: 'Too dear' }]);
});

it('takes the request back', async () => {
  const state = serve(holidayRequest());
  calls.server.use(
    http.post(HOLIDAY_CALLS.withdraw, () => {
      state.request = holidayRequest({ state: 'withdrawn', actions: [] });
      return HttpResponse.json(state.request);
    }),
  );
  await open();
  await press('Withdraw the request');
  await press('Withdraw');
  expect(await screen.findByText('You withdrew the request')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ask again' })).toHaveAttribute(
    'href',
    '/holiday-search-result/p1?date=2027-01-10&adults=2&ages=8',
  );
});

it('sends a message and shows the answers', async () => {
  const first = {
    id: 'm1',
    from: 'operations' as const,
    author: 'Nadia',
    text: 'Twin or double?',
    at: '2026-11-26T07:00:00Z',
  };
  const state = serve(holidayRequest({ messages: [first] }));
  const sent: unknown[] = [];
  calls.server.use(
    http.post(HOLIDAY_CALLS.message, async ({ request }) => {
      sent.push(await request.json());
      const own = { ...first, id: 'm2', from: 'agency' as const, author: 'Amina Rahman', text: 'Twin, please.' };
      state.request = holidayRequest({ messages: [first, own] });
      return HttpResponse.json(state.request);
    }),
  );
  await open();
  const card = within(await screen.findByRole('region', { name: 'Messages' }));
  expect(card.getByText('Twin or double?')).toBeInTheDocument();
  await userEvent.click(card.getByRole('button', { name: 'Send the message' }));
  expect(await card.findByText('Enter a message first.')).toBeInTheDocument();
  await userEvent.type(card.getByRole('textbox', { name: 'Message to our team' }), 'Twin, please.');
  await userEvent.click(card.getByRole('button', { name: 'Send the message' }));
  expect(await card.findByText('Twin, please.')).toBeInTheDocument();
  expect(sent).toEqual([{ requestReference: HOLIDAY_REQUEST, text: 'Twin, please.' }]);

  calls.server.use(
    http.post(HOLIDAY_CALLS.message, () =>
      problem(422, 'request.invalid', { errors: [{ pointer: '/text', code: 'text.wrong', detail: 'Wrong.' }] }),
    ),
  );
  await userEvent.type(card.getByRole('textbox', { name: 'Message to our team' }), 'One more.');
  await userEvent.click(card.getByRole('button', { name: 'Send the message' }));
  expect(await card.findByText(/^This text was not accepted/)).toBeInTheDocument();
  expect(card.getByRole('textbox', { name: 'Message to our team' })).toBeInvalid();
});

it('sends a file with a message, and offers it for saving', async () => {
  const state = serve(holidayRequest());
  const sent: [string, string, string][] = [];
  calls.server.use(
    http.post(HOLIDAY_CALLS.attachment, async ({ request }) => {
      const form = await request.formData();
      sent.push([String(form.get('requestReference')), String(form.get('text')), (form.get('file') as File).type]);
      const attachment = { name: 'passports.pdf', address: '/api/customer/v1/Files/GetFile?fileId=f1' };
      const own = { id: 'm1', from: 'agency' as const, author: 'Amina', text: 'Passports', at: '2026-11-26T07:00:00Z' };
      state.request = holidayRequest({ messages: [{ ...own, attachment }] });
      return HttpResponse.json(state.request);
    }),
  );
  await open();
  const card = within(await screen.findByRole('region', { name: 'Messages' }));
  await userEvent.type(card.getByRole('textbox', { name: 'Message to our team' }), 'Passports');
  await userEvent.click(card.getByRole('button', { name: 'Attach a file' }));
  const file = new File(['%PDF-'], 'passports.pdf', { type: 'application/pdf' });
  await userEvent.upload(await card.findByTestId('file-attachment'), file);
  await userEvent.click(card.getByRole('button', { name: 'Send the message' }));
  expect(await card.findByRole('button', { name: 'passports.pdf: save the file' })).toBeInTheDocument();
  expect(sent).toEqual([[HOLIDAY_REQUEST, 'Passports', 'application/pdf']]);
  expect(card.queryByTestId('file-attachment')).not.toBeInTheDocument();
});

it('says at the file why it was refused, until another one is chosen', async () => {
  serve(holidayRequest());
  const errors = [{ pointer: '/file', code: 'file.broken', detail: 'The file is damaged.' }];
  calls.server.use(http.post(HOLIDAY_CALLS.attachment, () => problem(422, 'request.invalid', { errors })));
  await open();
  const card = within(await screen.findByRole('region', { name: 'Messages' }));
  await userEvent.type(card.getByRole('textbox', { name: 'Message to our team' }), 'Passports');
  await userEvent.click(card.getByRole('button', { name: 'Attach a file' }));
  const pick = async (name: string) =>
    userEvent.upload(await card.findByTestId('file-attachment'), new File(['x'], name, { type: 'application/pdf' }));
  await pick('one.pdf');
  await userEvent.click(card.getByRole('button', { name: 'Send the message' }));
  expect(await card.findByText('This file is damaged. Choose another one.')).toBeInTheDocument();
  expect(card.getByRole('textbox', { name: 'Message to our team' })).toHaveValue('Passports');
  await pick('two.pdf');
  expect(await card.findByText(/two\.pdf/)).toBeInTheDocument();
  await waitFor(() => expect(card.queryByText('This file is damaged. Choose another one.')).not.toBeInTheDocument());
});

it('leads to the booking that the quotation has become', async () => {
  serve(holidayRequest({ state: 'accepted', quotation: quotation(), orderReference: HOLIDAY_ORDER, actions: [] }));
  await open();
  expect(await screen.findByRole('link', { name: `Open booking ${HOLIDAY_ORDER}` })).toHaveAttribute(
    'href',
    `/holiday-bookings/${HOLIDAY_ORDER}`,
  );
});

it.each([
  ['record.not_found', 404, 'There is no such request'],
  ['access.denied', 403, 'You may not see holiday requests'],
  ['request.invalid', 400, 'The request could not be loaded'],
])('refused with %s says so', async (code, status, title) => {
  calls.server.use(http.post(HOLIDAY_CALLS.request, () => problem(status, code)));
  await open();
  expect(await screen.findByText(title)).toBeInTheDocument();
});
