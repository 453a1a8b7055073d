import type { FieldError } from '@jetway/kit-api';
import { isProblem, problemOf } from '@jetway/kit-api';
import type { MoneyText } from '@jetway/kit-domain';
import { isMoneyText } from '@jetway/kit-orders';

import { isOutcomeUnknown } from '../../../shared/orders/unknown-outcome';

/** A question to answer before the application goes on. */
export type Obstacle =
  /** It costs another amount now; nothing was sent or charged. */
  | { kind: 'moved'; previous: MoneyText; current: MoneyText }
  /** The price is no longer held. */
  | { kind: 'expired' }
  | { kind: 'short'; shortfall: MoneyText | null };

/** What became of an application that was not sent. */
export type Refusal =
  | Obstacle
  | { kind: 'faults'; faults: FieldError[] }
  /** It may have been sent. */
  | { kind: 'unknown'; error: unknown }
  | { kind: 'failed'; error: unknown };

/** Interprets a refusal of Submit; no answer is an unknown outcome. */
export function refusalOf(error: unknown, shown: MoneyText): Refusal {
  const problem = problemOf(error);
  if (!problem || isOutcomeUnknown(error)) return { kind: 'unknown', error };
  const { params = {} } = problem;
  if (isProblem(error, 'wallet.insufficient')) {
    const shortfall = params['shortfall'];
    return { kind: 'short', shortfall: isMoneyText(shortfall) ? shortfall : null };
  }
  const current = params['current'];
  if (isProblem(error, 'visa.price_changed') && isMoneyText(current)) {
    const previous = params['previous'];
    return { kind: 'moved', previous: isMoneyText(previous) ? previous : shown, current };
  }
  if (problem.errors?.length) return { kind: 'faults', faults: problem.errors };
  return { kind: 'failed', error };
}
