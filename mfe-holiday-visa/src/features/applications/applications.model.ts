import type { VisaQueueName, VisaQueueRequest } from '@jetway/kit-api/visas';

export const PAGE_SIZE = 20;

/** Queues in the order of their tabs. */
export const QUEUES = [
  'all',
  'drafts',
  'inReview',
  'correction',
  'inProcess',
  'decided',
  'cancelled',
] as const satisfies readonly VisaQueueName[];

/** The page's state in the address bar, so that a view can be shared. */
export interface ApplicationFilters {
  queue: VisaQueueName;
  search: string;
  /** Two-letter code of the country to visit. */
  destination: string;
  /** First and last day of the travel date. */
  from: string;
  to: string;
  page: number;
}

/** Parses filters from the query; ignores invalid values. */
export function filtersFrom(query: URLSearchParams): ApplicationFilters {
  const page = Number(query.get('page'));
  const destination = query.get('destination') ?? '';
  return {
    queue: QUEUES.find((queue) => queue === query.get('queue')) ?? 'all',
    search: query.get('search') ?? '',
    destination: /^[A-Z]{2}$/.test(destination) ? destination : '',
    from: dayOrNone(query.get('from')),
    to: dayOrNone(query.get('to')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The query of some filters, without defaults. */
export function queryOf({ queue, search, destination, from, to, page }: ApplicationFilters): URLSearchParams {
  return new URLSearchParams({
    ...(queue === 'all' ? {} : { queue }),
    ...(search ? { search } : {}),
    ...(destination ? { destination } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
}

/** The request body of some filters. */
export function requestOf({ queue, page, search, destination, from, to }: ApplicationFilters): VisaQueueRequest {
  return {
    queue,
    page,
    pageSize: PAGE_SIZE,
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(destination ? { destination } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}

/** No filter except the queue. */
export const EVERYTHING = { search: '', destination: '', from: '', to: '' } satisfies Partial<ApplicationFilters>;

/** Whether any filter except the queue is active. */
export function isNarrowed({ search, destination, from, to }: ApplicationFilters): boolean {
  return Boolean(search || destination || from || to);
}

/** How many of the filters that a phone folds away are active. */
export function countFolded({ destination, from, to }: ApplicationFilters): number {
  return (from || to ? 1 : 0) + (destination ? 1 : 0);
}

function dayOrNone(text: string | null): string {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '';
}
