import type { AfterSaleKindName, AfterSaleQueue, AfterSaleRow } from '@jetway/kit-api/flights';
import { Feature, formatDateTime } from '@jetway/kit-domain';
import { useDeadline, useLocaleTag, useSession, useT } from '@jetway/kit-runtime';
import { Link, useNavigate } from '@jetway/kit-runtime/router';
import { Money, Stack, StatusPill, Table, Text } from '@jetway/kit-ui';

import { requestHref } from '../../shared/addresses';
import { isLate, isOpen, TONES } from '../../shared/after-sale/after-sale.model';
import { outcomeOf } from '../../shared/after-sale/exchange.model';
import { useNetHidden } from '../../shared/desk/net-hidden';
import { legsOf } from '../../shared/trip/legs';

/** One row per request; its number opens it. */
export function RequestsTable({ kind, page }: { kind: AfterSaleKindName; page: AfterSaleQueue }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const navigate = useNavigate();
  const { can } = useSession();
  const { isNetHidden } = useNetHidden();
  const href = ({ request }: AfterSaleRow) => requestHref(kind, request.requestReference);
  const columns = [
    {
      id: 'reference',
      title: t('afterSale.list.reference'),
      render: (row: AfterSaleRow) => (
        <Stack gap={1}>
          {can(Feature.ViewBooking) ? (
            <Link to={href(row)}>{row.request.requestReference}</Link>
          ) : (
            row.request.requestReference
          )}
          <Text size="xs" muted>
            {row.orderReference}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'trip',
      title: t('bookings.columns.route'),
      render: (row: AfterSaleRow) => (
        <Stack gap={1}>
          <Text weight="medium">{legsOf(row.title)}</Text>
          <Text size="xs" muted>
            {row.leadName}
          </Text>
        </Stack>
      ),
    },
    { id: 'state', title: t('bookings.columns.status'), render: (row: AfterSaleRow) => <State row={row} /> },
    {
      id: 'amount',
      title: t(kind === 'exchange' ? 'exchange.list.amount' : 'afterSale.list.amount'),
      align: 'end' as const,
      render: (row: AfterSaleRow) => !isNetHidden && <Amount row={row} />,
    },
    {
      id: 'asked',
      title: t('afterSale.list.asked'),
      render: ({ request }: AfterSaleRow) => (
        <Stack gap={1}>
          <Text>{formatDateTime(request.requestedAt, locale)}</Text>
          <Text size="xs" muted>
            {request.requestedBy}
          </Text>
        </Stack>
      ),
    },
  ];
  return (
    <Table
      caption={t(`afterSale.list.title.${kind}`)}
      rows={page.items}
      rowKey={(row: AfterSaleRow) => row.request.requestReference}
      columns={columns}
      onRowAction={can(Feature.ViewBooking) ? (row: AfterSaleRow) => void navigate(href(row)) : undefined}
    />
  );
}

/** What a request returns; an exchange may cost instead. */
function Amount({ row: { request } }: { row: AfterSaleRow }) {
  const t = useT('flights');
  if (request.kind !== 'exchange') return request.quote && <Money value={request.credited ?? request.quote.total} />;
  const outcome = request.exchange?.quote && outcomeOf(request.exchange.quote);
  if (!outcome) return null;
  return (
    <Stack gap={1} align="end">
      {outcome.kind !== 'even' && <Money value={outcome.amount} />}
      <Text size="xs" muted>
        {t(`exchange.list.${outcome.kind}`)}
      </Text>
    </Stack>
  );
}

/** The state of a request, and when its next step is due. */
function State({ row: { request } }: { row: AfterSaleRow }) {
  const t = useT('flights');
  const deadline = useDeadline();
  return (
    <Stack gap={1} align="start">
      <StatusPill tone={TONES[request.state]}>{t(`afterSale.states.${request.state}`)}</StatusPill>
      {request.dueAt !== undefined && isOpen(request) && (
        <Text size="xs" {...(isLate(request) ? { tone: 'danger' as const } : { muted: true })}>
          {t('bookings.until', { at: deadline(request.dueAt) })}
        </Text>
      )}
    </Stack>
  );
}
