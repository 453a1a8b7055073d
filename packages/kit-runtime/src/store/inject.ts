import type { Reducer, UnknownAction } from '@reduxjs/toolkit';

import type { KeptState } from './persistence';
import { rootReducer } from './root-reducer';

/** A slice, or anything else with a place in the state and a reducer. */
export interface InjectableSlice {
  reducerPath: string;
  reducer: Reducer;
}

/** State of an earlier visit that waits for the slice it belongs to. */
let waiting: KeptState = {};

/** Hands over what an earlier visit stored; each slice starts from its part when it is injected. */
export function restoreInto(state: KeptState): void {
  waiting = state;
}

const reducers = new Map<Reducer, Reducer>();

/**
 * Adds a slice to the store for good; its state exists after the next action. Injecting the same slice again is
 * silent, another slice under a taken path throws.
 */
export function injectReducer(slice: InjectableSlice): void {
  const known = reducers.get(slice.reducer);
  const reducer = known ?? startingFrom(waiting[slice.reducerPath], slice.reducer);
  reducers.set(slice.reducer, reducer);
  rootReducer.inject({ reducerPath: slice.reducerPath, reducer } as never, { overrideExisting: false });
}

function startingFrom(kept: unknown, reducer: Reducer): Reducer {
  return (state: unknown, action: UnknownAction): unknown => reducer(state ?? kept, action);
}
