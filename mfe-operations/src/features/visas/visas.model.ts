import type { Tone } from '@jetway/kit-ui';

import type {
  VisaDeskQueueName,
  VisaDeskQueueRequest,
  VisaDocumentStatus,
  VisaOrderStatus,
} from '../../api/endpoints/visas';

/** How a state is shown. */
interface Shown {
  name: string;
  tone: Tone;
}

export const VISA_STATES: Readonly<Record<VisaOrderStatus, Shown>> = {
  draft: { name: 'Draft', tone: 'neutral' },
  submitted: { name: 'Submitted', tone: 'warning' },
  documentReview: { name: 'To review', tone: 'warning' },
  correctionRequested: { name: 'Correction asked for', tone: 'info' },
  resubmitted: { name: 'Corrected, to review', tone: 'warning' },
  lodged: { name: 'Lodged', tone: 'info' },
  inProcess: { name: 'At the embassy', tone: 'info' },
  biometricsDue: { name: 'Biometrics due', tone: 'warning' },
  approved: { name: 'Approved', tone: 'success' },
  refused: { name: 'Refused', tone: 'danger' },
  returned: { name: 'Returned', tone: 'danger' },
  delivered: { name: 'Delivered', tone: 'success' },
  cancelled: { name: 'Cancelled', tone: 'neutral' },
  expired: { name: 'Expired', tone: 'neutral' },
};

export const DOCUMENT_STATES: Readonly<Record<VisaDocumentStatus, Shown>> = {
  missing: { name: 'Not given', tone: 'neutral' },
  pending: { name: 'To review', tone: 'warning' },
  ok: { name: 'In order', tone: 'success' },
  rejected: { name: 'Rejected', tone: 'danger' },
};

/** The queues in the order of the work. */
export const QUEUES: Readonly<Record<VisaDeskQueueName, string>> = {
  review: 'To review',
  correction: 'With the agency',
  lodge: 'To lodge',
  inProcess: 'At the embassy',
  deliver: 'To deliver',
  all: 'All',
};

const NAMES = Object.keys(QUEUES) as VisaDeskQueueName[];

/** What the desk's list shows; it is in the address, so that a view can be linked to. */
export interface VisaFilters {
  queue: VisaDeskQueueName;
  tenant: string;
  search: string;
}

/** Reads filters from the query; ignores what they cannot be. */
export function filtersFrom(query: URLSearchParams, tenants: readonly string[]): VisaFilters {
  return {
    queue: NAMES.find((name) => name === query.get('queue')) ?? 'review',
    tenant: tenants.find((tenant) => tenant === query.get('tenant')) ?? '',
    search: query.get('search') ?? '',
  };
}

/** The query of filters, without defaults. */
export function queryOf({ queue, tenant, search }: VisaFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (queue !== 'review') query.set('queue', queue);
  if (tenant) query.set('tenant', tenant);
  if (search.trim()) query.set('search', search.trim());
  return query;
}

/** The call of filters; `cursor` is `next` of the page before. */
export function requestOf({ queue, tenant, search }: VisaFilters, cursor?: string): VisaDeskQueueRequest {
  const text = search.trim();
  return { queue, ...(tenant && { tenant }), ...(text && { search: text }), ...(cursor && { cursor }) };
}
