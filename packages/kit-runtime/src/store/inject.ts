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

const owners = new Map<string, Reducer>();

/**
 * Adds a slice to the store for good; its state exists after the next action. Adding the same slice again is silent.
 * @throws Error when another slice holds the path already: two modules would read each other's state.
 */
export function injectReducer(slice: InjectableSlice): void {
  const owner = owners.get(slice.reducerPath);
  if (owner === slice.reducer) return;
  if (owner) throw new Error(`two slices claim "${slice.reducerPath}"`);
  owners.set(slice.reducerPath, slice.reducer);
  const reducer = startingFrom(slice.reducerPath, slice.reducer);
  rootReducer.inject({ reducerPath: slice.reducerPath, reducer } as never);
}

function startingFrom(path: string, reducer: Reducer): Reducer {
  return (state: unknown, action: UnknownAction): unknown => reducer(state ?? waiting[path], action);
}
