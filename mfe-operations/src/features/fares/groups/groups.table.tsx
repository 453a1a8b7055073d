import { Link } from '@jetway/kit-runtime/router';
import type { TableColumn } from '@jetway/kit-ui';
import { DateText, StatusPill, styled, Table } from '@jetway/kit-ui';
import { useMemo } from 'react';

import type { FareLotGroup } from '../../../api/endpoints/fares';
import { addresses } from '../../../shared/addresses';
import { Deadline } from '../../../shared/clock/deadline';
import { moveBetweenRows } from '../../../shared/row-keys';
import { DUE, GROUP_STATES } from './groups.model';

/** One part of a row's card on a phone. */
const Lines = styled.div`
  min-inline-size: 0;
`;

const Small = styled.small`
  display: block;
  font-size: var(--jw-text-sm);
  color: var(--jw-text-muted);
`;

function columnsOf(tenant: string): readonly TableColumn<FareLotGroup>[] {
  return [
    {
      id: 'order',
      title: 'Order',
      render: ({ orderReference, groupName }) => (
        <Lines>
          <Link to={addresses.order(tenant, orderReference)} data-row="">
            {orderReference}
          </Link>
          <Small>
            <bdi>{groupName}</bdi>
          </Small>
        </Lines>
      ),
    },
    {
      id: 'agency',
      title: 'Agency',
      render: ({ agency, createdAt }) => (
        <Lines>
          <bdi>{agency}</bdi>
          <Small>
            <DateText value={createdAt} format="datetime" />
          </Small>
        </Lines>
      ),
    },
    {
      id: 'seats',
      title: 'Seats',
      align: 'end',
      render: ({ seats, namesMissing, nextDue }) => (
        <Lines>
          {seats}
          {nextDue && namesMissing > 0 && <Small>{namesMissing} without a name</Small>}
        </Lines>
      ),
    },
    {
      id: 'state',
      title: 'State',
      render: ({ status }) => <StatusPill tone={GROUP_STATES[status].tone}>{GROUP_STATES[status].name}</StatusPill>,
    },
    {
      id: 'next',
      title: 'Next deadline',
      render: ({ nextDue, nextDeadline }) =>
        nextDue && nextDeadline ? (
          <Lines>
            <Deadline tenant={tenant} at={nextDeadline} />
            <Small>{DUE[nextDue]}</Small>
          </Lines>
        ) : (
          '–'
        ),
    },
  ];
}

/** Groups, a row each, whose link opens the order. */
export function GroupsTable({ tenant, items }: { tenant: string; items: readonly FareLotGroup[] }) {
  // Kept, so that narrowing the groups does not render those that stay.
  const columns = useMemo(() => columnsOf(tenant), [tenant]);
  return (
    <div role="presentation" onKeyDown={moveBetweenRows}>
      <Table
        caption="Groups of the lot"
        columns={columns}
        rows={items}
        rowKey={({ orderReference }) => orderReference}
      />
    </div>
  );
}
