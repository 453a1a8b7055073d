import type { OrderCaseView } from '../../api/endpoints/orders';

/** What operators can do next with an order; every order has a next step, or says that there is none. */
export function nextOf({ status, requests }: OrderCaseView): string {
  if (status === 'UnConfirmed') return 'Find out from the supplier whether it is booked, and decide.';
  if (requests.some(({ waits }) => waits)) return 'Decide on the open request.';
  if (status === 'InProgress') return 'None for now: the supplier is working on it, and the outcome will appear here.';
  if (status === 'Pending' || status === 'OnHold') return 'None for now: the agency can pay or cancel it.';
  return 'None: nothing needs a decision.';
}
