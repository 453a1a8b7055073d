import { selectResults } from './results.state';
import { runActions } from './run.slice';
import type { Thunk } from './search-calls';

/** Whoever orders or narrows the list has it in hand; an empty page is no list yet. */
export function holdList(): Thunk<void> {
  return (dispatch, getState) => {
    if (selectResults(getState()).allFlights.length > 0) dispatch(runActions.held());
  };
}
