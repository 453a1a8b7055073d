import type { VisaOrder } from '@jetway/kit-api/visas';

/** Documents of a visa application. */
export const DOCUMENT_KINDS = ['application', 'customerInvoice', 'agentInvoice'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** What a document contains. */
export interface DocumentChoice {
  kind: DocumentKind;
  withPrice: boolean;
}

/** The available documents: invoices once it is paid, and net amounts only for users who see them. */
export function kindsOf({ payment }: VisaOrder, seesNet: boolean): DocumentKind[] {
  return DOCUMENT_KINDS.filter(
    (kind) => kind === 'application' || (payment.state === 'paid' && (kind !== 'agentInvoice' || seesNet)),
  );
}

/** Whether a document prints prices unless the user decides otherwise. */
export function isInvoice(kind: DocumentKind): boolean {
  return kind !== 'application';
}

/** The address of the PDF. */
export function pdfAddress(referenceId: string, { kind, withPrice }: DocumentChoice): string {
  const params = new URLSearchParams({ referenceId, kind, withPrice: String(withPrice) });
  return `/api/visa/v1/Visa/GetInvoice?${params.toString()}`;
}
