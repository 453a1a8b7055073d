import type { FlightTimes } from '@jetway/kit-api/flights';
import { dayOffset, formatDate, formatTime } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { DescriptionList, Stack, Text } from '@jetway/kit-ui';

interface MovedFlightProps {
  /** Such as "EK 585". */
  flight: string;
  before: FlightTimes;
  now: FlightTimes;
  /** Label of the old times. */
  beforeTerm: string;
}

/** A flight's old and new times. */
export function MovedFlight({ flight, before, now, beforeTerm }: MovedFlightProps) {
  const t = useT('flights');
  const times = useTimes();
  return (
    <Stack gap={2}>
      <Text weight="semibold">
        {t('order.schedule.flight', { flight, from: now.origin.city, to: now.destination.city })}
      </Text>
      <DescriptionList
        items={[
          { term: beforeTerm, description: times(before) },
          { term: t('order.schedule.now'), description: <strong>{times(now)}</strong> },
        ]}
      />
    </Stack>
  );
}

/** Formats departure and arrival in local time; with the arrival's date where it differs. */
function useTimes(): (flight: FlightTimes) => string {
  const locale = useLocaleTag();
  const moment = (local: string) => `${formatDate(local, locale)} ${formatTime(local, locale)}`;
  return ({ origin, destination }) => {
    const isSameDay = dayOffset(origin.local, destination.local) === 0;
    return `${moment(origin.local)} – ${isSameDay ? formatTime(destination.local, locale) : moment(destination.local)}`;
  };
}
