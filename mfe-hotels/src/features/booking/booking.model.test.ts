import { expect, it } from 'vitest';

import { CHECKED_RATE, checkedRate } from '../../shared/testing/hotel-orders';
import { rate } from '../../shared/testing/hotels';
import { bookRequestOf, obstacleIn, refusalOf } from './booking.model';

const refusal = (code: string, more: object = {}) => ({
  kind: 'problem',
  status: 409,
  data: null,
  problem: { type: '', title: 'Refused', status: 409, retryable: false, code, ...more },
});

it('asks nothing about an unchanged rate', () => {
  expect(obstacleIn(checkedRate())).toBeNull();
});

it('asks about a changed rate, with the old and new terms', () => {
  const previousRate = rate({ roomRateGuid: 'rr1', amount: 'AED 850.00' });
  for (const status of ['priceChanged', 'policyChanged'] as const) {
    const asked = obstacleIn(checkedRate({ status, previousRate }));
    expect(asked).toEqual({ kind: 'changed', previous: previousRate, current: CHECKED_RATE });
  }
});

it('stops at a rate that is sold out', () => {
  expect(obstacleIn(checkedRate({ status: 'soldOut' }))).toEqual({ kind: 'soldOut' });
});

it.each([
  ['hotel.session_expired', {}, { kind: 'expired' }],
  ['hotel.sold_out', {}, { kind: 'soldOut' }],
  ['wallet.insufficient', { params: { shortfall: 'AED 12.00' } }, { kind: 'short', shortfall: 'AED 12.00' }],
  ['wallet.insufficient', {}, { kind: 'short', shortfall: null }],
  [
    'hotel.price_changed',
    { params: { previous: 'AED 900.00', current: 'AED 945.00' } },
    { kind: 'moved', previous: 'AED 900.00', current: 'AED 945.00' },
  ],
])('reads %s with %j', (code, more, read) => {
  expect(refusalOf(refusal(code, more), 'AED 900.00')).toEqual(read);
});

it('treats a missing answer and an unknown outcome as unknown, not as a refusal', () => {
  for (const error of [{ kind: 'TIMEOUT_ERROR' }, refusal('hotel.outcome_unknown'), refusal('edge.upstream_timeout')])
    expect(refusalOf(error, 'AED 900.00').kind).toBe('unknown');
  expect(refusalOf(refusal('hotel.refused'), 'AED 900.00').kind).toBe('failed');
});

it('sends trimmed names, and only what was entered', () => {
  const guest = { type: 'adult' as const, age: null, title: 'Mr', birthOn: '', savedName: '' };
  const draft = {
    rooms: [{ guests: [{ ...guest, givenName: ' Karim  Ali ', surname: 'Rahman ' }] }],
    contact: { email: 'a@b.test ', phone: '+971501234567' },
    specialRequests: '  ',
    arrivalTime: '',
  };
  const decision = { sessionId: 's1', acceptedAmount: 'AED 900.00', paymentMode: 'now' as const };
  expect(bookRequestOf(draft, decision)).toEqual({
    ...decision,
    rooms: [{ guests: [{ type: 'adult', title: 'Mr', givenName: 'Karim Ali', surname: 'Rahman' }] }],
    contact: { email: 'a@b.test', phone: '+971501234567' },
  });
});
