import type { Itinerary, Segment } from '@jetway/kit-api/flights';
import { formatDate } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { useAppSelector } from '@jetway/kit-runtime/store';
import { Duration, JourneyBar, styled, Text, VisuallyHidden } from '@jetway/kit-ui';

import { selectDesk } from '../../../shared/desk/desk.slice';
import { numbersAndClasses } from '../../../shared/trip/flight-numbers';
import { OperatedBy } from '../../../shared/trip/operated-by';
import { OtherAirports } from '../../../shared/trip/other-airports';
import { JourneyBars as Bars } from '../../../shared/results/list.styles';

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

/** A journey in one line; what does not fit wraps to the next. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.375rem;
  align-items: baseline;
  font-size: var(--jw-text-sm);
  font-variant-numeric: tabular-nums;
  line-height: 1.0625rem;

  /* A raised number must not make its line higher. */
  sup {
    line-height: 0;
  }

  b {
    font-weight: 600;
  }

  span {
    color: var(--jw-text-muted);
    font-size: var(--jw-text-xs);
  }
`;

/** From three journeys on, a card has headings. */
const MANY = 3;

type Flown = Pick<Itinerary, 'flightSummary' | 'segments'>;

/** One block per journey, in order, or one line each; with every flight if the agent shows them, otherwise their numbers. */
export function JourneyBars({
  flight: { flightSummary, segments },
  isCompact = false,
}: {
  flight: Flown;
  isCompact?: boolean;
}) {
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
          {isCompact ? (
            <JourneyLine journey={journey} segments={flownOn(segments, index)} areNumbersShown={!isUnsuppressed} />
          ) : (
            <JourneyBar
              departure={{ time: journey.departureTime, code: journey.departureAirportCode }}
              arrival={{ time: journey.arrivalTime, code: journey.arrivalAirportCode }}
              stops={journey.stops}
              stopCodes={stopsOf(segments, index)}
              duration={journey.duration}
              dayOffset={journey.dayOffset}
            />
          )}
          {!isCompact && !isUnsuppressed && <Numbers segments={flownOn(segments, index)} />}
          <OtherAirports journey={journey} />
          {!isCompact && <OperatedBy segments={flownOn(segments, index)} />}
          {isUnsuppressed && <FlightLines segments={flownOn(segments, index)} />}
        </div>
      ))}
    </Bars>
  );
}

interface JourneyLineProps {
  journey: Itinerary['flightSummary'][number];
  segments: Segment[];
  areNumbersShown: boolean;
}

/** Times, airports, duration, stops and flights of a journey in one line; the card names who operates them. */
function JourneyLine({ journey, segments, areNumbersShown }: JourneyLineProps) {
  const t = useT('flights');
  const stops = segments.slice(0, -1).map(({ destination }) => destination.code);
  return (
    <Line>
      <bdi>
        <b>{journey.departureTime}</b> {journey.departureAirportCode} – <b>{journey.arrivalTime}</b>{' '}
        {journey.arrivalAirportCode}
        {journey.dayOffset !== 0 && <sup>{journey.dayOffset > 0 ? `+${journey.dayOffset}` : journey.dayOffset}</sup>}
      </bdi>
      <span>
        <Duration minutes={journey.duration} />
      </span>
      <span>
        {journey.stops === 0
          ? t('results.card.direct')
          : `${t('results.card.stops', { count: journey.stops })} ${stops.join(', ')}`}
      </span>
      {areNumbersShown && <Numbers segments={segments} />}
    </Line>
  );
}

/** Flight numbers and booking classes of a journey. */
function Numbers({ segments }: { segments: Segment[] }) {
  const t = useT('flights');
  return (
    <Text as="span" size="xs" muted>
      <VisuallyHidden>{t('results.card.numbers')}</VisuallyHidden> <bdi>{numbersAndClasses(segments)}</bdi>{' '}
    </Text>
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
            {marketing.code} {marketing.number} · {origin.local.slice(11)} {origin.code} – {destination.local.slice(11)}{' '}
            {destination.code} · {rbd}
          </bdi>
        </li>
      ))}
    </Legs>
  );
}

function flownOn(segments: Segment[], journeyIndex: number): Segment[] {
  return segments.filter((segment) => segment.journeyIndex === journeyIndex);
}

function stopsOf(segments: Segment[], journeyIndex: number): string[] {
  return flownOn(segments, journeyIndex)
    .slice(0, -1)
    .map((segment) => segment.destination.code);
}
