import type { Airport } from '@jetway/kit-api/utility';
import { useT } from '@jetway/kit-runtime';
import { useAppDispatch } from '@jetway/kit-runtime/store';
import { ComboBox } from '@jetway/kit-ui';
import { useMemo, useState } from 'react';

import { recentActions } from './state/recent.slice';
import type { FormAirport } from './state/searchpad.slice';
import { airportText } from './airport-text';
import { AirportOption } from './airport.option';
import { useAirportSearch } from './use-airport-search';
import type { SuggestedAirport } from './use-suggested-airports';
import { useSuggestedAirports } from './use-suggested-airports';

interface AirportFieldProps {
  label: string;
  value: FormAirport | null;
  errorMessage?: string | undefined;
  onChange: (airport: FormAirport) => void;
}

/**
 * Finds an airport or city by code or name, with misspellings; recent and popular places before anything is typed. If a
 * look-up fails, the form still works.
 */
export function AirportField({ label, value, errorMessage, onChange }: AirportFieldProps) {
  const t = useT('flights');
  const [typed, setTyped] = useState('');
  const dispatch = useAppDispatch();
  const suggested = useSuggestedAirports();
  const { found, isLoading } = useAirportSearch(typed);
  const items = useMemo(
    () => (typed.trim() ? found.map((airport) => asItem({ airport })) : suggested.map(asItem)),
    [found, typed, suggested],
  );
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
      renderItem={({ airport, why }) => <AirportOption airport={airport} why={why} />}
      isLoading={isLoading}
      emptyText={t('searchpad.noAirport')}
      {...(errorMessage ? { errorMessage } : {})}
    />
  );
}

function asItem({ airport, why }: Partial<SuggestedAirport> & { airport: Airport }) {
  return { id: `${airport.kind}-${airport.airportCode}`, textValue: airportText(airport), airport, why };
}

function asFormAirport({
  airportCode,
  airportName,
  cityCode,
  cityName,
  countryCode,
  countryName,
  timezone,
}: Airport): FormAirport {
  return { airportCode, airportName, cityCode, cityName, countryCode, countryName, timezone };
}
