import type { PayloadAction } from '@jetway/kit-runtime/store';
import { createSlice } from '@jetway/kit-runtime/store';

import { stateAt } from '../../../shared/slice-state';
import type { FlightSort, SortField } from '../state/sort';
import { CHEAPEST_FIRST, chosen } from '../state/sort';

/** The way out, or the way back. */
export type Way = 'outbound' | 'inbound';

/** The two lists of a domestic return: what is chosen in each, and its own order. Never stored. */
export interface PairState {
  /** The search the choices belong to. */
  requestId: string;
  /** Flights of a way, as `wayKey` names them; empty until chosen. */
  outbound: string;
  inbound: string;
  outboundSort: FlightSort;
  inboundSort: FlightSort;
}

const initialState: PairState = { requestId: '', outbound: '', inbound: '', outboundSort: CHEAPEST_FIRST, inboundSort: CHEAPEST_FIRST };

export const pairSlice = createSlice({
  name: 'flights/two-one-way',
  initialState,
  reducers: {
    /** Another search: its flights are others, the orders stay. */
    begun(state, { payload }: PayloadAction<string>) {
      if (state.requestId === payload) return;
      Object.assign(state, { requestId: payload, outbound: '', inbound: '' });
    },
    waySelected(state, { payload: { way, key } }: PayloadAction<{ way: Way; key: string }>) {
      state[way] = state[way] === key ? '' : key;
    },
    waySorted(state, { payload: { way, field } }: PayloadAction<{ way: Way; field: SortField }>) {
      state[`${way}Sort`] = chosen(state[`${way}Sort`], field);
    },
  },
});

export const pairActions = pairSlice.actions;
export const selectPair = stateAt(pairSlice.name, initialState);
