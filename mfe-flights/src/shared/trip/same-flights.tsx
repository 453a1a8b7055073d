import type { Itinerary } from '@jetway/kit-api/flights';
import type { MoneyText } from '@jetway/kit-domain';
import { formatMoney } from '@jetway/kit-domain';
import { difference, minorOf } from '@jetway/kit-orders';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { AirlineBadge, Button, DescriptionList, media, Money, Stack, styled, Text } from '@jetway/kit-ui';

import { inWords } from '../wire-words';
import { flightNumbers, sellingAirlines } from './flight-numbers';
import { OperatedBy } from './operated-by';

interface SameFlightsProps {
  flights: Itinerary[];
  /** The customer's price of the sold-out fare, where known. */
  before: MoneyText | null;
  onSwitch: (itineraryId: string) => void;
}

const Flight = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--jw-space-3);
  align-items: center;
`;

const List = styled.ul`
  display: grid;
  gap: var(--jw-space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Price = styled.div`
  display: flex;
  gap: var(--jw-space-1) var(--jw-space-3);
  align-items: center;
  text-align: end;

  ${media.phone} {
    flex-direction: column;
    align-items: flex-end;
  }
`;

/** The flights of a sold-out fare from other suppliers: price, difference, and a button to switch. */
export function SameFlights({ flights, before, onSwitch }: SameFlightsProps) {
  const t = useT('flights');
  const locale = useLocaleTag();
  return (
    <Stack gap={4}>
      {before && (
        <DescriptionList items={[{ term: t('sameFlights.before'), description: <Money value={before} muted /> }]} />
      )}
      <Text weight="semibold">{t('sameFlights.title')}</Text>
      <List aria-label={t('sameFlights.title')}>
        {flights.map((flight) => (
          <Flight key={flight.itineraryId}>
            <AirlineBadge code={flight.airlineCode} name={sellingAirlines(flight.segments, flight.airlineName)} />
            <Journeys flight={flight} />
            <Price>
              <div>
                <Money value={flight.amount} size="md" />
                {before && <Difference before={before} now={flight.amount} />}
              </div>
              <Button
                variant="primary"
                size="sm"
                aria-label={t('sameFlights.switchTo', { amount: formatMoney(flight.amount, locale) })}
                onPress={() => onSwitch(flight.itineraryId)}
              >
                {t('sameFlights.switch')}
              </Button>
            </Price>
          </Flight>
        ))}
      </List>
    </Stack>
  );
}

/** Airlines, times and baggage, which distinguish fares of the same flights. */
function Journeys({ flight: { airlineName, flightSummary, baggageSummary, segments } }: { flight: Itinerary }) {
  const t = useT('flights');
  return (
    <div>
      <Text weight="medium">{sellingAirlines(segments, airlineName)}</Text>
      <Text size="xs" muted>
        <bdi>{flightNumbers(segments)}</bdi>
      </Text>
      <OperatedBy segments={segments} />
      {flightSummary.map((journey) => (
        <Text key={`${journey.departureAirportCode}${journey.departureTime}`} size="xs" muted tabular>
          <bdi>
            {journey.departureTime} {journey.departureAirportCode}
          </bdi>
          {' – '}
          <bdi>
            {journey.arrivalTime} {journey.arrivalAirportCode}
          </bdi>
        </Text>
      ))}
      <Text size="xs" muted>
        {inWords(t, baggageSummary)}
      </Text>
    </div>
  );
}

function Difference({ before, now }: { before: MoneyText; now: MoneyText }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const delta = difference(now, before);
  const amount = formatMoney(delta.replace('-', ''), locale);
  return (
    <Text size="xs" muted>
      {minorOf(delta) === 0n
        ? t('sameFlights.same')
        : t(minorOf(delta) > 0n ? 'sameFlights.more' : 'sameFlights.less', { amount })}
    </Text>
  );
}
