import type { FareJourney } from '@jetway/kit-api/fares';
import { dayOffset, formatDate, formatTime } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Stack, styled, Text } from '@jetway/kit-ui';

const Flights = styled.ul`
  display: grid;
  gap: var(--jw-space-1);
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
`;

/** Each journey with its flights, by local times. */
export function Journeys({ journeys }: { journeys: readonly FareJourney[] }) {
  const t = useT('fares');
  const locale = useLocaleTag();
  return (
    <Stack gap={4}>
      {journeys.map(({ origin, destination, date, flights }) => (
        <Stack key={`${origin}${destination}${date}`} gap={1}>
          <Text weight="semibold">
            <bdi>{t('route.oneWay', { origin, destination })}</bdi> · {formatDate(date, locale)}
          </Text>
          <Flights>
            {flights.map((flight) => {
              const days = dayOffset(flight.departure, flight.arrival);
              return (
                <li key={flight.number + flight.departure}>
                  <bdi>{flight.number}</bdi>{' '}
                  <bdi>
                    {t('flightTimes', {
                      origin: flight.origin,
                      departure: formatTime(flight.departure, locale),
                      destination: flight.destination,
                      arrival: formatTime(flight.arrival, locale),
                    })}
                  </bdi>
                  {days > 0 && ` (${t('laterDays', { count: days })})`}
                </li>
              );
            })}
          </Flights>
        </Stack>
      ))}
    </Stack>
  );
}
