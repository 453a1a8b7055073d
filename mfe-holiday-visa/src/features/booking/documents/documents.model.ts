import type { VisaApplicant, VisaApplicantDocument, VisaOrder } from '@jetway/kit-api/visas';

/** A document that is needed and not there. */
export interface Lacking {
  applicant: VisaApplicant;
  /** Place of the applicant, from 0. */
  number: number;
  document: VisaApplicantDocument;
}

/** Every document that an application cannot be sent without and that is not there. */
export function lackingIn({ applicants }: VisaOrder): Lacking[] {
  return applicants.flatMap((applicant, number) =>
    applicant.documents
      .filter(({ mandatory, fileId }) => mandatory && !fileId)
      .map((document) => ({ applicant, number, document })),
  );
}
