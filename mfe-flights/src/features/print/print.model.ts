import type { PrintedDocument } from '@jetway/kit-api/orders';

/** Documents of a flight order, by `typeId`. */
export const PAPER_KINDS = [3, 2, 1, 6] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** The document type in an address; null when invalid. */
export function kindFrom(text: string | null): PaperKind | null {
  return PAPER_KINDS.find((kind) => String(kind) === text) ?? null;
}

/** The available documents: no ticket before ticketing, and net amounts only for users who see them. */
export function kindsOf(order: PrintedDocument, seesNet: boolean): PaperKind[] {
  const hasTicket = order.people.some(({ ticket }) => ticket !== '');
  return PAPER_KINDS.filter((kind) => (kind !== 3 || hasTicket) && (kind !== 1 || seesNet));
}

/** Whether a document prints prices unless the user decides otherwise. */
export function isInvoice(kind: PaperKind): boolean {
  return kind === 1 || kind === 2;
}
