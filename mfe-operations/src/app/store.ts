import { problemOf } from '@jetway/kit-api/transport';
import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';

import { api } from '../api';
import type { SentWith } from '../api/base-query';
import { selectToken, sessionActions, sessionSlice } from '../session/session.slice';
import type { SessionState } from '../session/session.slice';
import { tokenKey } from '../session/token';

const rootReducer = combineSlices(sessionSlice, api);

export type ConsoleState = ReturnType<typeof rootReducer>;

/** Keeps the stored token in step with the session, and ends the session when a call sent with its token says that it is over. */
const sessionKeeper: Middleware<object, { session: SessionState }> =
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const before = selectToken(getState());
    const result = next(action);
    if (sessionActions.signedIn.match(action)) {
      tokenKey.write(action.payload.token);
      // What was fetched for another operator who was signed in here.
      if (before) dispatch(api.util.resetApiState());
    } else if (sessionActions.signedOut.match(action)) {
      // Another tab may have signed in meanwhile.
      if (tokenKey.read() === before) tokenKey.remove();
      // By then the rooms that fetched data are gone; earlier, they would fetch again without a token.
      setTimeout(() => dispatch(api.util.resetApiState()));
    } else if (before) {
      const ending = endingOf(action, before);
      if (ending) dispatch(sessionActions.signedOut({ leaving: ending }));
    }
    return result;
  };

/**
 * How a failed call says that the session is over. A refused sign-in says nothing about a session, and a late answer to a call with an
 * earlier token nothing about this one.
 */
function endingOf(action: unknown, token: string): 'over' | 'ended' | undefined {
  const { type, payload, meta } = action as UnknownAction & { payload?: unknown; meta?: { baseQueryMeta?: SentWith } };
  if (!/^api\/.*\/rejected$/.test(String(type)) || meta?.baseQueryMeta?.token !== token) return undefined;
  const problem = problemOf(payload);
  if (problem?.status !== 401) return undefined;
  if (problem.code === 'session.ended') return 'ended';
  return problem.code === 'session.expired' ? 'over' : undefined;
}

/** The console's store; starts with the session this browser has. */
export function createConsoleStore() {
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { session: { ...sessionSlice.getInitialState(), token: tokenKey.read() } },
    devTools: false,
    middleware: (getDefault) => getDefault({ serializableCheck: false }).prepend(sessionKeeper).concat(api.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}

export type ConsoleStore = ReturnType<typeof createConsoleStore>;

/** Follows a sign-in or sign-out in another tab. Returns a function that stops following. */
export function followOtherTabs(store: ConsoleStore): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== tokenKey.name && key !== null) return;
    const current = selectToken(store.getState());
    if (!newValue && current) store.dispatch(sessionActions.signedOut({ leaving: 'left' }));
    else if (newValue && newValue !== current) store.dispatch(sessionActions.signedIn({ token: newValue }));
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
