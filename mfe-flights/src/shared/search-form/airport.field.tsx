import type { Airport } from '@jetway/kit-api/utility';
import { useT } from '@jetway/kit-runtime';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';
import { ComboBox } from '@jetway/kit-ui';
import { useMemo, useState } from 'react';

import { recentActions, selectRecent } from './state/recent.slice';
import type { FormAirport } from './state/searchpad.slice';
import { airportText } from './airport-text';
import { AirportOption } from './airport.option';
import { useAirportSearch } from './use-airport-search';

interface AirportFieldProps {
  label: string;
  value: FormAirport | null;
  errorMessage?: string | undefined;
  onChange: (airport: FormAirport) => void;
}

/** Finds an airport or city by code or name, with misspellings; if the look-up fails, the form still works. */
export function AirportField({ label, value, errorMessage, onChange }: AirportFieldProps) {
  const t = useT('flights');
  const [typed, setTyped] = useState('');
  const dispatch = useAppDispatch();
  const { airports } = useAppSelector(selectRecent);
  const { found, isLoading } = useAirportSearch(typed);
  const items = useMemo(() => (typed.trim() ? found : airports).map(asItem), [found, typed, airports]);
  const choose = (airport: Airport) => {
    dispatch(recentActions.airportChosen(airport));
    onChange(asFormAirport(airport));
  };
  return (
    <ComboBox
      label={label}
      placeholder={t('searchpad.cityOrAirport')}
      items={items}
      inputValue={typed}
      selectedText={value ? airportText(value) : ''}
      onInputChange={setTyped}
      onSelectionChange={({ airport }) => choose(airport)}
      renderItem={({ airport }) => <AirportOption airport={airport} />}
      isLoading={isLoading}
      emptyText={t('searchpad.noAirport')}
      {...(errorMessage ? { errorMessage } : {})}
    />
  );
}

function asItem(airport: Airport) {
  return { id: `${airport.kind}-${airport.airportCode}`, textValue: airportText(airport), airport };
}

function asFormAirport({ airportCode, airportName, cityCode, cityName, countryCode, countryName, timezone }: Airport): FormAirport {
  return { airportCode, airportName, cityCode, cityName, countryCode, countryName, timezone };
}
