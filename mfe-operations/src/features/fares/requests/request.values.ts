import type { GroupRequestCase } from '../../../api/endpoints/fares';
import type { AnswerSource } from '../../../shared/answer/template.picker';
import { writerIn } from '../../../shared/answer/values';

/** The templates of the desk of groups, with what a request has. Amounts are the customer's, which every user of the agency sees. */
export function groupAnswers(request: GroupRequestCase): AnswerSource {
  const { tenant, referenceId, agency, trip, quote, zone, orderReference } = request;
  return {
    tenant,
    desk: 'groups',
    values: (language) => {
      const write = writerIn(language, zone);
      return {
        reference: referenceId,
        agency,
        group: trip.groupName,
        route: trip.journeys.map(({ origin, destination }) => `${origin}–${destination}`).join(', '),
        'first day': write.day(trip.journeys[0]?.date),
        amount: write.money(quote?.amount),
        deadline: write.moment(orderReference ? undefined : quote?.validUntil),
        order: orderReference,
      };
    },
  };
}
