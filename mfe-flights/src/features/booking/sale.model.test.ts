import type { AirSellResponse } from '@jetway/kit-api/flights';
import { describe, expect, it } from 'vitest';

import { flight } from '../../shared/testing/flights';
import { fare, pricing } from '../../shared/testing/orders';
import { obstacleIn, outcomeOf, refusalOf, rescueIn } from './sale.model';

const dearer = fare({ customerTotal: 'AED 560.00' });

function sold(replace: Partial<AirSellResponse> = {}): AirSellResponse {
  return { priceSessionId: 'ps1', status: 'OK', bookable: true, current: fare(), extras: [], warnings: [], ...replace };
}

function refusal(code: string, more: object = {}) {
  return {
    kind: 'problem',
    status: 409,
    data: null,
    problem: { type: '', title: '', status: 409, retryable: false, code, ...more },
  };
}

describe("AirPrice's response", () => {
  it('continues with an unchanged price', () => expect(obstacleIn(pricing())).toBeNull());

  it('stops at a changed fare with both amounts', () => {
    const changed = pricing({ status: 'PriceChanged', previous: fare(), current: dearer });
    expect(obstacleIn(changed)).toMatchObject({
      kind: 'changed',
      change: { price: { delta: 'AED 40.00' }, classes: [] },
    });
  });

  it('stops without an offer to book', () => {
    expect(obstacleIn(pricing({ status: 'SoldOut', previous: fare() }))).toEqual({
      kind: 'soldOut',
      rescue: { before: 'AED 520.00', flights: [] },
    });
    expect(obstacleIn(pricing({ status: 'Expired' }))).toEqual({ kind: 'expired' });
  });
});

describe('flights of a sold-out fare', () => {
  const other = flight({ itineraryId: 'other' });

  it('come from other suppliers, compared without extras', () => {
    const lost = fare({ customerTotal: 'AED 560.00', extras: 'AED 40.00' });
    expect(rescueIn(pricing({ status: 'SoldOut', alternatives: [other] }), lost)).toEqual({
      before: 'AED 520.00',
      flights: [other],
    });
  });

  it('come from the same supplier again where seats are back', () => {
    expect(rescueIn(pricing({ itinerary: other }), null)).toEqual({ before: null, flights: [other] });
    expect(rescueIn(pricing({ status: 'Expired', itinerary: other }), null).flights).toEqual([]);
  });
});

describe("AirSell's response", () => {
  it('is sold when the customer pays the displayed amount', () =>
    expect(outcomeOf(sold(), fare(), [])).toEqual({ kind: 'sold' }));

  it('is a change relative to the fare last displayed, whatever its status', () => {
    expect(outcomeOf(sold({ current: dearer }), fare(), [])).toMatchObject({
      kind: 'changed',
      change: { price: { delta: 'AED 40.00' } },
    });
    expect(outcomeOf(sold({ status: 'PriceChanged', current: dearer }), dearer, []).kind).toBe('sold');
  });

  it('is never sold when it cannot be booked', () => {
    expect(outcomeOf(sold({ status: 'SoldOut', bookable: false }), fare(), []).kind).toBe('gone');
    expect(outcomeOf(sold({ bookable: false }), fare(), []).kind).toBe('expired');
  });
});

describe('a refusal', () => {
  it.each([
    ['price.session_expired', 'expired'],
    ['price.session_not_found', 'expired'],
    ['offer.sold_out', 'gone'],
    ['server.error', 'failed'],
  ])('%s is %s', (code, kind) => expect(refusalOf(refusal(code)).kind).toBe(kind));

  it('with field errors returns them', () => {
    const errors = [{ pointer: '/travellers/0/surname', code: 'name.latin', detail: 'Use Latin letters.' }];
    expect(refusalOf(refusal('request.invalid', { errors }))).toEqual({ kind: 'faults', faults: errors });
  });

  it('because the order exists links to it', () => {
    const booked = refusal('order.wrong_state', { params: { orderReference: 'DMO2611-00001A' } });
    expect(refusalOf(booked)).toEqual({ kind: 'alreadyBooked', orderReference: 'DMO2611-00001A' });
  });
});
