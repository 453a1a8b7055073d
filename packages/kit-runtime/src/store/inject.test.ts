import { createSlice } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';

import { createPortalStore } from '../shell/create-store';
import { sessionActions } from '../session/session.slice';
import { injectReducer } from './inject';

const connection = { releaseSetId: () => 'set-1' };

it('starts an injected slice from its stored state', () => {
  const slice = createSlice({ name: 'x/form', initialState: { city: '' }, reducers: {} });
  const store = createPortalStore({ 'x/form': { city: 'Dubai' } }, connection);
  injectReducer(slice);
  store.dispatch({ type: 'any' });
  expect((store.getState() as Record<string, unknown>)['x/form']).toEqual({ city: 'Dubai' });
});

it('ignores a second injection of a slice, and refuses another slice under its name', () => {
  const slice = createSlice({ name: 'x/list', initialState: [], reducers: {} });
  injectReducer(slice);
  expect(() => injectReducer(slice)).not.toThrow();
  const other = createSlice({ name: 'x/list', initialState: [1], reducers: {} });
  expect(() => injectReducer(other)).toThrow();
});

it('keeps no data of one user for the next: neither drafts nor stored state', () => {
  const slice = createSlice({
    name: 'x/draft',
    initialState: { passport: '' },
    reducers: { typed: (_state, { payload }: { payload: string }) => ({ passport: payload }) },
  });
  const store = createPortalStore({ 'x/draft': { passport: 'kept' } }, connection);
  injectReducer(slice);
  const draft = () => (store.getState() as unknown as Record<string, { passport: string }>)['x/draft'];
  store.dispatch(slice.actions.typed('BX0123456'));
  store.dispatch(sessionActions.signedOut());
  expect(draft()).toEqual({ passport: '' });
  store.dispatch(slice.actions.typed('written while leaving'));
  store.dispatch(sessionActions.signedIn({ token: 'next' }));
  expect(draft()).toEqual({ passport: '' });
});
