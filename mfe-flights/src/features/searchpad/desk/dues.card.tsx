import { useGetDuesQuery, useGetDuesSummaryQuery } from '@jetway/kit-api/payment';
import { useDeadline, useT } from '@jetway/kit-runtime';
import { Money, Text } from '@jetway/kit-ui';

import { DUES } from '../../../shared/addresses';
import { useNetHidden } from '../../../shared/desk/net-hidden';
import { legsOf } from '../../../shared/trip/legs';
import { DeskCard, LINES, POLLING } from './desk.card';
import { Lines } from './desk.styles';
import { OrderLink } from './order-link';

/** Unpaid ones come first, by their due date. */
const QUERY = { duesRequest: { page: 1, pageSize: LINES } } as const;

/** What is left to pay of orders paid in part. */
export function DuesCard() {
  const t = useT('flights');
  const deadline = useDeadline();
  const { isNetHidden } = useNetHidden();
  const dues = useGetDuesQuery(QUERY, POLLING);
  const summary = useGetDuesSummaryQuery(undefined, POLLING);
  const failed = dues.isError ? dues : summary;
  const unpaid = dues.data?.items.filter(({ due }) => due.state !== 'settled');
  return (
    <DeskCard
      title={t('searchpad.desk.dues.title')}
      href={DUES}
      list={failed}
      total={dues.data && summary.data?.unpaid}
      nothing={t('searchpad.desk.dues.nothing')}
    >
      <Lines>
        {unpaid?.map(({ due, title, leadName }) => (
          <li key={due.orderReference}>
            <OrderLink reference={due.orderReference} />
            <Text size="sm" weight="medium">
              {t(due.state === 'overdue' ? 'searchpad.desk.overdue' : 'searchpad.desk.payBy', {
                at: deadline(due.dueAt),
              })}
            </Text>
            <Text size="sm" muted>
              {legsOf(title)} · {leadName}
            </Text>
            <span>{!isNetHidden && due.left && <Money value={due.left} />}</span>
          </li>
        ))}
      </Lines>
    </DeskCard>
  );
}
