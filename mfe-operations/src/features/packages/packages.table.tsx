import { Link } from '@jetway/kit-runtime/router';
import type { TableColumn } from '@jetway/kit-ui';
import { DateText, Money, StatusPill, styled, Table } from '@jetway/kit-ui';

import type { HolidayPackageRow } from '../../api/endpoints/holidays';
import { addresses } from '../../shared/addresses';
import { Brand } from '../../session/brand';
import { moveBetweenRows } from '../../shared/row-keys';
import { lengthOf, PACKAGE_STATES, PACKAGE_TYPES } from './packages.model';

/** One part of a row's card on a phone. */
const Lines = styled.div`
  min-inline-size: 0;
`;

const Small = styled.small`
  display: block;
  font-size: var(--jw-text-sm);
  color: var(--jw-text-muted);
`;

const COLUMNS: readonly TableColumn<HolidayPackageRow>[] = [
  {
    id: 'title',
    title: 'Package',
    render: ({ tenant, packageId, title, type }) => (
      <Lines>
        <Link to={addresses.package(tenant, packageId)} data-row="">
          <bdi>{title}</bdi>
        </Link>
        <Small>
          {PACKAGE_TYPES[type]} · <Brand tenant={tenant} />
        </Small>
      </Lines>
    ),
  },
  {
    id: 'city',
    title: 'City',
    render: ({ city, days, nights }) => (
      <Lines>
        <bdi>{city}</bdi>
        <Small>{lengthOf(days, nights)}</Small>
      </Lines>
    ),
  },
  {
    id: 'state',
    title: 'State',
    render: ({ state }) => <StatusPill tone={PACKAGE_STATES[state].tone}>{PACKAGE_STATES[state].name}</StatusPill>,
  },
  {
    id: 'price',
    title: 'Adult from',
    align: 'end',
    render: ({ priceFrom }) => (priceFrom ? <Money value={priceFrom} /> : '–'),
  },
  {
    id: 'valid',
    title: 'Valid until',
    render: ({ validUntil, departures, seatsLeft }) => (
      <Lines>
        <DateText value={validUntil} />
        {departures > 0 && <Small>{departures === 1 ? '1 departure' : `${departures} departures`}</Small>}
        {seatsLeft !== undefined && <Small>{seatsLeft === 1 ? '1 seat left' : `${seatsLeft} seats left`}</Small>}
      </Lines>
    ),
  },
  {
    id: 'changed',
    title: 'Changed',
    hideOnPhone: true,
    render: ({ changedAt }) => <DateText value={changedAt} format="datetime" />,
  },
];

/** Packages, a row each, whose link opens the editor. */
export function PackagesTable({ items }: { items: readonly HolidayPackageRow[] }) {
  return (
    <div role="presentation" onKeyDown={moveBetweenRows}>
      <Table
        caption="Tour packages"
        columns={COLUMNS}
        rows={items}
        rowKey={({ tenant, packageId }) => `${tenant} ${packageId}`}
      />
    </div>
  );
}
