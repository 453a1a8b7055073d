import type { VisaCancelQuote, VisaOrder } from '@jetway/kit-api/visas';
import { http, HttpResponse, press } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { ORDER_CALLS, ordersServer, problem, REFERENCE, visaOrder } from '../../../shared/testing/visa-orders';
import { openOrder as open, serveOrder } from '../order.testing';

const calls = ordersServer();
const serve = (first: VisaOrder) => serveOrder(calls, first);

function quote(replace: Partial<VisaCancelQuote> = {}): VisaCancelQuote {
  return {
    quoteId: 'q1',
    applicantIds: ['a1', 'a2'],
    fee: 'AED 157.50',
    refund: 'AED 262.50',
    currency: 'AED',
    validUntil: '2099-01-01T00:00:00Z',
    ...replace,
  };
}

describe('cancelling', () => {
  it('shows the fee of this moment, and is bound to that quote', async () => {
    const state = serve(visaOrder());
    const sent: unknown[] = [];
    calls.server.use(
      http.post(ORDER_CALLS.quote, () => HttpResponse.json(quote())),
      http.post(ORDER_CALLS.cancel, async ({ request }) => {
        sent.push(await request.json());
        state.order = visaOrder({
          status: 'cancelled',
          cancelled: { at: '2026-11-26T08:01:00Z', fee: 'AED 157.50', refund: 'AED 262.50' },
          actions: ['history'],
        });
        return HttpResponse.json(state.order);
      }),
    );
    await open(`?orderReference=${REFERENCE}&view=cancel`);
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this application?' });
    expect(await within(dialog).findByText(/157\.50/)).toBeInTheDocument();
    expect(within(dialog).getByText(/262\.50/)).toBeInTheDocument();
    expect(within(dialog).getByText(/Karim Rahman, Rina Rahman/)).toBeInTheDocument();
    await press('Cancel the application');
    expect(await screen.findByText('This application is cancelled')).toBeInTheDocument();
    expect(sent).toEqual([{ referenceId: REFERENCE, quoteId: 'q1' }]);
  });

  it('tells of an expired quote, and cancels nothing before the new one is shown', async () => {
    serve(visaOrder());
    const quotes = [quote(), quote({ quoteId: 'q2', fee: 'AED 457.50', refund: 'AED 0.00' })];
    calls.server.use(
      http.post(ORDER_CALLS.quote, () => HttpResponse.json(quotes.length > 1 ? quotes.shift() : quotes[0])),
      http.post(ORDER_CALLS.cancel, () => problem(409, 'visa.quote_expired')),
    );
    await open(`?orderReference=${REFERENCE}&view=cancel`);
    await press('Cancel the application');
    expect(await screen.findByText('This fee has expired')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel the application' })).toBeDisabled();
    await press('Get the current fee');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel the application' })).toBeEnabled());
  });

  it('does not call a cancellation failed whose outcome is unknown', async () => {
    serve(visaOrder());
    calls.server.use(
      http.post(ORDER_CALLS.quote, () => HttpResponse.json(quote())),
      http.post(ORDER_CALLS.cancel, () => HttpResponse.error()),
    );
    await open(`?orderReference=${REFERENCE}&view=cancel`);
    await screen.findByText(/157\.50/);
    await press('Cancel the application');
    expect(await screen.findByText('We got no answer')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel the application' })).toBeDisabled();
  });
});
