import type { GroupRequestsRequest, GroupRequestStatusName } from '@jetway/kit-api/fares';

export const PAGE_SIZE = 20;

/** A tab of the list. */
export type RequestTab = GroupRequestStatusName | 'all';

/** States in the order of their tabs. */
export const TABS = [
  'all',
  'requested',
  'quoted',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
] as const satisfies readonly RequestTab[];

/** The page's state in the address bar, so that a view can be shared. */
export interface RequestFilters {
  status: RequestTab;
  search: string;
  page: number;
}

/** Parses filters from the query; ignores invalid values. */
export function filtersFrom(query: URLSearchParams): RequestFilters {
  const page = Number(query.get('page'));
  return {
    status: TABS.find((tab) => tab === query.get('status')) ?? 'all',
    search: query.get('search') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The query of some filters, without defaults. */
export function queryOf({ status, search, page }: RequestFilters): URLSearchParams {
  return new URLSearchParams({
    ...(status === 'all' ? {} : { status }),
    ...(search ? { search } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
}

/** The request body of some filters. */
export function requestOf({ status, search, page }: RequestFilters): GroupRequestsRequest {
  return {
    page,
    pageSize: PAGE_SIZE,
    ...(status === 'all' ? {} : { status }),
    ...(search.trim() ? { search: search.trim() } : {}),
  };
}
