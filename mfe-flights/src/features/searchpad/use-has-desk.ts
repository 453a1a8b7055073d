import { Feature } from '@jetway/kit-domain';
import { useSession } from '@jetway/kit-runtime';

import { isListed, LISTS } from './desk/lists';

const CARDS = [
  Feature.Dashboard,
  Feature.ShowBookings,
  Feature.ShowVoidList,
  Feature.ShowRefundList,
  Feature.ShowExchangeList,
  Feature.ShowPartialPaymentList,
] as const;

/** Whether the search page shows the work of the day: for users who have 201 or may see one of its lists. `undefined` until that is known. */
export function useHasDesk(): boolean | undefined {
  const { can, user } = useSession();
  return user && (CARDS.some((card) => can(card)) || LISTS.some((list) => isListed(list, can)));
}
