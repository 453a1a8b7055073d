import type { Airport } from '@jetway/kit-api/utility';
import { useT } from '@jetway/kit-runtime';
import { Code, icons, Stack, styled, Text } from '@jetway/kit-ui';

import type { SuggestedAirport } from './use-suggested-airports';

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--jw-space-3);
  inline-size: 100%;
  color: var(--jw-text);

  & > svg {
    color: var(--jw-text-subtle);
  }
`;

interface AirportOptionProps {
  airport: Airport;
  /** Why it is offered before anything is typed. */
  why: SuggestedAirport['why'] | undefined;
}

/** One airport, or all airports of a city. */
export function AirportOption({ airport, why }: AirportOptionProps) {
  const t = useT('flights');
  const isMetro = airport.kind === 'metro';
  const nearby = airport.nearby ?? [];
  const Icon = isMetro ? icons.Building2 : icons.Plane;
  return (
    <Row>
      <Icon size={16} aria-hidden />
      <Stack gap={1}>
        <Text weight="medium" truncate>
          {airport.cityName}, {airport.countryName}
        </Text>
        <Text size="xs" muted truncate>
          {why && `${t(`searchpad.suggested.${why}`)} · `}
          {isMetro ? t('searchpad.allAirports') : airport.airportName}
          {nearby.length > 0 && ` · ${t('searchpad.alsoNearby', { codes: nearby.join(', ') })}`}
        </Text>
      </Stack>
      <Code>{airport.airportCode}</Code>
    </Row>
  );
}
