import { Feature } from '@jetway/kit-domain';
import { useSession } from '@jetway/kit-runtime';

import { GROUPS, HOTELS, isListed, VISAS } from './desk/lists';

const LISTS = [
  Feature.ShowBookings,
  Feature.ShowVoidList,
  Feature.ShowRefundList,
  Feature.ShowExchangeList,
  Feature.ShowPartialPaymentList,
] as const;

/** Whether the search page shows the work of the day: for whoever may see one of its lists. `undefined` until that is known. */
export function useHasDesk(): boolean | undefined {
  const { can, user } = useSession();
  return user && (LISTS.some((list) => can(list)) || [HOTELS, GROUPS, VISAS].some((list) => isListed(list, can)));
}
