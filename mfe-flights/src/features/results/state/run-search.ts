import type { AirSearchResponse } from '@jetway/kit-api/flights';
import { flightsApi, followAirSearch } from '@jetway/kit-api/flights';
import { isProblem } from '@jetway/kit-api';
import type { AppDispatch } from '@jetway/kit-runtime/store';

import type { SearchQuery } from '../../../shared/search-query';
import { paramsOf, requestOf } from '../../../shared/search-query';
import { selectDesk } from './desk.slice';
import { itineraryActions } from './itinerary-actions.slice';
import { resultsActions, selectResults } from './results.state';
import { runActions, selectRun } from './run.slice';

/** Polls that may fail one after the other before the search counts as broken off. */
const PATIENCE = 3;
const SHORTEST_WAIT_MS = 250;
/** Answers stay out of the query cache: thousands of itineraries would be kept and frozen there a second time. */
const UNCACHED = { track: false } as const;
const { airSearch, refreshAirSearch, getAirSearch, airSearchWithCurrency, refreshAirSearchWithCurrency, getAirSearchWithCurrency } = flightsApi.endpoints;

type Get = () => object;
type Thunk = (dispatch: AppDispatch, getState: Get) => Promise<void>;

export interface SearchRun {
  query: SearchQuery;
  /** A search the address names; empty for a new one. */
  requestId: string;
  currency: string;
  /** Ends the run when the page goes. */
  signal: AbortSignal;
}

/** What makes two searches the same. */
export function searchKey(query: SearchQuery): string {
  return paramsOf(query).toString();
}

/**
 * Brings the results of a search into the store until all suppliers have answered: takes up the run that is there,
 * reads the one the address names, or starts a new one.
 */
export function runSearch(run: SearchRun): Thunk {
  return async (dispatch, getState) => {
    const { phase, key, requestId } = selectRun(getState());
    const isHere = key === searchKey(run.query) && requestId !== '' && requestId === run.requestId;
    if (isHere && phase === 'searching') return dispatch(follow(run));
    if (isHere && (phase === 'completed' || phase === 'expired')) return;
    await dispatch(run.requestId ? reopen(run) : searchAgain(run));
  };
}

/** The same search from the start; filters and sort stay. */
export function searchAgain(run: SearchRun): Thunk {
  return async (dispatch, getState) => {
    begin(run, dispatch, getState);
    const reply = await dispatch(startCall(run, getState));
    if (run.signal.aborted) return;
    if (!reply.data) return void dispatch(runActions.failed({ error: reply.error }));
    hear(reply.data, dispatch, getState);
    await dispatch(follow(run));
  };
}

/** Asks again where a run broke off. */
export function resume(run: SearchRun): Thunk {
  return async (dispatch) => {
    dispatch(runActions.resumed());
    await dispatch(follow(run));
  };
}

/** Shows the whole list again in the currency the desk has now. Amounts to narrow by were of the one before. */
export function showInCurrency(requestId: string): Thunk {
  return async (dispatch, getState) => {
    dispatch(resultsActions.filtersChanged({ price: null }));
    const reply = await dispatch(wholeCall(requestId, getState));
    if (!reply.data) return void (isGone(reply.error) && dispatch(runActions.expired()));
    dispatch(resultsActions.received({ batch: reply.data, hold: false }));
    dispatch(runActions.heard(reply.data));
  };
}

function startCall({ query }: SearchRun, getState: Get) {
  const { currency } = selectDesk(getState());
  const airSearchRequest = requestOf(query);
  return currency ? airSearchWithCurrency.initiate({ airSearchRequest, currency }, UNCACHED) : airSearch.initiate({ airSearchRequest }, UNCACHED);
}

function wholeCall(requestId: string, getState: Get) {
  const { currency } = selectDesk(getState());
  return currency ? getAirSearchWithCurrency.initiate({ requestId, currency }, UNCACHED) : getAirSearch.initiate({ requestId }, UNCACHED);
}

function batchCall(requestId: string, since: number, getState: Get) {
  const { currency } = selectDesk(getState());
  return currency ? refreshAirSearchWithCurrency.initiate({ requestId, since, currency }, UNCACHED) : refreshAirSearch.initiate({ requestId, since }, UNCACHED);
}

function reopen(run: SearchRun): Thunk {
  return async (dispatch, getState) => {
    begin(run, dispatch, getState);
    const reply = await dispatch(wholeCall(run.requestId, getState));
    if (run.signal.aborted) return;
    // Whoever opens an old address wants these flights, not the news that their prices are gone.
    if (isGone(reply.error)) return dispatch(searchAgain(run));
    if (!reply.data) return void dispatch(runActions.failed({ error: reply.error }));
    hear(reply.data, dispatch, getState);
    await dispatch(follow(run));
  };
}

/** Hears the batches as they come, and asks for what a stream that broke off, or never came through, has left out. */
function follow(run: SearchRun): Thunk {
  return async (dispatch) => {
    await dispatch(listen(run));
    await dispatch(poll(run));
  };
}

function listen({ signal }: SearchRun): Thunk {
  return async (dispatch, getState) => {
    const { phase, requestId } = selectRun(getState());
    if (phase !== 'searching' || signal.aborted) return;
    const { currency } = selectDesk(getState());
    const over = new AbortController();
    const hearBatch = (batch: AirSearchResponse) => {
      // Amounts in another currency than the list's are of no use; the next question is put in the new one.
      if (selectDesk(getState()).currency !== currency) over.abort();
      else if (!signal.aborted) hear(batch, dispatch, getState);
    };
    const { refreshCount: since } = selectResults(getState());
    const call = dispatch(followAirSearch.initiate({ requestId, since, hear: hearBatch, ...(currency ? { currency } : {}) }, UNCACHED));
    AbortSignal.any([signal, over.signal]).addEventListener('abort', () => call.abort());
    await call;
  };
}

function poll(run: SearchRun): Thunk {
  return async (dispatch, getState) => {
    let failures = 0;
    for (;;) {
      const { phase, requestId, pollAfterMs } = selectRun(getState());
      if (phase !== 'searching') return;
      await pause(Math.max(pollAfterMs, SHORTEST_WAIT_MS) * (failures + 1), run.signal);
      if (run.signal.aborted) return;
      const since = selectResults(getState()).refreshCount;
      const reply = await dispatch(batchCall(requestId, since, getState));
      if (run.signal.aborted) return;
      if (reply.data) {
        failures = 0;
        hear(reply.data, dispatch, getState);
      } else if (isGone(reply.error)) return void dispatch(runActions.expired());
      else if (++failures === PATIENCE) return void dispatch(runActions.failed({ error: reply.error }));
    }
  };
}

function begin({ query, currency }: SearchRun, dispatch: AppDispatch, getState: Get): void {
  const key = searchKey(query);
  dispatch(resultsActions.started({ currency, keepFilters: selectRun(getState()).key === key }));
  dispatch(runActions.started({ key }));
  dispatch(itineraryActions.cleared());
}

function hear(batch: AirSearchResponse, dispatch: AppDispatch, getState: Get): void {
  dispatch(resultsActions.received({ batch, hold: selectRun(getState()).isHeld }));
  dispatch(runActions.heard(batch));
}

function isGone(error: unknown): boolean {
  return isProblem(error, 'search.expired') || isProblem(error, 'search.not_found');
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
