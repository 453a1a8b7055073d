import { customerApi } from '@jetway/kit-api/customer';
import { utilityApi } from '@jetway/kit-api/utility';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createPortalStore } from '../shell/create-store';
import { getDeviceId, tokenKey } from './keys';
import { selectEnded, selectSignedIn, selectToken, SESSION_ENDED, sessionActions } from './session.slice';

const fetched = vi.fn<(url: string) => Promise<Response>>();
const connection = { releaseSetId: () => 'set-1', wait: () => Promise.resolve() };
const reply = (status: number, body: unknown) => Promise.resolve(new Response(JSON.stringify(body), { status }));
const context = (authentic: object) => reply(200, { authentic, functionalities: [] });

function signedInStore() {
  tokenKey.write('t1');
  return createPortalStore({}, connection);
}
type Store = ReturnType<typeof signedInStore>;
const askContext = (store: Store) => store.dispatch(customerApi.endpoints.getUserContext.initiate());

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => vi.unstubAllGlobals());

describe('the session', () => {
  it('starts from the stored token, before anything is fetched (P-175)', () => {
    expect(selectToken(signedInStore().getState())).toBe('t1');
  });

  it('replaces, stores and uses the new token of a user context (P-120)', async () => {
    fetched.mockReturnValue(context({ forceLogout: false, newToken: 't2' }));
    const store = signedInStore();
    await askContext(store);
    expect(selectToken(store.getState())).toBe('t2');
    expect(tokenKey.read()).toBe('t2');
    fetched.mockReturnValue(reply(200, []));
    await store.dispatch(utilityApi.endpoints.getAllCountries.initiate());
    const [, init] = fetched.mock.lastCall as unknown as [string, RequestInit];
    expect(new Headers(init.headers).get('authorization')).toBe('Bearer t2');
  });

  it('ends on a 401 from the user context (P-170)', async () => {
    fetched.mockReturnValue(reply(401, { code: 'session.expired', title: 'x' }));
    const store = signedInStore();
    await askContext(store);
    expect(selectSignedIn(store.getState())).toBe(false);
    expect(tokenKey.read()).toBeNull();
  });

  it('shows a message first when it was ended from elsewhere (P-167)', async () => {
    fetched.mockReturnValue(reply(401, { code: 'session.ended', title: 'x' }));
    const store = signedInStore();
    await askContext(store);
    expect(selectEnded(store.getState())).toEqual({ message: SESSION_ENDED });
    expect(selectSignedIn(store.getState())).toBe(true);
    store.dispatch(sessionActions.signedOut());
    expect(tokenKey.read()).toBeNull();
  });

  it('survives a 401 from any other call (P-348)', async () => {
    const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    fetched.mockReturnValue(reply(401, { code: 'session.expired', title: 'x' }));
    const store = signedInStore();
    await store.dispatch(utilityApi.endpoints.getAllCountries.initiate());
    expect(selectToken(store.getState())).toBe('t1');
    expect(tokenKey.read()).toBe('t1');
    expect(logged).toHaveBeenCalledOnce();
  });

  it("shows the server's message when the server ends it, else the default one (P-168)", async () => {
    fetched.mockReturnValueOnce(context({ forceLogout: true, logoutMessage: 'Moved out.' }));
    const store = signedInStore();
    await askContext(store);
    expect(selectEnded(store.getState())).toEqual({ message: 'Moved out.' });

    const other = signedInStore();
    fetched.mockReturnValueOnce(context({ forceLogout: true }));
    await askContext(other);
    expect(selectEnded(other.getState())).toEqual({ message: SESSION_ENDED });
    expect(SESSION_ENDED).toBe(
      'Your login session has expired. Please log in again to continue accessing services. Thank you.',
    );
  });

  it('keeps the token until the message is confirmed with OK', async () => {
    fetched.mockReturnValue(context({ forceLogout: true }));
    const store = signedInStore();
    await askContext(store);
    expect(selectSignedIn(store.getState())).toBe(true);
    store.dispatch(sessionActions.signedOut());
    expect(tokenKey.read()).toBeNull();
    expect(selectEnded(store.getState())).toBeNull();
  });

  it('clears all server data when it ends', async () => {
    fetched.mockReturnValue(context({ forceLogout: false }));
    const store = signedInStore();
    await askContext(store);
    store.dispatch(sessionActions.signedOut());
    const known = () => customerApi.endpoints.getUserContext.select()(store.getState()).data;
    await waitFor(() => expect(known()).toBeUndefined());
  });
});

it('creates the device id once and reuses it (P-275)', () => {
  const id = getDeviceId();
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(getDeviceId()).toBe(id);
  expect(Object.values(localStorage)).toContain(id);
});
