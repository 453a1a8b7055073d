import { withRecent } from '@jetway/kit-orders/searchpad';
import type { PayloadAction } from '@jetway/kit-runtime/store';
import { createSlice } from '@jetway/kit-runtime/store';

import { stateAt } from '../slice-state';

/** Codes of the countries that the user chose last, newest first. Stored with the portal's state, cleared on sign-out. */
export interface RecentState {
  destinations: string[];
}

const initialState: RecentState = { destinations: [] };

export const recentSlice = createSlice({
  name: 'visas/recent',
  initialState,
  reducers: {
    destinationChosen(state, { payload }: PayloadAction<string>) {
      state.destinations = withRecent(state.destinations, payload, (code) => code);
    },
  },
});

export const recentActions = recentSlice.actions;
export const selectRecent = stateAt(recentSlice.name, initialState);
