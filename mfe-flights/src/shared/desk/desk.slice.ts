import { textKey } from '@jetway/kit-runtime';
import type { PayloadAction } from '@jetway/kit-runtime/store';
import { createSlice } from '@jetway/kit-runtime/store';

import { stateAt } from '../../../shared/slice-state';

const hiddenKey = textKey('flights.net-hidden');
const currencyKey = textKey('flights.shown-currency');

/** How an agent looks at any list of flights; it stays from one search to the next. */
export interface DeskState {
  /** What the agency pays is out of sight, for a client beside the screen. */
  isNetHidden: boolean;
  /** Every flight of a connection stands on the card, not the journey alone. */
  isUnsuppressed: boolean;
  /** Currency amounts are shown in; empty for the charged one. */
  currency: string;
}

const initialState: DeskState = { isNetHidden: hiddenKey.read() === 'yes', isUnsuppressed: false, currency: currencyKey.read() ?? '' };

export const deskSlice = createSlice({
  name: 'flights/desk',
  initialState,
  reducers: {
    netToggled(state) {
      state.isNetHidden = !state.isNetHidden;
    },
    segmentsToggled(state) {
      state.isUnsuppressed = !state.isUnsuppressed;
    },
    currencyChosen(state, { payload }: PayloadAction<string>) {
      state.currency = payload;
    },
  },
});

export const deskActions = deskSlice.actions;
export const selectDesk = stateAt(deskSlice.name, initialState);

/** Keeps what a reload must not forget: hidden amounts stay hidden. */
export function rememberDesk({ isNetHidden, currency }: DeskState): void {
  hiddenKey.write(isNetHidden ? 'yes' : 'no');
  currencyKey.write(currency);
}
