import { useGetBookingsQuery } from '@jetway/kit-api/customer';
import { paths, useDeadline, useT } from '@jetway/kit-runtime';
import { Text } from '@jetway/kit-ui';

import { legsOf } from '../../../shared/trip/legs';
import { DeskCard, LINES, POLLING } from './desk.card';
import { Lines } from './desk.styles';
import { NearCountdown } from './near.countdown';
import { OrderLink } from './order-link';

const QUERY = { bookingsRequest: { queue: 'onHold', sort: 'ttl', page: 1, pageSize: LINES } } as const;
const LIST = `${paths.myBookings()}?${new URLSearchParams({ queue: 'onHold', sort: 'ttl' })}`;

/** Held orders, those whose seats are released first on top. */
export function LimitsCard() {
  const t = useT('flights');
  const deadline = useDeadline();
  const held = useGetBookingsQuery(QUERY, POLLING);
  return (
    <DeskCard
      title={t('searchpad.desk.limits.title')}
      href={LIST}
      list={held}
      total={held.data?.total}
      nothing={t('searchpad.desk.limits.nothing')}
    >
      <Lines>
        {held.data?.items.map(({ orderReference, route, leadPassenger, timeLimitAt }) => (
          <li key={orderReference}>
            <OrderLink reference={orderReference} />
            <Text size="sm" weight="medium">
              {timeLimitAt && deadline(timeLimitAt)}
            </Text>
            <Text size="sm" muted>
              {legsOf(route)} · {leadPassenger}
            </Text>
            <NearCountdown reference={orderReference} until={timeLimitAt} />
          </li>
        ))}
      </Lines>
    </DeskCard>
  );
}
