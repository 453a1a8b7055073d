import type { VisaAction, VisaOrder } from '@jetway/kit-api/visas';
import { Feature } from '@jetway/kit-domain';

/** What a user with these permissions can do next; every application has one. The key of its text under `order.next`. */
export function nextOf(
  { status }: VisaOrder,
  /** The actions that this user may take now. */
  actions: readonly VisaAction[],
  can: (feature: number) => boolean,
): string {
  switch (status) {
    case 'draft':
      return actions.includes('edit') ? 'draft' : 'colleague';
    case 'correctionRequested':
      return actions.includes('correct') ? 'correct' : 'colleague';
    case 'submitted':
    case 'documentReview':
    case 'resubmitted':
      return 'review';
    case 'lodged':
    case 'inProcess':
      return 'embassy';
    case 'biometricsDue':
      return 'biometrics';
    case 'approved':
      return 'approved';
    case 'delivered':
      return 'delivered';
    case 'refused':
    case 'returned':
      return 'refused';
    case 'cancelled':
    case 'expired':
      return can(Feature.SearchVisa) ? 'again' : 'closed';
  }
}
