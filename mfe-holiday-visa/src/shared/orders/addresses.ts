import { referencesQuery } from '@jetway/kit-orders';

/** The list of visa applications. */
export const APPLICATIONS = '/visa-myapplications';

/** What an order's page opens at once. */
export type OrderView = 'cancel' | 'history' | 'corrections';

/** One visa application; with a view, that dialog of it. */
export function orderHref(reference: string, view?: OrderView): string {
  return `/visa-order?${new URLSearchParams({ orderReference: reference, ...(view ? { view } : {}) }).toString()}`;
}

/** Where a draft is filled in and submitted. */
export function draftHref(reference: string): string {
  return `/visa-booking?${new URLSearchParams({ orderReference: reference }).toString()}`;
}

/** The documents of several applications, as printed. */
export function printManyHref(references: readonly string[]): string {
  return `/visa-print-preview?${referencesQuery(references)}`;
}

/** The documents of one application, as printed. */
export function printHref(reference: string): string {
  return `/visa-print-preview?${new URLSearchParams({ orderReference: reference }).toString()}`;
}

/** Address of a document that an agent uploaded. */
export function documentAddress(referenceId: string, fileId: string): string {
  return `/api/visa/v1/Visa/GetDocument?${new URLSearchParams({ referenceId, fileId }).toString()}`;
}

/** Address of the visa of one applicant. */
export function visaAddress(referenceId: string, applicantId: string): string {
  return `/api/visa/v1/Visa/GetVisa?${new URLSearchParams({ referenceId, applicantId }).toString()}`;
}
