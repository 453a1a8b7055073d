import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';
import { useCallback } from 'react';

import type { Facets } from '../state/facets';
import type { Filters } from '../state/filters';
import { resultsActions, selectFacets, selectResult } from '../state/results.state';

export interface FiltersHandle {
  filters: Filters;
  facets: Facets;
  change: (part: Partial<Filters>) => void;
  clear: () => void;
}

/** The filters of the list and what there is to filter by. */
export function useFilters(): FiltersHandle {
  const dispatch = useAppDispatch();
  const filters = useAppSelector(selectResult('filters'));
  const facets = useAppSelector(selectFacets);
  const change = useCallback((part: Partial<Filters>) => void dispatch(resultsActions.filtersChanged(part)), [dispatch]);
  const clear = useCallback(() => void dispatch(resultsActions.filtersCleared()), [dispatch]);
  return { filters, facets, change, clear };
}
