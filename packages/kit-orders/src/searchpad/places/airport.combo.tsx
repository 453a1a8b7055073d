import type { Airport } from '@jetway/kit-api/utility';
import { useT } from '@jetway/kit-runtime';
import { Code, ComboBox, icons } from '@jetway/kit-ui';
import { useMemo, useState } from 'react';

import { airportText } from './airport-text';
import type { OfferedPlace } from './offered-places';
import { PlaceOption } from './place.option';
import { useAirportSearch } from './use-airport-search';
import { airportKey, useSuggestedAirports } from './use-suggested-airports';

interface AirportComboProps {
  /** i18n namespace of the module; the kit's texts are under `orders` in it. */
  namespace: string;
  label: string;
  placeholder: string;
  /** Text of the airport chosen before, '' for none. */
  selectedText: string;
  /** The user's recent airports, newest first. */
  recent: readonly Airport[];
  errorMessage?: string | undefined;
  /** Offers no cities with several airports. */
  isAirportOnly?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  onChoose: (airport: Airport) => void;
  onClear?: (() => void) | undefined;
}

/**
 * Finds an airport or city by code or name, with misspellings; recent and popular places before anything is typed. If a
 * look-up fails, the form still works.
 */
export function AirportCombo({
  namespace,
  recent,
  errorMessage,
  isAirportOnly,
  onBlur,
  onChoose,
  onClear,
  ...rest
}: AirportComboProps) {
  const t = useT(namespace);
  const [typed, setTyped] = useState('');
  const suggested = useSuggestedAirports(recent);
  const { found, isLoading } = useAirportSearch(typed);
  const items = useMemo(() => {
    const offered = typed.trim() ? found.map((place) => asItem({ place })) : suggested.map(asItem);
    return isAirportOnly ? offered.filter(({ airport }) => airport.kind !== 'metro') : offered;
  }, [found, typed, suggested, isAirportOnly]);
  return (
    <ComboBox
      {...rest}
      items={items}
      inputValue={typed}
      onInputChange={setTyped}
      onSelectionChange={({ airport }) => onChoose(airport)}
      renderItem={({ airport, why }) => <AirportOption namespace={namespace} airport={airport} why={why} />}
      isLoading={isLoading}
      emptyText={t('orders.places.noAirport')}
      {...(onBlur ? { onBlur } : {})}
      {...(onClear ? { onClear } : {})}
      {...(errorMessage ? { errorMessage } : {})}
    />
  );
}

function asItem({ place, why }: Partial<OfferedPlace<Airport>> & { place: Airport }) {
  return { id: airportKey(place), textValue: airportText(place), airport: place, why };
}

interface AirportOptionProps {
  namespace: string;
  airport: Airport;
  /** Why it is offered before anything is typed. */
  why: OfferedPlace<Airport>['why'] | undefined;
}

/** One airport, or all airports of a city. */
function AirportOption({ namespace, airport, why }: AirportOptionProps) {
  const t = useT(namespace);
  const isMetro = airport.kind === 'metro';
  const nearby = airport.nearby ?? [];
  const Icon = isMetro ? icons.Building2 : icons.Plane;
  return (
    <PlaceOption
      icon={<Icon size={16} aria-hidden />}
      name={`${airport.cityName}, ${airport.countryName}`}
      details={[
        why && t(`orders.places.${why}`),
        isMetro ? t('orders.places.allAirports') : airport.airportName,
        nearby.length > 0 && t('orders.places.alsoNearby', { codes: nearby.join(', ') }),
      ]}
      end={<Code>{airport.airportCode}</Code>}
    />
  );
}
