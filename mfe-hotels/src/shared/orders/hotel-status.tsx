import type { HotelOrderStatus } from '@jetway/kit-api/hotels';
import { useT } from '@jetway/kit-runtime';
import { StatusPill } from '@jetway/kit-ui';

/** Colour of a status, the same in the list and on the order. */
const TONE = {
  confirmed: 'success',
  unConfirmed: 'warning',
  onHold: 'warning',
  inProgress: 'info',
  cancelled: 'neutral',
  expired: 'neutral',
} as const satisfies Record<HotelOrderStatus, string>;

/** The status of a hotel booking. */
export function HotelStatus({ status }: { status: HotelOrderStatus }) {
  const t = useT('hotels');
  return <StatusPill tone={TONE[status]}>{t(`status.${status}`)}</StatusPill>;
}

/** Whether the hotel has not decided yet, so that pages keep polling. */
export function isUndecided(status: HotelOrderStatus): boolean {
  return status === 'unConfirmed' || status === 'inProgress';
}
