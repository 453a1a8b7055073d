import { Feature } from '@jetway/kit-domain';
import { paths, useSession } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';

/** An order by its reference; a link for those who may open it (211). */
export function OrderLink({ reference }: { reference: string }) {
  const { can } = useSession();
  if (!can(Feature.ViewBooking)) return <span>{reference}</span>;
  return <Link to={paths.flightOrder(reference)}>{reference}</Link>;
}
