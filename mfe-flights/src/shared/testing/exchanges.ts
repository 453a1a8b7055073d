import type {
  AfterSaleRow,
  ExchangeAirline,
  ExchangeOfferView,
  ExchangeOrder,
  ExchangeQuoteView,
  ExchangeSegment,
} from '@jetway/kit-api/flights';

import { asked } from './after-sale';
import { segment } from './flights';
import { order } from './orders';

/** The airline of a flight number. */
export function airlineOf(flight: string): ExchangeAirline {
  const code = flight.slice(0, 2);
  return { code, name: `${code} Airways` };
}

/** A flight back from Dhaka on another day. */
export function part(replace: Partial<ExchangeSegment> = {}): ExchangeSegment {
  const airline = airlineOf(replace.flight ?? 'QQ102');
  return {
    legGroup: 1,
    flight: 'QQ102',
    marketing: airline,
    operating: airline,
    origin: 'DAC',
    destination: 'DXB',
    departsAt: '2026-12-13T10:00',
    arrivesAt: '2026-12-13T13:00',
    durationMinutes: 300,
    cabin: 'E',
    rbd: 'Y',
    kept: false,
    ...replace,
  };
}

/** The way out, which stays. */
export const out = part({
  legGroup: 0,
  flight: 'QQ101',
  origin: 'DXB',
  destination: 'DAC',
  departsAt: '2026-12-01T09:00',
  arrivesAt: '2026-12-01T16:00',
  kept: true,
});

export const before = [out, part({ departsAt: '2026-12-11T10:00', arrivesAt: '2026-12-11T13:00', kept: true })];

/** An offer that costs AED 120.00 more. */
export function offer(replace: Partial<ExchangeOfferView> = {}): ExchangeOfferView {
  return {
    offerId: 'o1',
    brand: 'Flex',
    total: 'AED 600.00',
    difference: 'AED 120.00',
    seatsRemaining: 4,
    segments: [out, part()],
    ...replace,
  };
}

/** A quote of AED 320.00 to pay. */
export function exchangeQuote(replace: Partial<ExchangeQuoteView> = {}): ExchangeQuoteView {
  const line = {
    oldResidual: 'AED 480.00',
    newFare: 'AED 600.00',
    changePenalty: 'AED 150.00',
    portalFee: 'AED 50.00',
    kept: 'AED 0.00',
    addCollect: 'AED 320.00',
    residualRefund: 'AED 0.00',
  };
  return {
    quoteId: '',
    mode: 'auto',
    fareDifference: 'AED 132.00',
    taxDifference: 'AED -12.00',
    validUntil: '2099-01-01T00:00:00Z',
    basis: 'The rule of the fare.',
    lines: [{ travellerId: 't1', ...line }],
    ...line,
    ...replace,
  };
}

/** A request for that exchange that waits to be approved. */
export function exchangeAsked(replace: Partial<AfterSaleRow['request']> = {}): AfterSaleRow['request'] {
  return asked({
    requestReference: 'X-2611-00001',
    kind: 'exchange',
    reason: 'medical',
    exchange: {
      before,
      after: [out, part()],
      quote: exchangeQuote({ quoteId: 'q1' }),
      oldTickets: ['1761234567890'],
      newTickets: [],
    },
    ...replace,
  });
}

/** A ticketed return order of one traveller that can be exchanged. */
export const ticketed = order({
  status: 'Confirmed',
  statusText: 'Ticketed',
  route: 'DXB-DAC-DXB',
  actions: ['exchange'],
  segments: [segment(), segment({ segmentId: 's2', journeyIndex: 1 })],
  tickets: [
    { number: '1761234567890', travellerId: 't1', status: 'OPEN', coupons: [], issuedAt: '2026-11-21T09:00:00Z' },
  ],
});

const leg = { minDate: '2026-11-22', maxDate: '2026-12-28' };

/** That order with what can be exchanged of it. */
export function exchangeable(replace: Partial<ExchangeOrder> = {}): ExchangeOrder {
  return {
    order: ticketed,
    byHand: false,
    paxCount: 1,
    exchangeTravelers: [{ travellerId: 't1', name: 'Karim Rahman' }],
    exchangeItineraries: [
      { ...leg, legGroup: 0, origin: 'DXB', destination: 'DAC', date: '2026-12-01', travelDate: '2026-12-01' },
      { ...leg, legGroup: 1, origin: 'DAC', destination: 'DXB', date: '2026-12-11', travelDate: '2026-12-11' },
    ],
    ...replace,
  };
}

/** Two travellers, of whom one may stay as they are. */
export const couple = exchangeable({
  paxCount: 2,
  exchangeTravelers: [
    { travellerId: 't1', name: 'Karim Rahman' },
    { travellerId: 't2', name: 'Salma Rahman' },
  ],
});
