import type { Seat, SeatMap } from '@jetway/kit-api/flights';
import { useT } from '@jetway/kit-runtime';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { useRef, useState } from 'react';

import { seatIn } from './extras.model';
import type { PriceBand } from './seat-prices';
import { bandOf } from './seat-prices';
import { BandMark, Cabin, Cell, ColumnName, Fixture, Pointed, Row, RowName, SeatButton } from './seat.styles';
import type { SeatOwner } from './use-seat-words';
import { useSeatWords } from './use-seat-words';

interface SeatGridProps {
  map: SeatMap;
  label: string;
  /** Seats of this booking, with the number of the traveller who has each. */
  ours: ReadonlyMap<string, SeatOwner>;
  /** The prices of this cabin, cheapest first. */
  bands: readonly PriceBand[];
  /** Whether the current traveller may have the seat. */
  isOpen: (seat: Seat) => boolean;
  onPress: (seat: Seat) => void;
}

/**
 * A cabin from above, nose first. A single tab stop; arrow keys move between seats, as in any grid. The line above it gives the
 * price of the seat under the pointer, or else of the focused one.
 */
export function SeatGrid({ map, label, ours, bands, isOpen, onPress }: SeatGridProps) {
  const t = useT('flights');
  const wordsOf = useSeatWords();
  const [hovered, setHovered] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const pointed = seatIn(map, hovered ?? focused ?? '');
  const grid = useRef<HTMLDivElement>(null);
  const seats = map.rows.map(({ cells }) => cells.map(({ seat }) => seat));
  const [held, setHeld] = useState<string | null>(null);
  const first = [...ours.keys()].find((code) => seats.flat().some((seat) => seat?.designator === code));
  const stop =
    held ??
    first ??
    seats.flat().find((seat) => seat && isOpen(seat))?.designator ??
    seats.flat().find(Boolean)?.designator;

  const move = (event: KeyboardEvent, row: number, column: number) => {
    const next = nextSeat(seats, row, column, event.key);
    if (!next) return;
    event.preventDefault();
    setHeld(next);
    grid.current?.querySelector<HTMLElement>(`[data-seat="${next}"]`)?.focus();
  };
  return (
    <>
      {/* Assistive technology reads the same words from the seat's own name. */}
      <Pointed aria-hidden="true">
        {pointed ? wordsOf(pointed, ours.get(pointed.designator), isOpen(pointed)) : t('booking.extras.point')}
      </Pointed>
      <Cabin
        ref={grid}
        role="grid"
        aria-label={label}
        aria-colcount={map.columns.length}
        dir="ltr"
        $places={map.columns.length}
        onPointerOver={(event) => setHovered(seatAt(event))}
        onPointerLeave={() => setHovered(null)}
        onFocus={(event) => setFocused(seatAt(event))}
        onBlur={() => setFocused(null)}
      >
        <Row role="row">
          <ColumnName role="presentation" />
          {map.columns.map((column, at) => (
            <ColumnName key={at} role="columnheader" aria-label={column || t('booking.extras.aisle')}>
              {column}
            </ColumnName>
          ))}
        </Row>
        {map.rows.map((row, at) => (
          <Row
            key={at}
            role="row"
            data-exit={row.exit || undefined}
            data-wing={isOverWing(map, row.number) || undefined}
          >
            <RowName role="rowheader">
              {row.exit ? <abbr title={t('booking.extras.exit')}>{row.number}</abbr> : row.number}
            </RowName>
            {row.cells.map(({ type, seat }, column) => (
              <Cell key={column} role="gridcell">
                {seat ? (
                  <SeatMark
                    seat={seat}
                    words={wordsOf(seat, ours.get(seat.designator), isOpen(seat))}
                    band={bandOf(bands, seat)}
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
    </>
  );
}

/** The designator of the seat an event is about; null between seats. */
function seatAt({ target }: SyntheticEvent): string | null {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-seat]')?.dataset['seat'] ?? null) : null;
}

interface SeatMarkProps {
  seat: Seat;
  words: string;
  /** Its price band from 1; undefined when it costs nothing. */
  band: number | undefined;
  owner: SeatOwner | undefined;
  isOpen: boolean;
  isStop: boolean;
  onPress: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function SeatMark({ seat, words, band, owner, isOpen, isStop, onPress, onKeyDown }: SeatMarkProps) {
  const isUsable = isOpen || Boolean(owner);
  const isPriced = isOpen && !owner && band !== undefined;
  return (
    <SeatButton
      type="button"
      data-seat={seat.designator}
      data-look={lookOf(seat, isOpen, owner)}
      data-band={isPriced ? band : undefined}
      data-roomy={(isUsable && seat.features.includes('extraLegroom')) || undefined}
      aria-label={words}
      aria-pressed={Boolean(owner)}
      aria-disabled={!isUsable}
      tabIndex={isStop ? 0 : -1}
      onClick={() => isUsable && onPress()}
      onKeyDown={onKeyDown}
    >
      {owner ? owner.number : isPriced && <BandMark>{'•'.repeat(band)}</BandMark>}
    </SeatButton>
  );
}

function lookOf(seat: Seat, isOpen: boolean, owner: SeatOwner | undefined): 'ours' | 'taken' | 'free' | 'paid' {
  if (owner) return 'ours';
  if (!isOpen) return 'taken';
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
      return seats
        .slice(0, row)
        .reverse()
        .find((cells) => cells[column])?.[column]?.designator;
    case 'Home':
      return inRow(seats[row] ?? []);
    case 'End':
      return inRow([...(seats[row] ?? [])].reverse());
    default:
      return undefined;
  }
}
