import type { AfterSaleQueueBody, AfterSaleTabName } from '@jetway/kit-api/flights';

export const PAGE_SIZE = 20;

/** Tabs in their order. */
export const TABS = ['all', 'quoted', 'inProgress', 'done', 'ended'] as const satisfies readonly AfterSaleTabName[];

/** The page's state in the address bar. */
export interface RequestFilters {
  tab: AfterSaleTabName;
  search: string;
  from: string;
  to: string;
  page: number;
}

/** Parses filters from the query; ignores invalid values. */
export function filtersFrom(query: URLSearchParams): RequestFilters {
  const page = Number(query.get('page'));
  return {
    tab: TABS.find((tab) => tab === query.get('tab')) ?? 'all',
    search: query.get('search') ?? '',
    from: dayOrNone(query.get('from')),
    to: dayOrNone(query.get('to')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The query of some filters, without defaults. */
export function queryOf({ tab, search, from, to, page }: RequestFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (tab !== 'all') query.set('tab', tab);
  if (search) query.set('search', search);
  if (from) query.set('from', from);
  if (to) query.set('to', to);
  if (page > 1) query.set('page', String(page));
  return query;
}

/** The request body of some filters. */
export function requestOf({ tab, search, from, to, page }: RequestFilters): AfterSaleQueueBody {
  const term = search.trim();
  return {
    tab,
    page,
    pageSize: PAGE_SIZE,
    ...(term ? { search: term } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}

/** Whether any filter except the tab is active. */
export function isNarrowed({ search, from, to }: RequestFilters): boolean {
  return Boolean(search || from || to);
}

function dayOrNone(text: string | null): string {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '';
}
