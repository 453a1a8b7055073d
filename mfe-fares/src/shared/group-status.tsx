import type { GroupOrderStatus } from '@jetway/kit-api/fares';
import { useT } from '@jetway/kit-runtime';
import { StatusPill } from '@jetway/kit-ui';

/** Colour of a status, the same in the list and on the order. */
const TONE = {
  seatsHeld: 'warning',
  depositPaid: 'info',
  balancePaid: 'info',
  inProgress: 'info',
  ticketed: 'success',
  cancelled: 'neutral',
  released: 'neutral',
} as const satisfies Record<GroupOrderStatus, string>;

/** The status of a fare booking. */
export function GroupStatus({ status }: { status: GroupOrderStatus }) {
  const t = useT('fares');
  return <StatusPill tone={TONE[status]}>{t(`status.${status}`)}</StatusPill>;
}
