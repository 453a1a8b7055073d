import type { Segment, SegmentEnd } from '@jetway/kit-api/flights';
import { formatDate, formatDuration, formatTime } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Inline, Stack, Text } from '@jetway/kit-ui';

/** Every flight of a trip with its airports, times and class; waits between them in between. */
export function SegmentList({ segments }: { segments: Segment[] }) {
  const t = useT('flights');
  return (
    <Stack gap={3}>
      {segments.map((segment) => (
        <Stack key={segment.segmentId} gap={2}>
          <Inline gap={2} wrap>
            <Text weight="semibold">
              {segment.marketing.code} {segment.marketing.number}
            </Text>
            <Text size="sm" muted>
              {[
                segment.operating.code === segment.marketing.code ? segment.marketing.name : t('order.trip.operatedBy', { airline: segment.operating.name }),
                segment.aircraft.name,
                `${segment.cabin} (${segment.rbd})`,
                formatDuration(segment.durationMinutes),
              ].join(' · ')}
            </Text>
          </Inline>
          <End end={segment.origin} />
          <End end={segment.destination} />
          {segment.layoverAfterMinutes !== undefined && (
            <Text size="sm" tone={segment.changeOfAirport ? 'warning' : undefined} muted={!segment.changeOfAirport}>
              {t(segment.changeOfAirport ? 'order.trip.layoverOtherAirport' : 'order.trip.layover', {
                duration: formatDuration(segment.layoverAfterMinutes),
                city: segment.destination.city,
              })}
            </Text>
          )}
        </Stack>
      ))}
    </Stack>
  );
}

function End({ end }: { end: SegmentEnd }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  return (
    <Inline gap={3}>
      <Text tabular weight="medium">
        {formatTime(end.local, locale)}
      </Text>
      <Text size="sm">
        {end.code} {end.name}
        {end.terminal && `, ${t('order.trip.terminal', { terminal: end.terminal })}`}
      </Text>
      <Text size="sm" muted>
        {formatDate(end.local, locale)}
      </Text>
    </Inline>
  );
}
