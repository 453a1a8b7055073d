import type { AirSearchResponse, Itinerary } from '@jetway/kit-api/flights';
import type { PayloadAction } from '@jetway/kit-runtime/store';
import { createSelector } from '@jetway/kit-runtime/store';

import { stateAt } from '../../../shared/slice-state';
import { cardOf, sameFare } from './brands';
import { facetsOf, layoverRange } from './facets';
import type { Filters } from './filters';
import { filtered, NO_FILTERS } from './filters';
import { goneAfter, heirsOf, merge, partition } from './merge';
import type { FlightSort, SortField } from './sort';
import { CHEAPEST_FIRST, chosen, sorted } from './sort';

/** The results of one search. */
export interface ResultsState {
  allFlights: Itinerary[];
  /** What of them is on screen: narrowed and sorted. */
  filteredFlights: Itinerary[];
  /** Ids reported as no longer offered; one that comes back as a card leaves them. */
  duplicates: string[];
  resultCompleted: boolean;
  refreshCount: number;
  flightSort: FlightSort;
  filters: Filters;
  hasResults: boolean;
  /** Ids picked for a quote: of cards, or of fares on them. */
  selectedForQuotes: string[];
  currency: string;
  currencyDefault: string;
  /** Rows that came after the agent took the list in hand were looked at. */
  viewedMoreFlights: boolean;
  /** Rows that wait until the agent asks for them, so that none moves under the pointer. */
  newMoreFlights: Itinerary[];
}

const PATH = 'flights/results';
const NO_CURRENCY = 'BDT';
/** A proposal holds no more. */
export const MOST_QUOTED = 6;

export const initialResults: ResultsState = {
  allFlights: [],
  filteredFlights: [],
  duplicates: [],
  resultCompleted: false,
  refreshCount: 0,
  flightSort: CHEAPEST_FIRST,
  filters: NO_FILTERS,
  hasResults: false,
  selectedForQuotes: [],
  currency: NO_CURRENCY,
  currencyDefault: NO_CURRENCY,
  viewedMoreFlights: true,
  newMoreFlights: [],
};

function action<P>(name: string) {
  const type = `${PATH}/${name}`;
  return Object.assign((payload: P): PayloadAction<P> => ({ type, payload }), {
    match: (other: { type: string }): other is PayloadAction<P> => other.type === type,
  });
}

export const resultsActions = {
  /** Another search: rows go; sort and filters stay when it is the same search run again. */
  started: action<{ currency: string; keepFilters: boolean }>('started'),
  /** A batch came. `hold` keeps its new rows waiting. */
  received: action<{ batch: Pick<AirSearchResponse, 'flights' | 'duplicates' | 'resultCompleted' | 'refreshCount' | 'currency' | 'currencyDefault'>; hold: boolean }>('received'),
  /** The waiting rows are wanted now. */
  waitingShown: action<void>('waitingShown'),
  sortChosen: action<SortField>('sortChosen'),
  filtersChanged: action<Partial<Filters>>('filtersChanged'),
  filtersCleared: action<void>('filtersCleared'),
  /** Into the quote, or out of it; a full quote takes no more. */
  quoteToggled: action<string>('quoteToggled'),
  quotesCleared: action<void>('quotesCleared'),
};

/**
 * Written without Immer: a batch of thousands of itineraries would be wrapped and frozen one object at a time,
 * and every rule here replaces whole lists anyway.
 */
function reducer(state: ResultsState = initialResults, event: { type: string }): ResultsState {
  const { started, received, waitingShown, sortChosen, filtersChanged, filtersCleared, quoteToggled, quotesCleared } = resultsActions;
  if (started.match(event)) return begin(state, event.payload);
  if (received.match(event)) return receive(state, event.payload);
  if (waitingShown.match(event)) return withWaiting(state);
  // Whoever sorts or filters asks for a new order, so the waiting rows join it.
  if (sortChosen.match(event)) return withWaiting({ ...state, flightSort: chosen(state.flightSort, event.payload) });
  if (filtersChanged.match(event)) return withWaiting({ ...state, filters: { ...state.filters, ...event.payload } });
  if (quoteToggled.match(event)) return { ...state, selectedForQuotes: toggled(state.selectedForQuotes, event.payload) };
  if (quotesCleared.match(event)) return { ...state, selectedForQuotes: [] };
  if (filtersCleared.match(event)) return withWaiting({ ...state, filters: NO_FILTERS });
  return state;
}

/** A slice as the store takes it. */
export const resultsSlice = { reducerPath: PATH, reducer };

function toggled(chosen: string[], id: string): string[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  return chosen.length < MOST_QUOTED ? [...chosen, id] : chosen;
}

function begin(state: ResultsState, { currency, keepFilters }: { currency: string; keepFilters: boolean }): ResultsState {
  const kept = keepFilters ? { filters: state.filters, flightSort: state.flightSort } : {};
  return { ...initialResults, currency, currencyDefault: currency, ...kept };
}

function receive(state: ResultsState, { batch, hold }: Parameters<typeof resultsActions.received>[0]): ResultsState {
  const { resultCompleted, refreshCount, currency, currencyDefault } = batch;
  const duplicates = goneAfter(state.duplicates, batch);
  const heirs = heirsOf(state.allFlights, batch);
  const selectedForQuotes = quotedAfter(state, batch.flights, heirs, duplicates);
  const next = { ...state, duplicates, resultCompleted, refreshCount, currency, currencyDefault, selectedForQuotes };
  // With nothing on screen there is nothing to hold still.
  if (!hold || state.filteredFlights.length === 0) {
    const waiting = merge(state.newMoreFlights, { flights: batch.flights, duplicates });
    return arranged({ ...next, allFlights: merge(state.allFlights, { flights: waiting, duplicates }), newMoreFlights: [], viewedMoreFlights: true });
  }
  const { known, fresh } = partition(state.allFlights, batch.flights, heirs);
  const allFlights = merge(state.allFlights, { flights: known, duplicates });
  const newMoreFlights = merge(state.newMoreFlights, { flights: fresh, duplicates });
  return inPlace({ ...next, allFlights, newMoreFlights, viewedMoreFlights: newMoreFlights.length === 0 }, heirs);
}

/** What is picked follows the heirs of its cards; a fare of a card as long as it is sold. */
function quotedAfter({ selectedForQuotes, allFlights }: ResultsState, flights: readonly Itinerary[], heirs: ReadonlyMap<string, Itinerary>, duplicates: string[]): string[] {
  return selectedForQuotes.flatMap((id) => {
    const card = cardOf(allFlights, id);
    if (!card || card.itineraryId === id) return heirs.get(id)?.itineraryId ?? (duplicates.includes(id) ? [] : id);
    const after = heirs.get(card.itineraryId) ?? flights.find(({ itineraryId }) => itineraryId === card.itineraryId) ?? card;
    return sameFare(card, after, id) ?? [];
  });
}

function withWaiting(state: ResultsState): ResultsState {
  // The same array as before, so that nothing counted over all flights is counted again.
  if (state.newMoreFlights.length === 0) return arranged(state);
  const allFlights = merge(state.allFlights, { flights: state.newMoreFlights, duplicates: state.duplicates });
  return arranged({ ...state, allFlights, newMoreFlights: [], viewedMoreFlights: true });
}

/** Narrows and sorts from all flights, never from what an earlier filter left. */
function arranged(state: ResultsState): ResultsState {
  const { allFlights, filters, flightSort } = state;
  const narrowed = filtered(allFlights, filters, layoverRange(allFlights));
  return { ...state, filteredFlights: sorted(narrowed, flightSort), hasResults: allFlights.length > 0 };
}

/** Changes rows where they stand; an heir stands where the row was that it took over. */
function inPlace(state: ResultsState, heirs: ReadonlyMap<string, Itinerary>): ResultsState {
  const byId = new Map(state.allFlights.map((flight) => [flight.itineraryId, flight]));
  const filteredFlights = state.filteredFlights.flatMap(({ itineraryId }) => heirs.get(itineraryId) ?? byId.get(itineraryId) ?? []);
  return { ...state, filteredFlights, hasResults: state.allFlights.length > 0 };
}

export const selectResults = stateAt(PATH, initialResults);
/** One field: who reads no more than that renders again only when it has changed. */
export function selectResult<F extends keyof ResultsState>(field: F): (state: object) => ResultsState[F] {
  return (state) => selectResults(state)[field];
}
export const selectFacets = createSelector((state: object) => selectResults(state).allFlights, facetsOf);
/** Of the waiting rows, those the filters in force let through. */
export const selectWaiting = createSelector([selectResult('newMoreFlights'), selectResult('filters'), selectFacets], (waiting, filters, { layoverMinutes }) =>
  filtered(waiting, filters, layoverMinutes),
);
