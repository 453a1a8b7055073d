import type { HolidayRequestCase } from '../../../api/endpoints/holidays';

/** A request of two adults and a child for a package, as tests have it. */
export const CASE: HolidayRequestCase = {
  tenant: 'kestrel',
  referenceId: 'HR2611000001',
  version: 3,
  state: 'acknowledged',
  agency: 'Desert Rose Travel',
  packageId: 'package-1',
  packageTitle: 'Istanbul and the Bosphorus',
  city: 'Istanbul',
  date: '2027-03-10',
  flexibleDays: 2,
  adults: 2,
  childAges: [7],
  contact: { name: 'Amina Rahman', phone: '+971501234567', email: 'amina@demo.test' },
  askedBy: 'Amina Rahman',
  createdAt: '2026-11-26T06:00:00Z',
  assignable: [
    { operatorId: 'op-1', name: 'Nadia Rahman', isMe: true },
    { operatorId: 'op-2', name: 'Salma Aziz', isMe: false },
  ],
  currency: 'AED',
  zone: 'Asia/Dubai',
  packagePrice: {
    lines: [
      { label: 'Adult', quantity: 2, unitAmount: '2000.00', unitAgentAmount: '1850.00' },
      { label: 'Child', quantity: 1, unitAmount: '1200.00', unitAgentAmount: '1100.00' },
    ],
    cancellationPolicy: [{ daysBefore: 14, percent: 100 }],
    depositPercent: 30,
    inclusions: ['Breakfast'],
  },
  messages: [
    { id: 'm-1', from: 'agency', author: 'Amina Rahman', text: 'Sea view, please', at: '2026-11-26T06:05:00Z' },
  ],
  history: [{ at: '2026-11-26T06:00:00Z', author: 'Amina Rahman', kind: 'submitted', note: '' }],
  steps: ['assign', 'quote', 'refuse', 'message'],
};
