import { useLocation } from '@jetway/kit-runtime/router';
import { LinkButton } from '@jetway/kit-ui';

import type { WorkKindName } from '../api/endpoints/queue';
import { useLoadWorkQueueQuery } from '../api/endpoints/queue';
import { pageOf } from './addresses';

/** A queue that was read longer ago, in seconds, is read again when a case is opened. */
const OLD_S = 30;

interface NextLinkProps {
  kinds: readonly WorkKindName[];
}

/** Leads from this page to the next item of these kinds, so that a queue is cleared without going back to it; nothing when this was the last. */
export function NextLink({ kinds }: NextLinkProps) {
  const { pathname } = useLocation();
  return <After key={pathname} kinds={kinds} address={pathname} />;
}

function After({ kinds, address }: NextLinkProps & { address: string }) {
  const { data } = useLoadWorkQueueQuery(undefined, { refetchOnMountOrArgChange: OLD_S });
  const open = data?.items.filter((item) => item.canDecide && kinds.includes(item.kind)) ?? [];
  // Numbers are unique in a tenant only, and an order can wait for two answers.
  const at = open.findIndex((item) => pageOf(item) === address);
  const next = open.slice(at + 1).concat(open.slice(0, Math.max(at, 0)))[0];
  return next ? <LinkButton href={pageOf(next)}>Next</LinkButton> : null;
}
