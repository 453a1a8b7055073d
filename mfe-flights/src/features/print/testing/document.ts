import type { PrintedDocument } from '@jetway/kit-api/orders';

import { agencyBrand } from '../../../shared/testing/fixtures/brand';

/** A person with a ticket. */
export function person(travellerId: string, name: string): PrintedDocument['people'][number] {
  return { travellerId, name, kind: 'Adult', ticket: '176 1234567890', passport: '', extras: [] };
}

/** The ticket of one adult. */
export function paper(replace: Partial<PrintedDocument> = {}): PrintedDocument {
  return {
    title: 'E-ticket',
    status: 'Ticketed',
    reference: 'DMO2611-00001A',
    warning: '',
    code: '',
    brand: agencyBrand(),
    company: { name: 'Demo Travel', lines: ['1 Palm Street'] },
    seller: { name: 'Desert Rose Travel', lines: ['office@desertrose.test'] },
    facts: [{ label: 'Record locator', value: 'QK7XZ2' }],
    journeys: [
      {
        title: 'Dubai – Dhaka',
        detail: 'Sat 12 Dec 2026 · 4 h 30 min',
        flights: [
          {
            number: 'QQ 101',
            airline: 'Quokka Air',
            from: { code: 'DXB', time: '02:15', date: 'Sat 12 Dec 2026', place: 'Dubai International Airport' },
            to: {
              code: 'DAC',
              time: '08:45',
              date: 'Sat 12 Dec 2026',
              place: 'Hazrat Shahjalal International Airport',
            },
            duration: '4 h 30 min',
            cabin: 'Economy',
            wait: '',
          },
        ],
      },
    ],
    peopleLabel: 'Passengers',
    people: [person('t1', 'Mr Karim Rahman')],
    notes: [],
    ...replace,
  };
}
