import { useGetBookingsQuery } from '@jetway/kit-api/customer';
import { formatDate } from '@jetway/kit-domain';
import { paths, useLocaleTag, useT } from '@jetway/kit-runtime';
import { Text } from '@jetway/kit-ui';

import { legsOf } from '../../../shared/trip/legs';
import { DeskCard, LINES, POLLING } from './desk.card';
import { Lines } from './desk.styles';
import { OrderLink } from './order-link';

/** Departures within this many days are soon. */
const SOON_DAYS = 7;
const DAY_MS = 86_400_000;

/** Ticketed orders that depart within a week, the next on top. */
export function DeparturesCard({ today }: { today: string }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const to = new Date(Date.parse(today) + SOON_DAYS * DAY_MS).toISOString().slice(0, 10);
  const span = { queue: 'ticketed', sort: 'travel', from: today, to } as const;
  const query = { bookingsRequest: { ...span, dateField: 'travel', page: 1, pageSize: LINES } } as const;
  const soon = useGetBookingsQuery(query, POLLING);
  return (
    <DeskCard
      title={t('searchpad.desk.departures.title')}
      href={`${paths.myBookings()}?${new URLSearchParams({ ...span, by: 'travel' })}`}
      list={soon}
      total={soon.data?.total}
      nothing={t('searchpad.desk.departures.nothing')}
    >
      <Lines>
        {soon.data?.items.map(({ orderReference, route, leadPassenger, departsOn, pnr }) => (
          <li key={orderReference}>
            <OrderLink reference={orderReference} />
            <Text size="sm" weight="medium">
              {formatDate(departsOn, locale)}
            </Text>
            <Text size="sm" muted>
              {legsOf(route)} · {leadPassenger}
            </Text>
            <Text size="sm" muted>
              <bdi>{pnr}</bdi>
            </Text>
          </li>
        ))}
      </Lines>
    </DeskCard>
  );
}
