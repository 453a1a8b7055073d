import type { Seat } from '@jetway/kit-api/flights';
import { expect, it } from 'vitest';

import { bandOf, priceBands } from './seat-prices';

function seat(amount: string, replace: Partial<Seat> = {}): Seat {
  return {
    designator: '6A',
    status: 'free',
    features: [],
    amount: `AED ${amount}`,
    free: false,
    adultsOnly: false,
    ...replace,
  };
}

function cabin(...seats: Seat[]) {
  return {
    segmentId: 's1',
    aircraft: 'Airbus A320',
    cabin: 'Economy',
    columns: ['A'],
    rows: seats.map((one, at) => ({ number: at + 1, exit: false, cells: [{ type: 'seat' as const, seat: one }] })),
  };
}

it('gives each price of an available seat a band, cheapest first', () => {
  const bands = priceBands(
    cabin(
      seat('100.00'),
      seat('35.00'),
      seat('35.00'),
      seat('0.00', { free: true }),
      seat('9.00', { status: 'taken' }),
    ),
  );
  expect(bands).toEqual([
    { from: 'AED 35.00', to: 'AED 35.00' },
    { from: 'AED 100.00', to: 'AED 100.00' },
  ]);
  expect(bandOf(bands, seat('35.00'))).toBe(1);
  expect(bandOf(bands, seat('100.00'))).toBe(2);
  expect(bandOf(bands, seat('0.00', { free: true }))).toBeUndefined();
  expect(bandOf(bands, seat('35.00', { status: 'taken' }))).toBeUndefined();
});

it('merges neighbouring prices when there are more than four, and leaves none out', () => {
  const prices = ['10.00', '20.00', '30.00', '40.00', '50.00', '60.00'].map((amount) => seat(amount));
  const bands = priceBands(cabin(...prices));
  expect(bands).toEqual([
    { from: 'AED 10.00', to: 'AED 10.00' },
    { from: 'AED 20.00', to: 'AED 30.00' },
    { from: 'AED 40.00', to: 'AED 40.00' },
    { from: 'AED 50.00', to: 'AED 60.00' },
  ]);
  expect(prices.map((one) => bandOf(bands, one))).toEqual([1, 2, 2, 3, 4, 4]);
});

it('has no bands when every seat is included', () => {
  expect(priceBands(cabin(seat('0.00', { free: true })))).toEqual([]);
});
