import type { AuditRequest } from '../../api/endpoints/audit';

/** What the trail is narrowed to; it is in the address, so that a view can be linked to. */
export interface AuditFilters {
  /** Empty: what concerns operators themselves. */
  tenant: string;
  operator: string;
  action: string;
  subject: string;
  from: string;
  to: string;
}

const KEYS = ['tenant', 'operator', 'action', 'subject', 'from', 'to'] as const;

/** Reads filters from the query; without a tenant in it, the first one the auditor may read. */
export function filtersFrom(query: URLSearchParams, tenants: readonly string[]): AuditFilters {
  const text = (key: (typeof KEYS)[number]) => query.get(key) ?? '';
  return {
    tenant: query.get('tenant') ?? tenants[0] ?? '',
    operator: text('operator'),
    action: text('action'),
    subject: text('subject'),
    from: dateOrNone(text('from')),
    to: dateOrNone(text('to')),
  };
}

/** The query of filters. An empty tenant is a choice too, and stays. */
export function queryOf(filters: AuditFilters): URLSearchParams {
  const query = new URLSearchParams({ tenant: filters.tenant });
  for (const key of KEYS) if (filters[key]) query.set(key, filters[key]);
  return query;
}

/** The call of filters; days are those of UTC, both included. */
export function requestOf(
  { tenant, operator, action, subject, from, to }: AuditFilters,
  cursor?: string,
): AuditRequest {
  const part = (key: string, value: string | undefined) => (value ? { [key]: value } : {});
  return {
    ...part('tenant', tenant),
    ...part('operator', operator.trim()),
    ...part('action', action.trim()),
    ...part('subject', subject.trim()),
    ...part('from', from && `${from}T00:00:00Z`),
    ...part('until', to && dayAfter(to)),
    ...part('cursor', cursor),
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
