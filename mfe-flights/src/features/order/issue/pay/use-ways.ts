import type { FareBreakdown } from '@jetway/kit-api/flights';
import { useGetFullPaymentForIssueTicketQuery, useGetPartialPaymentForIssueTicketQuery } from '@jetway/kit-api/payment';
import { openWays } from '@jetway/kit-orders';

/** The ways to pay an order at the price the airline has just confirmed. */
export function useWays(orderReference: string, fare: FareBreakdown | null) {
  const options = { skip: !fare, refetchOnMountOrArgChange: true };
  const full = useGetFullPaymentForIssueTicketQuery({ orderReference }, options);
  const part = useGetPartialPaymentForIssueTicketQuery({ orderReference }, options);
  // A quote for another price is outdated.
  const current = [full.data, part.data].map((quote) => (quote && fare && quote.customerTotal === fare.customerTotal ? quote : undefined));
  // Disabled while loading, because arriving content would move the button under the pointer.
  return { ways: openWays(current[0], current[1]), part: current[1], isAsking: full.isFetching || part.isFetching };
}
