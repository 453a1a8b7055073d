import type { Brand, Itinerary } from '@jetway/kit-api/flights';
import type { PayloadAction } from '@jetway/kit-runtime/store';
import { createSlice } from '@jetway/kit-runtime/store';

import { stateAt } from '../../../shared/slice-state';
import { sameFare } from './brands';

export type Panel = 'brands' | 'details' | 'more';

/** The open panel and its card; one card and one panel at a time. */
export interface ItineraryActionsState {
  brandDetails: Brand[];
  moreFlights: Itinerary[];
  openBrands: boolean;
  openDetails: boolean;
  openMoreFlights: boolean;
  selectedId: string;
  /** Id of the card's selected fare; empty for the card's own. */
  selectedBrand: string;
  /** The selected card itself. */
  flightInfo: Itinerary | null;
}

const initialState: ItineraryActionsState = {
  brandDetails: [],
  moreFlights: [],
  openBrands: false,
  openDetails: false,
  openMoreFlights: false,
  selectedId: '',
  selectedBrand: '',
  flightInfo: null,
};

export const itineraryActionsSlice = createSlice({
  name: 'flights/itinerary-actions',
  initialState,
  reducers: {
    /** Selecting another card closes the panels and clears the brand. */
    selected(state, { payload }: PayloadAction<Itinerary>) {
      if (payload.itineraryId === state.selectedId) return state;
      return of(payload);
    },
    /** Toggles a card's panel; the other panels close. */
    panelToggled(state, { payload }: PayloadAction<{ flight: Itinerary; panel: Panel }>) {
      const { flight, panel } = payload;
      const before = flight.itineraryId === state.selectedId ? state : of(flight);
      return {
        ...before,
        openBrands: panel === 'brands' && !before.openBrands,
        openDetails: panel === 'details' && !before.openDetails,
        openMoreFlights: panel === 'more' && !before.openMoreFlights,
      };
    },
    /** Lists or hides the same fare at other times; no panel of its card is open beside them. */
    timesToggled: (_state, { payload: { flight, isOpen } }: PayloadAction<{ flight: Itinerary; isOpen: boolean }>) => ({
      ...of(flight),
      openMoreFlights: isOpen,
    }),
    brandSelected(state, { payload }: PayloadAction<string>) {
      state.selectedBrand = payload;
    },
    /** Better fares replaced cards; an open panel moves to the replacement. */
    inherited(state, { payload: heirs }: PayloadAction<ReadonlyMap<string, Itinerary>>) {
      const heir = heirs.get(state.selectedId);
      if (!heir) return state;
      const before = state.flightInfo ?? heir;
      const { openBrands, openDetails, openMoreFlights } = state;
      return {
        ...of(heir),
        openBrands,
        openDetails,
        openMoreFlights,
        selectedBrand: sameFare(before, heir, state.selectedBrand) ?? '',
      };
    },
    cleared: () => initialState,
  },
});

function of(flight: Itinerary): ItineraryActionsState {
  const { itineraryId, brandDetails, moreFlights } = flight;
  return { ...initialState, selectedId: itineraryId, flightInfo: flight, brandDetails, moreFlights };
}

/** Whether the same fare at other times is listed below a card: on demand, and while one of them is in use. */
export function areTimesOpen(
  { selectedId, openMoreFlights }: ItineraryActionsState,
  card: Itinerary,
  others: readonly Itinerary[],
): boolean {
  if (selectedId === card.itineraryId) return openMoreFlights;
  return others.some(({ itineraryId }) => itineraryId === selectedId);
}

/** The open panel of a card. */
export function openPanel(state: ItineraryActionsState, itineraryId: string): Panel | null {
  if (state.selectedId !== itineraryId) return null;
  if (state.openBrands) return 'brands';
  if (state.openDetails) return 'details';
  return state.openMoreFlights ? 'more' : null;
}

export const itineraryActions = itineraryActionsSlice.actions;
export const selectItineraryActions = stateAt(itineraryActionsSlice.name, initialState);
