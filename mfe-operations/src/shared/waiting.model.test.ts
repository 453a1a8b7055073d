import { expect, it } from 'vitest';

import type { QueueItem } from '../api/endpoints/queue';
import { filtersFrom, matching, NO_OWNER, ownersOf, queryOf } from './waiting.model';

function item(subject: string, owner?: string, kind: QueueItem['kind'] = 'refund'): QueueItem {
  return {
    tenant: 'kestrel',
    kind,
    subject,
    agency: 'Desert Rose Travel',
    title: 'DXB-DAC',
    state: 'requested',
    since: '2026-11-26T08:00:00Z',
    dueAt: '2026-11-27T08:00:00Z',
    urgency: 'green',
    canDecide: true,
    ...(owner && { owner }),
  };
}

const ITEMS = [
  item('R-1', 'Nadia Rahman'),
  item('R-2'),
  item('R-3', 'Hana Aziz'),
  item('D-1', 'Salma Aziz', 'deposit'),
];

it('shows what an operator works on, or what no operator has taken up', () => {
  const subjects = (owner: string) => {
    const query = queryOf({ ...filtersFrom(new URLSearchParams(), ['refund']), owner });
    return matching(ITEMS, ['refund'], filtersFrom(query, ['refund'])).map(({ subject }) => subject);
  };
  expect(subjects('')).toEqual(['R-1', 'R-2', 'R-3']);
  expect(subjects('Hana Aziz')).toEqual(['R-3']);
  expect(subjects(NO_OWNER)).toEqual(['R-2']);
});

it('offers the operator first, and then who works on these kinds', () => {
  expect(ownersOf(ITEMS, ['refund'], 'Omar Farouk')).toEqual(['Omar Farouk', 'Hana Aziz', 'Nadia Rahman']);
  expect(ownersOf(ITEMS, ['refund'], 'Nadia Rahman')).toEqual(['Nadia Rahman', 'Hana Aziz']);
});
