import type { UmrahQuotePage, UmrahQuoteRow } from '@jetway/kit-api/fares';

export const QUOTE = 'UQ2611000001';

/** Flights, a hotel in Makkah and visas for two adults and a child of 8; the hotel in Madinah is left out. */
export function umrahQuote(replace: Partial<UmrahQuotePage> = {}): UmrahQuotePage {
  return {
    referenceId: QUOTE,
    version: 1,
    lotId: 'l1',
    title: 'Ten nights in January',
    departureDate: '2027-01-10',
    client: 'Mrs Karim',
    note: '',
    adults: 2,
    childAges: [8],
    infants: 0,
    nationality: 'BD',
    rooms: 1,
    occupancies: [{ adults: 2, childAges: [8] }],
    makkah: { stars: 4 },
    madinah: {},
    createdAt: '2026-11-26T07:00:00Z',
    createdBy: 'Amina Rahman',
    pricedAt: '2026-11-26T07:00:00Z',
    validUntil: '2026-11-27T07:00:00Z',
    isOver: false,
    lines: [
      {
        kind: 'fare',
        amount: 'AED 5500.00',
        agentAmount: 'AED 4950.00',
        fare: {
          title: 'Ten nights in January',
          airline: { code: 'SV', name: 'Saudia' },
          baggage: '40 kg',
          journeys: [],
        },
      },
      {
        kind: 'makkah',
        amount: 'AED 2400.50',
        agentAmount: 'AED 2200.00',
        stay: {
          destinationKind: 'hotel',
          destinationId: 'makkah.ab12',
          name: 'Al Safwa',
          stars: 4,
          address: 'Ajyad Street',
          room: 'Quad room',
          rooms: 1,
          board: 'breakfast',
          checkIn: '2027-01-11',
          checkOut: '2027-01-16',
          nights: 5,
          freeCancellationUntil: '2027-01-05T15:00:00Z',
          freeCancellationUntilLocal: '2027-01-05T18:00',
        },
      },
      {
        kind: 'visa',
        amount: 'AED 1365.00',
        visa: {
          productId: 'SA-umrah',
          name: 'Umrah visa',
          purpose: 'umrah',
          entries: 'single',
          stayDays: 90,
          minDays: 2,
          maxDays: 5,
          applicants: 3,
          tight: false,
        },
      },
    ],
    leftOut: [{ kind: 'madinah', reason: 'noHotel' }],
    total: 'AED 9265.50',
    agentTotal: 'AED 8515.00',
    changes: [],
    link: { state: 'unshared' },
    mayShare: true,
    ...replace,
  };
}

export function quoteRow(replace: Partial<UmrahQuoteRow> = {}): UmrahQuoteRow {
  return {
    referenceId: QUOTE,
    client: 'Mrs Karim',
    title: 'Ten nights in January',
    departureDate: '2027-01-10',
    travellers: 3,
    lines: ['fare', 'makkah', 'visa'],
    total: 'AED 9265.50',
    validUntil: '2026-11-27T07:00:00Z',
    isOver: false,
    createdAt: '2026-11-26T07:00:00Z',
    createdBy: 'Amina Rahman',
    ...replace,
  };
}
