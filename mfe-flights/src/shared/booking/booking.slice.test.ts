import { describe, expect, it } from 'vitest';

import { fare, pricing } from '../testing/orders';
import { party, traveller } from '../testing/party';
import { bookingActions, bookingSlice, rememberPricing } from './booking.slice';

const { reducer } = bookingSlice;
const request = { requestId: 'r1', itineraryIds: ['it1'] };
const priced = reducer(undefined, rememberPricing('ps1', request, pricing()));

describe('booking state', () => {
  it('keeps one priced offer with its fare and its end', () => {
    expect(priced.byPriceSession['ps1']).toMatchObject({ request, fare: fare(), sessionExpiresAt: '2099-01-01T00:00:00Z', isSold: false });
    const next = reducer(priced, rememberPricing('ps2', request, pricing({ priceSessionId: 'ps2' })));
    expect(Object.keys(next.byPriceSession)).toEqual(['ps2']);
  });

  it('goes on with the fare AirSell answered', () => {
    const current = fare({ customerTotal: 'AED 560.00' });
    const sold = reducer(priced, bookingActions.sold({ priceSessionId: 'ps1', status: 'PriceChanged', bookable: true, current, extras: [], warnings: [] }));
    expect(sold.byPriceSession['ps1']).toMatchObject({ isSold: true, fare: current });
    expect(reducer(sold, bookingActions.reopened('ps1')).byPriceSession['ps1']?.isSold).toBe(false);
  });

  it('keeps the travellers over a new price and forgets them with the order', () => {
    const drafted = reducer(priced, bookingActions.draftKept(party(traveller())));
    expect(reducer(drafted, rememberPricing('ps2', request, pricing())).draft?.travellers[0]?.givenName).toBe('Karim');
    expect(reducer(drafted, bookingActions.booked())).toEqual({ byPriceSession: {}, draft: null });
  });
});
