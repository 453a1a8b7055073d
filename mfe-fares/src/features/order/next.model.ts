import type { FareLotKind, GroupOrder } from '@jetway/kit-api/fares';
import { Feature } from '@jetway/kit-domain';

const SEARCH = {
  exclusive: Feature.UsexClusiveFares,
  umrah: Feature.AccessUmrahFares,
  group: Feature.AccessGroupFares,
} as const satisfies Record<FareLotKind, number>;

/** A next step: the key of its text under `order.next`, and until when it can be done. */
export interface Next {
  key: string;
  by?: string;
}

/** The next step for a user with these permissions; every booking has one. Actions are those the server allows this user. */
export function nextOf(order: GroupOrder, can: (feature: number) => boolean): Next {
  switch (order.status) {
    case 'cancelled':
    case 'released':
      return { key: can(SEARCH[order.lot.kind]) ? 'again' : 'closed' };
    case 'ticketed':
      return { key: order.actions.includes('print') ? 'ticketed' : 'complete' };
    case 'inProgress':
      return { key: 'ticketing' };
    case 'seatsHeld':
      return { key: order.actions.includes('payDeposit') ? 'payDeposit' : 'colleague', by: order.deposit.dueBy };
    default:
      return nextOfDeposited(order);
  }
}

/** Names and balance, whichever is due first. */
function nextOfDeposited({ actions, namesMissing, namesBy, balance }: GroupOrder): Next {
  const isUnpaid = balance.paidAt === undefined;
  const isPaymentFirst = isUnpaid && Date.parse(balance.dueBy) < Date.parse(namesBy);
  if (namesMissing > 0 && !isPaymentFirst) {
    return { key: actions.includes('names') ? 'names' : 'colleague', by: namesBy };
  }
  if (isUnpaid) return { key: actions.includes('payBalance') ? 'payBalance' : 'colleague', by: balance.dueBy };
  return { key: 'ticketing' };
}
