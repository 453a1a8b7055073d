import type { PayloadAction } from '@jetway/kit-runtime/store';
import { createSlice } from '@jetway/kit-runtime/store';

import { stateAt } from '../slice-state';
import type { BookingDraft } from './booking-draft';

export interface BookingState {
  /** The latest input; null once it is booked. */
  draft: BookingDraft | null;
}

const initialState: BookingState = { draft: null };

/** Input for a booking; the slice's name keeps guests out of the persisted state. */
export const hotelBookingSlice = createSlice({
  name: 'hotels/booking',
  initialState,
  reducers: {
    draftKept(state, { payload }: PayloadAction<BookingDraft>) {
      state.draft = payload;
    },
    booked(state) {
      state.draft = null;
    },
  },
});

export const hotelBookingActions = hotelBookingSlice.actions;
export const selectHotelBooking = stateAt(hotelBookingSlice.name, initialState);
