import { describe, expect, it } from 'vitest';

import { filtersFrom, periodOf, queryOf, requestOf, statementAddress } from './ledger.model';

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

it.each([
  ['2026-11-03', '2026-11-20', '2026-11-03', '2026-11-20'],
  ['', '2026-10-20', '2026-10-01', '2026-10-20'],
  ['2026-09-15', '', '2026-09-15', '2026-11-26'],
  ['', '', '2026-11-01', '2026-11-26'],
])('a statement from "%s" to "%s" is of %s to %s', (from, to, first, last) => {
  const period = periodOf({ from, to }, '2026-11-26');
  expect(period).toEqual({ from: first, to: last });
  expect(statementAddress(period)).toBe(`/api/payment/v1/passbook/statement?from=${first}&to=${last}`);
});
