import { plainDigits } from '@jetway/kit-domain';

import type { FoundName, OrderInDoubt, OutcomeRequest } from '../../api/endpoints/orders';

/** What the operator learned from the airline or the hotel, as it is typed. */
export interface Finding {
  found: FoundName | '';
  /** Ticket numbers by traveller id. */
  tickets: Readonly<Record<string, string>>;
  pnr: string;
  reason: string;
}

export type FindingFault = 'found' | 'reason' | 'pnr' | `ticket ${string}`;

export const NOTHING_YET: Finding = { found: '', tickets: {}, pnr: '', reason: '' };

/** Whether an order is of a hotel: the third letter of a reference is its product. A stay has no tickets. */
export function isStay({ orderReference }: Pick<OrderInDoubt, 'orderReference'>): boolean {
  return orderReference.charAt(2) === 'H';
}

/** What is still missing. A ticket number has 13 digits; hyphens and spaces do not count. */
export function faultsOf({ found, tickets, pnr, reason }: Finding, order: OrderInDoubt): FindingFault[] {
  const faults: FindingFault[] = [];
  if (!found) faults.push('found');
  if (!reason.trim()) faults.push('reason');
  if (found !== '' && found !== 'nothing' && !order.pnr && !pnr.trim()) faults.push('pnr');
  if (found === 'tickets' && !isStay(order)) {
    const wrong = order.travellers.filter(({ travellerId }) => !/^\d{13}$/.test(digitsOf(tickets[travellerId])));
    faults.push(...wrong.map(({ travellerId }) => `ticket ${travellerId}` as const));
  }
  return faults;
}

/** The decision as it is sent; for a finding without faults. */
export function decisionOf(
  tenant: string,
  order: OrderInDoubt,
  { found, tickets, pnr, reason }: Finding & { found: FoundName },
): OutcomeRequest {
  return {
    tenant,
    orderReference: order.orderReference,
    found,
    reason: reason.trim(),
    ...(found !== 'nothing' && !order.pnr ? { pnr: pnr.trim() } : {}),
    ...(found === 'tickets' && !isStay(order)
      ? {
          tickets: order.travellers.map(({ travellerId }) => ({ travellerId, number: digitsOf(tickets[travellerId]) })),
        }
      : {}),
  };
}

function digitsOf(text = ''): string {
  return plainDigits(text).replaceAll(/[\s-]/g, '');
}
