import type { FarePassengerType, FarePrice, GroupPassengers } from '@jetway/kit-api/fares';
import type { MoneyText } from '@jetway/kit-domain';
import { sumOf, times } from '@jetway/kit-orders';

/** Passenger types in the order they are asked for, with their field in a party. */
export const TYPES = [
  { type: 'adult', field: 'adults' },
  { type: 'child', field: 'children' },
  { type: 'infant', field: 'infants' },
] as const satisfies readonly { type: FarePassengerType; field: keyof GroupPassengers }[];

/** Seats a party takes; infants sit on a lap. */
export function seatsOf({ adults, children }: GroupPassengers): number {
  return adults + children;
}

/** Maximum passengers of a group, infants included, which is the maximum length of a list of names. */
export const MOST_PEOPLE = 500;

export function peopleOf(party: GroupPassengers): number {
  return seatsOf(party) + party.infants;
}

export function isSameParty(one: GroupPassengers, other: GroupPassengers): boolean {
  return TYPES.every(({ field }) => one[field] === other[field]);
}

/** Total of a party at these prices; null when one of its types is not sold. */
export function totalOf(
  prices: readonly FarePrice[],
  party: GroupPassengers,
  amountOf: (price: FarePrice) => string | undefined = ({ amount }) => amount,
): MoneyText | null {
  const parts: MoneyText[] = [];
  for (const { type, field } of TYPES) {
    if (party[field] === 0) continue;
    const price = prices.find((one) => one.type === type);
    const amount = price && amountOf(price);
    if (!amount) return null;
    parts.push(times(amount as MoneyText, party[field]));
  }
  const [first] = parts;
  return first ? sumOf(parts, first) : null;
}
