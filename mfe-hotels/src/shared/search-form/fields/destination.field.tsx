import type { HotelDestination } from '@jetway/kit-api/hotels';
import type { OfferedPlace } from '@jetway/kit-orders/searchpad';
import { offeredPlaces, PlaceOption } from '@jetway/kit-orders/searchpad';
import { useT } from '@jetway/kit-runtime';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';
import { Badge, ComboBox } from '@jetway/kit-ui';
import { useMemo, useState } from 'react';

import type { Place } from '../../hotel-query';
import { placeKey, placesActions, selectPlaces } from '../state/places.slice';
import { useDestinations } from '../state/use-destinations';

interface DestinationFieldProps {
  value: Place | null;
  errorMessage?: string | undefined;
  onChange: (place: Place) => void;
}

/** Finds a city, a landmark or a hotel, with misspellings; recent places and popular cities before anything is typed. */
export function DestinationField({ value, errorMessage, onChange }: DestinationFieldProps) {
  const t = useT('hotels');
  const [typed, setTyped] = useState('');
  const { found, isLoading } = useDestinations(typed);
  const dispatch = useAppDispatch();
  const { recent } = useAppSelector(selectPlaces);
  const items = useMemo(
    () => (typed.trim() ? found.map((place) => asItem({ place })) : offeredPlaces(recent, found, placeKey).map(asItem)),
    [found, typed, recent],
  );
  const choose = (place: HotelDestination) => {
    dispatch(placesActions.chosen(place));
    onChange({ kind: place.kind, id: place.id, name: placeText(place) });
  };
  return (
    <ComboBox
      label={t('search.destination')}
      placeholder={t('search.destinationHint')}
      items={items}
      inputValue={typed}
      selectedText={value?.name ?? ''}
      onInputChange={setTyped}
      onSelectionChange={({ place }) => choose(place)}
      renderItem={(offered) => <DestinationOption {...offered} />}
      isLoading={isLoading}
      emptyText={t('search.noDestination')}
      {...(errorMessage ? { errorMessage } : {})}
    />
  );
}

type Offered = Pick<OfferedPlace<HotelDestination>, 'place'> & {
  /** Why it is offered before anything is typed. */
  why?: OfferedPlace<HotelDestination>['why'] | undefined;
};

function asItem({ place, why }: Offered) {
  return { id: placeKey(place), textValue: placeText(place), place, why };
}

function placeText({ kind, name, cityName, countryName }: HotelDestination): string {
  return kind === 'city' ? `${name}, ${countryName}` : `${name}, ${cityName}`;
}

function DestinationOption({ place, why }: Offered) {
  const t = useT('hotels');
  const { kind, name, cityName, countryName } = place;
  return (
    <PlaceOption
      name={name}
      details={[why && t(`orders.places.${why}`), kind === 'city' ? countryName : `${cityName}, ${countryName}`]}
      end={<Badge>{t(`search.kinds.${kind}`)}</Badge>}
    />
  );
}
