import type { AirSearchResponse } from '@jetway/kit-api/flights';
import { followAirSearch } from '@jetway/kit-api/flights';
import type { AppDispatch } from '@jetway/kit-runtime/store';

import type { SearchQuery } from '../../../shared/search-query';
import { paramsOf } from '../../../shared/search-query';
import { selectDesk } from '../../../shared/desk/desk.slice';
import { itineraryActions } from './itinerary-actions.slice';
import { resultsActions, selectResults } from './results.state';
import { runActions, selectRun } from './run.slice';
import type { Get, Thunk } from './search-calls';
import { batchCall, isGone, startCall, UNCACHED, wholeCall } from './search-calls';
import { showInCurrency } from './show-in-currency';
import { takeBatch } from './take-batch';

/** Consecutive poll failures before the search counts as interrupted. */
const PATIENCE = 3;
const SHORTEST_WAIT_MS = 250;

export interface SearchRun {
  query: SearchQuery;
  /** The request id in the address; empty for a new search. */
  requestId: string;
  currency: string;
  /** Aborts the run when the page unmounts. */
  signal: AbortSignal;
}

/** Equal for equal searches. */
export function searchKey(query: SearchQuery): string {
  return paramsOf(query).toString();
}

/**
 * Loads a search's results into the store until all suppliers have answered: continues the current run, reads the one in the
 * address, or starts a new one.
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

/** Runs the same search from the start; filters and sort stay. */
export function searchAgain(run: SearchRun): Thunk {
  return async (dispatch, getState) => {
    begin(run, dispatch, getState);
    const reply = await dispatch(startCall(run.query));
    if (run.signal.aborted) return;
    if (!reply.data) return void dispatch(runActions.failed({ error: reply.error }));
    hear(reply.data, dispatch, getState);
    await dispatch(follow(run));
  };
}

/** Continues an interrupted run. */
export function resume(run: SearchRun): Thunk {
  return async (dispatch) => {
    dispatch(runActions.resumed());
    await dispatch(follow(run));
  };
}

function reopen(run: SearchRun): Thunk {
  return async (dispatch, getState) => {
    begin(run, dispatch, getState);
    const reply = await dispatch(wholeCall(run.requestId));
    if (run.signal.aborted) return;
    // An expired address is searched again, because the user wants these flights.
    if (isGone(reply.error)) return dispatch(searchAgain(run));
    if (!reply.data) return void dispatch(runActions.failed({ error: reply.error }));
    hear(reply.data, dispatch, getState);
    await dispatch(follow(run));
  };
}

/** Streams batches, and polls for what an interrupted or blocked stream missed. */
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
      // Amounts in another currency than the list's are useless; the next request uses the new one.
      if (selectDesk(getState()).currency !== currency) over.abort();
      else if (!signal.aborted) hear(batch, dispatch, getState);
    };
    const { refreshCount: since } = selectResults(getState());
    const call = dispatch(
      followAirSearch.initiate({ requestId, since, hear: hearBatch, ...(currency ? { currency } : {}) }, UNCACHED),
    );
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
      const reply = await dispatch(batchCall(requestId, since));
      if (run.signal.aborted) return;
      if (reply.data) {
        failures = 0;
        // A list never mixes currencies.
        if (reply.data.currency === selectResults(getState()).currency) hear(reply.data, dispatch, getState);
        else await dispatch(showInCurrency(requestId, run.signal));
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
  dispatch(takeBatch(batch, selectRun(getState()).isHeld));
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
