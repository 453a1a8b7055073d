import { isProblem } from '@jetway/kit-api';
import type { FareBreakdown, Order, VerifiedPrice as VerifiedPriceAnswer } from '@jetway/kit-api/flights';
import { useAirVerifyPriceMutation } from '@jetway/kit-api/flights';
import { difference } from '@jetway/kit-orders';
import { useEffect, useEffectEvent, useState } from 'react';

import type { FareChange, PriceChange } from '../../../shared/trip/fare-change';
import { changesSince, fareChangeOf } from '../../../shared/trip/fare-change';

/** An order's price as verified with the airline. `over`: the order can no longer be issued. */
export type VerifiedPrice =
  | { kind: 'asking' }
  | { kind: 'priced'; fare: FareBreakdown; change: FareChange | null }
  | { kind: 'gone' }
  | { kind: 'over' }
  | { kind: 'failed'; error: unknown };

/** Verifies the price before payment, and again on demand. Changes are relative to the order first shown. */
export function useVerifiedPrice(order: Order) {
  const { orderReference } = order;
  const [seen] = useState(order);
  const [airVerifyPrice, { data, error, isLoading }] = useAirVerifyPriceMutation();
  const verify = () => void airVerifyPrice({ orderReference });
  const onOpen = useEffectEvent(verify);
  useEffect(() => onOpen(), []);
  return { price: isLoading ? ASKING : standing(seen, data, error), verify };
}

const ASKING: VerifiedPrice = { kind: 'asking' };

function standing(seen: Order, answer: VerifiedPriceAnswer | undefined, error: unknown): VerifiedPrice {
  if (isProblem(error, 'order.wrong_state')) return { kind: 'over' };
  if (error !== undefined) return { kind: 'failed', error };
  if (!answer) return ASKING;
  if (answer.status === 'Unavailable') return { kind: 'gone' };
  const flights = changesSince(seen.segments, answer.segments, answer);
  return { kind: 'priced', fare: answer.current, change: fareChangeOf(priceSince(seen.fare, answer.current), flights) };
}

/** The change of the customer's price or of the amount charged. */
function priceSince(seen: FareBreakdown, current: FareBreakdown): PriceChange | null {
  if (seen.customerTotal === current.customerTotal && seen.agentPayable === current.agentPayable) return null;
  return { previous: seen, current, delta: difference(current.customerTotal, seen.customerTotal) };
}
