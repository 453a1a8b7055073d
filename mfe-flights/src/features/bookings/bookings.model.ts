import type { BookingQueue, BookingsRequest } from '@jetway/kit-api/customer';

export const PAGE_SIZE = 20;

/** Queues in the order of their tabs. */
export const QUEUES = ['all', 'onHold', 'pending', 'ticketed', 'cancelled', 'expired', 'unconfirmed'] as const satisfies readonly BookingQueue[];

/** Which of a booking's days the dates narrow. */
export const DATE_FIELDS = ['created', 'travel', 'ttl'] as const satisfies readonly NonNullable<BookingsRequest['dateField']>[];
export type DateFieldName = (typeof DATE_FIELDS)[number];

/** What the address bar holds of this page, so that a view can be shared. */
export interface BookingFilters {
  queue: BookingQueue;
  search: string;
  dateField: DateFieldName;
  from: string;
  to: string;
  page: number;
}

/** Reads filters from the query; anything unreadable is as if it were absent. */
export function filtersFrom(query: URLSearchParams): BookingFilters {
  const page = Number(query.get('page'));
  return {
    queue: QUEUES.find((queue) => queue === query.get('queue')) ?? 'all',
    search: query.get('search') ?? '',
    dateField: DATE_FIELDS.find((field) => field === query.get('by')) ?? 'created',
    from: dayOrNone(query.get('from')),
    to: dayOrNone(query.get('to')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The query of some filters, without what is at its default. */
export function queryOf(filters: BookingFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (filters.queue !== 'all') query.set('queue', filters.queue);
  if (filters.search) query.set('search', filters.search);
  if (filters.dateField !== 'created') query.set('by', filters.dateField);
  if (filters.from) query.set('from', filters.from);
  if (filters.to) query.set('to', filters.to);
  if (filters.page > 1) query.set('page', String(filters.page));
  return query;
}

/** The call's body for some filters; the day's kind only where days narrow. */
export function requestOf({ queue, search, dateField, from, to, page }: BookingFilters): BookingsRequest {
  const term = search.trim();
  return {
    queue,
    page,
    pageSize: PAGE_SIZE,
    ...(term ? { search: term } : {}),
    ...(from || to ? { dateField } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}

/** Whether anything but the queue narrows the list. */
export function isNarrowed({ search, from, to }: BookingFilters): boolean {
  return Boolean(search || from || to);
}

function dayOrNone(text: string | null): string {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '';
}

/** Time left that is worth counting. */
const NEAR_MS = 24 * 3_600_000;

/** Whether a time limit runs out within a day. */
export function isNear(limitAt: string, now: number = Date.now()): boolean {
  const left = Date.parse(limitAt) - now;
  return left > 0 && left <= NEAR_MS;
}
