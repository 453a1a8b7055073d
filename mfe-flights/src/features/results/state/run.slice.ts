import type { AirSearchResponse } from '@jetway/kit-api/flights';
import type { PayloadAction } from '@jetway/kit-runtime/store';
import { createSlice } from '@jetway/kit-runtime/store';

import { stateAt } from '../../../shared/slice-state';

/** How the search behind the results is going. */
export interface RunState {
  phase: 'idle' | 'searching' | 'completed' | 'failed' | 'expired';
  requestId: string;
  /** Instant after which nothing of it can be booked; empty until known. */
  expiresAt: string;
  suppliersTotal: number;
  suppliersRemaining: number;
  notices: string[];
  error: unknown;
  /** The agent has taken the list in hand: rows stay where they are from now on. */
  isHeld: boolean;
}

const initialState: RunState = {
  phase: 'idle',
  requestId: '',
  expiresAt: '',
  suppliersTotal: 0,
  suppliersRemaining: 0,
  notices: [],
  error: null,
  isHeld: false,
};

export const runSlice = createSlice({
  name: 'flights/results-run',
  initialState,
  reducers: {
    started: () => ({ ...initialState, phase: 'searching' as const }),
    heard(state, { payload }: PayloadAction<AirSearchResponse>) {
      state.phase = payload.resultCompleted ? 'completed' : 'searching';
      state.requestId = payload.requestId;
      state.expiresAt = payload.expiresAt;
      state.suppliersTotal = payload.suppliersTotal;
      state.suppliersRemaining = payload.suppliersRemaining;
      state.notices = payload.notices;
    },
    failed(state, { payload }: PayloadAction<{ error: unknown }>) {
      state.phase = 'failed';
      state.error = payload.error;
    },
    expired(state) {
      state.phase = 'expired';
    },
    held(state) {
      state.isHeld = true;
    },
  },
});

export const runActions = runSlice.actions;
export const selectRun = stateAt(runSlice.name, initialState);
