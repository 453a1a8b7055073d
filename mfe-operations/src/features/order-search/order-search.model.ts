import type { Tone } from '@jetway/kit-ui';

import type { OrderSearchRequest, OrderStatusName } from '../../api/endpoints/orders';

/** What the search is narrowed to; it is in the address, so that a view can be linked to. */
export interface OrderFilters {
  search: string;
  agency: string;
  tenant: string;
  status: OrderStatusName | '';
  from: string;
  to: string;
}

export const NO_FILTERS: OrderFilters = { search: '', agency: '', tenant: '', status: '', from: '', to: '' };

export const ORDER_STATES: Readonly<Record<OrderStatusName, { name: string; tone: Tone }>> = {
  Pending: { name: 'Pending', tone: 'info' },
  OnHold: { name: 'On hold', tone: 'warning' },
  InProgress: { name: 'In progress', tone: 'info' },
  Confirmed: { name: 'Confirmed', tone: 'success' },
  PartiallyTicketed: { name: 'Ticketed in part', tone: 'warning' },
  UnConfirmed: { name: 'In doubt', tone: 'danger' },
  Cancelled: { name: 'Cancelled', tone: 'neutral' },
  Expired: { name: 'Expired', tone: 'neutral' },
};

export const STATUSES = Object.keys(ORDER_STATES) as OrderStatusName[];

const KEYS = ['search', 'agency', 'tenant', 'status', 'from', 'to'] as const;

/** Reads filters from the query; ignores what they cannot be. */
export function filtersFrom(query: URLSearchParams, tenants: readonly string[]): OrderFilters {
  const text = (key: (typeof KEYS)[number]) => query.get(key) ?? '';
  return {
    search: text('search'),
    agency: text('agency'),
    tenant: tenants.find((tenant) => tenant === text('tenant')) ?? '',
    status: STATUSES.find((status) => status === text('status')) ?? '',
    from: dateOrNone(text('from')),
    to: dateOrNone(text('to')),
  };
}

/** The query of filters, without those that are empty. */
export function queryOf(filters: OrderFilters): URLSearchParams {
  const query = new URLSearchParams();
  for (const key of KEYS) if (filters[key].trim()) query.set(key, filters[key].trim());
  return query;
}

/** The call of filters; days are those of UTC, both included. */
export function requestOf(
  { search, agency, tenant, status, from, to }: OrderFilters,
  cursor?: string,
): OrderSearchRequest {
  return {
    ...(search.trim() && { search: search.trim() }),
    ...(agency.trim() && { agency: agency.trim() }),
    ...(tenant && { tenant }),
    ...(status && { status }),
    ...(from && { from: `${from}T00:00:00Z` }),
    ...(to && { until: dayAfter(to) }),
    ...(cursor !== undefined && { cursor }),
  };
}

function dayAfter(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString();
}

function dateOrNone(text: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}
