import type { Airport } from '@jetway/kit-api/utility';
import { airportKey, withRecent } from '@jetway/kit-orders/searchpad';
import type { PayloadAction } from '@jetway/kit-runtime/store';
import { createSlice } from '@jetway/kit-runtime/store';

import { paramsOf } from '../../search-query';
import { stateAt } from '../../slice-state';
import { queryOf } from './searchpad.model';
import type { SearchForm } from './searchpad.slice';

const MOST_SEARCHES = 5;

/** The user's recent searches and selections, newest first. Stored with the portal's state, cleared on sign-out. */
export interface RecentState {
  searches: SearchForm[];
  /** Airports and cities offered before typing. */
  airports: Airport[];
}

const initialState: RecentState = { searches: [], airports: [] };
const address = (form: SearchForm) => paramsOf(queryOf(form)).toString();

export const recentSlice = createSlice({
  name: 'flights/recent',
  initialState,
  reducers: {
    /** Adds a search at the front, without duplicates. */
    searched(state, { payload }: PayloadAction<SearchForm>) {
      const others = state.searches.filter((each) => address(each) !== address(payload));
      state.searches = [{ ...payload, enableModifySearch: false }, ...others].slice(0, MOST_SEARCHES);
    },
    /** Adds an airport at the front, without duplicates. */
    airportChosen(state, { payload }: PayloadAction<Airport>) {
      state.airports = withRecent(state.airports, payload, airportKey);
    },
  },
});

export const recentActions = recentSlice.actions;
export const selectRecent = stateAt(recentSlice.name, initialState);
