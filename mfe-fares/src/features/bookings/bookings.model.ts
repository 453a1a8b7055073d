import type { GroupQueueName, GroupQueueRequest } from '@jetway/kit-api/fares';

export const PAGE_SIZE = 20;

/** Queues in the order of their tabs. */
export const QUEUES = [
  'all',
  'seatsHeld',
  'depositPaid',
  'balancePaid',
  'ticketed',
  'ended',
] as const satisfies readonly GroupQueueName[];

/** The page's state in the address bar, so that a view can be shared. */
export interface BookingFilters {
  queue: GroupQueueName;
  search: string;
  /** First and last day of departure. */
  from: string;
  to: string;
  page: number;
}

/** Parses filters from the query; ignores invalid values. */
export function filtersFrom(query: URLSearchParams): BookingFilters {
  const page = Number(query.get('page'));
  return {
    queue: QUEUES.find((queue) => queue === query.get('queue')) ?? 'all',
    search: query.get('search') ?? '',
    from: dayOrNone(query.get('from')),
    to: dayOrNone(query.get('to')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The query of some filters, without defaults. */
export function queryOf({ queue, search, from, to, page }: BookingFilters): URLSearchParams {
  return new URLSearchParams({
    ...(queue === 'all' ? {} : { queue }),
    ...(search ? { search } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
}

/** The request body of some filters. */
export function requestOf({ queue, search, from, to, page }: BookingFilters): GroupQueueRequest {
  return {
    queue,
    page,
    pageSize: PAGE_SIZE,
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}

/** No filter except the queue. */
export const EVERYTHING = { search: '', from: '', to: '' } satisfies Partial<BookingFilters>;

/** Whether any filter except the queue is active. */
export function isNarrowed({ search, from, to }: BookingFilters): boolean {
  return Boolean(search || from || to);
}

/** How many of the filters that a phone folds away are active. */
export function countFolded({ from, to }: BookingFilters): number {
  return from || to ? 1 : 0;
}

function dayOrNone(text: string | null): string {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '';
}
