import type { HotelDestination } from '@jetway/kit-api/hotels';
import { withRecent } from '@jetway/kit-orders/searchpad';
import type { PayloadAction } from '@jetway/kit-runtime/store';
import { createSlice } from '@jetway/kit-runtime/store';

import { stateAt } from '../../slice-state';

/** Destinations that the user chose last, newest first. Stored with the portal's state, cleared on sign-out. */
export interface PlacesState {
  recent: HotelDestination[];
}

const initialState: PlacesState = { recent: [] };

/** Identifies a destination. */
export function placeKey({ kind, id }: HotelDestination): string {
  return `${kind}-${id}`;
}

export const placesSlice = createSlice({
  name: 'hotels/places',
  initialState,
  reducers: {
    chosen(state, { payload }: PayloadAction<HotelDestination>) {
      state.recent = withRecent(state.recent, payload, placeKey);
    },
  },
});

export const placesActions = placesSlice.actions;
export const selectPlaces = stateAt(placesSlice.name, initialState);
