import type { FareBreakdown } from '@jetway/kit-api/flights';
import { useGetFullPaymentForIssueTicketQuery, useGetPartialPaymentForIssueTicketQuery } from '@jetway/kit-api/payment';
import { openWays } from '@jetway/kit-orders';

/** The ways to pay an order at the price the airline has just confirmed. */
export function useWays(orderReference: string, fare: FareBreakdown | null) {
  const options = { skip: !fare, refetchOnMountOrArgChange: true };
  const full = useGetFullPaymentForIssueTicketQuery({ orderReference }, options);
  const part = useGetPartialPaymentForIssueTicketQuery({ orderReference }, options);
  // A quote for another price is outdated.
  const [inFull, inPart] = [full.data, part.data].map((quote) =>
    quote && fare && quote.customerTotal === fare.customerTotal ? quote : undefined,
  );
  // Disabled while loading, because arriving content would move the button under the pointer; enabled while the same amounts are
  // read again, because a press would be lost.
  return {
    ways: openWays(inFull, inPart),
    part: inPart,
    isAsking: (full.isFetching && !inFull) || (part.isFetching && !inPart),
  };
}
