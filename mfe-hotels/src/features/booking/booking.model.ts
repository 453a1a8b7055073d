import type { FieldError } from '@jetway/kit-api';
import { isProblem, problemOf } from '@jetway/kit-api';
import type { BookHotelRequest, CheckedRate, HotelPaymentMode, HotelRate } from '@jetway/kit-api/hotels';
import type { MoneyText } from '@jetway/kit-domain';
import { plainName } from '@jetway/kit-domain/input';
import { isMoneyText } from '@jetway/kit-orders';

import type { BookingDraft, GuestDraft } from '../../shared/orders/booking-draft';
import { isOutcomeUnknown } from '../../shared/orders/unknown-outcome';

/** A question to answer before the booking can continue. */
export type Obstacle =
  /** The rate has changed since the search: price, terms, or both. */
  | { kind: 'changed'; previous: HotelRate; current: HotelRate }
  /** The hotel changed the amount at booking; nothing was booked. */
  | { kind: 'moved'; previous: MoneyText; current: MoneyText }
  | { kind: 'soldOut' }
  | { kind: 'expired' }
  | { kind: 'short'; shortfall: MoneyText | null };

/** Why a booking was not made. */
export type Refusal =
  | Obstacle
  | { kind: 'faults'; faults: FieldError[] }
  /** Whether it was booked is unknown. */
  | { kind: 'unknown'; error: unknown }
  | { kind: 'failed'; error: unknown };

/** A question from the check on arrival. */
export function obstacleIn({ status, previousRate, rate }: CheckedRate): Obstacle | null {
  if (status === 'soldOut') return { kind: 'soldOut' };
  if (status === 'ok' || !previousRate) return null;
  return { kind: 'changed', previous: previousRate, current: rate };
}

/** Interprets a refusal of Book; no answer is an unknown outcome. */
export function refusalOf(error: unknown, shown: MoneyText): Refusal {
  const problem = problemOf(error);
  if (!problem || isOutcomeUnknown(error)) return { kind: 'unknown', error };
  const { params = {} } = problem;
  if (isProblem(error, 'hotel.session_expired')) return { kind: 'expired' };
  if (isProblem(error, 'hotel.sold_out')) return { kind: 'soldOut' };
  if (isProblem(error, 'wallet.insufficient')) {
    const shortfall = params['shortfall'];
    return { kind: 'short', shortfall: isMoneyText(shortfall) ? shortfall : null };
  }
  const current = params['current'];
  if (isProblem(error, 'hotel.price_changed') && isMoneyText(current)) {
    const previous = params['previous'];
    return { kind: 'moved', previous: isMoneyText(previous) ? previous : shown, current };
  }
  if (problem.errors?.length) return { kind: 'faults', faults: problem.errors };
  return { kind: 'failed', error };
}

interface Decision {
  sessionId: string;
  acceptedAmount: MoneyText;
  paymentMode: HotelPaymentMode;
}

/** The body of Book. */
export function bookRequestOf(draft: BookingDraft, decision: Decision): BookHotelRequest {
  const { rooms, contact, specialRequests, arrivalTime } = draft;
  return {
    ...decision,
    rooms: rooms.map(({ guests }) => ({ guests: guests.map(guestOf) })),
    contact: { email: contact.email.trim(), phone: contact.phone },
    ...(specialRequests.trim() ? { specialRequests: specialRequests.trim() } : {}),
    ...(arrivalTime ? { arrivalTime } : {}),
  };
}

function guestOf({ type, age, title, givenName, surname }: GuestDraft) {
  return {
    type,
    title,
    givenName: plainName(givenName),
    surname: plainName(surname),
    ...(age === null ? {} : { age }),
  };
}
