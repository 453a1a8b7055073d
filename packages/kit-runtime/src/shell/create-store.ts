import { api } from '@jetway/kit-api';
import type { ApiConnection } from '@jetway/kit-api';
import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';

import { browserConnection } from '../session/connection';
import { createSessionKeeper } from '../session/keeper';
import { tokenKey } from '../session/keys';
import { restoreInto } from '../store/inject';
import type { KeptState } from '../store/persistence';
import { rootReducer } from '../store/root-reducer';

/**
 * The portal's one store. The token comes from its own key, the rest of an earlier visit from `kept`.
 * @param connection replaces the browser's own, for tests
 */
export function createPortalStore(kept: KeptState, connection?: Partial<ApiConnection>) {
  restoreInto(kept);
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: { session: { token: tokenKey.read(), ended: null } },
    devTools: false,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: { ...browserConnection(), ...connection } }, serializableCheck: false })
        .prepend(createSessionKeeper().middleware)
        .concat(api.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}

export type PortalStore = ReturnType<typeof createPortalStore>;
