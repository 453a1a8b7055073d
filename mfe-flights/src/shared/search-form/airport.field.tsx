import type { Airport } from '@jetway/kit-api/utility';
import { AirportCombo, airportText } from '@jetway/kit-orders/searchpad';
import { useT } from '@jetway/kit-runtime';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';

import { recentActions, selectRecent } from './state/recent.slice';
import type { FormAirport } from './state/searchpad.slice';

interface AirportFieldProps {
  label: string;
  value: FormAirport | null;
  errorMessage?: string | undefined;
  onChange: (airport: FormAirport) => void;
}

/** Finds an airport or city of a flight search. */
export function AirportField({ label, value, errorMessage, onChange }: AirportFieldProps) {
  const t = useT('flights');
  const dispatch = useAppDispatch();
  const { airports } = useAppSelector(selectRecent);
  const choose = (airport: Airport) => {
    dispatch(recentActions.airportChosen(airport));
    onChange(asFormAirport(airport));
  };
  return (
    <AirportCombo
      namespace="flights"
      label={label}
      placeholder={t('searchpad.cityOrAirport')}
      selectedText={value ? airportText(value) : ''}
      recent={airports}
      errorMessage={errorMessage}
      onChoose={choose}
    />
  );
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
