import type { VisaDocumentStatus, VisaOrderStatus } from '@jetway/kit-api/visas';
import { useT } from '@jetway/kit-runtime';
import { StatusPill } from '@jetway/kit-ui';

/** Colour of a status, the same in the list, on the order and for each applicant. */
const TONE = {
  draft: 'neutral',
  submitted: 'info',
  documentReview: 'info',
  correctionRequested: 'warning',
  resubmitted: 'info',
  lodged: 'info',
  inProcess: 'info',
  biometricsDue: 'warning',
  approved: 'success',
  refused: 'danger',
  returned: 'danger',
  delivered: 'success',
  cancelled: 'neutral',
  expired: 'neutral',
} as const satisfies Record<VisaOrderStatus, string>;

/** The status of a visa application, or of one applicant in it. */
export function VisaStatus({ status }: { status: VisaOrderStatus }) {
  const t = useT('visas');
  return <StatusPill tone={TONE[status]}>{t(`words.status.${status}`)}</StatusPill>;
}

const DOCUMENT_TONE = {
  missing: 'neutral',
  pending: 'info',
  ok: 'success',
  rejected: 'danger',
} as const satisfies Record<VisaDocumentStatus, string>;

/** The status of one document. */
export function DocumentStatus({ status }: { status: VisaDocumentStatus }) {
  const t = useT('visas');
  return <StatusPill tone={DOCUMENT_TONE[status]}>{t(`words.documentStatus.${status}`)}</StatusPill>;
}

const MOVING: ReadonlySet<VisaOrderStatus> = new Set([
  'submitted',
  'documentReview',
  'resubmitted',
  'lodged',
  'inProcess',
  'biometricsDue',
  'approved',
]);

/** Whether the desk or the embassy has the next step, so that a page looks again. */
export function isMoving(status: VisaOrderStatus): boolean {
  return MOVING.has(status);
}
