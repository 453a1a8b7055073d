import type { HolidayRequestRow } from '@jetway/kit-api/holidays';
import { formatDate, formatDateTime } from '@jetway/kit-domain';
import { Unbroken } from '@jetway/kit-orders';
import { useDeadline, useLocaleTag, useT } from '@jetway/kit-runtime';
import { Link, useNavigate } from '@jetway/kit-runtime/router';
import { Money, Stack, Table, Text } from '@jetway/kit-ui';

import { holidayOrderHref, holidayRequestHref } from '../../../shared/holidays/addresses';
import { RequestState } from '../../../shared/holidays/states';
import { usePartyText } from '../../../shared/holidays/use-party-text';

/** One row per request; its number opens it. */
export function RequestsTable({ rows }: { rows: HolidayRequestRow[] }) {
  const t = useT('visas');
  const locale = useLocaleTag();
  const party = usePartyText();
  const navigate = useNavigate();
  const columns = [
    {
      id: 'reference',
      title: t('holidays.requests.columns.reference'),
      render: ({ requestReference }: HolidayRequestRow) => (
        <Unbroken>
          <Link to={holidayRequestHref(requestReference)}>{requestReference}</Link>
        </Unbroken>
      ),
    },
    {
      id: 'package',
      title: t('holidays.requests.columns.package'),
      render: ({ packageTitle, city }: HolidayRequestRow) => (
        <Stack gap={1}>
          <Text weight="medium">
            <bdi>{packageTitle}</bdi>
          </Text>
          <Text size="xs" muted>
            <bdi>{city}</bdi>
          </Text>
        </Stack>
      ),
    },
    {
      id: 'trip',
      title: t('holidays.requests.columns.trip'),
      render: ({ date, adults, children }: HolidayRequestRow) => (
        <Stack gap={1}>
          <Unbroken>{formatDate(date, locale)}</Unbroken>
          <Text size="xs" muted>
            {party(adults, children)}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'status',
      title: t('holidays.requests.columns.state'),
      render: (row: HolidayRequestRow) => <State row={row} />,
    },
    {
      id: 'created',
      title: t('holidays.requests.columns.created'),
      render: ({ createdAt, askedBy, lastMessage }: HolidayRequestRow) => (
        <Stack gap={1}>
          <Text>{formatDateTime(createdAt, locale)}</Text>
          <Text size="xs" muted>
            <bdi>{askedBy}</bdi>
          </Text>
          {lastMessage?.from === 'operations' && (
            <Text size="xs" truncate>
              {t('holidays.requests.lastMessage')} <bdi>{lastMessage.text}</bdi>
            </Text>
          )}
        </Stack>
      ),
    },
  ];
  return (
    <Table
      caption={t('holidays.requests.title')}
      rows={rows}
      columns={columns}
      rowKey={({ requestReference }) => requestReference}
      onRowAction={({ requestReference }) => void navigate(holidayRequestHref(requestReference))}
    />
  );
}

/** The state, and the amount and validity of a quotation or the booking it has become. */
function State({ row: { state, quotedAmount, validUntil, orderReference } }: { row: HolidayRequestRow }) {
  const t = useT('visas');
  const deadline = useDeadline();
  return (
    <Stack gap={1} align="start">
      <RequestState state={state} />
      {quotedAmount && <Money value={quotedAmount} />}
      {validUntil && (
        <Text size="xs" muted>
          {t('holidays.quotation.valid', { at: deadline(validUntil) })}
        </Text>
      )}
      {orderReference && (
        <Text size="xs">
          <Link to={holidayOrderHref(orderReference)}>{orderReference}</Link>
        </Text>
      )}
    </Stack>
  );
}
