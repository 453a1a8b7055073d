import { expect, it } from 'vitest';

import { hitsOf, targetOf } from './reference-search.model';

const match = (reference: string) => ({
  type: 'order',
  reference,
  orderType: 1,
  route: 'DXB–DAC',
  leadPassenger: 'Rahman',
  status: 'OnHold' as const,
  statusText: 'On hold',
});

it('links a match to its order, and to the list when there are more (P-133)', () => {
  const hits = hitsOf({ count: 12, matches: [match('FAF2611-00001A')] }, 'rahman');
  expect(hits.map(targetOf)).toEqual(['/flight-order?reference=FAF2611-00001A', '/my-bookings?search=rahman']);
});

it('has no line for more when all matches are listed', () => {
  expect(hitsOf({ count: 1, matches: [match('FAF2611-00001A')] }, 'rahman')).toHaveLength(1);
  expect(hitsOf({ count: 0, matches: [] }, 'rahman')).toEqual([]);
});

it('opens the order of a fare by the letter in its reference, and its requests like any other', () => {
  const open = (type: string) => {
    const [hit] = hitsOf({ count: 1, matches: [{ ...match('FAG2611-00001A'), type }] }, 'rahman');
    return hit && targetOf(hit);
  };
  expect(open('order')).toBe('/fare-bookings/FAG2611-00001A');
  expect(open('deposit')).toBe('/deposit-list?search=FAG2611-00001A');
});

it('opens the order of a holiday by the letter in its reference', () => {
  const [hit] = hitsOf({ count: 1, matches: [match('FAP2611-00001A')] }, 'rahman');
  expect(hit && targetOf(hit)).toBe('/holiday-bookings/FAP2611-00001A');
});

it.each([
  ['deposit', 1, '/deposit-list?search=A%2F1'],
  ['refund', 1, '/flight-refund-details?reference=A%2F1'],
  ['void', 1, '/flight-void-details?reference=A%2F1'],
  ['exchange', 1, '/flight-exchange-details?reference=A%2F1'],
  ['visa', 1, '/visa-order?orderReference=A%2F1'],
  ['order', 1, '/flight-order?reference=A%2F1'],
  ['order', 2, '/hotel-bookings/A%2F1'],
  ['group', 1, '/flight-order?reference=A%2F1'],
  ['hotel', 1, '/flight-order?reference=A%2F1'],
  ['', 2, '/hotel-bookings/A%2F1'],
  ['constructor', 1, '/flight-order?reference=A%2F1'],
])('type %j of order type %i leads to %s: an unknown type is an order (P-132, P-133)', (type, orderType, target) => {
  const [hit] = hitsOf({ count: 1, matches: [{ ...match('A/1'), type, orderType }] }, 'rahman');
  expect(hit && targetOf(hit)).toBe(target);
});
