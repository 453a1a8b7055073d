import { Feature } from '@jetway/kit-domain';
import { paths, useSession } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';

interface OrderLinkProps {
  reference: string;
  /** Address of the order; that of a flight unless given. */
  href?: string;
  /** The code of its page. */
  feature?: number;
}

/** An order by its reference; a link for those who may open it. */
export function OrderLink({
  reference,
  href = paths.flightOrder(reference),
  feature = Feature.ViewBooking,
}: OrderLinkProps) {
  const { can } = useSession();
  if (!can(feature)) return <span>{reference}</span>;
  return <Link to={href}>{reference}</Link>;
}
