import type { Seat, SeatMap } from '@jetway/kit-api/flights';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { formatMoney } from '@jetway/kit-domain';
import type { KeyboardEvent } from 'react';
import { useRef, useState } from 'react';

import { Cabin, Cell, ColumnName, Fixture, Row, RowName, SeatButton } from './seat.styles';

interface SeatGridProps {
  map: SeatMap;
  label: string;
  /** Seats of this booking, with the number of the traveller who has each. */
  ours: ReadonlyMap<string, { number: number; name: string }>;
  /** Whether the current traveller may have the seat. */
  isOpen: (seat: Seat) => boolean;
  onPress: (seat: Seat) => void;
}

/** A cabin from above, nose first. A single tab stop; arrow keys move between seats, as in any grid. */
export function SeatGrid({ map, label, ours, isOpen, onPress }: SeatGridProps) {
  const t = useT('flights');
  const grid = useRef<HTMLDivElement>(null);
  const seats = map.rows.map(({ cells }) => cells.map(({ seat }) => seat));
  const [held, setHeld] = useState<string | null>(null);
  const first = [...ours.keys()].find((code) => seats.flat().some((seat) => seat?.designator === code));
  const stop = held ?? first ?? seats.flat().find((seat) => seat && isOpen(seat))?.designator ?? seats.flat().find(Boolean)?.designator;

  const move = (event: KeyboardEvent, row: number, column: number) => {
    const next = nextSeat(seats, row, column, event.key);
    if (!next) return;
    event.preventDefault();
    setHeld(next);
    grid.current?.querySelector<HTMLElement>(`[data-seat="${next}"]`)?.focus();
  };
  return (
    <Cabin ref={grid} role="grid" aria-label={label} aria-colcount={map.columns.length} dir="ltr" $places={map.columns.length}>
      <Row role="row">
        <ColumnName role="presentation" />
        {map.columns.map((column, at) => (
          <ColumnName key={at} role="columnheader" aria-label={column || t('booking.extras.aisle')}>
            {column}
          </ColumnName>
        ))}
      </Row>
      {map.rows.map((row, at) => (
        <Row key={at} role="row" data-exit={row.exit || undefined} data-wing={isOverWing(map, row.number) || undefined}>
          <RowName role="rowheader">{row.exit ? <abbr title={t('booking.extras.exit')}>{row.number}</abbr> : row.number}</RowName>
          {row.cells.map(({ type, seat }, column) => (
            <Cell key={column} role="gridcell">
              {seat ? (
                <SeatMark
                  seat={seat}
                  owner={ours.get(seat.designator)}
                  isOpen={isOpen(seat)}
                  isStop={seat.designator === stop}
                  onPress={() => {
                    setHeld(seat.designator);
                    onPress(seat);
                  }}
                  onKeyDown={(event) => move(event, at, column)}
                />
              ) : (
                (type === 'lavatory' || type === 'galley') && <Fixture aria-hidden="true" data-kind={type} />
              )}
            </Cell>
          ))}
        </Row>
      ))}
    </Cabin>
  );
}

interface SeatMarkProps {
  seat: Seat;
  owner: { number: number; name: string } | undefined;
  isOpen: boolean;
  isStop: boolean;
  onPress: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function SeatMark({ seat, owner, isOpen, isStop, onPress, onKeyDown }: SeatMarkProps) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const isUsable = isOpen || Boolean(owner);
  const price = seat.free ? t('booking.extras.included') : formatMoney(seat.amount, locale);
  const standing = owner ? `${owner.number}. ${owner.name}` : seat.status === 'free' ? price : t('booking.extras.taken');
  const words = [seat.designator, ...seat.features.map((feature) => t(`booking.extras.features.${feature}`)), standing];
  if (!isUsable && seat.status === 'free') words.push(t('booking.extras.adultsOnly'));
  return (
    <SeatButton
      type="button"
      data-seat={seat.designator}
      data-look={owner ? 'ours' : !isOpen ? 'taken' : lookOf(seat)}
      aria-label={words.join(', ')}
      aria-pressed={Boolean(owner)}
      aria-disabled={!isUsable}
      title={words.join(', ')}
      tabIndex={isStop ? 0 : -1}
      onClick={() => isUsable && onPress()}
      onKeyDown={onKeyDown}
    >
      {owner ? owner.number : null}
    </SeatButton>
  );
}

function lookOf(seat: Seat): 'free' | 'roomy' | 'paid' {
  if (seat.features.includes('extraLegroom')) return 'roomy';
  return seat.free ? 'free' : 'paid';
}

function isOverWing({ wing }: SeatMap, row: number | undefined): boolean {
  return wing !== undefined && row !== undefined && row >= wing.from && row <= wing.to;
}

/** The seat an arrow key moves to: across aisles and galleys. */
function nextSeat(seats: (Seat | undefined)[][], row: number, column: number, key: string): string | undefined {
  const inRow = (cells: (Seat | undefined)[]) => cells.find(Boolean)?.designator;
  switch (key) {
    case 'ArrowRight':
      return inRow(seats[row]?.slice(column + 1) ?? []);
    case 'ArrowLeft':
      return inRow((seats[row]?.slice(0, column) ?? []).reverse());
    case 'ArrowDown':
      return seats.slice(row + 1).find((cells) => cells[column])?.[column]?.designator;
    case 'ArrowUp':
      return seats.slice(0, row).reverse().find((cells) => cells[column])?.[column]?.designator;
    case 'Home':
      return inRow(seats[row] ?? []);
    case 'End':
      return inRow([...(seats[row] ?? [])].reverse());
    default:
      return undefined;
  }
}
