import type { ImportDetails, ImportRecord, ImportSource } from '@jetway/kit-api/flights';

import { flight, segment } from '../../../../shared/testing/flights';
import { fare } from '../../../../shared/testing/orders';

export const SOURCES = '/api/order/v1/AirGetImportPNRSources';
export const READ = '/api/order/v1/AirGetImportPNR';
export const PRICE = '/api/order/v1/AirGetImportPNROrderDetails';
export const CREATE = '/api/order/v1/AirCreateImportPNROrder';
export const ORDER = 'DMO2611-00001A';

/** A source that takes records from its queue. */
export const queued: ImportSource = {
  code: 'gds-a',
  name: 'Meridian GDS',
  needsQueue: true,
  needsSurname: true,
  officeId: 'JWTDXB21A',
  queue: '96',
  transferQueueText: 'Share the record with office JWTDXB21A, then place it on queue 96.',
};

/** A source that reads a record once it is shared. */
export const shared: ImportSource = {
  code: 'gds-b',
  name: 'Atlas GDS',
  needsQueue: false,
  needsSurname: true,
  officeId: 'DXB4K7',
  transferQueueText: 'Share the record with office DXB4K7.',
};

/** A record of one adult from Dubai to Dhaka that can be imported. */
export function record(replace: Partial<ImportRecord> = {}): ImportRecord {
  return {
    source: 'gds-a',
    pnr: 'OQ12AB',
    officeId: 'DACRT2155',
    blockers: [],
    segments: [{ segment: segment(), status: 'confirmed' }],
    travellers: [{ travellerId: 't1', passengerType: 'ADT', title: 'Mr', givenName: 'Karim', surname: 'Rahman' }],
    ticketed: false,
    storedFare: 'AED 500.00',
    storedCurrencies: ['AED'],
    ticketTimeLimitAt: '2026-11-27T12:00:00Z',
    ...replace,
  };
}

/** Today's fare, the one in the record. */
export function details(replace: Partial<ImportDetails> = {}): ImportDetails {
  return {
    record: record(),
    priceSessionId: 'ps1',
    sessionExpiresAt: '2099-01-01T00:00:00Z',
    status: 'OK',
    current: fare(),
    itinerary: flight({ itineraryId: 'it1' }),
    ticketTimeLimitAt: '2026-11-27T12:00:00Z',
    ...replace,
  };
}
