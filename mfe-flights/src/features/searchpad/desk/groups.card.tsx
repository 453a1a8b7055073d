import type { GroupQueueName } from '@jetway/kit-api/fares';
import { useFareGetQueueQuery } from '@jetway/kit-api/fares';
import { useDeadline, useT } from '@jetway/kit-runtime';
import { Text } from '@jetway/kit-ui';

import { legsOf } from '../../../shared/trip/legs';
import { DeskCard, LINES, POLLING } from './desk.card';
import { Lines } from './desk.styles';
import { GROUPS } from './lists';
import { NearCountdown } from './near.countdown';
import { OrderLink } from './order-link';
import { MOST_OPEN, soonest } from './soonest';

const queryOf = (queue: GroupQueueName) => ({ groupQueueRequest: { queue, page: 1, pageSize: MOST_OPEN } });
const HELD = queryOf('seatsHeld');
const DEPOSITED = queryOf('depositPaid');
/** Names may be missing still. */
const PAID = queryOf('balancePaid');

/** Group fares whose deposit, names or balance are due, the first deadline on top. */
export function GroupsCard() {
  const t = useT('flights');
  const deadline = useDeadline();
  const held = useFareGetQueueQuery(HELD, POLLING);
  const deposited = useFareGetQueueQuery(DEPOSITED, POLLING);
  const paid = useFareGetQueueQuery(PAID, POLLING);
  const rows = held.data &&
    deposited.data &&
    paid.data && [...held.data.rows, ...deposited.data.rows, ...paid.data.rows];
  const open = rows && soonest(rows, ({ nextDeadline }) => nextDeadline);
  return (
    <DeskCard
      title={t('searchpad.desk.groups.title')}
      href={GROUPS.path}
      list={[held, deposited, paid].find(({ isError }) => isError) ?? held}
      total={open?.length}
      nothing={t('searchpad.desk.groups.nothing')}
    >
      <Lines>
        {open?.slice(0, LINES).map(({ referenceId, groupName, origin, destination, nextDeadline, nextDue }) => (
          <li key={referenceId}>
            <OrderLink reference={referenceId} href={`${GROUPS.path}/${encodeURIComponent(referenceId)}`} />
            <Text size="sm" weight="medium">
              {nextDeadline && t(`searchpad.desk.groups.${nextDue ?? 'due'}`, { at: deadline(nextDeadline) })}
            </Text>
            <Text size="sm" muted>
              {legsOf(`${origin}-${destination}`)} · <bdi>{groupName}</bdi>
            </Text>
            <NearCountdown reference={referenceId} until={nextDeadline} />
          </li>
        ))}
      </Lines>
    </DeskCard>
  );
}
