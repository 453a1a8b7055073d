import type { HolidayRequestCase } from '../../../api/endpoints/holidays';
import type { AnswerSource } from '../../../shared/answer/template.picker';
import { writerIn } from '../../../shared/answer/values';

/** The templates of the holiday desk, with what a request has. Amounts are the customer's, which every user of the agency sees. */
export function holidayAnswers(request: HolidayRequestCase): AnswerSource {
  const { tenant, referenceId, agency, contact, packageTitle, city, date, zone, quotation, order } = request;
  return {
    tenant,
    desk: 'holidays',
    values: (language) => {
      const write = writerIn(language, zone);
      return {
        reference: referenceId,
        agency,
        lead: contact.name,
        package: packageTitle,
        destination: city,
        'first day': write.day(quotation?.form.startsOn ?? date),
        amount: write.money(quotation?.amount),
        deadline: write.moment(deadlineOf(request)),
        order: order?.orderReference,
      };
    },
  };
}

/** Until when the agency has to accept or to pay. */
function deadlineOf({ quotation, order }: HolidayRequestCase): string | undefined {
  if (order?.stage === 'depositDue') return quotation?.form.depositDue;
  if (order?.stage === 'balanceDue') return quotation?.form.balanceDue;
  return order ? undefined : quotation?.form.validUntil;
}
