import type { VisaOrder } from '@jetway/kit-api/visas';

/** Papers of a visa application. */
export const PAPER_KINDS = ['application', 'customerInvoice', 'agentInvoice'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** What a paper contains. */
export interface PaperChoice {
  kind: PaperKind;
  withPrice: boolean;
}

/** The available papers: invoices once it is paid, and net amounts only for users who see them. */
export function kindsOf({ payment }: VisaOrder, seesNet: boolean): PaperKind[] {
  return PAPER_KINDS.filter(
    (kind) => kind === 'application' || (payment.state === 'paid' && (kind !== 'agentInvoice' || seesNet)),
  );
}

/** Whether a paper prints prices unless the user decides otherwise. */
export function isInvoice(kind: PaperKind): boolean {
  return kind !== 'application';
}

/** The address of the PDF. */
export function pdfAddress(referenceId: string, { kind, withPrice }: PaperChoice): string {
  const params = new URLSearchParams({ referenceId, kind, withPrice: String(withPrice) });
  return `/api/visa/v1/Visa/GetInvoice?${params.toString()}`;
}
