import { Link } from '@jetway/kit-runtime/router';
import type { TableColumn } from '@jetway/kit-ui';
import { DateText, Money, StatusPill, styled, Table } from '@jetway/kit-ui';

import type { HolidayRequestRow } from '../../api/endpoints/holidays';
import { addresses } from '../../shared/addresses';
import { Brand } from '../../session/brand';
import { Deadline } from '../../shared/clock/deadline';
import { URGENCIES } from '../../shared/names';
import { moveBetweenRows } from '../../shared/row-keys';
import { partyOf, REQUEST_STATES, STAGES } from './holidays.model';

/** One part of a row's card on a phone. */
const Lines = styled.div`
  min-inline-size: 0;
`;

const Small = styled.small`
  display: block;
  font-size: var(--jw-text-sm);
  color: var(--jw-text-muted);
`;

/** The beginning of a message, on one line. */
const Beginning = styled(Small)`
  overflow: hidden;
  max-inline-size: 18rem;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const COLUMNS: readonly TableColumn<HolidayRequestRow>[] = [
  { id: 'due', title: 'Due', render: (row) => <Due row={row} /> },
  {
    id: 'request',
    title: 'Request',
    render: ({ tenant, referenceId, since }) => (
      <Lines>
        <Link to={addresses.holiday(tenant, referenceId)} data-row="">
          <bdi>{referenceId}</bdi>
        </Link>
        <Small>
          since <DateText value={since} format="datetime" />
        </Small>
      </Lines>
    ),
  },
  {
    id: 'package',
    title: 'Package',
    render: ({ packageTitle, city, date }) => (
      <Lines>
        <bdi>{packageTitle}</bdi>
        <Small>
          {city}, starts <DateText value={date} />
        </Small>
      </Lines>
    ),
  },
  {
    id: 'agency',
    title: 'Agency and tenant',
    render: ({ agency, tenant, adults, children }) => (
      <Lines>
        <bdi>{agency}</bdi>
        <Small>
          <Brand tenant={tenant} /> · {partyOf(adults, children)}
        </Small>
      </Lines>
    ),
  },
  {
    id: 'state',
    title: 'State and owner',
    render: ({ state, orderStage, assignedTo }) => {
      const { name, tone } = orderStage ? STAGES[orderStage] : REQUEST_STATES[state];
      return (
        <Lines>
          <StatusPill tone={tone}>{name}</StatusPill>
          <Small>{assignedTo ?? 'Not assigned'}</Small>
        </Lines>
      );
    },
  },
  {
    id: 'quoted',
    title: 'Quotation',
    align: 'end',
    render: ({ tenant, quotedAmount, validUntil }) =>
      quotedAmount ? (
        <Lines>
          <Money value={quotedAmount} />
          {validUntil && (
            <Small>
              until <Deadline tenant={tenant} at={validUntil} />
            </Small>
          )}
        </Lines>
      ) : null,
  },
  {
    id: 'message',
    title: 'Last message',
    hideOnPhone: true,
    render: ({ lastMessage }) =>
      lastMessage ? (
        <Lines>
          {lastMessage.from === 'agency' ? 'From the agency' : 'From us'}
          <Beginning>
            <bdi>{lastMessage.text}</bdi>
          </Beginning>
        </Lines>
      ) : null,
  },
];

/** Until when operators have to act; nothing while the agency acts. */
function Due({ row: { tenant, urgency, dueAt } }: { row: HolidayRequestRow }) {
  if (!dueAt) return null;
  const shown = urgency && URGENCIES[urgency];
  return (
    <Lines>
      {shown && <StatusPill tone={shown.tone}>{shown.name}</StatusPill>}
      <Small>
        <Deadline tenant={tenant} at={dueAt} />
      </Small>
    </Lines>
  );
}

/** Requests, a row each, whose link opens the request. */
export function HolidaysTable({ rows }: { rows: readonly HolidayRequestRow[] }) {
  return (
    <div role="presentation" onKeyDown={moveBetweenRows}>
      <Table
        caption="Holiday requests"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ tenant, referenceId }) => `${tenant} ${referenceId}`}
      />
    </div>
  );
}
