import type { AfterSaleCase } from '../../api/endpoints/orders';
import type { AnswerSource } from '../../shared/answer/template.picker';
import { writerIn } from '../../shared/answer/values';

/** The templates of the desk of voids, refunds and exchanges, with what a request has. */
export function refundAnswers(tenant: string, zone: string, found: AfterSaleCase): AnswerSource {
  const { agencyName, orderReference, pnr, title, travellers, request } = found;
  const lead = travellers.find(({ travellerId }) => request.travellerIds.includes(travellerId)) ?? travellers[0];
  return {
    tenant,
    desk: 'afterSale',
    values: (language) => ({
      reference: request.requestReference,
      agency: agencyName,
      order: orderReference,
      lead: lead?.name,
      route: title,
      'record locator': pnr,
      deadline: writerIn(language, zone).moment(request.dueAt),
    }),
  };
}
