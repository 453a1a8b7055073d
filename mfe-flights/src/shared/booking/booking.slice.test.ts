import { describe, expect, it } from 'vitest';

import { fare, passengers, pricing } from '../testing/orders';
import { party, traveller } from '../testing/party';
import { bookingActions, bookingSlice, rememberPricing } from './booking.slice';

const { reducer } = bookingSlice;
const request = { requestId: 'r1', itineraryIds: ['it1'] };
const priced = reducer(undefined, rememberPricing('ps1', request, pricing()));

describe('booking state', () => {
  it('holds one priced offer with its fare and expiry', () => {
    expect(priced.byPriceSession['ps1']).toMatchObject({
      request,
      fare: fare(),
      sessionExpiresAt: '2099-01-01T00:00:00Z',
      isSold: false,
    });
    const next = reducer(priced, rememberPricing('ps2', request, pricing({ priceSessionId: 'ps2' })));
    expect(Object.keys(next.byPriceSession)).toEqual(['ps2']);
  });

  it('continues with the fare AirSell returned', () => {
    const current = fare({ customerTotal: 'AED 560.00' });
    const sold = reducer(
      priced,
      bookingActions.sold({
        priceSessionId: 'ps1',
        status: 'PriceChanged',
        bookable: true,
        current,
        extras: [],
        warnings: [],
      }),
    );
    expect(sold.byPriceSession['ps1']).toMatchObject({ isSold: true, fare: current });
    expect(reducer(sold, bookingActions.reopened('ps1')).byPriceSession['ps1']?.isSold).toBe(false);
  });

  it('holds one record for each price session, from which step and passenger counts follow (T-150)', () => {
    expect(Object.keys(priced).sort()).toEqual(['byPriceSession', 'draft']);
    const family = fare({ perPassengerType: [passengers('ADT', 2), passengers('CHD', 1)] });
    const session = reducer(undefined, rememberPricing('ps1', request, pricing({ current: family }))).byPriceSession[
      'ps1'
    ];
    expect(Object.keys(session ?? {}).sort()).toEqual([
      'extras',
      'fare',
      'isAcknowledged',
      'isSold',
      'partialPayFareSummary',
      'pricing',
      'request',
      'sessionExpiresAt',
      'totals',
      'warnings',
    ]);
    expect(session?.fare?.perPassengerType.map(({ passengerType, count }) => [passengerType, count])).toEqual([
      ['ADT', 2],
      ['CHD', 1],
    ]);
    expect(session?.isSold, 'the first step until AirSell has accepted the travellers').toBe(false);
  });

  it('keeps the partial payment terms of the latest AirSell response (T-150)', () => {
    expect(priced.byPriceSession['ps1']?.partialPayFareSummary).toBeNull();
    const partialPaymentInfo = { dueNow: 'AED 144.00', dueLater: 'AED 336.00', dueAt: '2026-11-28T08:00:00Z' };
    const answer = {
      priceSessionId: 'ps1',
      status: 'OK' as const,
      bookable: true,
      current: fare(),
      extras: [],
      warnings: [],
    };
    const sold = reducer(priced, bookingActions.sold({ ...answer, partialPaymentInfo }));
    expect(sold.byPriceSession['ps1']?.partialPayFareSummary).toEqual(partialPaymentInfo);
    expect(reducer(sold, bookingActions.sold(answer)).byPriceSession['ps1']?.partialPayFareSummary).toBeNull();
  });

  it('keeps the travellers across a new price and clears them with the order', () => {
    const drafted = reducer(priced, bookingActions.draftKept(party(traveller())));
    expect(reducer(drafted, rememberPricing('ps2', request, pricing())).draft?.travellers[0]?.givenName).toBe('Karim');
    expect(reducer(drafted, bookingActions.booked())).toEqual({ byPriceSession: {}, draft: null });
  });
});
