import { api } from '@jetway/kit-api';
import type { ApiConnection } from '@jetway/kit-api';
import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { configureStore, isAnyOf } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';

import { browserConnection } from '../session/connection';
import { sessionKeeper } from '../session/keeper';
import { tokenKey } from '../session/keys';
import { sessionActions, sessionSlice } from '../session/session.slice';
import { restoreInto } from '../store/inject';
import type { KeptState } from '../store/persistence';
import type { RootState } from '../store/root-reducer';
import { rootReducer } from '../store/root-reducer';

const isAnotherPerson = isAnyOf(sessionActions.signedIn, sessionActions.signedOut);

/** Clears the previous user's data on sign-out, including drafts with names and passports. */
function personalReducer(state: Parameters<typeof rootReducer>[0], action: UnknownAction): RootState {
  if (!state || !isAnotherPerson(action)) return rootReducer(state, action);
  const answers = 'api' in state ? { api: state.api } : {};
  return rootReducer({ session: state.session, ...answers }, action);
}

const forgetEarlierVisit: Middleware = () => (next) => (action) => {
  if (isAnotherPerson(action)) restoreInto({});
  return next(action);
};

/**
 * The portal's store. The token has its own storage key; `kept` is the stored state of an earlier visit.
 * @param connection replaces the browser's own, for tests
 */
export function createPortalStore(kept: KeptState, connection?: Partial<ApiConnection>) {
  restoreInto(kept);
  const store = configureStore({
    reducer: personalReducer,
    preloadedState: { session: { ...sessionSlice.getInitialState(), token: tokenKey.read() } },
    devTools: false,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: { ...browserConnection(), ...connection } }, serializableCheck: false })
        .prepend(forgetEarlierVisit, sessionKeeper)
        .concat(api.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}

export type PortalStore = ReturnType<typeof createPortalStore>;
