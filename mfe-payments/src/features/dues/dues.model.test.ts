import type { DueItem } from '@jetway/kit-api/payment';
import { expect, it } from 'vitest';

import { filtersFrom, isPayable, queryOf, requestOf } from './dues.model';

it.each([
  ['', { state: '', search: '', page: 1 }],
  ['state=overdue&search=DMO&page=3', { state: 'overdue', search: 'DMO', page: 3 }],
  ['state=odd&page=-1', { state: '', search: '', page: 1 }],
])('reads the filters of "%s"', (query, filters) => expect(filtersFrom(new URLSearchParams(query))).toEqual(filters));

it('writes filters without their defaults, and reads them back', () => {
  const filters = { state: 'open', search: 'DMO', page: 2 } as const;
  expect(filtersFrom(queryOf(filters))).toEqual(filters);
  expect(queryOf({ state: '', search: '', page: 1 }).toString()).toBe('');
  expect(requestOf({ state: '', search: ' DMO ', page: 1 })).toEqual({
    state: undefined,
    search: 'DMO',
    page: 1,
    pageSize: 20,
  });
});

it.each([
  ['open', 'AED 336.00', true],
  ['overdue', 'AED 336.00', true],
  ['settled', 'AED 0.00', false],
  ['open', undefined, false],
] as const)('a due that is %s with %s left can be selected: %s', (state, left, expected) => {
  const row: DueItem = {
    due: { orderReference: 'DMO2611-00001A', dueAt: '2026-12-01T08:00:00Z', state, left },
    title: 'DXB-DAC',
    leadName: 'Karim Rahman',
  };
  expect(isPayable(row)).toBe(expected);
});
