import type { ExtendTimeLimitRequest } from '@jetway/kit-api/flights';
import { http, HttpResponse, press } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { order } from '../../../shared/testing/orders';
import { calls, open, openWith, refuse, serve } from '../testing/open-order';

beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

describe('an extension of the ticketing time limit', () => {
  const held = order({
    actions: ['issue', 'cancel', 'extend'],
    timeLimits: { ticketingTimeLimitAt: '2099-01-01T00:00:00Z', autoCancelAt: '2098-12-31T23:59:00Z' },
  });
  const outlook = {
    orderReference: held.orderReference,
    status: 'OnHold',
    timeLimits: held.timeLimits,
    maxRequestable: '2099-01-01T07:00:00Z',
    grantsLeft: 2,
    reasons: ['payment', 'documents', 'decision', 'other'],
    requests: [],
  };
  const request = {
    requestedAt: '2026-11-21T09:00:00Z',
    requestedBy: 'Amina Rahman',
    requestedUntil: '2099-01-01T03:00:00Z',
    reason: 'payment',
  };
  const UPDATE = '/api/order/v1/UpdateExtendTimeLimitRequest';
  const READ = '/api/order/v1/GetExtendTimeLimitRequest';

  async function ask() {
    await open();
    await press('Extend time limit');
    const dialog = await screen.findByRole('dialog', { name: 'Extend the time limit' });
    await userEvent.click(await within(dialog).findByRole('radio', { name: /3h longer/ }));
    await userEvent.click(await within(dialog).findByRole('button', { name: /Why you need longer/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Waiting for the customer to pay' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ask the airline' }));
  }

  it('is requested from the airline and shown once granted (T-244, T-315, T-312)', async () => {
    const state = serve(held);
    const sent: ExtendTimeLimitRequest[] = [];
    calls.server.use(
      http.post(READ, () => HttpResponse.json(outlook)),
      http.post(UPDATE, async ({ request: sending }) => {
        sent.push((await sending.json()) as ExtendTimeLimitRequest);
        state.order = order({ version: 2, timeLimits: { ticketingTimeLimitAt: request.requestedUntil } });
        return HttpResponse.json({
          ...outlook,
          requests: [{ ...request, state: 'granted', grantedUntil: request.requestedUntil }],
        });
      }),
    );
    await ask();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([{ requestedUntil: request.requestedUntil, reason: 'payment' }]);
  });

  it('shows the airline’s message when refused, and can be requested again', async () => {
    serve(held);
    calls.server.use(
      http.post(READ, () => HttpResponse.json(outlook)),
      http.post(UPDATE, () =>
        HttpResponse.json({ ...outlook, requests: [{ ...request, state: 'refused', refusal: 'the flight is full' }] }),
      ),
    );
    await ask();
    expect(await screen.findByText('The airline refused')).toBeInTheDocument();
    expect(screen.getByText('the flight is full')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ask the airline' })).toBeEnabled();
  });

  it('needs a limit and a reason, and shows server errors at their fields', async () => {
    serve(held);
    calls.server.use(http.post(READ, () => HttpResponse.json(outlook)));
    refuse(UPDATE, 422, 'request.invalid', {
      errors: [{ pointer: '/requestedUntil', code: 'limit.range', detail: 'At the latest tomorrow.' }],
    });
    await open();
    await press('Extend time limit');
    await press('Ask the airline');
    // One deadline: on the order's page and in the dialog, in the portal's zone.
    expect(screen.getByText('1 Jan 2099, 03:59 Dubai')).toBeInTheDocument();
    expect(screen.getByText(/held until 1 Jan 2099, 03:59 Dubai\./)).toBeInTheDocument();
    expect(screen.getByText('1 Jan 2099, 06:59 Dubai')).toBeInTheDocument();
    expect(await screen.findByText('Choose a new time limit')).toBeInTheDocument();
    expect(screen.getByText('Choose a reason')).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole('radio')[0]).toHaveFocus());
    await press('Not now');
    await ask();
    expect(await screen.findByText('At the latest tomorrow.')).toBeInTheDocument();
  });

  it('shows why a limit cannot change, and earlier requests', async () => {
    serve(held);
    const used = {
      ...outlook,
      maxRequestable: undefined,
      fixedBy: 'usedUp',
      grantsLeft: 0,
      requests: [{ ...request, state: 'refused', refusal: 'the flight is full' }],
    };
    calls.server.use(http.post(READ, () => HttpResponse.json(used)));
    await open();
    await press('Extend time limit');
    expect(await screen.findByText('It was already extended twice.')).toBeInTheDocument();
    expect(screen.getByText(/the flight is full/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ask the airline' })).toBeNull();
  });

  it('is not offered without permission (T-244)', async () => {
    serve(held);
    await openWith([211, 212]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Extend time limit' })).toBeNull());
  });
});
