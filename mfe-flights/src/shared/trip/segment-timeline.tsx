import type { Segment, SegmentEnd } from '@jetway/kit-api/flights';
import { dayOffset, formatDate, formatDuration, formatTime } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { AirlineBadge, Heading, icons, Stack, Text } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import { inWords } from '../wire-words';
import { isMissed } from './connections';
import { OperatedBy } from './operated-by';
import { End, Leg, Line, Wait } from './segment-timeline.styles';

interface SegmentTimelineProps {
  segments: Segment[];
  /** What to show beside a flight's airline, such as its state in a record. */
  markOf?: (segment: Segment) => ReactNode;
}

/** Every flight of every journey: local times, terminals, aircraft and layovers. */
export function SegmentTimeline({ segments, markOf }: SegmentTimelineProps) {
  return (
    <Stack gap={6}>
      {journeysOf(segments).map((journey, index) => (
        // A journey is identified by its position.
        <JourneyDetails key={index} segments={journey} markOf={markOf} />
      ))}
    </Stack>
  );
}

function journeysOf(segments: Segment[]): Segment[][] {
  const journeys: Segment[][] = [];
  for (const segment of segments) (journeys[segment.journeyIndex] ??= []).push(segment);
  return journeys.filter(Boolean);
}

function JourneyDetails({ segments, markOf }: { segments: Segment[]; markOf: SegmentTimelineProps['markOf'] }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const first = segments[0];
  const last = segments.at(-1);
  if (!first || !last) return null;
  return (
    <Stack gap={3}>
      <Heading level={3} size="md">
        {t('results.details.journey', { from: first.origin.city, to: last.destination.city })}
        {' · '}
        {formatDate(first.origin.local, locale)}
      </Heading>
      {segments.map((segment, index) => (
        <Stack key={segment.segmentId} gap={3}>
          <SegmentDetails segment={segment} mark={markOf?.(segment)} />
          <Layover segment={segment} next={segments[index + 1]} />
        </Stack>
      ))}
    </Stack>
  );
}

function SegmentDetails({ segment, mark }: { segment: Segment; mark: ReactNode }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const { marketing, aircraft, origin, destination } = segment;
  const isLater = dayOffset(origin.local, destination.local) !== 0;
  return (
    <Leg>
      <Stack gap={1} align="start">
        <AirlineBadge
          code={marketing.code}
          name={`${marketing.name} ${marketing.code} ${marketing.number}`}
          size="sm"
          showName
        />
        <OperatedBy segments={[segment]} />
        <Text size="xs" muted>
          {t('results.details.aircraft', {
            aircraft: aircraft.name,
            cabin: inWords(t, segment.cabin),
            rbd: segment.rbd,
          })}
        </Text>
        {mark}
      </Stack>
      <Line>
        <SegmentEndText end={origin} />
        <Text size="xs" subtle>
          {t('results.details.travel', { duration: formatDuration(segment.durationMinutes, locale) })}
        </Text>
        <SegmentEndText
          end={destination}
          note={isLater ? t('results.details.nextDay', { date: formatDate(destination.local, locale) }) : undefined}
        />
      </Line>
    </Leg>
  );
}

function SegmentEndText({ end, note }: { end: SegmentEnd; note?: string | undefined }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  return (
    <End>
      <Text as="span" weight="semibold" tabular>
        <time dateTime={end.local}>{formatTime(end.local, locale)}</time>
      </Text>
      <div>
        <Text>
          {end.city} ({end.code})
        </Text>
        <Text size="xs" muted>
          {[end.name, end.terminal && t('results.details.terminal', { terminal: end.terminal }), note]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
    </End>
  );
}

function Layover({ segment, next }: { segment: Segment; next: Segment | undefined }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  if (segment.layoverAfterMinutes === undefined) return null;
  const missed = isMissed(segment, next);
  const { city } = segment.destination;
  const remarks = [
    missed
      ? t('results.details.missed', { city })
      : t('results.details.layover', { duration: formatDuration(segment.layoverAfterMinutes, locale), city }),
    !missed && segment.overnight && t('results.details.overnight'),
    segment.changeOfAirport && t('results.details.changeOfAirport'),
  ];
  return (
    <Wait $isRisky={missed || segment.changeOfAirport}>
      <icons.Clock size={14} aria-hidden />
      <span>{remarks.filter(Boolean).join(' · ')}</span>
    </Wait>
  );
}
