import type { DueItem, DuesRequest, DueStateFilter } from '@jetway/kit-api/payment';

export const PAGE_SIZE = 20;

/** Views of the list, in the order of its tabs; an empty one shows everything. */
export const VIEWS = ['', 'open', 'overdue', 'settled'] as const satisfies readonly (DueStateFilter | '')[];

/** The page's state in the address bar, so that a view can be shared. */
export interface DueFilters {
  state: DueStateFilter | '';
  search: string;
  page: number;
}

/** Parses filters from the query; ignores invalid values. */
export function filtersFrom(query: URLSearchParams): DueFilters {
  const page = Number(query.get('page'));
  return {
    state: VIEWS.find((known) => known === query.get('state')) ?? '',
    search: query.get('search') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The query of some filters, without defaults. */
export function queryOf({ state, search, page }: DueFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (state) query.set('state', state);
  if (search) query.set('search', search);
  if (page > 1) query.set('page', String(page));
  return query;
}

/** The request body of some filters. */
export function requestOf({ state, search, page }: DueFilters): DuesRequest {
  return { state: state || undefined, search: search.trim() || undefined, page, pageSize: PAGE_SIZE };
}

/** Whether the user can select a row to settle it: it is unpaid and its amount is visible. */
export function isPayable({ due }: DueItem): boolean {
  return due.state !== 'settled' && due.left !== undefined;
}
