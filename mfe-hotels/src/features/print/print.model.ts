import type { HotelOrder } from '@jetway/kit-api/hotels';

/** Documents of a hotel booking. */
export const DOCUMENT_KINDS = ['voucher', 'customerInvoice', 'agentInvoice'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Options of a document. */
export interface DocumentChoice {
  kind: DocumentKind;
  withPrice: boolean;
}

/** The available documents: a voucher once the stay is confirmed and paid, and net amounts only for users who see them. */
export function kindsOf({ status }: HotelOrder, seesNet: boolean): DocumentKind[] {
  return DOCUMENT_KINDS.filter(
    (kind) => (kind !== 'voucher' || status === 'confirmed') && (kind !== 'agentInvoice' || seesNet),
  );
}

/** Whether a document prints prices unless the user decides otherwise. */
export function isInvoice(kind: DocumentKind): boolean {
  return kind !== 'voucher';
}

/** The address of the PDF. */
export function pdfAddress(referenceId: string, { kind, withPrice }: DocumentChoice): string {
  const params = new URLSearchParams({ referenceId, kind, withPrice: String(withPrice) });
  return `/api/hotel/v1/Hotel/GetVoucher?${params.toString()}`;
}
