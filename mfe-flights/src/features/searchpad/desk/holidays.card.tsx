import type { HolidayQueueName } from '@jetway/kit-api/holidays';
import { useDeadline, useT } from '@jetway/kit-runtime';
import { Text } from '@jetway/kit-ui';

import { DeskCard, LINES, POLLING } from './desk.card';
import { Lines } from './desk.styles';
import { useDeskHolidayOrdersQuery } from './holidays.api';
import { HOLIDAY_REQUESTS } from './lists';
import { NearCountdown } from './near.countdown';
import { OrderLink } from './order-link';
import { MOST_OPEN, soonest } from './soonest';

const queryOf = (queue: HolidayQueueName) => ({ queue, page: 1, pageSize: MOST_OPEN });
const UNPAID = queryOf('depositDue');
const CONFIRMED = queryOf('balanceDue');

/** Holiday bookings whose deposit or balance is due, the first deadline on top. */
export function HolidaysCard() {
  const t = useT('flights');
  const deadline = useDeadline();
  const unpaid = useDeskHolidayOrdersQuery(UNPAID, POLLING);
  const confirmed = useDeskHolidayOrdersQuery(CONFIRMED, POLLING);
  const rows = unpaid.data && confirmed.data && [...unpaid.data.rows, ...confirmed.data.rows];
  const open = rows && soonest(rows, ({ nextDeadline }) => nextDeadline);
  return (
    <DeskCard
      title={t('searchpad.desk.holidays.title')}
      href={`${HOLIDAY_REQUESTS.path}?tab=accepted`}
      list={unpaid.isError ? unpaid : confirmed}
      total={open?.length}
      nothing={t('searchpad.desk.holidays.nothing')}
    >
      <Lines>
        {open?.slice(0, LINES).map(({ orderReference, packageTitle, city, nextDeadline, nextDue }) => (
          <li key={orderReference}>
            <OrderLink reference={orderReference} href={`/holiday-bookings/${encodeURIComponent(orderReference)}`} />
            <Text size="sm" weight="medium">
              {nextDeadline && t(`searchpad.desk.groups.${nextDue ?? 'due'}`, { at: deadline(nextDeadline) })}
            </Text>
            <Text size="sm" muted>
              <bdi>{packageTitle}</bdi> · <bdi>{city}</bdi>
            </Text>
            <NearCountdown reference={orderReference} until={nextDeadline} />
          </li>
        ))}
      </Lines>
    </DeskCard>
  );
}
