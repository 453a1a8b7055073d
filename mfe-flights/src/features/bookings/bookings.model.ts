import type { BookingQueue, BookingsRequest } from '@jetway/kit-api/customer';

export const PAGE_SIZE = 20;

/** Queues in the order of their tabs. */
export const QUEUES = [
  'all',
  'onHold',
  'pending',
  'ticketed',
  'cancelled',
  'expired',
  'unconfirmed',
] as const satisfies readonly BookingQueue[];

/** Which date of a booking the date filter applies to. */
export const DATE_FIELDS = ['created', 'travel', 'ttl'] as const satisfies readonly NonNullable<
  BookingsRequest['dateField']
>[];
export type DateFieldName = (typeof DATE_FIELDS)[number];

/** Sort orders, the default first; a leading `-` means descending. */
export const SORTS = ['-created', 'created', 'travel', '-travel', 'ttl'] as const;
export type BookingSort = (typeof SORTS)[number];

/** Filters whose options depend on the agency. */
export const KINDS = ['airlines', 'staff', 'branches'] as const;
export type BookingKind = (typeof KINDS)[number];

/** A code, or the server's id of a user or branch. */
const READABLE: Record<BookingKind, RegExp> = {
  airlines: /^[A-Z0-9]{2}$/,
  staff: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  branches: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
};
/** Maximum number of values per filter in one call. */
const MOST_OF_A_KIND = 50;

/** The page's state in the address bar, so that a view can be shared. */
export interface BookingFilters extends Record<BookingKind, string[]> {
  queue: BookingQueue;
  search: string;
  sort: BookingSort;
  dateField: DateFieldName;
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
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? SORTS[0],
    airlines: chosenOf(query, 'airlines'),
    staff: chosenOf(query, 'staff'),
    branches: chosenOf(query, 'branches'),
    dateField: DATE_FIELDS.find((field) => field === query.get('by')) ?? 'created',
    from: dayOrNone(query.get('from')),
    to: dayOrNone(query.get('to')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The query of some filters, without defaults. */
export function queryOf(filters: BookingFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (filters.queue !== 'all') query.set('queue', filters.queue);
  if (filters.search) query.set('search', filters.search);
  if (filters.dateField !== 'created') query.set('by', filters.dateField);
  if (filters.from) query.set('from', filters.from);
  if (filters.to) query.set('to', filters.to);
  for (const kind of KINDS) if (filters[kind].length > 0) query.set(kind, filters[kind].join('.'));
  if (filters.sort !== SORTS[0]) query.set('sort', filters.sort);
  if (filters.page > 1) query.set('page', String(filters.page));
  return query;
}

/** The request body of some filters; the date field only with dates. */
export function requestOf({
  queue,
  search,
  dateField,
  from,
  to,
  page,
  sort,
  ...chosen
}: BookingFilters): BookingsRequest {
  const term = search.trim();
  const kinds = KINDS.filter((kind) => chosen[kind].length > 0);
  return {
    queue,
    page,
    pageSize: PAGE_SIZE,
    ...Object.fromEntries(kinds.map((kind) => [kind, chosen[kind]])),
    ...(sort === SORTS[0] ? {} : { sort }),
    ...(term ? { search: term } : {}),
    ...(from || to ? { dateField } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}

/** No filter except the queue. */
export const EVERYTHING = {
  search: '',
  from: '',
  to: '',
  airlines: [],
  staff: [],
  branches: [],
} satisfies Partial<BookingFilters>;

/** Whether any filter except the queue is active. */
export function isNarrowed({ search, from, to, ...chosen }: BookingFilters): boolean {
  return Boolean(search || from || to || KINDS.some((kind) => chosen[kind].length > 0));
}

/** How many of the filters that a phone folds away are active. */
export function countFolded({ from, to, ...chosen }: BookingFilters): number {
  return KINDS.filter((kind) => chosen[kind].length > 0).length + (from || to ? 1 : 0);
}

function chosenOf(query: URLSearchParams, kind: BookingKind): string[] {
  const named = (query.get(kind) ?? '').split('.').filter((one) => READABLE[kind].test(one));
  return [...new Set(named)].slice(0, MOST_OF_A_KIND);
}

function dayOrNone(text: string | null): string {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '';
}
