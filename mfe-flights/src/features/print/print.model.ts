import type { PrintedPaper } from '@jetway/kit-api/flights';

/** Papers of a flight order, as `typeId` counts them. */
export const PAPER_KINDS = [3, 2, 1, 6] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** What of a paper is printed. */
export interface PrintChoice {
  kind: PaperKind;
  withPrice: boolean;
  /** Travellers; all of them when empty. */
  travellers: readonly string[];
}

/** The kind an address asks for; null when it asks for none there is. */
export function kindFrom(text: string | null): PaperKind | null {
  return PAPER_KINDS.find((kind) => String(kind) === text) ?? null;
}

/** The papers there are: no ticket before there is one, and net amounts only for who sees them. */
export function kindsOf(order: PrintedPaper, seesNet: boolean): PaperKind[] {
  const hasTicket = order.people.some(({ ticket }) => ticket !== '');
  return PAPER_KINDS.filter((kind) => (kind !== 3 || hasTicket) && (kind !== 1 || seesNet));
}

/** What the calls take. */
export function paperParams(orderReference: string, { kind, withPrice, travellers }: PrintChoice) {
  return { orderReference, typeId: kind, withPrice, ...(travellers.length > 0 ? { paxIds: travellers.join(',') } : {}) };
}

/** The address of the PDF of the same paper. */
export function pdfAddress(orderReference: string, choice: PrintChoice): string {
  const params = Object.entries(paperParams(orderReference, choice)).map(([name, value]): [string, string] => [name, String(value)]);
  return `/api/print/v1/GetBookingPdf?${new URLSearchParams(params).toString()}`;
}
