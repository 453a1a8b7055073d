import { describe, expect, it } from 'vitest';

import { filtersFrom, queryOf, requestOf } from './ledger.model';

describe('ledger filters in the address bar', () => {
  it('are restored from the address', () => {
    const query = new URLSearchParams('search=SBF&type=issue&from=2026-11-01&to=2026-11-30&page=2');
    expect(queryOf(filtersFrom(query)).toString()).toBe(query.toString());
  });

  it('ignore invalid values', () => {
    const filters = filtersFrom(new URLSearchParams('type=theft&from=yesterday&page=-3'));
    expect(filters).toEqual({ search: '', type: '', from: '', to: '', page: 1 });
    expect(queryOf(filters).toString()).toBe('');
  });
});

describe('the request', () => {
  it('sends only the active filters', () => {
    const request = requestOf({ search: '  ', type: '', from: '', to: '', page: 1 });
    expect(request.search).toBeUndefined();
    expect(request.page).toBe(1);
  });
});
