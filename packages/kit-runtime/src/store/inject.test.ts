import { createSlice } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';

import { createPortalStore } from '../shell/create-store';
import { injectReducer } from './inject';

const connection = { releaseSetId: () => 'set-1' };

it('starts an injected slice from what an earlier visit stored', () => {
  const slice = createSlice({ name: 'x/form', initialState: { city: '' }, reducers: {} });
  const store = createPortalStore({ 'x/form': { city: 'Dubai' } }, connection);
  injectReducer(slice);
  store.dispatch({ type: 'any' });
  expect((store.getState() as Record<string, unknown>)['x/form']).toEqual({ city: 'Dubai' });
});

it('takes the same slice twice in silence, and no other under its name', () => {
  const slice = createSlice({ name: 'x/list', initialState: [], reducers: {} });
  injectReducer(slice);
  expect(() => injectReducer(slice)).not.toThrow();
  const other = createSlice({ name: 'x/list', initialState: [1], reducers: {} });
  expect(() => injectReducer(other)).toThrow();
});
