import { expect, it } from 'vitest';

import { isHotelOrder, notificationText, orderPath } from '.';

it.each([
  ['FAH2611-00001A', true, '/hotel-bookings/FAH2611-00001A'],
  ['HHF2611-00001A', false, '/flight-order?reference=HHF2611-00001A'],
  ['FAG2611-00001A', false, '/fare-bookings/FAG2611-00001A'],
  ['FAP2611-00001A', false, '/holiday-bookings/FAP2611-00001A'],
  ['A/G', false, '/fare-bookings/A%2FG'],
  ['A/H', true, '/hotel-bookings/A%2FH'],
  ['A/1', false, '/flight-order?reference=A%2F1'],
  ['', false, '/flight-order?reference='],
])('opens %s by the letter of its product', (reference, isHotel, path) => {
  expect(isHotelOrder(reference)).toBe(isHotel);
  expect(orderPath(reference)).toBe(path);
});

it('uses the texts that differ for a hotel order', () => {
  expect(notificationText('FAH2611-00001A', 'issued')).toBe('hotelKinds.issued');
  expect(notificationText('FAH2611-00001A', 'cancelled')).toBe('kinds.cancelled');
  expect(notificationText('FAF2611-00001A', 'issued')).toBe('kinds.issued');
});
