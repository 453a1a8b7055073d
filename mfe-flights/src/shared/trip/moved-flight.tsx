import type { FlightTimes } from '@jetway/kit-api/flights';
import { dayOffset, formatDate, formatTime } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { DescriptionList, Stack, Text } from '@jetway/kit-ui';

interface MovedFlightProps {
  /** Such as "EK 585". */
  flight: string;
  before: FlightTimes;
  now: FlightTimes;
  /** What the times before are called. */
  beforeTerm: string;
}

/** A flight at other times: as it was and as it is. */
export function MovedFlight({ flight, before, now, beforeTerm }: MovedFlightProps) {
  const t = useT('flights');
  const times = useTimes();
  return (
    <Stack gap={2}>
      <Text weight="semibold">{t('order.schedule.flight', { flight, from: now.origin.city, to: now.destination.city })}</Text>
      <DescriptionList
        items={[
          { term: beforeTerm, description: times(before) },
          { term: t('order.schedule.now'), description: <strong>{times(now)}</strong> },
        ]}
      />
    </Stack>
  );
}

/** Both ends of a flight, in the wall time of each airport; the day of the second where it is another. */
function useTimes(): (flight: FlightTimes) => string {
  const locale = useLocaleTag();
  const moment = (local: string) => `${formatDate(local, locale)} ${formatTime(local, locale)}`;
  return ({ origin, destination }) => {
    const isSameDay = dayOffset(origin.local, destination.local) === 0;
    return `${moment(origin.local)} – ${isSameDay ? formatTime(destination.local, locale) : moment(destination.local)}`;
  };
}
