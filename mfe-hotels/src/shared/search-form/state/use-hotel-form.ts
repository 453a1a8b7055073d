import { dateIn } from '@jetway/kit-domain/days';
import { useTenant } from '@jetway/kit-runtime';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';
import { useState } from 'react';

import { earliestToday } from '../../calendar';
import type { HotelQuery } from '../../hotel-query';
import { faultsOf, queryOf, startOf } from './form.model';
import type { FieldName, FormFault, HotelForm } from './form.model';
import { recentActions, selectRecent } from './recent.slice';

export interface HotelFormHandle {
  form: HotelForm;
  /** The agency's date. */
  today: string;
  /** The earliest arrival. */
  earliest: string;
  change: (part: Partial<HotelForm>) => void;
  /** A field's error; none before the first attempt. */
  fault: (field: FieldName) => FormFault | undefined;
  /** Searches for the form, or for another one that replaces it; returns false when an error prevents it. */
  submit: (other?: HotelForm) => boolean;
}

/**
 * State of a hotel search form: values, errors after the first attempt, and the search itself.
 * @param start the search it opens with
 */
export function useHotelForm(start: HotelQuery | null, onSearch: (query: HotelQuery) => void): HotelFormHandle {
  const { timezone, phoneCountry } = useTenant();
  const dispatch = useAppDispatch();
  const [last] = useAppSelector(selectRecent).searches;
  const now = new Date();
  const today = dateIn(timezone, now);
  const earliest = earliestToday(now);
  const [form, setForm] = useState(() => startOf(start, last, phoneCountry.toUpperCase(), today));
  const [isTried, setTried] = useState(false);
  const faults = isTried ? faultsOf(form, earliest) : {};
  const submit = (other: HotelForm = form) => {
    setTried(true);
    setForm(other);
    const query = queryOf(other);
    if (!query || Object.keys(faultsOf(other, earliest)).length > 0) return false;
    dispatch(recentActions.searched(query));
    onSearch(query);
    return true;
  };
  return {
    form,
    today,
    earliest,
    change: (part) => setForm((before) => ({ ...before, ...part })),
    fault: (field) => faults[field],
    submit,
  };
}
