import type { Reducer, UnknownAction } from '@reduxjs/toolkit';

import { rootReducer } from './root-reducer';

/** A slice, or anything else with a place in the state and a reducer. */
export interface InjectableSlice {
  reducerPath: string;
  reducer: Reducer;
}

const injected = new Set<string>();

/** Whether a slice's state exists yet. */
export function injectedPaths(): ReadonlySet<string> {
  return injected;
}

/**
 * Adds a slice to the store for good. Its state exists after the next action; `defineModule` and `createStore` see to
 * one. Injecting the same path again is silent, another slice under the same path throws.
 */
export function injectReducer(slice: InjectableSlice): void {
  rootReducer.inject(slice as never, { overrideExisting: false });
  injected.add(slice.reducerPath);
}
