import type { VisaDeskApplicant, VisaDeskOrder } from '../../../api/endpoints/visas';
import type { AnswerSource } from '../../../shared/answer/template.picker';
import { writerIn } from '../../../shared/answer/values';

/** The templates of the visa desk, with what an application has. */
export function visaAnswers(order: VisaDeskOrder, applicant: VisaDeskApplicant, zone: string): AnswerSource {
  const { tenant, referenceId, agency, destinationName, travelDate } = order;
  return {
    tenant,
    desk: 'visas',
    values: (language) => ({
      reference: referenceId,
      agency,
      lead: applicant.name,
      destination: destinationName,
      'first day': writerIn(language, zone).day(travelDate),
    }),
  };
}
