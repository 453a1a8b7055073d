import type { VisaApplicantInput } from '@jetway/kit-api/visas';
import type { PayloadAction } from '@jetway/kit-runtime/store';
import { createSlice } from '@jetway/kit-runtime/store';

import { stateAt } from '../slice-state';

export interface VisaBookingState {
  /** What was typed for a draft and not saved yet. */
  typed: { referenceId: string; applicants: VisaApplicantInput[] } | null;
}

const initialState: VisaBookingState = { typed: null };

/** What is typed for an application; its name keeps applicants out of the stored state. */
export const visaBookingSlice = createSlice({
  name: 'visas/booking',
  initialState,
  reducers: {
    kept(state, { payload }: PayloadAction<{ referenceId: string; applicants: VisaApplicantInput[] }>) {
      state.typed = payload;
    },
    saved(state, { payload }: PayloadAction<{ referenceId: string }>) {
      if (state.typed?.referenceId === payload.referenceId) state.typed = null;
    },
  },
});

export const visaBookingActions = visaBookingSlice.actions;
export const selectVisaBooking = stateAt(visaBookingSlice.name, initialState);
