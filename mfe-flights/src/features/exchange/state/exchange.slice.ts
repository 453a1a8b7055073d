import type { AfterSaleReasonName } from '@jetway/kit-api/flights';
import type { PayloadAction } from '@jetway/kit-runtime/store';
import { createSlice } from '@jetway/kit-runtime/store';

import { stateAt } from '../../../shared/slice-state';

/** A journey of the order, as it can be exchanged. Days are `YYYY-MM-DD`. */
export interface ExchangeItinerary {
  origin: string;
  destination: string;
  /** Which journey of the order it is, from 0. */
  legGroup: number;
  /** The day it is booked for. */
  date: string;
  /** First and last day it can be moved to, inclusive. */
  minDate: string;
  maxDate: string;
  openDatePicker: boolean;
  /** The day it is moved to; empty while the journey stays as it is. */
  travelDate: string;
}

/** What of an order is exchanged. */
export interface ExchangeRequestState {
  /** The search for new flights; empty before. */
  requestId: string;
  orderReference: string;
  exchangeItineraries: ExchangeItinerary[];
  /** Ids of the travellers who change. */
  exchangeTravelers: string[];
  reason: AfterSaleReasonName;
  remark: string;
  /** Travellers whose tickets can be exchanged: they all change together. */
  paxCount: number;
  /** Whether a day has changed, so that there is something to search. */
  enableSearch: boolean;
}

export const initialExchange: ExchangeRequestState = {
  requestId: '',
  orderReference: '',
  exchangeItineraries: [],
  exchangeTravelers: [],
  reason: 'customerChanges',
  remark: '',
  paxCount: 0,
  enableSearch: false,
};

/** Whether a journey moves to another day. */
export function isMoved({ date, travelDate }: ExchangeItinerary): boolean {
  return travelDate !== '' && travelDate !== date;
}

/** Whether its day lies within its bounds. */
export function isWithin({ travelDate, minDate, maxDate }: ExchangeItinerary): boolean {
  return travelDate === '' || (travelDate >= minDate && travelDate <= maxDate);
}

function withSearch(state: ExchangeRequestState): void {
  state.enableSearch = state.exchangeItineraries.some(isMoved) && state.exchangeItineraries.every(isWithin);
}

interface Opened {
  orderReference: string;
  travellerIds: string[];
  itineraries: Omit<ExchangeItinerary, 'openDatePicker' | 'travelDate'>[];
}

/** Travellers and remarks are of one order, so they are not kept: the name of the slice keeps them out of the browser's storage. */
export const exchangeSlice = createSlice({
  name: 'flights/booking-exchange',
  initialState: initialExchange,
  reducers: {
    /** Starts with all travellers and no journey changed; what was chosen for the same order stays. */
    opened(state, { payload: { orderReference, travellerIds, itineraries } }: PayloadAction<Opened>) {
      const isSame = state.orderReference === orderReference;
      const before = isSame ? state : initialExchange;
      const chosen = before.exchangeTravelers.filter((id) => travellerIds.includes(id));
      const next: ExchangeRequestState = {
        ...before,
        orderReference,
        paxCount: travellerIds.length,
        exchangeTravelers: chosen.length > 0 ? chosen : travellerIds,
        exchangeItineraries: itineraries.map((itinerary) => ({
          ...itinerary,
          openDatePicker: false,
          travelDate:
            before.exchangeItineraries.find(({ legGroup }) => legGroup === itinerary.legGroup)?.travelDate ?? '',
        })),
      };
      withSearch(next);
      return next;
    },
    /** Adds or removes a traveller. */
    travellerToggled({ exchangeTravelers: chosen }, { payload: id }: PayloadAction<string>) {
      const at = chosen.indexOf(id);
      if (at === -1) chosen.push(id);
      else chosen.splice(at, 1);
    },
    /** A journey is exchanged, at first on its own day, or stays as it is. */
    itineraryToggled(state, { payload: legGroup }: PayloadAction<number>) {
      for (const itinerary of state.exchangeItineraries) {
        if (itinerary.legGroup !== legGroup) continue;
        itinerary.travelDate = itinerary.travelDate === '' ? itinerary.date : '';
        itinerary.openDatePicker = false;
      }
      withSearch(state);
    },
    /** Opens or closes a journey's calendar; opening it closes the others. */
    pickerToggled(state, { payload }: PayloadAction<{ legGroup: number; isOpen: boolean }>) {
      for (const itinerary of state.exchangeItineraries) {
        if (itinerary.legGroup === payload.legGroup) itinerary.openDatePicker = payload.isOpen;
        else if (payload.isOpen) itinerary.openDatePicker = false;
      }
    },
    /** Moves a journey; an empty day puts it back on its own. */
    dateChosen(state, { payload }: PayloadAction<{ legGroup: number; travelDate: string }>) {
      for (const itinerary of state.exchangeItineraries) {
        if (itinerary.legGroup === payload.legGroup) itinerary.travelDate = payload.travelDate || itinerary.date;
      }
      withSearch(state);
    },
    reasonChosen(state, { payload }: PayloadAction<AfterSaleReasonName>) {
      state.reason = payload;
    },
    remarkTyped(state, { payload }: PayloadAction<string>) {
      state.remark = payload;
    },
    searched(state, { payload }: PayloadAction<string>) {
      state.requestId = payload;
    },
    /** The request was sent, so the next exchange starts empty. */
    sent: () => initialExchange,
  },
});

export const exchangeActions = exchangeSlice.actions;
export const selectExchange = stateAt(exchangeSlice.name, initialExchange);
