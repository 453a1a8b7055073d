import type { PayloadAction } from '@jetway/kit-runtime/store';
import { createSlice } from '@jetway/kit-runtime/store';

import { stateAt } from '../../../shared/slice-state';
import type { Filters } from './filters';
import { NO_FILTERS } from './filters';
import type { Sort } from './sort';

export type Basis = 'night' | 'stay';

/** View state of a list of hotels. Filters belong to one search; the rest is kept for the next. */
export interface ListState {
  /** The search whose filters these are. */
  requestId: string;
  filters: Filters;
  sort: Sort;
  /** Whether prices are per night or for the stay. */
  basis: Basis;
  isMapOpen: boolean;
}

const initialState: ListState = {
  requestId: '',
  filters: NO_FILTERS,
  sort: 'recommended',
  basis: 'stay',
  isMapOpen: false,
};

export const listSlice = createSlice({
  name: 'hotels/list',
  initialState,
  reducers: {
    /** Another search starts without filters; coming back to the same one keeps them. */
    opened(state, { payload }: PayloadAction<string>) {
      if (state.requestId === payload) return;
      state.requestId = payload;
      state.filters = NO_FILTERS;
    },
    filtered(state, { payload }: PayloadAction<Partial<Filters>>) {
      Object.assign(state.filters, payload);
    },
    cleared(state) {
      state.filters = NO_FILTERS;
    },
    sorted(state, { payload }: PayloadAction<Sort>) {
      state.sort = payload;
    },
    basisChosen(state, { payload }: PayloadAction<Basis>) {
      state.basis = payload;
    },
    mapToggled(state) {
      state.isMapOpen = !state.isMapOpen;
    },
  },
});

export const listActions = listSlice.actions;
export const selectList = stateAt(listSlice.name, initialState);
