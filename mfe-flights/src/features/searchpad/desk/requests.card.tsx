import type { AfterSaleKindName } from '@jetway/kit-api/flights';
import { useGetRefundQueueQuery, useGetVoidQueueQuery, useListExchangesQuery } from '@jetway/kit-api/flights';
import { Feature } from '@jetway/kit-domain';
import { useDeadline, useSession, useT } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';
import { Text } from '@jetway/kit-ui';

import { requestHref, requestsHref } from '../../../shared/addresses';
import { legsOf } from '../../../shared/trip/legs';
import { DeskCard, LINES, POLLING } from './desk.card';
import { Lines } from './desk.styles';

const QUERY = { afterSaleQueueBody: { tab: 'quoted', page: 1, pageSize: LINES } } as const;

/** Voids, refunds or exchanges that are quoted and wait for the agency's answer. */
export function RequestsCard({ kind }: { kind: AfterSaleKindName }) {
  const t = useT('flights');
  const deadline = useDeadline();
  const { can } = useSession();
  const voids = useGetVoidQueueQuery(QUERY, { ...POLLING, skip: kind !== 'void' });
  const refunds = useGetRefundQueueQuery(QUERY, { ...POLLING, skip: kind !== 'refund' });
  const exchanges = useListExchangesQuery(QUERY, { ...POLLING, skip: kind !== 'exchange' });
  const quoted = { void: voids, refund: refunds, exchange: exchanges }[kind];
  return (
    <DeskCard
      title={t(`searchpad.desk.${kind}.title`)}
      href={`${requestsHref(kind)}?tab=quoted`}
      list={quoted}
      total={quoted.data?.total}
      nothing={t(`searchpad.desk.${kind}.nothing`)}
    >
      <Lines>
        {quoted.data?.items.map(({ request: { requestReference, dueAt }, title, leadName }) => (
          <li key={requestReference}>
            {can(Feature.ViewBooking) ? (
              <Link to={requestHref(kind, requestReference)}>{requestReference}</Link>
            ) : (
              <span>{requestReference}</span>
            )}
            <Text size="sm" weight="medium">
              {dueAt && t('searchpad.desk.answerBy', { at: deadline(dueAt) })}
            </Text>
            <Text size="sm" muted>
              {legsOf(title)} · {leadName}
            </Text>
            <span />
          </li>
        ))}
      </Lines>
    </DeskCard>
  );
}
