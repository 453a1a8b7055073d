import type { GroupQueueRow } from '@jetway/kit-api/fares';
import { formatDate, formatDateTime } from '@jetway/kit-domain';
import { Unbroken, useSelectionColumn } from '@jetway/kit-orders';
import { useDeadline, useLocaleTag, useT } from '@jetway/kit-runtime';
import { Link, useNavigate } from '@jetway/kit-runtime/router';
import { Money, Stack, Table, Text } from '@jetway/kit-ui';

import { orderHref } from '../../shared/addresses';
import { useNetHidden } from '../../shared/fare-orders';
import { GroupStatus } from '../../shared/group-status';

interface BookingsTableProps {
  rows: GroupQueueRow[];
  /** The selection; absent where nothing can be selected. */
  selected: { chosen: readonly string[]; onChoose: (chosen: string[]) => void } | undefined;
}

/** One row per booking; its reference opens it. */
export function BookingsTable({ rows, selected }: BookingsTableProps) {
  const t = useT('fares');
  const locale = useLocaleTag();
  const navigate = useNavigate();
  const selection = useSelectionColumn(({ referenceId }: GroupQueueRow) => referenceId, selected);
  const columns = [
    ...selection,
    {
      id: 'reference',
      title: t('bookings.columns.reference'),
      render: ({ referenceId }: GroupQueueRow) => (
        <Unbroken>
          <Link to={orderHref(referenceId)}>{referenceId}</Link>
        </Unbroken>
      ),
    },
    {
      id: 'group',
      title: t('bookings.columns.group'),
      render: ({ groupName, kind, title }: GroupQueueRow) => (
        <Stack gap={1}>
          <Text weight="medium">
            <bdi>{groupName}</bdi>
          </Text>
          <Text size="xs" muted>
            {t(`kinds.${kind}`)} · <bdi>{title}</bdi>
          </Text>
        </Stack>
      ),
    },
    {
      id: 'trip',
      title: t('bookings.columns.trip'),
      render: ({ origin, destination, departureDate, seats }: GroupQueueRow) => (
        <Stack gap={1}>
          <Text>
            <bdi>{t('route.oneWay', { origin, destination })}</bdi>{' '}
            <Unbroken>{formatDate(departureDate, locale)}</Unbroken>
          </Text>
          <Text size="xs" muted>
            {t('seats', { count: seats })}
          </Text>
        </Stack>
      ),
    },
    { id: 'status', title: t('bookings.columns.status'), render: (row: GroupQueueRow) => <Status row={row} /> },
    {
      id: 'amount',
      title: t('bookings.columns.amount'),
      align: 'end' as const,
      render: (row: GroupQueueRow) => <Amount row={row} />,
    },
    {
      id: 'created',
      title: t('bookings.columns.created'),
      render: ({ createdAt, createdBy }: GroupQueueRow) => (
        <Stack gap={1}>
          <Text>{formatDateTime(createdAt, locale)}</Text>
          <Text size="xs" muted>
            {createdBy}
          </Text>
        </Stack>
      ),
    },
  ];
  return (
    <Table
      caption={t('bookings.title')}
      rows={rows}
      columns={columns}
      rowKey={({ referenceId }) => referenceId}
      onRowAction={({ referenceId }) => void navigate(orderHref(referenceId))}
    />
  );
}

function Status({ row: { status, nextDeadline } }: { row: GroupQueueRow }) {
  const t = useT('fares');
  const deadline = useDeadline();
  return (
    <Stack gap={1} align="start">
      <GroupStatus status={status} />
      {nextDeadline && (
        <Text size="xs" muted>
          {t('bookings.due', { at: deadline(nextDeadline) })}
        </Text>
      )}
    </Stack>
  );
}

/** The customer's price, and the net amount where it is visible. */
function Amount({ row: { amount, agentAmount } }: { row: GroupQueueRow }) {
  const t = useT('fares');
  const isNetHidden = useNetHidden();
  return (
    <Stack gap={1} align="end">
      <Money value={amount} />
      {agentAmount !== undefined && !isNetHidden && (
        <Text size="xs" muted>
          <Unbroken>
            {t('youPay')} <Money value={agentAmount} />
          </Unbroken>
        </Text>
      )}
    </Stack>
  );
}
