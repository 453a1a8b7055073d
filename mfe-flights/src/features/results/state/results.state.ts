import type { AirSearchResponse, Itinerary } from '@jetway/kit-api/flights';
import type { PayloadAction } from '@jetway/kit-runtime/store';
import { createSelector } from '@jetway/kit-runtime/store';

import { stateAt } from '../../../shared/slice-state';
import { cardOf, ledBy, sameFare } from './brands';
import { facetsOf, layoverRange } from './facets';
import type { Filters } from './filters';
import { filtered, NO_FILTERS } from './filters';
import { goneAfter, heirsOf, merge, partition } from './merge';
import type { FlightSort, SortField } from '../../../shared/results/sort';
import { CHEAPEST_FIRST, chosen, sorted } from '../../../shared/results/sort';

/** The results of one search. */
export interface ResultsState {
  allFlights: Itinerary[];
  /** The visible flights: filtered and sorted. */
  filteredFlights: Itinerary[];
  /** Ids reported as no longer offered; one that returns as a card is removed. */
  duplicates: string[];
  resultCompleted: boolean;
  refreshCount: number;
  flightSort: FlightSort;
  filters: Filters;
  hasResults: boolean;
  /** Ids selected for a quote, of cards or of their fares. */
  selectedForQuotes: string[];
  currency: string;
  currencyDefault: string;
  /** The agent has viewed the rows that arrived after the list was frozen. */
  viewedMoreFlights: boolean;
  /** Rows that wait until the agent requests them, so that none moves under the pointer. */
  newMoreFlights: Itinerary[];
}

const PATH = 'flights/results';
const NO_CURRENCY = 'BDT';
/** Maximum size of a proposal. */
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
  /** Another search clears the rows; sort and filters stay for the same search run again. */
  started: action<{ currency: string; keepFilters: boolean }>('started'),
  /** A batch arrived. `hold` keeps its new rows waiting. */
  received: action<{
    batch: Pick<
      AirSearchResponse,
      'flights' | 'duplicates' | 'resultCompleted' | 'refreshCount' | 'currency' | 'currencyDefault'
    >;
    hold: boolean;
  }>('received'),
  /** The agent requested the waiting rows. */
  waitingShown: action<void>('waitingShown'),
  sortChosen: action<SortField>('sortChosen'),
  filtersChanged: action<Partial<Filters>>('filtersChanged'),
  filtersCleared: action<void>('filtersCleared'),
  /** Adds to or removes from the quote; a full quote accepts no more. */
  quoteToggled: action<string>('quoteToggled'),
  quotesCleared: action<void>('quotesCleared'),
};

/**
 * Written without Immer, which would wrap and freeze thousands of itineraries one by one;
 * every rule here replaces whole lists anyway.
 */
function reducer(state: ResultsState = initialResults, event: { type: string }): ResultsState {
  const { started, received, waitingShown, sortChosen, filtersChanged, filtersCleared, quoteToggled, quotesCleared } =
    resultsActions;
  if (started.match(event)) return begin(state, event.payload);
  if (received.match(event)) return receive(state, event.payload);
  if (waitingShown.match(event)) return withWaiting(state);
  // Sorting and filtering reorder the list, so the waiting rows join it.
  if (sortChosen.match(event)) return withWaiting({ ...state, flightSort: chosen(state.flightSort, event.payload) });
  if (filtersChanged.match(event)) return withWaiting({ ...state, filters: { ...state.filters, ...event.payload } });
  if (quoteToggled.match(event))
    return { ...state, selectedForQuotes: toggled(state.selectedForQuotes, event.payload) };
  if (quotesCleared.match(event)) return { ...state, selectedForQuotes: [] };
  if (filtersCleared.match(event)) return withWaiting({ ...state, filters: NO_FILTERS });
  return state;
}

/** The slice in the form the store expects. */
export const resultsSlice = { reducerPath: PATH, reducer };

function toggled(chosen: string[], id: string): string[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  return chosen.length < MOST_QUOTED ? [...chosen, id] : chosen;
}

function begin(
  state: ResultsState,
  { currency, keepFilters }: { currency: string; keepFilters: boolean },
): ResultsState {
  const kept = keepFilters ? { filters: state.filters, flightSort: state.flightSort } : {};
  return { ...initialResults, currency, currencyDefault: currency, ...kept };
}

function receive(state: ResultsState, { batch, hold }: Parameters<typeof resultsActions.received>[0]): ResultsState {
  const { resultCompleted, refreshCount, currency, currencyDefault } = batch;
  const duplicates = goneAfter(state.duplicates, batch);
  const heirs = heirsOf(state.allFlights, batch);
  const selectedForQuotes = quotedAfter(state, batch.flights, heirs, duplicates);
  const next = { ...state, duplicates, resultCompleted, refreshCount, currency, currencyDefault, selectedForQuotes };
  // Nothing is visible, so no row has to wait.
  if (!hold || state.filteredFlights.length === 0) {
    const waiting = merge(state.newMoreFlights, { flights: batch.flights, duplicates });
    return arranged({
      ...next,
      allFlights: merge(state.allFlights, { flights: waiting, duplicates }),
      newMoreFlights: [],
      viewedMoreFlights: true,
    });
  }
  const { known, fresh } = partition(state.allFlights, batch.flights, heirs);
  const allFlights = merge(state.allFlights, { flights: known, duplicates });
  const newMoreFlights = merge(state.newMoreFlights, { flights: fresh, duplicates });
  return inPlace(
    { ...next, allFlights, newMoreFlights, viewedMoreFlights: newMoreFlights.length === 0 },
    state.allFlights,
    heirs,
  );
}

/** Selected ids follow replacements of their cards; a fare stays as long as it is sold. */
function quotedAfter(
  { selectedForQuotes, allFlights }: ResultsState,
  flights: readonly Itinerary[],
  heirs: ReadonlyMap<string, Itinerary>,
  duplicates: string[],
): string[] {
  return selectedForQuotes.flatMap((id) => {
    const card = cardOf(allFlights, id);
    if (!card || card.itineraryId === id) return heirs.get(id)?.itineraryId ?? (duplicates.includes(id) ? [] : id);
    const after =
      heirs.get(card.itineraryId) ?? flights.find(({ itineraryId }) => itineraryId === card.itineraryId) ?? card;
    return sameFare(card, after, id) ?? [];
  });
}

function withWaiting(state: ResultsState): ResultsState {
  // Keeps the same array, so that values derived from all flights are not recomputed.
  if (state.newMoreFlights.length === 0) return arranged(state);
  const allFlights = merge(state.allFlights, { flights: state.newMoreFlights, duplicates: state.duplicates });
  return arranged({ ...state, allFlights, newMoreFlights: [], viewedMoreFlights: true });
}

/** Filters and sorts all flights, never an earlier filter's result. */
function arranged(state: ResultsState): ResultsState {
  const { allFlights, filters, flightSort } = state;
  const narrowed = filtered(allFlights, filters, layoverRange(allFlights));
  return { ...state, filteredFlights: sorted(narrowed, flightSort), hasResults: allFlights.length > 0 };
}

/** Updates rows in place; a replacement takes the row it replaces, and leads with the filtered airline's fare if it has one. */
function inPlace(
  state: ResultsState,
  before: readonly Itinerary[],
  heirs: ReadonlyMap<string, Itinerary>,
): ResultsState {
  const byId = new Map(state.allFlights.map((flight) => [flight.itineraryId, flight]));
  const after = (id: string) => heirs.get(id) ?? byId.get(id);
  const filteredFlights = state.filteredFlights.flatMap(({ itineraryId: id }) => {
    const card = after(id) ?? after(cardOf(before, id)?.itineraryId ?? '');
    return card ? (ledBy(card, state.filters) ?? card) : [];
  });
  return { ...state, filteredFlights, hasResults: state.allFlights.length > 0 };
}

export const selectResults = stateAt(PATH, initialResults);
/** Selects one field, so that components render only when it changes. */
export function selectResult<F extends keyof ResultsState>(field: F): (state: object) => ResultsState[F] {
  return (state) => selectResults(state)[field];
}
export const selectFacets = createSelector([selectResult('allFlights'), selectResult('filters')], facetsOf);
/** The waiting rows that match the current filters. */
export const selectWaiting = createSelector(
  [selectResult('newMoreFlights'), selectResult('filters'), selectFacets],
  (waiting, filters, { layoverMinutes }) => filtered(waiting, filters, layoverMinutes),
);
