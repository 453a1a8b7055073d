import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';

import type { SortField } from '../../../shared/results/sort';
import { SortTabs } from '../../../shared/results/sort.tabs';
import { holdList } from '../state/hold-list';
import { resultsActions, selectResult } from '../state/results.state';

/** The sort tabs of the single list. */
export function ListSort() {
  const dispatch = useAppDispatch();
  const flightSort = useAppSelector(selectResult('flightSort'));
  const choose = (field: SortField) => {
    dispatch(holdList());
    dispatch(resultsActions.sortChosen(field));
  };
  return <SortTabs sort={flightSort} onChoose={choose} />;
}
