import { expect, it } from 'vitest';

import { faultOf } from './use-issue';

function refusal(code: string, more: object = {}) {
  return { kind: 'problem', status: 409, data: null, problem: { type: '', title: 'Refused', status: 409, retryable: false, code, ...more } };
}

it.each(['order.outcome_unknown', 'edge.upstream_timeout', 'server.error'])('%s leaves open whether a ticket was made', (code) =>
  expect(faultOf(refusal(code))).toEqual({ kind: 'unknown' }),
);

it('no answer at all leaves it open too', () => {
  expect(faultOf({ kind: 'TIMEOUT_ERROR', detail: '' })).toEqual({ kind: 'unknown' });
});

it('a price that moved is looked at again', () => {
  expect(faultOf(refusal('offer.price_changed')).kind).toBe('moved');
  expect(faultOf(refusal('order.amount_mismatch')).kind).toBe('moved');
});

it('an empty wallet names what is missing only where the server said it readably', () => {
  expect(faultOf(refusal('wallet.insufficient', { params: { shortfall: 'AED 12.00' } }))).toEqual({ kind: 'insufficient', shortfall: 'AED 12.00' });
  expect(faultOf(refusal('wallet.insufficient', { params: { shortfall: 12 } }))).toEqual({ kind: 'insufficient', shortfall: null });
});

it('the airline speaks for itself', () => {
  expect(faultOf(refusal('order.supplier_refused', { detail: 'No.' }))).toEqual({ kind: 'refused', detail: 'No.' });
});

it('anything else failed before anything was done', () => expect(faultOf(refusal('access.denied')).kind).toBe('failed'));
