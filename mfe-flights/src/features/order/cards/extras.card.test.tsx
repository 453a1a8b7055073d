import type { Order, OrderExtra } from '@jetway/kit-api/flights';
import { http, HttpResponse, press } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { order } from '../../../shared/testing/orders';
import { calls, heading, open, openWith, serve } from '../testing/open-order';

beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

function extra(replace: Partial<OrderExtra> = {}): OrderExtra {
  return {
    extraId: 'x1',
    kind: 'request',
    code: 'WCHR',
    name: 'Wheelchair',
    travellerId: 't1',
    segmentIds: ['s1'],
    quantity: 1,
    amount: 'AED 0.00',
    status: 'HN',
    ...replace,
  };
}

const seat = extra({
  extraId: 'x2',
  kind: 'seat',
  code: '12A',
  amount: 'AED 35.00',
  status: 'HK',
  document: '1762400000003',
});
const withExtras: Order = order({ extras: [extra(), seat] });

function answers(status: OrderExtra['status']) {
  const { orderReference } = withExtras;
  calls.server.use(
    http.post('/api/order/v1/GetUpdatedTravelerSSRStatus', () =>
      HttpResponse.json({ orderReference, extras: [extra({ status }), seat] }),
    ),
    http.post('/api/order/v1/AirSSRHistory', () =>
      HttpResponse.json({
        orderReference,
        events: [
          {
            at: '2026-11-21T08:00:00Z',
            by: 'Amina Rahman',
            extraId: 'x1',
            kind: 'request',
            code: 'WCHR',
            name: 'Wheelchair',
            travellerId: 't1',
            after: 'HN',
          },
          {
            at: '2026-11-21T08:05:00Z',
            by: 'Falcon Travel Trade',
            extraId: 'x1',
            kind: 'request',
            code: 'WCHR',
            name: 'Wheelchair',
            travellerId: 't1',
            before: 'HN',
            after: status,
          },
        ],
      }),
    ),
  );
}

describe('the extras of an order', () => {
  it("are shown with the airline's current answer (T-313)", async () => {
    serve(withExtras);
    answers('HK');
    await open();
    await heading();
    expect(await screen.findByText('Seat 12A')).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByText('Confirmed')).toHaveLength(2));
    expect(screen.getByText(/176 2400000003|1762400000003|176-2400000003/)).toBeInTheDocument();
  });

  it('show their history to users who may see it (T-316, T-242)', async () => {
    serve(withExtras);
    answers('UN');
    await openWith([211, 219]);
    await press('Show history');
    expect(await screen.findByText(/refused by the airline/)).toBeInTheDocument();
    expect(screen.getByText('HN → UN')).toBeInTheDocument();
  });

  it('hide it from users who may not (T-242)', async () => {
    serve(withExtras);
    answers('HK');
    await openWith([211]);
    expect(await screen.findByText('Seat 12A')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show history' })).toBeNull();
  });
});
