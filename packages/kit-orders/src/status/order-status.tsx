import type { OrderStatusName } from '@jetway/kit-api/flights';
import { StatusPill } from '@jetway/kit-ui';

import { useOrderT } from '../host';

/** Colour of a status, the same in lists and on the order. */
const TONE = {
  Pending: 'info',
  OnHold: 'warning',
  InProgress: 'info',
  Confirmed: 'success',
  PartiallyTicketed: 'warning',
  UnConfirmed: 'danger',
  Cancelled: 'neutral',
  Expired: 'neutral',
} as const satisfies Record<OrderStatusName, string>;

/** The status of an order, in the product's texts. */
export function OrderStatus({ status }: { status: OrderStatusName }) {
  const t = useOrderT();
  return <StatusPill tone={TONE[status]}>{t(`status.${status}`)}</StatusPill>;
}
