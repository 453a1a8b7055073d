import type {
  ExchangeAirline,
  ExchangeOfferView,
  ExchangeQuoteView,
  ExchangeSegment,
  StopKey,
} from '@jetway/kit-api/flights';
import type { MoneyText } from '@jetway/kit-domain';

/** A journey of some flights, as a bar shows it. Times are local, `YYYY-MM-DDTHH:MM`. */
export interface FlownJourney {
  legGroup: number;
  segments: ExchangeSegment[];
  origin: string;
  destination: string;
  departsAt: string;
  arrivesAt: string;
  /** Minutes with connections. */
  duration: number;
  /** Airports of the stops, in order. */
  stops: string[];
  /** Whether it stays as it was. */
  kept: boolean;
}

/** The journeys of some flights, in order. */
export function journeysOf(segments: readonly ExchangeSegment[]): FlownJourney[] {
  const groups = [...new Set(segments.map(({ legGroup }) => legGroup))].sort((a, b) => a - b);
  return groups.flatMap((legGroup) => {
    const flown = segments.filter((segment) => segment.legGroup === legGroup);
    const first = flown[0];
    const last = flown.at(-1);
    if (!first || !last) return [];
    return {
      legGroup,
      segments: flown,
      origin: first.origin,
      destination: last.destination,
      departsAt: first.departsAt,
      arrivesAt: last.arrivesAt,
      duration: minutesOf(flown),
      stops: flown.slice(0, -1).map(({ destination }) => destination),
      kept: flown.every(({ kept }) => kept),
    };
  });
}

/** Flights, and the waits between them: both ends of a wait are at one airport, so their local times can be subtracted. */
function minutesOf(flown: readonly ExchangeSegment[]): number {
  return flown.reduce((sum, { departsAt, durationMinutes }, at) => {
    const before = flown[at - 1];
    const wait = before ? (wall(departsAt) - wall(before.arrivesAt)) / 60_000 : 0;
    return sum + wait + durationMinutes;
  }, 0);
}

function wall(local: string): number {
  return Date.parse(`${local.slice(0, 16)}Z`);
}

/** Its airlines, each once, in order; of new flights where there are any. */
export function airlinesOf({ segments }: ExchangeOfferView): ExchangeAirline[] {
  const fresh = segments.filter(({ kept }) => !kept);
  const flown = (fresh.length > 0 ? fresh : segments).map(({ marketing }) => marketing);
  return [...new Map(flown.map((airline) => [airline.code, airline])).values()];
}

export const STOPS = ['0', '1', '2+'] as const satisfies readonly StopKey[];

export function isNothing(amount: MoneyText): boolean {
  return !/[1-9]/.test(amount);
}

/** The total of an exchange: an amount to pay, an amount returned, or neither. */
export type Outcome = { kind: 'pay' | 'back'; amount: MoneyText } | { kind: 'even' };

export function outcomeOf({
  addCollect,
  residualRefund,
}: Pick<ExchangeQuoteView, 'addCollect' | 'residualRefund'>): Outcome {
  if (!isNothing(addCollect)) return { kind: 'pay', amount: addCollect };
  if (!isNothing(residualRefund)) return { kind: 'back', amount: residualRefund };
  return { kind: 'even' };
}

/** A difference without its sign, and whether it is to be paid. */
export function signOf(difference: MoneyText): { amount: MoneyText; isDearer: boolean } {
  return { amount: difference.replace(' -', ' '), isDearer: !difference.includes(' -') && !isNothing(difference) };
}
