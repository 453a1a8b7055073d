import type { PackageCity } from '@jetway/kit-api/packages';
import { withRecent } from '@jetway/kit-orders/searchpad';
import type { PayloadAction } from '@jetway/kit-runtime/store';
import { createSlice } from '@jetway/kit-runtime/store';

import { stateAt } from '../slice-state';

/** Cities that the user chose last, newest first. Stored with the portal's state, cleared on sign-out. */
export interface RecentCitiesState {
  cities: PackageCity[];
}

const initialState: RecentCitiesState = { cities: [] };

export const cityKey = ({ cityId }: PackageCity) => cityId;

export const recentCitiesSlice = createSlice({
  name: 'holiday/recent',
  initialState,
  reducers: {
    cityChosen(state, { payload }: PayloadAction<PackageCity>) {
      state.cities = withRecent(state.cities, payload, cityKey);
    },
  },
});

export const recentCitiesActions = recentCitiesSlice.actions;
export const selectRecentCities = stateAt(recentCitiesSlice.name, initialState);
