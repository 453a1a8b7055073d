import { textKey } from '@jetway/kit-runtime';
import type { AppDispatch, PayloadAction } from '@jetway/kit-runtime/store';
import { createSlice } from '@jetway/kit-runtime/store';

import { stateAt } from '../slice-state';

const hiddenKey = textKey('flights.net-hidden');
const currencyKey = textKey('flights.shown-currency');

/** How an agent looks at flights; it stays from one search to the next. */
export interface DeskState {
  /** What the agency pays is out of sight on every page, for a client beside the screen. */
  isNetHidden: boolean;
  /** Every flight of a connection stands on the card, not the journey alone. */
  isUnsuppressed: boolean;
  /** Currency amounts are shown in; empty for the charged one. */
  currency: string;
}

/** Read when the slice begins, so that whoever signs in again finds hidden what was hidden. */
const initialState = (): DeskState => ({ isNetHidden: hiddenKey.read() === 'yes', isUnsuppressed: false, currency: currencyKey.read() ?? '' });

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
export const selectDesk = stateAt(deskSlice.name, initialState());

type Thunk = (dispatch: AppDispatch, getState: () => object) => void;

/** Hides net amounts or shows them again; a reload remembers it, so that what was hidden stays hidden. */
export function toggleNet(): Thunk {
  return (dispatch, getState) => {
    dispatch(deskActions.netToggled());
    hiddenKey.write(selectDesk(getState()).isNetHidden ? 'yes' : 'no');
  };
}

/** Amounts in this currency from now on, here and after a reload; empty for the charged one. */
export function chooseCurrency(currency: string): Thunk {
  return (dispatch) => {
    dispatch(deskActions.currencyChosen(currency));
    currencyKey.write(currency);
  };
}
