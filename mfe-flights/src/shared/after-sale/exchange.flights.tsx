import type { ExchangeSegment } from '@jetway/kit-api/flights';
import { dayOffset, formatDate, formatTime } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Badge, Inline, Stack, styled, Text } from '@jetway/kit-ui';

import { OperatedBy } from '../trip/operated-by';
import { journeysOf } from './exchange.model';

const Lines = styled.ul`
  display: grid;
  gap: var(--jw-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--jw-text-sm);
  font-variant-numeric: tabular-nums;
`;

interface FlightsProps {
  /** What these flights are, for their list. */
  label: string;
  segments: readonly ExchangeSegment[];
  /** Marks the journeys that stay as they were. */
  marksKept?: boolean;
}

/** Every flight of every journey in a line of its own, none behind a summary. */
export function ExchangeFlights({ label, segments, marksKept = false }: FlightsProps) {
  const t = useT('flights');
  const locale = useLocaleTag();
  return (
    <Stack gap={3} role="group" aria-label={label}>
      <Text weight="semibold">{label}</Text>
      {journeysOf(segments).map((journey) => (
        <Stack key={journey.legGroup} gap={2}>
          <Inline gap={2} wrap>
            <Text size="sm" muted>
              {journey.origin} – {journey.destination} · {formatDate(journey.departsAt, locale)}
            </Text>
            {marksKept && (
              <Badge tone={journey.kept ? 'neutral' : 'accent'}>
                {t(journey.kept ? 'exchange.kept' : 'exchange.new')}
              </Badge>
            )}
          </Inline>
          <Lines>
            {journey.segments.map((segment) => (
              <li key={`${segment.flight} ${segment.departsAt}`}>
                <FlightLine segment={segment} /> <OperatedBy segments={[segment]} />
              </li>
            ))}
          </Lines>
        </Stack>
      ))}
    </Stack>
  );
}

function FlightLine({
  segment: { flight, marketing, origin, destination, departsAt, arrivesAt, cabin, rbd },
}: {
  segment: ExchangeSegment;
}) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const days = dayOffset(departsAt, arrivesAt);
  return (
    <bdi>
      {marketing.name} {flight} · {formatTime(departsAt, locale)} {origin} – {formatTime(arrivesAt, locale)}{' '}
      {destination}
      {days !== 0 && <sup>{days > 0 ? `+${days}` : days}</sup>} · {t(`searchpad.cabins.${cabin}`)} {rbd}
    </bdi>
  );
}
