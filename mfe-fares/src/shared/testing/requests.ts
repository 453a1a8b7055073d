import type { GroupQuoteView, GroupRequestList, GroupRequestPage, GroupRequestRow } from '@jetway/kit-api/fares';

import { lotCard, RULES } from './fares';

export const REQUEST = 'GR2611000001';

/** Twelve seats, valid for three days from 26 November. */
export function groupQuote(replace: Partial<GroupQuoteView> = {}): GroupQuoteView {
  return {
    number: 1,
    offer: lotCard({ lotId: 'none', title: 'Hill school', depositHours: 24 }),
    rules: RULES,
    amount: 'AED 24000.00',
    agentAmount: 'AED 21600.00',
    deposit: 'AED 4320.00',
    validUntil: '2026-11-29T10:00:00Z',
    isOver: false,
    quotedAt: '2026-11-26T07:00:00Z',
    ...replace,
  };
}

/** A request that has not been quoted yet. */
export function groupRequest(replace: Partial<GroupRequestPage> = {}): GroupRequestPage {
  return {
    referenceId: REQUEST,
    status: 'requested',
    trip: {
      kind: 'group',
      journeys: [{ origin: 'DXB', destination: 'JED', date: '2027-01-10' }],
      flexibleDays: 2,
      passengers: { adults: 12, children: 0, infants: 0 },
      groupName: 'Hill school',
      contact: { email: 'office@demo.test', phone: '+971501234567' },
      note: 'Seats together',
    },
    createdAt: '2026-11-25T08:00:00Z',
    createdBy: 'Amina Rahman',
    history: [{ at: '2026-11-25T08:00:00Z', author: 'Amina Rahman', kind: 'requested', note: '' }],
    actions: ['withdraw'],
    ...replace,
  };
}

/** The same with a quote that can be accepted. */
export function quotedRequest(quote: Partial<GroupQuoteView> = {}): GroupRequestPage {
  return groupRequest({ status: 'quoted', quote: groupQuote(quote), actions: ['accept', 'decline', 'withdraw'] });
}

export function requestRow(replace: Partial<GroupRequestRow> = {}): GroupRequestRow {
  return {
    referenceId: REQUEST,
    status: 'quoted',
    kind: 'group',
    groupName: 'Hill school',
    route: 'DXB–JED',
    departureDate: '2027-01-10',
    passengers: 12,
    validUntil: '2026-11-29T10:00:00Z',
    createdAt: '2026-11-25T08:00:00Z',
    createdBy: 'Amina Rahman',
    ...replace,
  };
}

export function requestsOf(rows: GroupRequestRow[], replace: Partial<GroupRequestList> = {}): GroupRequestList {
  return { rows, total: rows.length, counts: { all: rows.length, quoted: 1 }, ...replace };
}
