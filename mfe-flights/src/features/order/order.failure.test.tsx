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

describe('an order that cannot be read', () => {
  it.each([
    [{ kind: 'problem', status: 500, data: { code: 'server.error' } }, { order: {}, data: { code: 'server.error' } }],
    [{ kind: 'problem', status: 500, data: null }, { order: {}, data: undefined }],
    [{ kind: 'FETCH_ERROR' }, { order: {}, data: undefined }],
    [{ kind: 'problem', status: 401, data: {} }, null],
    [{ kind: 'problem', status: 502, data: {} }, null],
  ])('%j leaves %j (T-371, T-373)', (error, failure) => {
    expect(failureOf(error)).toEqual(failure);
  });

  it('for a gateway that stumbles is asked for twice and reported as nothing (T-371, T-372)', async () => {
    serve(order());
    let asked = 0;
    calls.server.use(
      http.post(READ, () => {
        asked += 1;
        return HttpResponse.json({ title: 'Bad gateway', status: 502, code: 'supplier.down' }, { status: 502 });
      }),
    );
    await open();
    expect(await screen.findByRole('button', { name: 'Refresh' }, { timeout: 8_000 })).toBeInTheDocument();
    expect(asked).toBe(2);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/could not|error|wrong/i)).toBeNull();
  });

  it('without an answer of its own says so in the words it always has (T-374)', async () => {
    serve(order());
    calls.server.use(http.post(READ, () => new HttpResponse(null, { status: 500 })));
    await open();
    expect(await screen.findByText('An error occurred while fetching order details.')).toBeInTheDocument();
  });

  it('with an answer tells what it says', async () => {
    serve(order());
    refuse(READ, 500, 'server.error');
    await open();
    await waitFor(() => expect(screen.getByText('Something went wrong on our side. Please try again.')).toBeInTheDocument());
  });
});
