import { countriesFor, useGetAllCountriesQuery } from '@jetway/kit-api/utility';
import type { VisaDestination } from '@jetway/kit-api/visas';
import type { OfferedPlace } from '@jetway/kit-orders/searchpad';
import { offeredPlaces, PlaceOption } from '@jetway/kit-orders/searchpad';
import { useT } from '@jetway/kit-runtime';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';
import { ComboBox } from '@jetway/kit-ui';
import { useState } from 'react';

import { recentActions, selectRecent } from './recent.slice';

interface DestinationFieldProps {
  /** Two-letter code. */
  value: string;
  /** Undefined while they load. */
  destinations: readonly VisaDestination[] | undefined;
  errorMessage?: string | undefined;
  onChange: (code: string) => void;
}

/** Selects the country to travel to; until something is typed, the recent and popular ones come first. */
export function DestinationField({ value, destinations, errorMessage, onChange }: DestinationFieldProps) {
  const t = useT('visas');
  const { data: countries = [] } = useGetAllCountriesQuery();
  const [typed, setTyped] = useState('');
  const dispatch = useAppDispatch();
  const recent = useAppSelector(selectRecent).destinations;
  const name = (code: string) =>
    countries.find(({ code2 }) => code2 === code)?.name ?? destinations?.find((one) => one.code === code)?.name ?? code;
  const choose = (code: string) => {
    dispatch(recentActions.destinationChosen(code));
    onChange(code);
  };
  return (
    <ComboBox
      label={t('search.destination')}
      placeholder={t('search.destinationHint')}
      items={offered(destinations ?? [], recent, countries, typed).map((one) => ({
        id: one.place,
        textValue: name(one.place),
        why: one.why,
      }))}
      renderItem={({ textValue, why }) => <PlaceOption name={textValue} details={[why && t(`orders.places.${why}`)]} />}
      inputValue={typed}
      onInputChange={setTyped}
      onSelectionChange={({ id }) => choose(id)}
      selectedText={value && name(value)}
      isLoading={!destinations}
      emptyText={t('search.noDestination')}
      {...(errorMessage ? { errorMessage } : {})}
    />
  );
}

type Countries = Parameters<typeof countriesFor>[0];

interface Offered {
  /** Two-letter code. */
  place: string;
  /** Why it comes first before anything is typed. */
  why?: OfferedPlace<string>['why'];
}

/** Countries to choose from: all with the recent and popular ones first, or those that fit what is typed. */
function offered(
  destinations: readonly VisaDestination[],
  recent: readonly string[],
  countries: Countries,
  typed: string,
): Offered[] {
  const codes = destinations.map(({ code }) => code);
  if (typed.trim()) {
    const sold = countries.filter(({ code2 }) => codes.includes(code2));
    return countriesFor(sold, typed).map(({ code2 }) => ({ place: code2 }));
  }
  const popular = destinations.filter((one) => one.popular).map(({ code }) => code);
  const first = offeredPlaces(
    recent.filter((code) => codes.includes(code)),
    popular,
    (code) => code,
    codes.length,
  );
  const others = codes.filter((code) => !first.some(({ place }) => place === code));
  return [...first, ...others.map((place) => ({ place }))];
}
