import { textKey } from '@jetway/kit-runtime';
import type { AppDispatch, PayloadAction } from '@jetway/kit-runtime/store';
import { createSlice } from '@jetway/kit-runtime/store';

import { isPhone } from '../search-form/use-is-phone';
import { stateAt } from '../slice-state';

const hiddenKey = textKey('flights.net-hidden');
const currencyKey = textKey('flights.shown-currency');
const densityKey = textKey('flights.density');
const segmentsKey = textKey('flights.segments-shown');

/** How much of a fare a card shows at once. */
export type Density = 'comfortable' | 'compact';

/** An agent's display options, kept from one search to the next. */
export interface DeskState {
  /** Net amounts are hidden on every page, for a client beside the screen. */
  isNetHidden: boolean;
  /** Cards show every flight of a connection, not only the journey. */
  isUnsuppressed: boolean;
  /** Display currency; empty for the charged one. */
  currency: string;
  /** Compact on a phone until the agent chooses, so that more than one fare is on the screen. */
  density: Density;
}

/** Read when the slice is created, so that net amounts hidden earlier stay hidden. */
const initialState = (): DeskState => ({
  isNetHidden: hiddenKey.read() === 'yes',
  isUnsuppressed: segmentsKey.read() === 'yes',
  currency: currencyKey.read() ?? '',
  density: chosenDensity() ?? (isPhone() ? 'compact' : 'comfortable'),
});

function chosenDensity(): Density | undefined {
  const chosen = densityKey.read();
  return chosen === 'compact' || chosen === 'comfortable' ? chosen : undefined;
}

/**
 * Each value is written under a key of its own when it is chosen. The name keeps the slice out of the stored state (`result`),
 * which is written later: after a reload in between, an older choice would replace a newer one.
 */
export const deskSlice = createSlice({
  name: 'flights/results-desk',
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
    densityChosen(state, { payload }: PayloadAction<Density>) {
      state.density = payload;
    },
  },
});

export const deskActions = deskSlice.actions;
const selectStored = stateAt<DeskState | undefined>(deskSlice.name, undefined);
let beforeInjection: DeskState | undefined;

export function selectDesk(state: object): DeskState {
  return selectStored(state) ?? (beforeInjection ??= initialState());
}

type Thunk = (dispatch: AppDispatch, getState: () => object) => void;

/** Hides or shows net amounts; stored, so that they stay hidden after a reload. */
export function toggleNet(): Thunk {
  return (dispatch, getState) => {
    dispatch(deskActions.netToggled());
    hiddenKey.write(selectDesk(getState()).isNetHidden ? 'yes' : 'no');
  };
}

/** Shows every flight of a connection, or the journey only; stored. */
export function toggleSegments(): Thunk {
  return (dispatch, getState) => {
    dispatch(deskActions.segmentsToggled());
    segmentsKey.write(selectDesk(getState()).isUnsuppressed ? 'yes' : 'no');
  };
}

/** Sets and stores the display currency; empty for the charged one. */
export function chooseCurrency(currency: string): Thunk {
  return (dispatch) => {
    dispatch(deskActions.currencyChosen(currency));
    currencyKey.write(currency);
  };
}

/** Sets and stores the density of the list. */
export function chooseDensity(density: Density): Thunk {
  return (dispatch) => {
    dispatch(deskActions.densityChosen(density));
    densityKey.write(density);
  };
}
