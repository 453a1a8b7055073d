import { Link } from '@jetway/kit-runtime/router';
import type { TableColumn } from '@jetway/kit-ui';
import { Checkbox, DateText, Money, StatusPill, styled, Table, VisuallyHidden } from '@jetway/kit-ui';

import type { FareLotRow } from '../../api/endpoints/fares';
import { addresses } from '../../shared/addresses';
import { Brand } from '../../session/brand';
import { moveBetweenRows } from '../../shared/row-keys';
import { LOT_KINDS, LOT_STATES } from './lots.model';
import { Deadline } from '../../shared/clock/deadline';

/** One part of a row's card on a phone. */
const Lines = styled.div`
  min-inline-size: 0;
`;

const Small = styled.small`
  display: block;
  font-size: var(--jw-text-sm);
  color: var(--jw-text-muted);
`;

interface LotsTableProps {
  items: readonly FareLotRow[];
  /** Ids of the chosen lots; absent where the operator may not copy them. */
  chosen?: ReadonlySet<string>;
  onChoose: (lotId: string, isChosen: boolean) => void;
}

const COLUMNS: readonly TableColumn<FareLotRow>[] = [
  {
    id: 'title',
    title: 'Lot',
    render: ({ tenant, lotId, title, kind }) => (
      <Lines>
        <Link to={addresses.fareLot(tenant, lotId)} data-row="">
          <bdi>{title}</bdi>
        </Link>
        <Small>
          {LOT_KINDS[kind]} · <Brand tenant={tenant} />
        </Small>
      </Lines>
    ),
  },
  {
    id: 'route',
    title: 'Flights',
    render: ({ airline, origin, destination, departureDate, returnDate }) => (
      <Lines>
        {airline} {origin}–{destination}
        <Small>
          <DateText value={departureDate} format="date" />
          {returnDate && (
            <>
              {' – '}
              <DateText value={returnDate} format="date" />
            </>
          )}
        </Small>
      </Lines>
    ),
  },
  {
    id: 'state',
    title: 'State',
    render: ({ state, agencies }) => (
      <Lines>
        <StatusPill tone={LOT_STATES[state].tone}>{LOT_STATES[state].name}</StatusPill>
        {agencies !== undefined && <Small>{agencies === 1 ? 'For 1 agency' : `For ${agencies} agencies`}</Small>}
      </Lines>
    ),
  },
  {
    id: 'seats',
    title: 'Seats left',
    align: 'end',
    render: ({ seatsFree, seatsTotal, seatsHeld, seatsSold }) => (
      <Lines>
        {seatsFree} of {seatsTotal}
        <Small>
          {seatsHeld} held, {seatsSold} sold
        </Small>
      </Lines>
    ),
  },
  {
    id: 'price',
    title: 'Adult',
    align: 'end',
    render: ({ adultAmount }) => <Money value={adultAmount} />,
  },
  {
    id: 'names',
    title: 'Names by',
    render: ({ tenant, namesBy }) => <Deadline tenant={tenant} at={namesBy} />,
  },
];

/** Lots, a row each, whose link opens the lot. */
export function LotsTable({ items, chosen, onChoose }: LotsTableProps) {
  const choice: TableColumn<FareLotRow>[] = chosen
    ? [
        {
          id: 'choose',
          title: 'Copy',
          render: ({ lotId, title }) => (
            <Checkbox
              label={<VisuallyHidden>Copy {title}</VisuallyHidden>}
              value={chosen.has(lotId)}
              onChange={(isChosen) => onChoose(lotId, isChosen)}
            />
          ),
        },
      ]
    : [];
  return (
    <div role="presentation" onKeyDown={moveBetweenRows}>
      <Table
        caption="Fare lots"
        columns={[...choice, ...COLUMNS]}
        rows={items}
        rowKey={({ tenant, lotId }) => `${tenant} ${lotId}`}
      />
    </div>
  );
}
