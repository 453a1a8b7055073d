import type { Itinerary, Segment } from '@jetway/kit-api/flights';
import { formatDate } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { useAppSelector } from '@jetway/kit-runtime/store';
import { JourneyBar, styled, Text } from '@jetway/kit-ui';

import { selectDesk } from '../../../shared/desk/desk.slice';
import { OperatedBy } from '../../../shared/trip/operated-by';
import { OtherAirports } from '../../../shared/trip/other-airports';
import { JourneyBars as Bars } from './list.styles';

const Legs = styled.ul`
  display: grid;
  gap: var(--jw-space-1);
  margin: var(--jw-space-2) 0 0;
  padding: 0;
  list-style: none;
  color: var(--jw-text-muted);
  font-size: var(--jw-text-xs);
  font-variant-numeric: tabular-nums;
`;

/** From three journeys on, a card has headings. */
const MANY = 3;

type Flown = Pick<Itinerary, 'flightSummary' | 'segments'>;

/** One block per journey, in order; with every flight if the agent shows them. */
export function JourneyBars({ flight: { flightSummary, segments } }: { flight: Flown }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const { isUnsuppressed } = useAppSelector(selectDesk);
  return (
    <Bars>
      {flightSummary.map((journey, index) => (
        // A journey is identified by its position.
        <div key={index} data-testid="journey">
          {flightSummary.length >= MANY && (
            <Text size="xs" muted weight="semibold">
              {t('results.card.journey', { number: index + 1, date: formatDate(journey.departsOn, locale) })}
            </Text>
          )}
          <JourneyBar
            departure={{ time: journey.departureTime, code: journey.departureAirportCode }}
            arrival={{ time: journey.arrivalTime, code: journey.arrivalAirportCode }}
            stops={journey.stops}
            stopCodes={stopsOf(segments, index)}
            duration={journey.duration}
            dayOffset={journey.dayOffset}
          />
          <OtherAirports journey={journey} />
          <OperatedBy segments={segments.filter(({ journeyIndex }) => journeyIndex === index)} />
          {isUnsuppressed && <FlightLines segments={segments.filter(({ journeyIndex }) => journeyIndex === index)} />}
        </div>
      ))}
    </Bars>
  );
}

/** A line per flight of a journey. */
function FlightLines({ segments }: { segments: Segment[] }) {
  const t = useT('flights');
  return (
    <Legs aria-label={t('results.card.flights')}>
      {segments.map(({ segmentId, marketing, origin, destination, rbd }) => (
        <li key={segmentId}>
          <bdi>
            {marketing.code} {marketing.number} · {origin.local.slice(11)} {origin.code} – {destination.local.slice(11)} {destination.code} · {rbd}
          </bdi>
        </li>
      ))}
    </Legs>
  );
}

function stopsOf(segments: Segment[], journeyIndex: number): string[] {
  return segments
    .filter((segment) => segment.journeyIndex === journeyIndex)
    .slice(0, -1)
    .map((segment) => segment.destination.code);
}
