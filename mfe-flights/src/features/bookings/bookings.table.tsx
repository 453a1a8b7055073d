import type { BookingRow, BookingsResponse } from '@jetway/kit-api/customer';
import { Feature, formatDateTime } from '@jetway/kit-domain';
import { joined, OrderStatus, plainDate, Unbroken, useSelectionColumn } from '@jetway/kit-orders';
import { paths, useDeadline, useLocaleTag, useSession, useT } from '@jetway/kit-runtime';
import { Link, useNavigate } from '@jetway/kit-runtime/router';
import { AirlineBadge, Code, Countdown, Inline, Money, Stack, Table, Text } from '@jetway/kit-ui';

import { useNetHidden } from '../../shared/desk/net-hidden';
import { legsOf } from '../../shared/trip/legs';
import { isNear } from '../../shared/trip/near';

interface BookingsTableProps {
  page: BookingsResponse;
  /** References of the selected bookings. */
  chosen?: readonly string[];
  /** Bookings can be selected. */
  onChoose?: (chosen: string[]) => void;
}

/** One row per order; its reference opens it. */
export function BookingsTable({ page, chosen = [], onChoose }: BookingsTableProps) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const deadline = useDeadline();
  const navigate = useNavigate();
  const { can } = useSession();
  const open = (row: BookingRow) => void navigate(paths.flightOrder(row.orderReference));
  const selection = useSelectionColumn(
    ({ orderReference }: BookingRow) => orderReference,
    onChoose && { chosen, onChoose },
  );
  const columns = [
    ...selection,
    { id: 'reference', title: t('bookings.columns.reference'), render: (row: BookingRow) => <Reference row={row} /> },
    { id: 'route', title: t('bookings.columns.route'), render: (row: BookingRow) => <Route row={row} /> },
    {
      id: 'passengers',
      title: t('bookings.columns.passengers'),
      render: (row: BookingRow) => <Passengers row={row} />,
    },
    {
      id: 'status',
      title: t('bookings.columns.status'),
      render: (row: BookingRow) => (
        <Stack gap={1} align="start">
          <OrderStatus status={row.status} />
          {row.timeLimitAt && (
            <Text size="xs" muted>
              {t('bookings.until', { at: deadline(row.timeLimitAt) })}
            </Text>
          )}
          {row.timeLimitAt && isNear(row.timeLimitAt) && (
            <Countdown
              until={row.timeLimitAt}
              label={t('bookings.left', { reference: row.orderReference })}
              warnUnderSeconds={3600}
            />
          )}
        </Stack>
      ),
    },
    {
      id: 'amount',
      title: t('bookings.columns.amount'),
      align: 'end' as const,
      render: (row: BookingRow) => <Amount row={row} />,
    },
    {
      id: 'created',
      title: t('bookings.columns.created'),
      render: (row: BookingRow) => (
        <Stack gap={1}>
          <Text>{formatDateTime(row.createdAt, locale)}</Text>
          <Text size="xs" muted>
            {row.createdBy}
          </Text>
        </Stack>
      ),
    },
  ];
  return (
    <Table
      caption={t('bookings.title')}
      rows={page.items}
      rowKey={(row: BookingRow) => row.orderReference}
      columns={columns}
      onRowAction={can(Feature.ViewBooking) ? open : undefined}
    />
  );
}

function Reference({ row }: { row: BookingRow }) {
  const { can } = useSession();
  return (
    <Stack gap={1}>
      <Unbroken>
        {can(Feature.ViewBooking) ? (
          <Link to={paths.flightOrder(row.orderReference)}>{row.orderReference}</Link>
        ) : (
          row.orderReference
        )}
      </Unbroken>
      {row.pnr && <Code>{row.pnr}</Code>}
    </Stack>
  );
}

function Route({ row }: { row: BookingRow }) {
  const locale = useLocaleTag();
  const days = [row.departsOn, row.returnsOn].filter((day) => day !== undefined);
  return (
    <Inline gap={3} wrap={false}>
      <AirlineBadge code={row.airlineCode} name={row.airlineName} size="md" />
      <Stack gap={1}>
        <Text weight="medium">{legsOf(row.route)}</Text>
        <Text size="xs" muted>
          {joined(row.sellingAirlines, locale)}
        </Text>
        <Text size="xs" muted>
          {days.map((day) => plainDate(day, locale)).join(' – ')}
        </Text>
      </Stack>
    </Inline>
  );
}

/** The customer's price, and the net amount where it is visible. */
function Amount({ row }: { row: BookingRow }) {
  const t = useT('flights');
  const { isNetHidden } = useNetHidden();
  return (
    <Stack gap={1} align="end">
      <Money value={row.customerAmount} />
      {row.agentAmount !== undefined && !isNetHidden && (
        <Text size="xs" muted>
          <Unbroken>
            {t('bookings.youPay')} <Money value={row.agentAmount} />
          </Unbroken>
        </Text>
      )}
    </Stack>
  );
}

function Passengers({ row }: { row: BookingRow }) {
  const t = useT('flights');
  return (
    <Stack gap={1}>
      <Text>{row.leadPassenger}</Text>
      {row.passengerCount > 1 && (
        <Text size="xs" muted>
          {t('bookings.others', { others: row.passengerCount - 1 })}
        </Text>
      )}
    </Stack>
  );
}
