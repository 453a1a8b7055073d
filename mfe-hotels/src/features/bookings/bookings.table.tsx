import type { HotelQueueRow } from '@jetway/kit-api/hotels';
import { formatDate, formatDateTime } from '@jetway/kit-domain';
import { Unbroken, useSelectionColumn } from '@jetway/kit-orders';
import { useDeadline, useLocaleTag, useT } from '@jetway/kit-runtime';
import { Link, useNavigate } from '@jetway/kit-runtime/router';
import { Money, Stack, Table, Text } from '@jetway/kit-ui';

import { orderHref } from '../../shared/orders/addresses';
import { useNetHidden } from '../../shared/orders/hotel-orders';
import { HotelStatus } from '../../shared/orders/hotel-status';

interface BookingsTableProps {
  rows: HotelQueueRow[];
  /** The selection; absent where nothing can be selected. */
  selected: { chosen: readonly string[]; onChoose: (chosen: string[]) => void } | undefined;
}

/** One row per booking; its reference opens it. */
export function BookingsTable({ rows, selected }: BookingsTableProps) {
  const t = useT('hotels');
  const locale = useLocaleTag();
  const navigate = useNavigate();
  const selection = useSelectionColumn(({ referenceId }: HotelQueueRow) => referenceId, selected);
  const columns = [
    ...selection,
    {
      id: 'reference',
      title: t('bookings.columns.reference'),
      render: ({ referenceId }: HotelQueueRow) => (
        <Unbroken>
          <Link to={orderHref(referenceId)}>{referenceId}</Link>
        </Unbroken>
      ),
    },
    {
      id: 'hotel',
      title: t('bookings.columns.hotel'),
      render: ({ hotel, city }: HotelQueueRow) => (
        <Stack gap={1}>
          <Text weight="medium">
            <bdi>{hotel}</bdi>
          </Text>
          <Text size="xs" muted>
            <bdi>{city}</bdi>
          </Text>
        </Stack>
      ),
    },
    {
      id: 'stay',
      title: t('bookings.columns.stay'),
      render: ({ checkIn, checkOut, nights }: HotelQueueRow) => (
        <Stack gap={1}>
          <Text>
            <Unbroken>{formatDate(checkIn, locale)}</Unbroken> – <Unbroken>{formatDate(checkOut, locale)}</Unbroken>
          </Text>
          <Text size="xs" muted>
            {t('nights', { count: nights })}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'guests',
      title: t('bookings.columns.guests'),
      render: ({ leadGuest, rooms, guests }: HotelQueueRow) => (
        <Stack gap={1}>
          <Text>
            <bdi>{leadGuest}</bdi>
          </Text>
          <Text size="xs" muted>
            {t('rooms', { count: rooms })}, {t('guests', { count: guests })}
          </Text>
        </Stack>
      ),
    },
    { id: 'status', title: t('bookings.columns.status'), render: (row: HotelQueueRow) => <Status row={row} /> },
    {
      id: 'amount',
      title: t('bookings.columns.amount'),
      align: 'end' as const,
      render: (row: HotelQueueRow) => <Amount row={row} />,
    },
    {
      id: 'created',
      title: t('bookings.columns.created'),
      render: ({ createdAt, createdBy }: HotelQueueRow) => (
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
      rowKey={(row: HotelQueueRow) => row.referenceId}
      columns={columns}
      onRowAction={(row: HotelQueueRow) => void navigate(orderHref(row.referenceId))}
    />
  );
}

function Status({ row: { status, payBy } }: { row: HotelQueueRow }) {
  const t = useT('hotels');
  const deadline = useDeadline();
  return (
    <Stack gap={1} align="start">
      <HotelStatus status={status} />
      {payBy && (
        <Text size="xs" muted>
          {t('bookings.payBy', { at: deadline(payBy) })}
        </Text>
      )}
    </Stack>
  );
}

/** The customer's price, and the net amount where it is visible. */
function Amount({ row: { amount, agentAmount } }: { row: HotelQueueRow }) {
  const t = useT('hotels');
  const isNetHidden = useNetHidden();
  return (
    <Stack gap={1} align="end">
      <Money value={amount} />
      {agentAmount !== undefined && !isNetHidden && (
        <Text size="xs" muted>
          <Unbroken>
            {t('price.youPay')} <Money value={agentAmount} />
          </Unbroken>
        </Text>
      )}
    </Stack>
  );
}
