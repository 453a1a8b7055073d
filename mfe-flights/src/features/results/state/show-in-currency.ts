import { resultsActions } from './results.state';
import { runActions, selectRun } from './run.slice';
import type { Thunk } from './search-calls';
import { isGone, wholeCall } from './search-calls';
import { takeBatch } from './take-batch';

/**
 * Reloads the whole list in the current display currency and clears price filters, which are in the old one. Aborted
 * responses change nothing.
 */
export function showInCurrency(requestId: string, signal: AbortSignal): Thunk {
  return async (dispatch, getState) => {
    dispatch(resultsActions.filtersChanged({ price: null }));
    const reply = await dispatch(wholeCall(requestId));
    if (signal.aborted || selectRun(getState()).requestId !== requestId) return;
    if (!reply.data) return void (isGone(reply.error) && dispatch(runActions.expired()));
    dispatch(takeBatch(reply.data, false));
  };
}
