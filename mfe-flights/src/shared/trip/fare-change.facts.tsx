import type { ClassChange } from '@jetway/kit-api/flights';
import { minorOf } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { DescriptionList, Money, Stack, Text } from '@jetway/kit-ui';

import { inWords } from '../wire-words';
import type { FareChange, PriceChange } from './fare-change';
import { MovedFlight } from './moved-flight';

/** All differences from the fare as seen: flights at other times, flights in another class, then the price. */
export function FareChangeFacts({ change: { price, classes, times } }: { change: FareChange }) {
  const t = useT('flights');
  return (
    <Stack gap={3}>
      {times.map(({ flight, previous, current }) => (
        <MovedFlight
          key={`${flight} ${current.origin.utc}`}
          flight={flight}
          before={previous}
          now={current}
          beforeTerm={t('booking.changed.before')}
        />
      ))}
      {classes.length > 0 && <ClassLines classes={classes} />}
      {price && <PriceChangeTable change={price} />}
    </Stack>
  );
}

/** "Booking class Y → B on EK 585", for each flight. */
function ClassLines({ classes }: { classes: ClassChange[] }) {
  const t = useT('flights');
  return (
    <Stack gap={1}>
      {classes.map((change) => (
        <Text key={`${change.flight} ${change.previous.fareBasis}`} weight="medium">
          <bdi>{lineOf(t, change)}</bdi>
        </Text>
      ))}
    </Stack>
  );
}

function lineOf(t: ReturnType<typeof useT>, { flight, previous, current }: ClassChange): string {
  if (previous.cabin !== current.cabin) {
    const before = `${inWords(t, previous.cabin)} (${previous.rbd})`;
    return t('booking.changed.cabin', { flight, before, after: `${inWords(t, current.cabin)} (${current.rbd})` });
  }
  if (previous.rbd !== current.rbd)
    return t('booking.changed.letter', { flight, before: previous.rbd, after: current.rbd });
  return t('booking.changed.code', { flight, before: previous.fareBasis, after: current.fareBasis });
}

/** Old price, new price and the difference. */
function PriceChangeTable({ change: { previous, current, delta } }: { change: PriceChange }) {
  const t = useT('flights');
  const isDearer = minorOf(delta) > 0n;
  return (
    <DescriptionList
      items={[
        { term: t('booking.changed.previous'), description: <Money value={previous.customerTotal} muted /> },
        { term: t('booking.changed.current'), description: <Money value={current.customerTotal} /> },
        {
          term: t(isDearer ? 'booking.changed.more' : 'booking.changed.less'),
          description: <Money value={delta.replace('-', '')} />,
        },
      ]}
    />
  );
}
