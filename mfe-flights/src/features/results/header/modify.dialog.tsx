import { useT } from '@jetway/kit-runtime';
import { useAppDispatch } from '@jetway/kit-runtime/store';
import { Dialog, SkeletonCard } from '@jetway/kit-ui';
import { useEffect, useEffectEvent, useState } from 'react';

import type { KnownAirports } from '../../../shared/airports';
import { useAirportLookUp } from '../../../shared/airports';
import type { SearchQuery } from '../../../shared/search-query';
import { FlightSearchForm } from '../../../shared/search-form/search.form';
import { formOf } from '../../../shared/search-form/state/searchpad.model';
import { searchpadActions } from '../../../shared/search-form/state/searchpad.slice';

/** The form over the results: apart from the search home's own, and filled from the address. */
const MODIFY = 'modify';

interface ModifyDialogProps {
  query: SearchQuery;
  /** Begins with the search in one line. */
  inLine: boolean;
  onClose: () => void;
  onSearch: (query: SearchQuery) => void;
}

/** The search of the address in a form, to be changed and run again. */
export function ModifyDialog({ query, inLine, onClose, onSearch }: ModifyDialogProps) {
  const t = useT('flights');
  const isFilled = useFilledForm(query);
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('results.modifyTitle')} size="xl">
      {isFilled ? <FlightSearchForm id={MODIFY} inLine={inLine} onSearch={onSearch} /> : <SkeletonCard lines={3} />}
    </Dialog>
  );
}

/** Fills the form once the names of its airports are known. */
function useFilledForm(query: SearchQuery): boolean {
  const dispatch = useAppDispatch();
  const lookUp = useAirportLookUp();
  const [isFilled, setFilled] = useState(false);
  const fill = useEffectEvent((airports: KnownAirports) => {
    dispatch(searchpadActions.loaded({ id: MODIFY, form: formOf(query, '', (code) => named(airports.get(code), code)) }));
    setFilled(true);
  });
  const codes = query.journeys.flatMap(({ origin, destination }) => [origin, destination]).join(' ');
  useEffect(() => {
    let isOpen = true;
    void lookUp(codes.split(' ')).then((airports) => isOpen && fill(airports));
    return () => {
      isOpen = false;
    };
  }, [codes, lookUp]);
  return isFilled;
}

/** The code of the address stays: a city's code must not become that of one of its airports. */
function named<A extends { airportCode: string }>(airport: A | undefined, code: string): A | undefined {
  return airport && { ...airport, airportCode: code };
}
