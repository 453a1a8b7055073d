import type { Airport } from '@jetway/kit-api/utility';
import { useT } from '@jetway/kit-runtime';
import { ComboBox } from '@jetway/kit-ui';
import { useState } from 'react';

import type { FormAirport } from '../searchpad.slice';
import { airportText } from './airport-text';
import { AirportOption } from './airport.option';
import { useAirportSearch } from './use-airport-search';

interface AirportFieldProps {
  label: string;
  value: FormAirport | null;
  errorMessage?: string | undefined;
  onChange: (airport: FormAirport) => void;
}

/** Finds an airport or a city by code or name, misspelt ones too; the form stays usable when the look-up fails. */
export function AirportField({ label, value, errorMessage, onChange }: AirportFieldProps) {
  const t = useT('flights');
  // What is typed counts until something is chosen; then the choice speaks.
  const [typed, setTyped] = useState<string | null>(null);
  const { found, isLoading } = useAirportSearch(typed ?? '');
  const choose = (airport: Airport | null) => {
    setTyped(null);
    if (airport) onChange(asFormAirport(airport));
  };
  return (
    <ComboBox
      label={label}
      placeholder={t('searchpad.cityOrAirport')}
      items={found}
      inputValue={typed ?? (value ? airportText(value) : '')}
      onInputChange={setTyped}
      onSelectionChange={choose}
      getKey={(airport: Airport) => `${airport.kind}-${airport.airportCode}`}
      getText={airportText}
      renderItem={(airport: Airport) => <AirportOption airport={airport} />}
      isLoading={isLoading}
      errorMessage={errorMessage}
    />
  );
}

function asFormAirport({ airportCode, airportName, cityCode, cityName, countryCode, countryName }: Airport): FormAirport {
  return { airportCode, airportName, cityCode, cityName, countryCode, countryName };
}
