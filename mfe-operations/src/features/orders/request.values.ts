import type { RequestItem } from '../../api/endpoints/orders';
import type { AnswerSource } from '../../shared/answer/template.picker';
import { writerIn } from '../../shared/answer/values';

/** The templates of the desk of approvals, with what a request has. */
export function approvalAnswers(tenant: string, zone: string, item: RequestItem): AnswerSource {
  const { orderReference, leadName, title, dueAt } = item;
  return {
    tenant,
    desk: 'approvals',
    values: (language) => ({
      reference: orderReference,
      lead: leadName,
      route: title,
      deadline: writerIn(language, zone).moment(dueAt),
    }),
  };
}
