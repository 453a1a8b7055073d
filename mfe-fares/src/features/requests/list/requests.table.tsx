import type { GroupRequestRow } from '@jetway/kit-api/fares';
import { formatDate, formatDateTime } from '@jetway/kit-domain';
import { Unbroken } from '@jetway/kit-orders';
import { useDeadline, useLocaleTag, useT } from '@jetway/kit-runtime';
import { Link, useNavigate } from '@jetway/kit-runtime/router';
import { Stack, Table, Text } from '@jetway/kit-ui';

import { orderHref, requestHref } from '../../../shared/addresses';
import { RequestStatus } from '../../../shared/request-status';

/** One row per request; its number opens it. */
export function RequestsTable({ rows }: { rows: GroupRequestRow[] }) {
  const t = useT('fares');
  const locale = useLocaleTag();
  const navigate = useNavigate();
  const columns = [
    {
      id: 'reference',
      title: t('requests.columns.reference'),
      render: ({ referenceId }: GroupRequestRow) => (
        <Unbroken>
          <Link to={requestHref(referenceId)}>{referenceId}</Link>
        </Unbroken>
      ),
    },
    {
      id: 'group',
      title: t('requests.columns.group'),
      render: ({ groupName, kind }: GroupRequestRow) => (
        <Stack gap={1}>
          <Text weight="medium">
            <bdi>{groupName}</bdi>
          </Text>
          <Text size="xs" muted>
            {t(`kinds.${kind}`)}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'trip',
      title: t('requests.columns.trip'),
      render: ({ route, departureDate, passengers }: GroupRequestRow) => (
        <Stack gap={1}>
          <Text>
            <bdi>{route}</bdi> <Unbroken>{formatDate(departureDate, locale)}</Unbroken>
          </Text>
          <Text size="xs" muted>
            {t('requests.people', { count: passengers })}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'status',
      title: t('requests.columns.status'),
      render: (row: GroupRequestRow) => <Status row={row} />,
    },
    {
      id: 'created',
      title: t('requests.columns.created'),
      render: ({ createdAt, createdBy }: GroupRequestRow) => (
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
      caption={t('requests.title')}
      rows={rows}
      columns={columns}
      rowKey={({ referenceId }) => referenceId}
      onRowAction={({ referenceId }) => void navigate(requestHref(referenceId))}
    />
  );
}

/** The state, and until when a quote is valid or which booking it has become. */
function Status({ row: { status, validUntil, orderReference } }: { row: GroupRequestRow }) {
  const t = useT('fares');
  const deadline = useDeadline();
  return (
    <Stack gap={1} align="start">
      <RequestStatus status={status} />
      {validUntil && (
        <Text size="xs" muted>
          {t('requests.valid', { at: deadline(validUntil) })}
        </Text>
      )}
      {orderReference && (
        <Text size="xs">
          <Link to={orderHref(orderReference)}>{orderReference}</Link>
        </Text>
      )}
    </Stack>
  );
}
