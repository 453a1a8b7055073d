import { http, testServer } from '@jetway/kit-test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { sessionApi } from '../api/endpoints/session';
import { filesApi, slipAddress } from '../api/files';
import { selectToken, sessionActions } from '../session/session.slice';
import { tokenKey } from '../session/token';
import { CALLS, held, refusal } from '../testing/render';
import { createConsoleStore } from './store';
import type { ConsoleStore } from './store';

const calls = testServer();
beforeAll(calls.start);
beforeEach(() => tokenKey.write('jwo_first'));
afterEach(() => {
  calls.reset();
  vi.useRealTimers();
});
afterAll(calls.stop);

const SLIP = slipAddress({ tenant: 'falcon', depositRef: 'DP1', number: 0 });

const CALLED: readonly [string, (store: ConsoleStore) => PromiseLike<unknown>][] = [
  ['a call', ({ dispatch }) => dispatch(sessionApi.endpoints.loadOperatorSessions.initiate())],
  ['a file', ({ dispatch }) => dispatch(filesApi.endpoints.storedFile.initiate(SLIP))],
];

const over = () => refusal(401, 'session.expired');

it.each(CALLED)('keeps a new session when %s of the one before is answered late', async (_what, call) => {
  const asked = held();
  const late = held();
  const answer = async () => {
    asked.letGo();
    await late.promise;
    return over();
  };
  calls.server.use(http.get(`${CALLS}/Session/Load`, answer), http.get(`${CALLS}/Deposit/GetSlip`, answer));
  const store = createConsoleStore();
  const answered = call(store);
  await asked.promise;
  // The state of calls is reset a moment after a sign-out, which gives them up; the answer comes before that.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  store.dispatch(sessionActions.signedOut({ leaving: 'left' }));
  store.dispatch(sessionActions.signedIn({ token: 'jwo_second' }));
  late.letGo();
  await answered;
  expect(selectToken(store.getState())).toBe('jwo_second');
  expect(tokenKey.read()).toBe('jwo_second');
});

it.each(CALLED)('ends the session that sent %s, and leaves what another tab stored', async (_what, call) => {
  calls.server.use(http.get(`${CALLS}/Session/Load`, over), http.get(`${CALLS}/Deposit/GetSlip`, over));
  const store = createConsoleStore();
  tokenKey.write('jwo_second');
  await call(store);
  expect(selectToken(store.getState())).toBeNull();
  expect(tokenKey.read()).toBe('jwo_second');
});
