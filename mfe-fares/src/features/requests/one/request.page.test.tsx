import type { AcceptGroupQuote, DeclineGroupQuote, GroupRequestPage } from '@jetway/kit-api/fares';
import { http, HttpResponse, press, renderWithPortal } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { CALLS, faresModule, REFERENCE } from '../../../shared/testing/fares';
import { faresServer, problem } from '../../../shared/testing/fares-server';
import { groupRequest, quotedRequest, REQUEST } from '../../../shared/testing/requests';
import { RequestPage } from './request.page';

const calls = faresServer();

function serve(request: GroupRequestPage) {
  const state = { request };
  calls.server.use(http.post(CALLS.request, () => HttpResponse.json(state.request)));
  return state;
}

const open = () =>
  renderWithPortal(<RequestPage />, {
    module: faresModule,
    path: '/group-requests/:reference',
    at: `/group-requests/${REQUEST}`,
  });

it('says that it is being quoted, and what was asked for', async () => {
  serve(groupRequest());
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: REQUEST })).toBeInTheDocument();
  expect(screen.getByText('Our team asks the airlines. You get an e-mail with the quote.')).toBeInTheDocument();
  expect(screen.getByText('2 days earlier or later')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Accept the quote' })).not.toBeInTheDocument();
});

it('shows the quote with its amounts, deadlines and the end of its validity', async () => {
  serve(quotedRequest());
  await open();
  const price = within(await screen.findByRole('region', { name: 'Price of the group' }));
  expect(price.getByText('Total, 12 passengers')).toBeInTheDocument();
  expect(price.getByText(/24,000\.00/)).toBeInTheDocument();
  expect(price.getByText(/4,320\.00/)).toBeInTheDocument();
  expect(price.getByText('Valid until 29 Nov 2026, 14:00 Dubai')).toBeInTheDocument();
  expect(screen.getByText('Terms of this fare')).toBeInTheDocument();
});

describe('accepting', () => {
  it('sends the quote and the amount that are shown, and opens the booking', async () => {
    serve(quotedRequest());
    const sent: AcceptGroupQuote[] = [];
    calls.server.use(
      http.post(CALLS.acceptQuote, async ({ request }) => {
        sent.push((await request.json()) as AcceptGroupQuote);
        return HttpResponse.json({ referenceId: REQUEST, orderReference: REFERENCE });
      }),
    );
    const { router } = await open();
    await press('Accept the quote');
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText(/24,000\.00/)).toBeInTheDocument();
    await press('Accept and hold the seats');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/fare-bookings/${REFERENCE}`));
    expect(sent).toEqual([{ referenceId: REQUEST, quote: 1, acceptedAmount: 'AED 24000.00' }]);
  });

  it.each([
    ['record.changed', 'There is a newer quote'],
    ['fares.request_expired', 'The quote has expired'],
  ])('refused with %s holds nothing', async (code, title) => {
    serve(quotedRequest());
    calls.server.use(http.post(CALLS.acceptQuote, () => problem(409, code)));
    await open();
    await press('Accept the quote');
    await press('Accept and hold the seats');
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Accept and hold the seats' })).toBeDisabled();
  });
});

it('declines the quote with a reason', async () => {
  const state = serve(quotedRequest());
  const sent: DeclineGroupQuote[] = [];
  calls.server.use(
    http.post(CALLS.declineQuote, async ({ request }) => {
      sent.push((await request.json()) as DeclineGroupQuote);
      state.request = groupRequest({ status: 'declined', reason: 'Too dear', actions: [] });
      return HttpResponse.json(state.request);
    }),
  );
  await open();
  await press('Decline the quote');
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason (optional)' }), 'Too dear');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Decline the quote' }));
  expect(await screen.findByText('The request was declined')).toBeInTheDocument();
  expect(sent).toEqual([{ referenceId: REQUEST, quote: 1, reason: 'Too dear' }]);
});

it('says at the reason that its text was not accepted', async () => {
  serve(quotedRequest());
  const errors = [{ pointer: '/reason', code: 'text.length', detail: 'At most 500 characters.' }];
  calls.server.use(http.post(CALLS.declineQuote, () => problem(422, 'request.invalid', { errors })));
  await open();
  await press('Decline the quote');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Decline the quote' }));
  expect(await dialog.findByText(/^This text was not accepted/)).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: 'Reason (optional)' })).toBeInvalid();
});

it('withdraws the request', async () => {
  const state = serve(groupRequest());
  calls.server.use(
    http.post(CALLS.withdrawRequest, () => {
      state.request = groupRequest({ status: 'withdrawn', actions: [] });
      return HttpResponse.json(state.request);
    }),
  );
  await open();
  await press('Withdraw the request');
  await press('Withdraw');
  expect(await screen.findByText('You withdrew the request')).toBeInTheDocument();
});

it('links to the booking made from the quote', async () => {
  serve(groupRequest({ status: 'accepted', orderReference: REFERENCE, actions: [] }));
  await open();
  expect(await screen.findByRole('link', { name: `Open booking ${REFERENCE}` })).toHaveAttribute(
    'href',
    `/fare-bookings/${REFERENCE}`,
  );
});

it('offers a new request once it has expired', async () => {
  serve(groupRequest({ status: 'expired', actions: [] }));
  await open();
  expect(await screen.findByRole('link', { name: 'Ask again' })).toHaveAttribute(
    'href',
    '/group-requests/new?origin=DXB&destination=JED&passengers=12',
  );
});

it.each([
  ['record.not_found', 404, 'There is no such request'],
  ['access.denied', 403, 'You may not see group requests'],
  ['server.unavailable', 503, 'The request could not be loaded'],
])('refused with %s says so', async (code, status, title) => {
  calls.server.use(http.post(CALLS.request, () => problem(status, code)));
  await open();
  expect(await screen.findByText(title)).toBeInTheDocument();
});
