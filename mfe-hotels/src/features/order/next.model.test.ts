import type { HotelOrder } from '@jetway/kit-api/hotels';
import { Feature } from '@jetway/kit-domain';
import { expect, it } from 'vitest';

import en from '../../locales/en/order.json';
import { heldOrder, hotelOrder } from '../../shared/testing/hotel-orders';
import { nextOf } from './next.model';

it.each<[string, HotelOrder, string, string]>([
  ['an unpaid booking', heldOrder(), 'pay', 'colleague'],
  ['a paid booking', hotelOrder({ actions: ['print'] }), 'voucher', 'complete'],
  ['an unconfirmed booking', hotelOrder({ status: 'unConfirmed', actions: [] }), 'confirming', 'confirming'],
  ['a booking in progress', hotelOrder({ status: 'inProgress', actions: [] }), 'confirming', 'confirming'],
  ['a cancelled booking', hotelOrder({ status: 'cancelled', actions: [] }), 'again', 'closed'],
  ['an expired booking', hotelOrder({ status: 'expired', actions: [] }), 'again', 'closed'],
])('%s has a next step, with and without permissions', (_, order, withAll, withNone) => {
  expect(nextOf(order, () => true)).toBe(withAll);
  expect(nextOf(order, () => false)).toBe(withNone);
  expect(Object.keys(en.next)).toEqual(expect.arrayContaining([withAll, withNone]));
});

it('offers no voucher to a user who may search but not print', () => {
  expect(nextOf(hotelOrder({ actions: ['print'] }), (feature) => feature === Feature.SearchHotel)).toBe('complete');
});
