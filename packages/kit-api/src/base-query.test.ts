import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { api } from './api';
import { injected as authApi } from './endpoints/auth';
import { customerApi } from './endpoints/customer';
import { flightsApi } from './endpoints/flights';
import type { ApiError } from './problem';
import { stubConnection } from './stub-connection';
import { utilityApi } from './endpoints/utility';

let answers: (() => Promise<Response>)[];
let waits: number[];
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

const reply = (status: number, body: unknown) => () =>
  Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));

function storeWith(token: string | null) {
  const connection = stubConnection({ token: () => token, wait: (ms) => Promise.resolve(void waits.push(ms)) });
  return configureStore({
    reducer: { api: api.reducer },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: connection } }).concat(api.middleware),
  });
}

beforeEach(() => {
  answers = [];
  waits = [];
  fetched.mockReset().mockImplementation(() => (answers.shift() ?? reply(200, {}))());
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const { authenticate } = authApi.endpoints;
const { getUserContext } = customerApi.endpoints;
const { getAirportsByKey, getAllCountries } = utilityApi.endpoints;
const { airBook } = flightsApi.endpoints;

const countries = (token: string | null = null) => storeWith(token).dispatch(getAllCountries.initiate());
const headersOf = (call: number) => fetched.mock.calls[call]?.[1].headers as Record<string, string>;
const bodyOf = (call: number) => JSON.parse(fetched.mock.calls[call]?.[1].body as string) as unknown;
const book = { airBookRequest: { priceSessionId: 'p1', acceptedAmount: 'AED 10.00' } };

describe('cached data', () => {
  it('is kept for a minute after its last subscriber leaves, and fetched again after that (T-380)', async () => {
    vi.useFakeTimers();
    const store = storeWith('token-1');
    const read = async () => {
      const reader = store.dispatch(getUserContext.initiate());
      await reader;
      reader.unsubscribe();
    };
    await read();
    await vi.advanceTimersByTimeAsync(59_000);
    await read();
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(61_000);
    await read();
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

describe('headers', () => {
  it('carry channel 1, the device type and the release set on every call (P-273, P-274)', async () => {
    await countries();
    expect(headersOf(0)).toMatchObject({ 'bdf-channel-id': '1', 'x-device-type': 'web', 'x-portal-release': 'set-1' });
  });

  it('carry the token when there is one, and no such header otherwise (P-271)', async () => {
    await countries('t1');
    expect(headersOf(0)['authorization']).toBe('Bearer t1');
    await countries(null);
    expect(headersOf(1)).not.toHaveProperty('authorization');
  });

  it('carry no token on authentication calls, but the device id (P-272, P-275)', async () => {
    const login = { loginRequest: { username: 'a', password: 'b' } };
    await storeWith('t1').dispatch(authenticate.initiate(login));
    expect(headersOf(0)).not.toHaveProperty('authorization');
    expect(headersOf(0)['device-id']).toBe('device-1');
    await countries('t1');
    expect(headersOf(1)).not.toHaveProperty('device-id');
  });

  it('describe the device on the user-context call only', async () => {
    await storeWith('t1').dispatch(getUserContext.initiate());
    expect(headersOf(0)['x-device-info']).toBe('info-1');
    await countries('t1');
    expect(headersOf(1)).not.toHaveProperty('x-device-info');
  });
});

describe('request bodies', () => {
  it('are trimmed, except passwords (P-205)', async () => {
    await storeWith(null).dispatch(getAirportsByKey.initiate({ airportQuery: { searchTerm: '  dub ' } }));
    expect(bodyOf(0)).toEqual({ searchTerm: 'dub' });
    await storeWith(null).dispatch(authenticate.initiate({ loginRequest: { username: ' a ', password: ' b ' } }));
    expect(bodyOf(1)).toEqual({ username: 'a', password: ' b ' });
  });
});

describe('retries', () => {
  it.each([501, 502, 503, 504])('a %i once, after three seconds (P-349, T-370)', async (status) => {
    answers = [reply(status, {}), reply(200, [])];
    const result = await countries();
    expect(result.data).toEqual([]);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(waits).toEqual([3000]);
  });

  it('no more than once', async () => {
    answers = [reply(503, {}), reply(503, {}), reply(200, [])];
    expect((await countries()).isError).toBe(true);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it.each([500, 400, 404, 409])('never a %i (P-350)', async (status) => {
    answers = [reply(status, {}), reply(200, [])];
    expect((await countries()).isError).toBe(true);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('reuse the idempotency key of a booking; another booking gets a new key', async () => {
    answers = [reply(504, {}), reply(200, {})];
    const store = storeWith('t1');
    await store.dispatch(airBook.initiate(book));
    await store.dispatch(airBook.initiate(book));
    const keys = [0, 1, 2].map((call) => headersOf(call)['idempotency-key']);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('calls of the package service', () => {
  const { findPackages } = api.injectEndpoints({
    endpoints: (build) => ({
      findPackages: build.query<unknown, void>({
        query: () => ({ url: '/bdfare-package/api/v1/Search', method: 'POST', body: {} }),
      }),
    }),
  }).endpoints;
  const find = () => storeWith('t1').dispatch(findPackages.initiate());

  it('are retried up to six times under one key, with growing, randomised waits (P-280, P-274, T-370, T-378)', async () => {
    answers = [
      () => Promise.reject(new TypeError('refused')),
      reply(429, {}),
      ...Array.from({ length: 6 }, () => reply(500, {})),
    ];
    expect((await find()).isError).toBe(true);
    expect(fetched).toHaveBeenCalledTimes(7);
    expect(new Set(fetched.mock.calls.map((_, call) => headersOf(call)['idempotency-key'])).size).toBe(1);
    expect(headersOf(6)['x-device-type']).toBe('web');
    expect(waits).toHaveLength(6);
    expect([...waits].sort((a, b) => a - b)).toEqual(waits);
    const before = waits.splice(0);
    answers = Array.from({ length: 7 }, () => reply(500, {}));
    await find();
    expect(waits).not.toEqual(before);
  });

  it('return the first successful response', async () => {
    answers = [reply(503, {}), reply(502, {}), reply(200, ['Bali'])];
    expect((await find()).data).toEqual(['Bali']);
    expect(waits).toHaveLength(2);
  });

  it('are not retried when refused with a reason', async () => {
    answers = [reply(422, {}), reply(200, [])];
    expect((await find()).isError).toBe(true);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe('errors', () => {
  const errorOf = async () => (await countries()).error as ApiError;

  it('are TIMEOUT_ERROR when no response arrives in time (P-341)', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('late', 'TimeoutError')));
    answers = [() => Promise.reject(new DOMException('late', 'TimeoutError'))];
    expect((await errorOf()).kind).toBe('TIMEOUT_ERROR');
  });

  it('are FETCH_ERROR on network failure (P-342)', async () => {
    answers = [() => Promise.reject(new TypeError('refused'))];
    expect((await errorOf()).kind).toBe('FETCH_ERROR');
  });

  it('are PARSING_ERROR when a successful response is not JSON (P-343)', async () => {
    answers = [reply(200, '<html>')];
    expect((await errorOf()).kind).toBe('PARSING_ERROR');
  });

  it('keep the status and the data (P-344)', async () => {
    const problem = {
      code: 'order.not_found',
      title: 'No such order',
      status: 404,
      type: '/problems/order.not_found',
      retryable: false,
    };
    answers = [reply(404, problem)];
    expect(await errorOf()).toEqual({ kind: 'problem', status: 404, problem, data: problem });
  });

  it('that are not problem documents are converted to one', async () => {
    answers = [reply(403, '<html>no</html>')];
    expect(await errorOf()).toMatchObject({ status: 403, problem: { code: 'access.denied' }, data: '<html>no</html>' });
  });
});
