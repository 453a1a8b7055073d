import type { HotelDestination } from '@jetway/kit-api/hotels';
import { useT } from '@jetway/kit-runtime';
import { Badge, ComboBox, Inline, Text } from '@jetway/kit-ui';
import { useMemo, useState } from 'react';

import type { Place } from '../../hotel-query';
import { useDestinations } from '../state/use-destinations';

interface DestinationFieldProps {
  value: Place | null;
  errorMessage?: string | undefined;
  onChange: (place: Place) => void;
}

/** Finds a city, a landmark or a hotel, with misspellings; popular cities before anything is typed. */
export function DestinationField({ value, errorMessage, onChange }: DestinationFieldProps) {
  const t = useT('hotels');
  const [typed, setTyped] = useState('');
  const { found, isLoading } = useDestinations(typed);
  const items = useMemo(
    () => found.map((place) => ({ id: `${place.kind}-${place.id}`, textValue: placeText(place), place })),
    [found],
  );
  return (
    <ComboBox
      label={t('search.destination')}
      placeholder={t('search.destinationHint')}
      items={items}
      inputValue={typed}
      selectedText={value?.name ?? ''}
      onInputChange={setTyped}
      onSelectionChange={({ place }) => onChange({ kind: place.kind, id: place.id, name: placeText(place) })}
      renderItem={({ place }) => <DestinationOption place={place} />}
      isLoading={isLoading}
      emptyText={t('search.noDestination')}
      {...(errorMessage ? { errorMessage } : {})}
    />
  );
}

function placeText({ kind, name, cityName, countryName }: HotelDestination): string {
  return kind === 'city' ? `${name}, ${countryName}` : `${name}, ${cityName}`;
}

function DestinationOption({ place }: { place: HotelDestination }) {
  const t = useT('hotels');
  const { kind, name, cityName, countryName } = place;
  return (
    <Inline gap={3} wrap={false} justify="space-between">
      <span>
        <Text as="span" weight="semibold">
          {name}
        </Text>{' '}
        <Text as="span" muted>
          {kind === 'city' ? countryName : `${cityName}, ${countryName}`}
        </Text>
      </span>
      <Badge>{t(`search.kinds.${kind}`)}</Badge>
    </Inline>
  );
}
