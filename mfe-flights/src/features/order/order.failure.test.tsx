import { http, HttpResponse } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { order } from '../../shared/testing/orders';
import { failureOf } from './order.model';
import { calls, open, refuse, serve } from './testing/open-order';

const READ = '/api/order/v1/AirGetOrder';

beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

describe('an order that fails to load', () => {
  it.each([
    [
      { kind: 'problem', status: 500, data: { code: 'server.error' } },
      { order: {}, data: { code: 'server.error' } },
    ],
    [
      { kind: 'problem', status: 500, data: null },
      { order: {}, data: undefined },
    ],
    [{ kind: 'FETCH_ERROR' }, { order: {}, data: undefined }],
    [{ kind: 'problem', status: 401, data: {} }, null],
    [{ kind: 'problem', status: 502, data: {} }, null],
  ])('%j leaves %j (T-371, T-373)', (error, failure) => {
    expect(failureOf(error)).toEqual(failure);
  });

  it('with a gateway error is requested twice and not reported (T-371, T-372)', async () => {
    serve(order());
    let asked = 0;
    calls.server.use(
      http.post(READ, () => {
        asked += 1;
        return HttpResponse.json({ title: 'Bad gateway', status: 502, code: 'supplier.down' }, { status: 502 });
      }),
    );
    await open();
    expect(await screen.findByRole('button', { name: 'Refresh' })).toBeInTheDocument();
    expect(asked).toBe(2);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/could not|error|wrong/i)).toBeNull();
  });

  it('without a response body shows its default text (T-374)', async () => {
    serve(order());
    calls.server.use(http.post(READ, () => new HttpResponse(null, { status: 500 })));
    await open();
    expect(await screen.findByText('An error occurred while fetching order details.')).toBeInTheDocument();
  });

  it('with a response body shows its message', async () => {
    serve(order());
    refuse(READ, 500, 'server.error');
    await open();
    await waitFor(() =>
      expect(screen.getByText('Something went wrong on our side. Please try again.')).toBeInTheDocument(),
    );
  });
});
