import type { FieldError } from '@jetway/kit-api';
import { isProblem, problemOf } from '@jetway/kit-api';
import type { AirPriceResponse, AirSellResponse, FareBreakdown, Itinerary, Segment } from '@jetway/kit-api/flights';
import type { MoneyText } from '@jetway/kit-domain';
import { difference } from '@jetway/kit-orders';

import type { FareChange, PriceChange } from '../../shared/trip/fare-change';
import { changesSince, fareChangeOf, toldChanges } from '../../shared/trip/fare-change';

/** A question the agent must answer before the next step. */
export type Obstacle =
  | { kind: 'changed'; change: FareChange }
  | { kind: 'soldOut'; rescue: Rescue }
  | { kind: 'expired' };

/** The flights of a sold-out fare, as far as they are still on sale. */
export interface Rescue {
  /** The customer's earlier price for the flights; null when unknown. */
  before: MoneyText | null;
  flights: Itinerary[];
}

/** Result of pressing Continue. */
export type SellOutcome =
  | { kind: 'sold' }
  | Exclude<Obstacle, { kind: 'soldOut' }>
  /** Sold out; other suppliers are still to be asked. */
  | { kind: 'gone' }
  | { kind: 'faults'; faults: FieldError[] }
  | { kind: 'alreadyBooked'; orderReference: string }
  | { kind: 'failed'; error: unknown };

/** The difference between the fare last displayed and the current one; null when the customer pays the same. */
export function changeBetween(shown: FareBreakdown | null, current: FareBreakdown | undefined): PriceChange | null {
  if (!shown || !current || fareAlone(shown) === fareAlone(current)) return null;
  return { previous: shown, current, delta: difference(fareAlone(current), fareAlone(shown)) };
}

/** The customer's price of the flights alone: extras are the agent's own choice, not a fare change. */
export function fareAlone({ customerTotal, extras }: FareBreakdown): string {
  return extras ? difference(customerTotal, extras) : customerTotal;
}

/** A question from AirPrice's response to answer before the forms. */
export function obstacleIn(pricing: AirPriceResponse): Obstacle | null {
  if (pricing.status === 'SoldOut') return { kind: 'soldOut', rescue: rescueIn(pricing, pricing.previous ?? null) };
  if (pricing.status === 'Expired') return { kind: 'expired' };
  const change = fareChangeOf(changeBetween(pricing.previous ?? null, pricing.current), toldChanges(pricing));
  return change && { kind: 'changed', change };
}

/** Flights of a sold-out fare in AirPrice's response: from other suppliers, or from the same one if seats are back. */
export function rescueIn({ status, alternatives, itinerary }: AirPriceResponse, lost: FareBreakdown | null): Rescue {
  const isBack = status !== 'SoldOut' && status !== 'Expired';
  return { before: lost && fareAlone(lost), flights: isBack && itinerary ? [itinerary] : alternatives };
}

/** Compares AirSell's response with the fare and flights last displayed. */
export function outcomeOf(
  reply: AirSellResponse,
  shown: FareBreakdown | null,
  seen: readonly Segment[] | undefined,
): SellOutcome {
  if (reply.status === 'SoldOut') return { kind: 'gone' };
  if (reply.status === 'Expired' || !reply.bookable) return { kind: 'expired' };
  const flights = changesSince(seen, reply.itinerary?.segments, reply);
  const change = fareChangeOf(changeBetween(reply.previous ?? shown, reply.current), flights);
  return change ? { kind: 'changed', change } : { kind: 'sold' };
}

/** Interprets a refusal of AirSell or AirBook. */
export function refusalOf(error: unknown): SellOutcome {
  const problem = problemOf(error);
  if (isProblem(error, 'price.session_expired') || isProblem(error, 'price.session_not_found'))
    return { kind: 'expired' };
  if (isProblem(error, 'offer.sold_out')) return { kind: 'gone' };
  if (problem?.errors?.length) return { kind: 'faults', faults: problem.errors };
  const orderReference = problem?.params?.['orderReference'];
  if (typeof orderReference === 'string') return { kind: 'alreadyBooked', orderReference };
  return { kind: 'failed', error };
}

/** Whether a refusal concerns the selected extras: sold out, dearer, or not for the traveller. */
export function isAboutExtras(error: unknown): boolean {
  const problem = problemOf(error);
  return (
    Boolean(problem?.code.startsWith('extra.')) ||
    Boolean(problem?.errors?.some(({ pointer }) => pointer.startsWith('/extras')))
  );
}

/** Whether a refusal of AirBook means that the fare has changed. */
export function isPriceMoved(error: unknown): boolean {
  return isProblem(error, 'offer.price_changed') || isProblem(error, 'order.amount_mismatch');
}
