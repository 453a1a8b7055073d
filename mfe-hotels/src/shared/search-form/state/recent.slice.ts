import type { PayloadAction } from '@jetway/kit-runtime/store';
import { createSlice } from '@jetway/kit-runtime/store';

import type { HotelQuery } from '../../hotel-query';
import { queryKey } from '../../hotel-query';
import { stateAt } from '../../slice-state';

const MOST_SEARCHES = 5;

/** The user's recent hotel searches, newest first. Stored with the portal's state, cleared on sign-out. */
export interface RecentState {
  searches: HotelQuery[];
}

const initialState: RecentState = { searches: [] };

export const recentSlice = createSlice({
  name: 'hotels/recent',
  initialState,
  reducers: {
    /** Adds a search at the front, without duplicates. */
    searched(state, { payload }: PayloadAction<HotelQuery>) {
      const key = queryKey(payload);
      const others = state.searches.filter((each) => queryKey(each) !== key);
      state.searches = [payload, ...others].slice(0, MOST_SEARCHES);
    },
  },
});

export const recentActions = recentSlice.actions;
export const selectRecent = stateAt(recentSlice.name, initialState);
