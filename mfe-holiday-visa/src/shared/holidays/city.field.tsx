import { ignoreProblem } from '@jetway/kit-api';
import type { PackageCity } from '@jetway/kit-api/packages';
import type { OfferedPlace } from '@jetway/kit-orders/searchpad';
import { offeredPlaces, PlaceOption } from '@jetway/kit-orders/searchpad';
import { useT } from '@jetway/kit-runtime';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';
import { ComboBox } from '@jetway/kit-ui';
import { useEffect, useState } from 'react';

import { cityKey, recentCitiesActions, selectRecentCities } from './recent.slice';
import { usePackageState } from './use-package-state';

const DEBOUNCE_MS = 180;
const LONGEST_TEXT = 64;

interface CityFieldProps {
  value: { cityId: string; name: string } | null;
  errorMessage?: string | undefined;
  onChange: (city: { cityId: string; name: string }) => void;
}

/** Finds a city with packages; until something is typed, the recent and popular ones are offered. */
export function CityField({ value, errorMessage, onChange }: CityFieldProps) {
  const t = useT('visas');
  const [typed, setTyped] = useState('');
  const { found, popular, isLoading } = useCities(typed);
  const dispatch = useAppDispatch();
  const recent = useAppSelector(selectRecentCities).cities;
  const offered = typed.trim()
    ? found.map((place) => asItem({ place }))
    : offeredPlaces(recent, popular, cityKey).map(asItem);
  const choose = (city: PackageCity) => {
    dispatch(recentCitiesActions.cityChosen(city));
    onChange({ cityId: city.cityId, name: city.name });
  };
  return (
    <ComboBox
      label={t('holidays.search.destination')}
      placeholder={t('holidays.search.destinationHint')}
      items={offered}
      inputValue={typed}
      selectedText={value?.name ?? ''}
      onInputChange={setTyped}
      onSelectionChange={({ place }) => choose(place)}
      renderItem={({ place, why }) => (
        <PlaceOption
          name={place.name}
          details={[
            why && t(`orders.places.${why}`),
            place.countryName,
            t('holidays.packages', { count: place.packages }),
          ]}
        />
      )}
      isLoading={isLoading}
      emptyText={t('holidays.search.noCity')}
      {...(errorMessage ? { errorMessage } : {})}
    />
  );
}

type Offered = Pick<OfferedPlace<PackageCity>, 'place'> & {
  /** Why it is offered before anything is typed. */
  why?: OfferedPlace<PackageCity>['why'] | undefined;
};

function asItem({ place, why }: Offered) {
  return { id: place.cityId, textValue: place.name, place, why };
}

/** Cities for the typed text, asked for once typing pauses. A failed look-up has no results. */
function useCities(typed: string) {
  const wanted = typed.trim().slice(0, LONGEST_TEXT);
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(wanted), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { state, cityError } = usePackageState({ text, needsCities: true });
  useEffect(() => {
    if (cityError) ignoreProblem(cityError, 'city look-up failed');
  }, [cityError]);
  const isSettled = wanted === text;
  return {
    // What fits an earlier text is not offered for this one.
    found: isSettled ? state.cities : [],
    popular: state.popularCities,
    isLoading: state.loaders.cities || !isSettled,
  };
}
