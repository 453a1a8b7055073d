import type { AirSearchResponse } from '@jetway/kit-api/flights';

import { itineraryActions } from './itinerary-actions.slice';
import { heirsOf } from './merge';
import { resultsActions, selectResults } from './results.state';
import { runActions } from './run.slice';
import type { Thunk } from './search-calls';

/** Applies a batch to the store: list, open panels of replaced cards, and the run's status. */
export function takeBatch(batch: AirSearchResponse, hold: boolean): Thunk<void> {
  return (dispatch, getState) => {
    const { allFlights } = selectResults(getState());
    const heirs = heirsOf(allFlights, batch);
    if (heirs.size > 0) {
      dispatch(itineraryActions.inherited(heirs));
      const listed = new Set(allFlights.map(({ itineraryId }) => itineraryId));
      const lines = [...heirs].map(([before, { itineraryId }]) => ({ before, heir: itineraryId }));
      dispatch(runActions.inherited(lines.filter(({ heir }) => !listed.has(heir))));
    }
    dispatch(resultsActions.received({ batch, hold }));
    dispatch(runActions.heard(batch));
  };
}
