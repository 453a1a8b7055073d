import { Link } from '@jetway/kit-runtime/router';
import type { TableColumn } from '@jetway/kit-ui';
import { DateText, Money, StatusPill, styled, Table } from '@jetway/kit-ui';

import type { OrderSearchItem } from '../../api/endpoints/orders';
import { addresses } from '../../shared/addresses';
import { Brand } from '../../session/brand';
import { moveBetweenRows } from '../../shared/row-keys';
import { ORDER_STATES } from './order-search.model';

/** One part of a row's card on a phone. */
const Lines = styled.div`
  min-inline-size: 0;
`;

const Small = styled.small`
  display: block;
  font-size: var(--jw-text-sm);
  color: var(--jw-text-muted);
`;

const COLUMNS: readonly TableColumn<OrderSearchItem>[] = [
  {
    id: 'order',
    title: 'Order',
    render: ({ tenant, orderReference, createdAt }) => (
      <Lines>
        <Link to={addresses.order(tenant, orderReference)} data-row="">
          {orderReference}
        </Link>
        <Small>
          <DateText value={createdAt} format="datetime" />
        </Small>
      </Lines>
    ),
  },
  {
    id: 'status',
    title: 'Status',
    render: ({ status }) => <StatusPill tone={ORDER_STATES[status].tone}>{ORDER_STATES[status].name}</StatusPill>,
  },
  {
    id: 'about',
    title: 'About',
    render: ({ title, leadName }) => (
      <Lines>
        <bdi>{title}</bdi>
        <Small>
          <bdi>{leadName}</bdi>
        </Small>
      </Lines>
    ),
  },
  {
    id: 'agency',
    title: 'Agency and tenant',
    render: ({ agency, tenant }) => (
      <Lines>
        <bdi>{agency}</bdi>
        <Small>
          <Brand tenant={tenant} />
        </Small>
      </Lines>
    ),
  },
  { id: 'payable', title: 'Agency pays', render: ({ payable }) => <Money value={payable} /> },
];

/** Orders, a row each, whose link opens the order. */
export function OrdersTable({ items }: { items: readonly OrderSearchItem[] }) {
  return (
    <div role="presentation" onKeyDown={moveBetweenRows}>
      <Table
        caption="Orders"
        columns={COLUMNS}
        rows={items}
        rowKey={({ tenant, orderReference }) => `${tenant} ${orderReference}`}
      />
    </div>
  );
}
