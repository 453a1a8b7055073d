import type { Airport } from '@jetway/kit-api/utility';
import { airportKey, withRecent } from '@jetway/kit-orders/searchpad';
import type { PayloadAction } from '@jetway/kit-runtime/store';
import { createSlice } from '@jetway/kit-runtime/store';

/** Airports and cities that the user chose last, newest first. Stored with the portal's state, cleared on sign-out. */
export interface RecentState {
  airports: Airport[];
}

const initialState: RecentState = { airports: [] };

export const recentSlice = createSlice({
  name: 'fares/recent',
  initialState,
  reducers: {
    airportChosen(state, { payload }: PayloadAction<Airport>) {
      state.airports = withRecent(state.airports, payload, airportKey);
    },
  },
});

export const recentActions = recentSlice.actions;

/** The recent airports; none until the first action after injection. */
export function selectRecent(state: object): RecentState {
  // The store's types cover session and API only; a module's own slices are found by path.
  return (state as Record<string, RecentState | undefined>)[recentSlice.name] ?? initialState;
}
