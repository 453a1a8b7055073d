import type { AirPriceResponse, FareBreakdown, Order, PassengerFare } from '@jetway/kit-api/flights';

import { flight, segment, summary } from './flights';

/** The fare of one adult; by default AED 520.00 for the customer and AED 480.00 net. */
export function fare(replace: Partial<FareBreakdown> = {}): FareBreakdown {
  return {
    perPassengerType: [passengers('ADT', 1)],
    base: 'AED 400.00',
    taxes: 'AED 100.00',
    gross: 'AED 500.00',
    commission: 'AED 40.00',
    taxOnAgent: { label: 'VAT', rate: '5', amount: 'AED 0.00' },
    serviceFee: 'AED 20.00',
    agentPayable: 'AED 480.00',
    customerTotal: 'AED 520.00',
    currency: 'AED',
    ...replace,
  };
}

export function passengers(passengerType: PassengerFare['passengerType'], count: number): PassengerFare {
  return {
    passengerType,
    count,
    base: 'AED 400.00',
    surcharge: 'AED 0.00',
    taxes: [{ code: 'AE', name: 'Passenger service charge', amount: 'AED 100.00' }],
    total: 'AED 500.00',
    subtotal: 'AED 500.00',
  };
}

/** A successful AirPrice response for one adult without passport requirement. */
export function pricing(replace: Partial<AirPriceResponse> = {}): AirPriceResponse {
  return {
    priceSessionId: 'ps1',
    status: 'OK',
    current: fare(),
    itinerary: flight({ itineraryId: 'it1' }),
    holdAllowed: true,
    instantOnly: false,
    sessionExpiresAt: '2099-01-01T00:00:00Z',
    ticketTimeLimitAt: '2026-11-25T12:00:00Z',
    passportRequired: false,
    alternatives: [],
    onlyChild: false,
    ...replace,
  };
}

/** An order of one adult, on hold. */
export function order(replace: Partial<Order> = {}): Order {
  return {
    orderReference: 'DMO2611-00001A',
    orderType: 1,
    requests: [],
    version: 1,
    status: 'OnHold',
    statusText: 'On hold',
    createdAt: '2026-11-21T08:00:00Z',
    createdBy: 'Amina Rahman',
    agencyName: 'Desert Rose Travel',
    tripType: 1,
    route: 'DXB-DAC',
    segments: [segment()],
    journeys: [summary()],
    pnr: 'QK7XZ2',
    fareType: 'OnHold',
    airlineCode: 'QQ',
    airlineName: 'Quokka Air',
    airlinePnrs: { QQ: 'QK7XZ2' },
    baggageSummary: '30 kg',
    brandName: 'Flex',
    changeTerms: { allowed: true, fee: 'AED 150.00', text: 'AED 150.00 for each passenger' },
    refundTerms: { allowed: false, text: 'Not allowed' },
    ticketedByHand: false,
    travellers: [
      {
        travellerId: 't1',
        passengerType: 'ADT',
        title: 'Mr',
        givenName: 'Karim',
        surname: 'Rahman',
        gender: 'M',
        birthOn: '1990-05-01',
        nationality: 'BD',
      },
    ],
    tickets: [],
    extras: [],
    fare: fare(),
    payment: { state: 'none' },
    timeLimits: { ticketingTimeLimitAt: '2099-01-01T00:00:00Z' },
    actions: ['issue'],
    flags: { importedPnr: false, instant: false, priceChanged: false, onlyChild: false },
    ...replace,
  };
}
