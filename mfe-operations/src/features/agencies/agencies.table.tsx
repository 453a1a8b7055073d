import { Link } from '@jetway/kit-runtime/router';
import type { TableColumn } from '@jetway/kit-ui';
import { Money, StatusPill, styled, Table } from '@jetway/kit-ui';

import type { AgencyListItem } from '../../api/endpoints/agencies';
import { addresses } from '../../shared/addresses';
import { Brand } from '../../session/brand';
import { AGENCY_STATES } from '../../shared/names';
import { moveBetweenRows } from '../../shared/row-keys';

/** One part of a row's card on a phone. */
const Lines = styled.div`
  min-inline-size: 0;
`;

const Small = styled.small`
  display: block;
  font-size: var(--jw-text-sm);
  color: var(--jw-text-muted);
`;

const COLUMNS: readonly TableColumn<AgencyListItem>[] = [
  {
    id: 'name',
    title: 'Agency',
    render: ({ tenant, agencyId, name, email }) => (
      <Lines>
        <Link to={addresses.agency(tenant, agencyId)} data-row="">
          <bdi>{name}</bdi>
        </Link>
        <Small>
          <bdi>{email}</bdi>
        </Small>
      </Lines>
    ),
  },
  {
    id: 'tenant',
    title: 'Tenant and reference',
    render: ({ tenant, reference }) => (
      <Lines>
        <Brand tenant={tenant} />
        {reference && <Small>{reference}</Small>}
      </Lines>
    ),
  },
  {
    id: 'standing',
    title: 'State',
    render: ({ standing }) => (
      <StatusPill tone={AGENCY_STATES[standing].tone}>{AGENCY_STATES[standing].name}</StatusPill>
    ),
  },
  { id: 'branches', title: 'Branches', render: ({ branches }) => branches },
];

const MONEY: readonly TableColumn<AgencyListItem>[] = [
  { id: 'balance', title: 'Balance', render: ({ wallet }) => wallet && <Money value={wallet.posted} /> },
  { id: 'used', title: 'Credit used', render: ({ wallet }) => wallet && <Money value={wallet.creditUsed} /> },
];

/** Agencies, a row each, whose link opens the agency. Money has columns where the operator reads it. */
export function AgenciesTable({ items }: { items: readonly AgencyListItem[] }) {
  const showsMoney = items.some(({ wallet }) => wallet !== undefined);
  return (
    <div role="presentation" onKeyDown={moveBetweenRows}>
      <Table
        caption="Agencies"
        columns={showsMoney ? [...COLUMNS, ...MONEY] : COLUMNS}
        rows={items}
        rowKey={({ tenant, agencyId }) => `${tenant} ${agencyId}`}
      />
    </div>
  );
}
