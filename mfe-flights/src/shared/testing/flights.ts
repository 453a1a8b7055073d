import type { AirSearchResponse, Itinerary, Segment } from '@jetway/kit-api/flights';

const END = { terminal: '1' };

/** A direct DXB–DAC flight of a fictitious airline for AED 500. */
export function flight(replace: Partial<Itinerary> & { itineraryId: string }): Itinerary {
  return {
    amount: 'AED 500.00',
    grossAmount: 'AED 480.00',
    agentAmount: 'AED 460.00',
    duration: 300,
    flightSummary: [summary()],
    journeyWises: [{ stopKey: '0', departureTiming: '09:00', arrivalTiming: '16:00' }],
    stopKey: '0',
    refundable: true,
    airlineCode: 'QQ',
    airlineName: 'Quokka Air',
    layoverAirports: [],
    layoverDuration: { min: 0, max: 0 },
    productClass: 'Y',
    pushtoItinerary: true,
    brandDetails: [],
    moreFlights: [],
    moreCount: 0,
    segments: [segment()],
    seatsRemaining: 9,
    fareType: 'OnHold',
    fareKind: 'regular',
    isDomestic: false,
    isPreferred: false,
    baggageSummary: '30 kg',
    expiresAt: '2026-11-21T12:15:00Z',
    badges: [],
    ...replace,
  };
}

export function summary(replace: Partial<Itinerary['flightSummary'][number]> = {}): Itinerary['flightSummary'][number] {
  return {
    departureTime: '09:00',
    arrivalTime: '16:00',
    departureAirportCode: 'DXB',
    arrivalAirportCode: 'DAC',
    dayOffset: 0,
    stops: 0,
    duration: 300,
    departsOn: '2026-12-01',
    ...replace,
  };
}

export function segment(replace: Partial<Segment> = {}): Segment {
  return {
    segmentId: 's1',
    journeyIndex: 0,
    origin: {
      code: 'DXB',
      name: 'Dubai International',
      city: 'Dubai',
      ...END,
      local: '2026-12-01T09:00',
      utc: '2026-12-01T05:00:00Z',
    },
    destination: {
      code: 'DAC',
      name: 'Hazrat Shahjalal',
      city: 'Dhaka',
      ...END,
      local: '2026-12-01T16:00',
      utc: '2026-12-01T10:00:00Z',
    },
    marketing: { code: 'QQ', number: '101', name: 'Quokka Air' },
    operating: { code: 'QQ', number: '101', name: 'Quokka Air' },
    aircraft: { iata: '77W', name: 'Boeing 777' },
    rbd: 'Y',
    cabin: 'Economy',
    fareBasis: 'YOW',
    durationMinutes: 300,
    changeOfAirport: false,
    overnight: false,
    ...replace,
  };
}

/** A search response with these flights, complete by default. */
export function answer(flights: Itinerary[], replace: Partial<AirSearchResponse> = {}): AirSearchResponse {
  return {
    requestId: 'r1',
    expiresAt: '2099-01-01T00:00:00Z',
    suppliersTotal: 3,
    suppliersRemaining: 0,
    suppliersSilent: 0,
    pollAfterMs: 0,
    resultCompleted: true,
    refreshCount: 1,
    currency: 'AED',
    currencyDefault: 'AED',
    currencies: ['AED'],
    specialReturn: false,
    flights,
    duplicates: [],
    notices: [],
    ...replace,
  };
}
