import { isProblem } from '@jetway/kit-api';
import type { FareBreakdown, Order, VerifiedPrice as VerifiedPriceAnswer } from '@jetway/kit-api/flights';
import { useAirVerifyPriceMutation } from '@jetway/kit-api/flights';
import { useEffect, useEffectEvent, useState } from 'react';

import { difference } from '../../../shared/money-text';
import type { FareChange, PriceChange } from '../../../shared/trip/fare-change';
import { changesSince, fareChangeOf } from '../../../shared/trip/fare-change';

/** What the airline says an order costs. `over`: the order cannot be issued any more. */
export type VerifiedPrice =
  | { kind: 'asking' }
  | { kind: 'priced'; fare: FareBreakdown; change: FareChange | null }
  | { kind: 'gone' }
  | { kind: 'over' }
  | { kind: 'failed'; error: unknown };

/** Asks the airline before anybody pays, and again when asked to. A change is told against the order somebody saw first. */
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

/** What moved, for the customer or for the wallet. */
function priceSince(seen: FareBreakdown, current: FareBreakdown): PriceChange | null {
  if (seen.customerTotal === current.customerTotal && seen.agentPayable === current.agentPayable) return null;
  return { previous: seen, current, delta: difference(current.customerTotal, seen.customerTotal) };
}
