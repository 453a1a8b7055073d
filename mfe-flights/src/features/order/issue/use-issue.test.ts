import { expect, it } from 'vitest';

import { faultOf } from './use-issue';

function refusal(code: string, more: object = {}) {
  return {
    kind: 'problem',
    status: 409,
    data: null,
    problem: { type: '', title: 'Refused', status: 409, retryable: false, code, ...more },
  };
}

it.each(['order.outcome_unknown', 'edge.upstream_timeout', 'server.error'])(
  'after %s it is unknown whether a ticket was issued',
  (code) => expect(faultOf(refusal(code))).toEqual({ kind: 'unknown' }),
);

it('without a response it is unknown too', () => {
  expect(faultOf({ kind: 'TIMEOUT_ERROR', detail: '' })).toEqual({ kind: 'unknown' });
});

it('a changed price is verified again', () => {
  expect(faultOf(refusal('offer.price_changed')).kind).toBe('moved');
  expect(faultOf(refusal('order.amount_mismatch')).kind).toBe('moved');
});

it('insufficient funds state the shortfall only if the server sent it in a readable form', () => {
  expect(faultOf(refusal('wallet.insufficient', { params: { shortfall: 'AED 12.00' } }))).toEqual({
    kind: 'insufficient',
    shortfall: 'AED 12.00',
  });
  expect(faultOf(refusal('wallet.insufficient', { params: { shortfall: 12 } }))).toEqual({
    kind: 'insufficient',
    shortfall: null,
  });
});

it("the airline's own words are shown", () => {
  expect(faultOf(refusal('order.supplier_refused', { detail: 'No.' }))).toEqual({ kind: 'refused', detail: 'No.' });
});

it('any other error means that nothing was done', () => expect(faultOf(refusal('access.denied')).kind).toBe('failed'));
