import { dateIn } from '@jetway/kit-domain/days';
import { useTenant } from '@jetway/kit-runtime';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';
import { useEffect, useState } from 'react';

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
  /** A field's error; none before the first attempt. */
  fault: (field: FieldName) => SearchFault | undefined;
  /** Searches; returns false when an error prevents it. */
  submit: () => boolean;
  /** Replaces the form and searches, or shows its errors. */
  take: (form: SearchForm) => void;
}

/** State of a search form: values, errors after the first attempt, and the search itself. */
export function useSearchForm(id: string, onSearch: (query: SearchQuery) => void): FormHandle {
  const { timezone, defaultDeparture } = useTenant();
  const dispatch = useAppDispatch();
  const [isTried, setTried] = useState(false);
  const today = dateIn(timezone, new Date());
  // Includes suggestions at once, so that storing them renders nothing again; a partly typed date is not corrected.
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
    if (Object.keys(faultsOf(asked, today)).length > 0) return false;
    dispatch(recentActions.searched(asked));
    dispatch(searchpadActions.modifySearchDisabled({ id }));
    onSearch(queryOf(asked));
    return true;
  };
  const take = (asked: SearchForm) => {
    dispatch(searchpadActions.loaded({ id, form: asked }));
    search(asked);
  };
  return { id, form, today, fault: (field) => (isTried ? faults[field] : undefined), submit: () => search(form), take };
}

const isSame = (one: SearchForm, other: SearchForm) => JSON.stringify(one) === JSON.stringify(other);
