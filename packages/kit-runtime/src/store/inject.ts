import type { Reducer, UnknownAction } from '@reduxjs/toolkit';

import type { KeptState } from './persistence';
import { rootReducer } from './root-reducer';

/** A slice, or another object with a reducer and a path in the state. */
export interface InjectableSlice {
  reducerPath: string;
  reducer: Reducer;
}

/** Stored state of slices that are not injected yet. */
let waiting: KeptState = {};

/** Sets the stored state; each slice starts from its part when it is injected. */
export function restoreInto(state: KeptState): void {
  waiting = state;
}

const owners = new Map<string, Reducer>();

/**
 * Adds a slice to the store permanently; its state exists after the next action. Adding the same slice again does nothing.
 * @throws Error when another slice uses the path, because two modules would read each other's state.
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
