import { selectResults } from './results.state';
import { runActions } from './run.slice';
import type { Thunk } from './search-calls';

/** Freezes the list when it is sorted or filtered, unless it is still empty. */
export function holdList(): Thunk<void> {
  return (dispatch, getState) => {
    if (selectResults(getState()).allFlights.length > 0) dispatch(runActions.held());
  };
}
