import type { Airport } from '@jetway/kit-api/utility';
import { AirportCombo, airportText } from '@jetway/kit-orders/searchpad';
import { useT } from '@jetway/kit-runtime';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';

import { recentActions, selectRecent } from './recent.slice';

interface AirportFieldProps {
  label: string;
  /** Code of an airport or a city; '' for any. */
  value: string;
  onChange: (code: string) => void;
  onBlur?: () => void;
  errorMessage?: string | undefined;
  /** Offers no cities with several airports. */
  isAirportOnly?: boolean;
}

/** Finds an airport or a city of a search or a request. */
export function AirportField({ label, value, onChange, ...rest }: AirportFieldProps) {
  const t = useT('fares');
  const dispatch = useAppDispatch();
  const { airports } = useAppSelector(selectRecent);
  const known = airports.find(({ airportCode }) => airportCode === value);
  const choose = (airport: Airport) => {
    dispatch(recentActions.airportChosen(airport));
    onChange(airport.airportCode);
  };
  return (
    <AirportCombo
      {...rest}
      namespace="fares"
      label={label}
      placeholder={t('results.search.anywhere')}
      selectedText={known ? airportText(known) : value}
      recent={airports}
      onChoose={choose}
      onClear={() => onChange('')}
    />
  );
}
