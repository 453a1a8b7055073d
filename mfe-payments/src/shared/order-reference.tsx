import { Feature } from '@jetway/kit-domain';
import { isHotelOrder, orderPath } from '@jetway/kit-domain/orders';
import { useSession } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';

import { OneLine } from './list.styles';

/** The reference of an order of any product. It opens the order for users who may see it. */
export function OrderReference({ reference }: { reference: string }) {
  const { can } = useSession();
  const isSeen = can(isHotelOrder(reference) ? Feature.ShowHotelQueues : Feature.ViewBooking);
  return <OneLine>{isSeen ? <Link to={orderPath(reference)}>{reference}</Link> : reference}</OneLine>;
}
