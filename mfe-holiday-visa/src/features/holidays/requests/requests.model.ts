import type { HolidayRequestsRequest, HolidayRequestTab } from '@jetway/kit-api/holidays';
import { isDate } from '@jetway/kit-domain/days';

export const PAGE_SIZE = 20;

/** Tabs in their order: submitted and acknowledged requests are new; declined, expired, withdrawn and refused ones are closed. */
export const TABS = ['new', 'quoted', 'accepted', 'closed'] as const satisfies readonly HolidayRequestTab[];

/** The page's state in the address bar, so that a view can be shared. */
export interface RequestFilters {
  tab: HolidayRequestTab;
  search: string;
  /** First and last day of travel. */
  from: string;
  to: string;
  page: number;
}

/** Parses filters from the query; ignores invalid values. */
export function filtersFrom(query: URLSearchParams): RequestFilters {
  const page = Number(query.get('page'));
  const day = (name: string) => (isDate(query.get(name) ?? '') ? (query.get(name) ?? '') : '');
  return {
    tab: TABS.find((tab) => tab === query.get('tab')) ?? 'new',
    search: query.get('search') ?? '',
    from: day('from'),
    to: day('to'),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The query of some filters, without defaults. */
export function queryOf({ tab, search, from, to, page }: RequestFilters): URLSearchParams {
  return new URLSearchParams({
    ...(tab === 'new' ? {} : { tab }),
    ...(search ? { search } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
}

/** The request body of some filters. */
export function requestOf({ tab, search, from, to, page }: RequestFilters): HolidayRequestsRequest {
  return {
    tab,
    page,
    pageSize: PAGE_SIZE,
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}

/** No filter except the tab. */
export const EVERYTHING = { search: '', from: '', to: '' } satisfies Partial<RequestFilters>;

/** Whether any filter except the tab is active. */
export function isNarrowed({ search, from, to }: RequestFilters): boolean {
  return Boolean(search || from || to);
}

/** How many of the filters that a phone folds away are active. */
export function countFolded({ from, to }: RequestFilters): number {
  return from || to ? 1 : 0;
}
