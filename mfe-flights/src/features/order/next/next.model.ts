import type { Order } from '@jetway/kit-api/flights';
import { Feature } from '@jetway/kit-domain';

import { isBeingConfirmed, isTicketed, isUnpaid } from '../order.model';

/** What a user with these permissions can do next; every order has one. The key of its text under `order.next`. */
export function nextOf(order: Order, can: (feature: number) => boolean): string {
  if (order.actions.includes('acceptSchedule')) return 'schedule';
  if (isBeingConfirmed(order)) return 'confirming';
  if (isTicketed(order)) return can(Feature.PrintTicket) ? 'ticketed' : 'complete';
  if (isUnpaid(order)) return nextOfUnpaid(order, can);
  if (order.status === 'UnConfirmed') return 'review';
  return can(Feature.Search) ? 'again' : 'closed';
}

function nextOfUnpaid({ actions, childrenAlone, flags }: Order, can: (feature: number) => boolean): string {
  if (actions.includes('issue')) {
    if (!can(Feature.IssueTicket)) return 'colleague';
    return flags.instant ? 'issueNow' : 'issue';
  }
  if (childrenAlone === undefined || childrenAlone.reasons.length === 0) return 'review';
  return childrenAlone.request?.state === 'requested' ? 'decision' : 'approval';
}
