import { expect, it } from 'vitest';

import { filtersFrom, isNarrowed, queryOf, requestOf } from './requests.model';

it('filters survive the address bar, and invalid ones are ignored', () => {
  const filters = { tab: 'quoted', search: 'V-2611-00001', from: '2026-11-01', to: '2026-11-30', page: 3 } as const;
  expect(filtersFrom(queryOf(filters))).toEqual(filters);
  const none = filtersFrom(new URLSearchParams('tab=x&from=soon&page=-1'));
  expect(none).toEqual({ tab: 'all', search: '', from: '', to: '', page: 1 });
  expect(queryOf(none).toString()).toBe('');
  expect([isNarrowed(filters), isNarrowed(none)]).toEqual([true, false]);
});

it('a request contains only filters that are set', () => {
  expect(requestOf({ tab: 'all', search: '  ', from: '', to: '', page: 1 })).toEqual({
    tab: 'all',
    page: 1,
    pageSize: 20,
  });
  expect(requestOf({ tab: 'done', search: ' Rahman ', from: '2026-11-01', to: '', page: 2 })).toEqual({
    tab: 'done',
    page: 2,
    pageSize: 20,
    search: 'Rahman',
    from: '2026-11-01',
  });
});
