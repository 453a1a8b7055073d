import { dateIn } from '@jetway/kit-domain/days';
import { useAppDispatch } from '@jetway/kit-runtime/store';
import { useTenant } from '@jetway/kit-runtime';
import { useEffect, useEffectEvent } from 'react';

import type { KnownAirports } from '../airports';
import { useAirportLookUp } from '../airports';
import type { SearchQuery } from '../search-query';
import { formOf } from './state/searchpad.model';
import { searchpadActions } from './state/searchpad.slice';

interface FilledForm {
  /** Id of the form. */
  id: string;
  query: SearchQuery;
  /** Replaces past dates; by default they are kept. */
  renewsDays?: boolean;
  onFilled: () => void;
}

/** Fills a form with a search once its airports' names are known. */
export function useFillForm({ id, query, renewsDays = false, onFilled }: FilledForm): void {
  const dispatch = useAppDispatch();
  const { timezone } = useTenant();
  const lookUp = useAirportLookUp();
  const fill = useEffectEvent((airports: KnownAirports) => {
    const form = formOf(query, '', (code) => named(airports.get(code), code));
    const today = dateIn(timezone, new Date());
    const isPast = query.journeys.some(({ departureDate }) => departureDate < today);
    dispatch(searchpadActions.loaded({ id, form: { ...form, isInitialDate: renewsDays && isPast } }));
    onFilled();
  });
  const codes = query.journeys.flatMap(({ origin, destination }) => [origin, destination]).join(' ');
  useEffect(() => {
    let isOpen = true;
    void lookUp(codes.split(' ')).then(({ known }) => isOpen && fill(known));
    return () => {
      isOpen = false;
    };
  }, [codes, lookUp]);
}

/** Keeps the searched code: a city's code must not become that of one of its airports. */
function named<A extends { airportCode: string }>(airport: A | undefined, code: string): A | undefined {
  return airport && { ...airport, airportCode: code };
}
