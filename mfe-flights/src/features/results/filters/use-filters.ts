import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';
import { useCallback, useDeferredValue } from 'react';

import type { Facets } from '../state/facets';
import type { Filters } from '../state/filters';
import { holdList } from '../state/hold-list';
import { resultsActions, selectFacets, selectResult } from '../state/results.state';

export interface FiltersHandle {
  filters: Filters;
  facets: Facets;
  change: (part: Partial<Filters>) => void;
  clear: () => void;
}

/** The list's filters and their options. Counts follow a change of the filters deferred, so that a checkbox responds at once. */
export function useFilters(): FiltersHandle {
  const dispatch = useAppDispatch();
  const filters = useAppSelector(selectResult('filters'));
  const facets = useDeferredValue(useAppSelector(selectFacets));
  const narrow = useCallback(
    (action: { type: string }) => {
      dispatch(holdList());
      dispatch(action);
    },
    [dispatch],
  );
  const change = useCallback((part: Partial<Filters>) => narrow(resultsActions.filtersChanged(part)), [narrow]);
  const clear = useCallback(() => narrow(resultsActions.filtersCleared()), [narrow]);
  return { filters, facets, change, clear };
}
