import type { PassbookRequest, PassbookType } from '@jetway/kit-api/payment';

export const PAGE_SIZE = 20;

/** Types of ledger entries an agency can see, in the order of the filter. */
export const ENTRY_TYPES: readonly PassbookType[] = ['deposit', 'issue', 'void', 'refund', 'adjustment', 'fee'];

/** The page's state in the address bar, so that a view can be shared. */
export interface LedgerFilters {
  search: string;
  type: PassbookType | '';
  from: string;
  to: string;
  page: number;
}

/** Parses filters from the query; ignores invalid values. */
export function filtersFrom(query: URLSearchParams): LedgerFilters {
  const type = ENTRY_TYPES.find((known) => known === query.get('type')) ?? '';
  const page = Number(query.get('page'));
  return {
    search: query.get('search') ?? '',
    type,
    from: dateOrNone(query.get('from')),
    to: dateOrNone(query.get('to')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The query of some filters, without defaults. A changed filter returns to page one. */
export function queryOf(filters: LedgerFilters): URLSearchParams {
  const query = new URLSearchParams();
  for (const key of ['search', 'type', 'from', 'to'] as const) {
    if (filters[key]) query.set(key, filters[key]);
  }
  if (filters.page > 1) query.set('page', String(filters.page));
  return query;
}

/** The request body of some filters. */
export function requestOf(filters: LedgerFilters): PassbookRequest {
  return {
    search: filters.search.trim() || undefined,
    type: filters.type || undefined,
    from: filters.from || undefined,
    to: filters.to || undefined,
    page: filters.page,
    pageSize: PAGE_SIZE,
  };
}

/** A statement's first and last day. */
export interface Period {
  from: string;
  to: string;
}

/** The period of the filters; open ends become the first of the last day's month and today. */
export function periodOf({ from, to }: Pick<LedgerFilters, 'from' | 'to'>, today: string): Period {
  const last = to || (from > today ? from : today);
  return { from: from || `${last.slice(0, 8)}01`, to: last };
}

/** The address of a period's statement. */
export function statementAddress({ from, to }: Period): string {
  return `/api/payment/v1/passbook/statement?${new URLSearchParams({ from, to }).toString()}`;
}

export function isFiltered(filters: LedgerFilters): boolean {
  return Boolean(filters.search || filters.type || filters.from || filters.to);
}

function dateOrNone(text: string | null): string {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '';
}
