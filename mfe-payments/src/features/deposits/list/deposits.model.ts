import type { DepositMethodName, DepositsRequest, DepositStatusName } from '@jetway/kit-api/deposits';

import { METHODS } from '../model/methods';
import { STATUSES } from '../model/status';

export const PAGE_SIZE = 20;

/** The page's state in the address bar, so that a view can be shared. */
export interface DepositFilters {
  search: string;
  method: DepositMethodName | '';
  status: DepositStatusName | '';
  from: string;
  to: string;
  page: number;
}

export const EVERYTHING: DepositFilters = { search: '', method: '', status: '', from: '', to: '', page: 1 };

/** Parses filters from the query; ignores invalid values. */
export function filtersFrom(query: URLSearchParams): DepositFilters {
  const page = Number(query.get('page'));
  return {
    search: query.get('search') ?? '',
    method: METHODS.find(({ code }) => code === query.get('method'))?.code ?? '',
    status: STATUSES.find((known) => known === query.get('status')) ?? '',
    from: dateOrNone(query.get('from')),
    to: dateOrNone(query.get('to')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The query of some filters, without defaults. */
export function queryOf(filters: DepositFilters): URLSearchParams {
  const query = new URLSearchParams();
  for (const key of ['search', 'method', 'status', 'from', 'to'] as const) {
    if (filters[key]) query.set(key, filters[key]);
  }
  if (filters.page > 1) query.set('page', String(filters.page));
  return query;
}

/** The request body of some filters. */
export function requestOf(filters: DepositFilters): DepositsRequest {
  return {
    search: filters.search.trim() || undefined,
    method: filters.method || undefined,
    status: filters.status || undefined,
    from: filters.from || undefined,
    to: filters.to || undefined,
    page: filters.page,
    pageSize: PAGE_SIZE,
  };
}

export function isFiltered(filters: DepositFilters): boolean {
  return Boolean(filters.search || filters.method || filters.status || filters.from || filters.to);
}

function dateOrNone(text: string | null): string {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '';
}
