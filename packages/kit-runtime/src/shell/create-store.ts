import { api } from '@jetway/kit-api';
import type { ApiConnection } from '@jetway/kit-api';
import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';

import { browserConnection } from '../session/connection';
import { createSessionKeeper } from '../session/keeper';
import { tokenKey } from '../session/keys';
import { selectToken } from '../session/session.slice';
import { restoreInto } from '../store/inject';
import type { KeptState } from '../store/persistence';
import type { RootState } from '../store/root-reducer';
import { rootReducer } from '../store/root-reducer';

/**
 * The portal's one store. The token comes from its own key, the rest of an earlier visit from `kept`.
 * @param connection replaces the browser's own, for tests
 */
export function createPortalStore(kept: KeptState, connection?: Partial<ApiConnection>) {
  restoreInto(kept);
  let stateNow: () => RootState;
  const token = (): string | null => selectToken(stateNow());
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { session: { token: tokenKey.read(), ended: null } },
    devTools: false,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: { ...browserConnection(token), ...connection } }, serializableCheck: false })
        .prepend(createSessionKeeper().middleware)
        .concat(api.middleware),
  });
  // The connection is made before the store it reads from.
  stateNow = () => store.getState();
  setupListeners(store.dispatch);
  return store;
}

export type PortalStore = ReturnType<typeof createPortalStore>;
