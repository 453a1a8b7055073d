import type { PayloadAction } from '@jetway/kit-runtime/store';
import { createSlice } from '@jetway/kit-runtime/store';

import { stateAt } from '../../../shared/slice-state';
import type { RecordKeys } from './queue-share.model';

export interface QueueShareState {
  /** The record as last typed; null before. */
  record: RecordKeys | null;
}

const initialState: QueueShareState = { record: null };

/** A surname is never part of an address, so it is kept here. The name of the slice keeps it out of the browser's storage. */
export const queueShareSlice = createSlice({
  name: 'flights/queue-share',
  initialState,
  reducers: {
    recordNamed(state, { payload }: PayloadAction<RecordKeys>) {
      state.record = payload;
    },
  },
});

export const queueShareActions = queueShareSlice.actions;
export const selectQueueShare = stateAt(queueShareSlice.name, initialState);
