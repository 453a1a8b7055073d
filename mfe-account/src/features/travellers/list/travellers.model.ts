import type { TravellersRequest } from '@jetway/kit-api/travellers';

export const PAGE_SIZE = 20;

/** The list's state in the address bar. */
export interface ListQuery {
  search: string;
  page: number;
}

/** Parses the list's part of an address; ignores invalid values. */
export function listFrom(query: URLSearchParams): ListQuery {
  const page = Number(query.get('page'));
  return { search: query.get('search') ?? '', page: Number.isInteger(page) && page > 0 ? page : 1 };
}

/** Returns the address with another list state; defaults are omitted. */
export function queryWith(query: URLSearchParams, { search, page }: ListQuery): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('search');
  next.delete('page');
  if (search) next.set('search', search);
  if (page > 1) next.set('page', String(page));
  return next;
}

export function requestOf({ search, page }: ListQuery): TravellersRequest {
  return { ...(search.trim() ? { search: search.trim() } : {}), page, pageSize: PAGE_SIZE };
}
