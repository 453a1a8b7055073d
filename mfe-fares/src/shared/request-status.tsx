import type { GroupRequestStatusName } from '@jetway/kit-api/fares';
import { useT } from '@jetway/kit-runtime';
import { StatusPill } from '@jetway/kit-ui';

/** Colour of a status, the same in the list and on the request. */
const TONE = {
  requested: 'info',
  quoted: 'warning',
  accepted: 'success',
  declined: 'neutral',
  expired: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Record<GroupRequestStatusName, string>;

/** The status of a request for a group. */
export function RequestStatus({ status }: { status: GroupRequestStatusName }) {
  const t = useT('fares');
  return <StatusPill tone={TONE[status]}>{t(`requests.status.${status}`)}</StatusPill>;
}
