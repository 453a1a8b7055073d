import { useTenant } from '@jetway/kit-runtime';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';
import { useEffect, useState } from 'react';

import { dateIn } from '../calendar';
import type { SearchQuery } from '../search-query';
import { recentActions } from './state/recent.slice';
import { faultsOf, queryOf } from './state/searchpad.model';
import type { FieldName, SearchFault } from './state/searchpad.model';
import { proposed, searchpadActions, selectForm } from './state/searchpad.slice';
import type { SearchForm } from './state/searchpad.slice';

export interface FormHandle {
  id: string;
  form: SearchForm;
  /** The agency's date. */
  today: string;
  /** Where the form stands in for a message; silent until the first try. */
  fault: (field: FieldName) => SearchFault | undefined;
  submit: () => void;
  /** Takes over a whole form and searches, or shows what is missing. */
  take: (form: SearchForm) => void;
}

/** One search form: its values, its faults once it was tried, and the way out. */
export function useSearchForm(id: string, onSearch: (query: SearchQuery) => void): FormHandle {
  const { timezone, defaultDeparture } = useTenant();
  const dispatch = useAppDispatch();
  const [isTried, setTried] = useState(false);
  const today = dateIn(timezone, new Date());
  // Drawn with its proposals at once, so that keeping them draws nothing anew; a date half typed is nobody's to correct.
  const form = useAppSelector((state) => {
    const kept = selectForm(id)(state);
    return kept.isInitialDate ? proposed(kept, { today, departure: defaultDeparture }) : kept;
  }, isSame);

  useEffect(() => {
    dispatch(searchpadActions.opened({ id, today, departure: defaultDeparture }));
  }, [dispatch, id, today, defaultDeparture]);

  const faults = faultsOf(form, today);
  const search = (asked: SearchForm) => {
    setTried(true);
    if (Object.keys(faultsOf(asked, today)).length > 0) return;
    dispatch(recentActions.searched(asked));
    dispatch(searchpadActions.modifySearchDisabled({ id }));
    onSearch(queryOf(asked));
  };
  const take = (asked: SearchForm) => {
    dispatch(searchpadActions.loaded({ id, form: asked }));
    search(asked);
  };
  return { id, form, today, fault: (field) => (isTried ? faults[field] : undefined), submit: () => search(form), take };
}

const isSame = (one: SearchForm, other: SearchForm) => JSON.stringify(one) === JSON.stringify(other);
