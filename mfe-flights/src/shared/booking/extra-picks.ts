import type { ChosenExtra, ExtraChoice } from '@jetway/kit-api/flights';
import type { MoneyText } from '@jetway/kit-domain';
import { minorOf, sumOf } from '@jetway/kit-orders';

export type ExtraKind = ExtraChoice['kind'];

/** An extra selected for one traveller, with its price at that time. */
export interface ExtraPick {
  kind: ExtraKind;
  code: string;
  /** The airline's English name. */
  name: string;
  travellerId: string;
  /** The flight, or the first of those covered. */
  segmentId: string;
  quantity: number;
  remark: string;
  /** Total of all pieces. */
  amount: MoneyText;
}

/** Total of one kind of extra; the amount is shown once any was selected. */
export interface ExtraTotal {
  count: number;
  amount: MoneyText;
  isAmountShown: boolean;
}

export interface ExtraTotals {
  seats: ExtraTotal;
  baggage: ExtraTotal;
  meals: ExtraTotal;
  requests: ExtraTotal;
}

const TOTAL_OF = { seats: 'seat', baggage: 'baggage', meals: 'meal', requests: 'request' } as const satisfies Record<
  keyof ExtraTotals,
  ExtraKind
>;

export const TOTAL_NAMES = Object.keys(TOTAL_OF) as (keyof ExtraTotals)[];

/** A selection in the server's response. */
export function pickOf({ segmentIds, remark, ...chosen }: ChosenExtra): ExtraPick {
  return { ...chosen, segmentId: segmentIds[0] ?? '', remark: remark ?? '' };
}

/** The selections for AirSell, without prices. */
export function choicesOf(picks: readonly ExtraPick[]): ExtraChoice[] {
  return picks.map(({ kind, code, travellerId, segmentId, quantity, remark }) => ({
    kind,
    code,
    travellerId,
    segmentId,
    quantity,
    ...(remark.trim() ? { remark: remark.trim() } : {}),
  }));
}

/** Total of the selections, in the currency of `like`. */
export function amountOf(picks: readonly ExtraPick[], like: MoneyText): MoneyText {
  return sumOf(
    picks.map(({ amount }) => amount),
    like,
  );
}

export function totalsOf(picks: readonly ExtraPick[], like: MoneyText): ExtraTotals {
  const total = (kind: ExtraKind): ExtraTotal => {
    const chosen = picks.filter((pick) => pick.kind === kind);
    const amount = amountOf(chosen, like);
    return { count: chosen.length, amount, isAmountShown: chosen.length > 0 && minorOf(amount) > 0n };
  };
  return {
    seats: total(TOTAL_OF.seats),
    baggage: total(TOTAL_OF.baggage),
    meals: total(TOTAL_OF.meals),
    requests: total(TOTAL_OF.requests),
  };
}
