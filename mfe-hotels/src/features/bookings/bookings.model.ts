import type { HotelDateField, HotelQueueName, HotelQueueRequest } from '@jetway/kit-api/hotels';

export const PAGE_SIZE = 20;

/** Queues in the order of their tabs. */
export const QUEUES = [
  'all',
  'upcoming',
  'unConfirmed',
  'onHold',
  'completed',
  'cancelled',
] as const satisfies readonly HotelQueueName[];

/** Which date of a booking the date filter applies to. */
export const DATE_FIELDS = ['created', 'checkIn'] as const satisfies readonly HotelDateField[];

/** The page's state in the address bar, so that a view can be shared. */
export interface BookingFilters {
  queue: HotelQueueName;
  search: string;
  dateField: HotelDateField;
  from: string;
  to: string;
  city: string;
  page: number;
}

/** Parses filters from the query; ignores invalid values. */
export function filtersFrom(query: URLSearchParams): BookingFilters {
  const page = Number(query.get('page'));
  return {
    queue: QUEUES.find((queue) => queue === query.get('queue')) ?? 'all',
    search: query.get('search') ?? '',
    dateField: DATE_FIELDS.find((field) => field === query.get('by')) ?? 'created',
    from: dayOrNone(query.get('from')),
    to: dayOrNone(query.get('to')),
    city: query.get('city') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The query of some filters, without defaults. */
export function queryOf({ queue, search, dateField, from, to, city, page }: BookingFilters): URLSearchParams {
  return new URLSearchParams({
    ...(queue === 'all' ? {} : { queue }),
    ...(search ? { search } : {}),
    ...(dateField === 'created' ? {} : { by: dateField }),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(city ? { city } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
}

/** The request body of some filters. */
export function requestOf({ search, from, to, city, ...rest }: BookingFilters): HotelQueueRequest {
  return {
    ...rest,
    pageSize: PAGE_SIZE,
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(city.trim() ? { city: city.trim() } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}

/** No filter except the queue. */
export const EVERYTHING = { search: '', from: '', to: '', city: '' } satisfies Partial<BookingFilters>;

/** Whether any filter except the queue is active. */
export function isNarrowed({ search, from, to, city }: BookingFilters): boolean {
  return Boolean(search || from || to || city);
}

/** How many of the filters that a phone folds away are active. */
export function countFolded({ from, to, city }: BookingFilters): number {
  return (from || to ? 1 : 0) + (city ? 1 : 0);
}

function dayOrNone(text: string | null): string {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '';
}
