import { describe, expect, it } from 'vitest';

import { filtersFrom, isNarrowed, queryOf, requestOf } from './bookings.model';

describe('bookings filters in the address bar', () => {
  it('are restored from the address', () => {
    const query = new URLSearchParams(
      'queue=onHold&search=SBF&by=travel&from=2026-11-01&to=2026-11-30&airlines=EK.FZ&sort=ttl&page=2',
    );
    expect(queryOf(filtersFrom(query)).toString()).toBe(query.toString());
  });

  it('ignore invalid values', () => {
    const filters = filtersFrom(
      new URLSearchParams('queue=stolen&by=mood&from=yesterday&page=-3&airlines=emirates&staff=me&sort=luck'),
    );
    expect(filters).toEqual({
      queue: 'all',
      search: '',
      dateField: 'created',
      from: '',
      to: '',
      page: 1,
      sort: '-created',
      airlines: [],
      staff: [],
      branches: [],
    });
    expect(queryOf(filters).toString()).toBe('');
  });
});

describe('the request', () => {
  const none = filtersFrom(new URLSearchParams());

  it('sends only the active filters', () => {
    expect(requestOf({ ...none, search: '  ' })).toEqual({ queue: 'all', page: 1, pageSize: 20 });
  });

  it('sends the date field only with dates', () => {
    const request = requestOf({ ...none, dateField: 'ttl', to: '2026-11-30' });
    expect(request).toMatchObject({ dateField: 'ttl', to: '2026-11-30' });
    expect(requestOf({ ...none, dateField: 'ttl' })).not.toHaveProperty('dateField');
  });

  it('sends airlines, staff and the sort order only when selected', () => {
    const request = requestOf({ ...none, airlines: ['EK'], sort: 'travel' });
    expect(request).toEqual({ queue: 'all', page: 1, pageSize: 20, airlines: ['EK'], sort: 'travel' });
  });

  it('counts search and dates as filters, but not the queue', () => {
    expect(isNarrowed({ ...none, queue: 'expired' })).toBe(false);
    expect(isNarrowed({ ...none, from: '2026-11-01' })).toBe(true);
    expect(isNarrowed({ ...none, airlines: ['EK'] })).toBe(true);
    expect(isNarrowed({ ...none, sort: 'ttl' })).toBe(false);
  });
});
