import { useHotelGetQueueQuery } from '@jetway/kit-api/hotels';
import { useDeadline, useT } from '@jetway/kit-runtime';
import { Text } from '@jetway/kit-ui';

import { DeskCard, LINES, POLLING } from './desk.card';
import { Lines } from './desk.styles';
import { HOTELS } from './lists';
import { NearCountdown } from './near.countdown';
import { OrderLink } from './order-link';
import { MOST_OPEN, soonest } from './soonest';

const QUERY = {
  hotelQueueRequest: { queue: 'onHold', dateField: 'created', page: 1, pageSize: MOST_OPEN },
} as const;

/** Hotel bookings to pay, those that the hotel drops first on top. */
export function HotelsCard() {
  const t = useT('flights');
  const deadline = useDeadline();
  const unpaid = useHotelGetQueueQuery(QUERY, POLLING);
  const open = unpaid.data && soonest(unpaid.data.rows, ({ payBy }) => payBy);
  return (
    <DeskCard
      title={t('searchpad.desk.hotels.title')}
      href={`${HOTELS.path}?queue=onHold`}
      list={unpaid}
      total={open?.length}
      nothing={t('searchpad.desk.hotels.nothing')}
    >
      <Lines>
        {open?.slice(0, LINES).map(({ referenceId, hotel, leadGuest, payBy }) => (
          <li key={referenceId}>
            <OrderLink
              reference={referenceId}
              href={`${HOTELS.path}/${encodeURIComponent(referenceId)}`}
              feature={HOTELS.feature}
            />
            <Text size="sm" weight="medium">
              {payBy && t('searchpad.desk.hotels.payBy', { at: deadline(payBy) })}
            </Text>
            <Text size="sm" muted>
              <bdi>{hotel}</bdi> · <bdi>{leadGuest}</bdi>
            </Text>
            <NearCountdown reference={referenceId} until={payBy} />
          </li>
        ))}
      </Lines>
    </DeskCard>
  );
}
