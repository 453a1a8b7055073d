import type { GroupOrder } from '@jetway/kit-api/fares';

/** Base address of the calls of fare bookings. */
export const BASE = '/api/fares/v1/Fare';

/** A document that is saved as PDF. */
export type Printed = 'tickets' | 'customerInvoice' | 'agentInvoice';

/** Every kind, in the order of the list. */
export const PRINTED: readonly Printed[] = ['tickets', 'customerInvoice', 'agentInvoice'];

/** The kinds available for an order now. */
export function printedOf({ actions, status, deposit, agentAmount }: GroupOrder): Printed[] {
  const canPrint = actions.includes('print');
  const hasPaid = Boolean(deposit.paidAt);
  return [
    ...(canPrint && status === 'ticketed' ? (['tickets'] as const) : []),
    ...(canPrint && hasPaid ? (['customerInvoice'] as const) : []),
    ...(canPrint && hasPaid && agentAmount !== undefined ? (['agentInvoice'] as const) : []),
  ];
}

/** Invoices print prices unless the user decides otherwise; tickets go to travellers, so they print none. */
export function isInvoice(kind: string): boolean {
  return kind === 'customerInvoice' || kind === 'agentInvoice';
}

/** Address of the PDF with a document of each of these orders. */
export function printedHref(kind: Printed, [first = '', ...further]: readonly string[], withPrice: boolean): string {
  const params = new URLSearchParams({
    referenceId: first,
    kind,
    withPrice: String(withPrice),
    ...(further.length > 0 ? { furtherReferences: further.join('.') } : {}),
  });
  return `${BASE}/GetDocument?${params.toString()}`;
}
