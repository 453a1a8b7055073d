import type { AirSearchResponse } from '@jetway/kit-api/flights';
import type { PayloadAction } from '@jetway/kit-runtime/store';
import { createSlice } from '@jetway/kit-runtime/store';

import { stateAt } from '../../../shared/slice-state';

/** Status of the search behind the results. */
export interface RunState {
  phase: 'idle' | 'searching' | 'completed' | 'failed' | 'expired';
  /** The search, as in its address. */
  key: string;
  requestId: string;
  /** Instant after which nothing can be booked; empty until known. */
  expiresAt: string;
  suppliersTotal: number;
  suppliersRemaining: number;
  /** Suppliers that failed or timed out. */
  suppliersSilent: number;
  /** Delay before the next batch is requested. */
  pollAfterMs: number;
  notices: string[];
  /** A domestic return. */
  isSpecialReturn: boolean;
  /** Display currencies, the charged one first. */
  currencies: string[];
  error: unknown;
  /** The list is frozen: rows stay in place from now on. */
  isHeld: boolean;
  /** The original card of each replacement, by the replacement's id. */
  lineage: Record<string, string>;
}

const initialState: RunState = {
  phase: 'idle',
  key: '',
  requestId: '',
  expiresAt: '',
  suppliersTotal: 0,
  suppliersRemaining: 0,
  suppliersSilent: 0,
  pollAfterMs: 0,
  notices: [],
  isSpecialReturn: false,
  currencies: [],
  error: null,
  isHeld: false,
  lineage: {},
};

/** A row's stable key, whichever fare occupies it. */
export function rowKey({ lineage }: Pick<RunState, 'lineage'>, itineraryId: string): string {
  return lineage[itineraryId] ?? itineraryId;
}

export const runSlice = createSlice({
  name: 'flights/results-run',
  initialState,
  reducers: {
    started: (_state, { payload }: PayloadAction<{ key: string }>) => ({
      ...initialState,
      key: payload.key,
      phase: 'searching' as const,
    }),
    resumed(state) {
      state.phase = 'searching';
      state.error = null;
    },
    heard(state, { payload }: PayloadAction<AirSearchResponse>) {
      state.phase = payload.resultCompleted ? 'completed' : 'searching';
      state.requestId = payload.requestId;
      state.expiresAt = payload.expiresAt;
      state.suppliersTotal = payload.suppliersTotal;
      state.suppliersRemaining = payload.suppliersRemaining;
      state.suppliersSilent = payload.suppliersSilent;
      state.pollAfterMs = payload.pollAfterMs;
      state.notices = payload.notices;
      state.isSpecialReturn = payload.specialReturn;
      state.currencies = payload.currencies;
    },
    inherited(state, { payload }: PayloadAction<{ before: string; heir: string }[]>) {
      for (const { before, heir } of payload) state.lineage[heir] = rowKey(state, before);
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
