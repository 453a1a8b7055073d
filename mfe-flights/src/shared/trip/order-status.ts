import type { OrderStatusName } from '@jetway/kit-api/flights';

export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

/** Colour of a status, the same in lists and on the order. */
export const STATUS_TONE: Readonly<Record<OrderStatusName, Tone>> = {
  Pending: 'info',
  OnHold: 'warning',
  InProgress: 'info',
  Confirmed: 'success',
  PartiallyTicketed: 'warning',
  UnConfirmed: 'danger',
  Cancelled: 'neutral',
  Expired: 'neutral',
};
