import { resultsActions } from './results.state';
import { runActions, selectRun } from './run.slice';
import type { Thunk } from './search-calls';
import { isGone, wholeCall } from './search-calls';
import { takeBatch } from './take-batch';

/** Shows the whole list again in the currency the desk has now. Amounts to narrow by were of the one before. An answer nobody waits for any more changes nothing. */
export function showInCurrency(requestId: string, signal: AbortSignal): Thunk {
  return async (dispatch, getState) => {
    dispatch(resultsActions.filtersChanged({ price: null }));
    const reply = await dispatch(wholeCall(requestId));
    if (signal.aborted || selectRun(getState()).requestId !== requestId) return;
    if (!reply.data) return void (isGone(reply.error) && dispatch(runActions.expired()));
    dispatch(takeBatch(reply.data, false));
  };
}
