import type { PayloadAction } from '@jetway/kit-runtime/store';
import { createSlice } from '@jetway/kit-runtime/store';

import { stateAt } from '../../../shared/slice-state';
import type { FlightSort, SortField } from '../../../shared/results/sort';
import { CHEAPEST_FIRST, chosen } from '../../../shared/results/sort';

/** The outbound or the inbound direction. */
export type Way = 'outbound' | 'inbound';

/** The two lists of a domestic return: selection and sort order of each. Never stored. */
export interface PairState {
  /** The search of the selections. */
  requestId: string;
  /** Selected flights per direction, as `wayKey`; empty for none. */
  outbound: string;
  inbound: string;
  outboundSort: FlightSort;
  inboundSort: FlightSort;
}

const initialState: PairState = {
  requestId: '',
  outbound: '',
  inbound: '',
  outboundSort: CHEAPEST_FIRST,
  inboundSort: CHEAPEST_FIRST,
};

export const pairSlice = createSlice({
  name: 'flights/two-one-way',
  initialState,
  reducers: {
    /** A new search clears the selections and keeps the sort orders. */
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
