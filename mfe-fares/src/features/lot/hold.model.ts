import type { FieldError } from '@jetway/kit-api';
import { isProblem, problemOf } from '@jetway/kit-api';
import type { FareLot, GroupContact, GroupPassengers } from '@jetway/kit-api/fares';
import type { MoneyText } from '@jetway/kit-domain';
import { isMailAddress } from '@jetway/kit-domain/input';
import { isMoneyText } from '@jetway/kit-orders';
import { isPhone, v } from '@jetway/kit-ui/forms';

import { MOST_PEOPLE, peopleOf, seatsOf } from '../../shared/passengers';

/** Input of the hold form. */
export interface HoldDraft {
  groupName: string;
  passengers: GroupPassengers;
  contact: GroupContact;
}

const LONGEST_NAME = 80;

/** Why a lot does not take a party; null when it does. */
export type PartyFault = 'tooFew' | 'tooMany' | 'noSeats' | 'infants' | 'people';

/** The server's rule for parties, run before the call. */
export function partyFault(lot: FareLot, party: GroupPassengers): PartyFault | null {
  if (seatsOf(party) < lot.minPassengers) return 'tooFew';
  if (seatsOf(party) > lot.maxPassengers) return 'tooMany';
  // One infant per adult.
  if (party.infants > party.adults) return 'infants';
  if (peopleOf(party) > MOST_PEOPLE) return 'people';
  return seatsOf(party) > lot.seatsFree ? 'noSeats' : null;
}

type Words = (key: string, values?: Record<string, number>) => string;

/** The server's validation, run before the call; `t` translates. */
export function holdSchema(t: Words, lot: FareLot) {
  const party = v.pipe(
    v.object({ adults: v.number(), children: v.number(), infants: v.number() }),
    v.check(
      (typed) => partyFault(lot, typed) === null,
      ({ input }) => partyWords(t, lot, input),
    ),
  );
  return v.object({
    groupName: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t('lot.faults.required')),
      v.maxLength(LONGEST_NAME, t('lot.faults.long')),
    ),
    passengers: party,
    contact: v.object({
      email: v.pipe(v.string(), v.trim(), v.check(isMailAddress, t('lot.faults.email'))),
      phone: v.pipe(v.string(), v.check(isPhone, t('lot.faults.phone'))),
    }),
  });
}

function partyWords(t: Words, lot: FareLot, party: GroupPassengers): string {
  const { minPassengers: min, maxPassengers: max, seatsFree: count } = lot;
  const fault = partyFault(lot, party) ?? 'noSeats';
  return t(`lot.faults.${fault}`, { min, max, count, most: MOST_PEOPLE });
}

/** Why seats were not held. */
export type Refusal =
  | { kind: 'seats'; free: number | null }
  | { kind: 'price'; previous: MoneyText | null; current: MoneyText | null }
  | { kind: 'gone' }
  | { kind: 'faults'; faults: readonly FieldError[] }
  | { kind: 'other'; error: unknown };

/** Interprets a refusal of Hold. */
export function refusalOf(error: unknown): Refusal {
  const { params = {}, errors } = problemOf(error) ?? {};
  const amount = (name: string) => {
    const value: unknown = params[name];
    return isMoneyText(value) ? value : null;
  };
  if (isProblem(error, 'fares.not_enough_seats')) {
    const free = Number(params['free']);
    return { kind: 'seats', free: Number.isInteger(free) ? free : null };
  }
  if (isProblem(error, 'fares.price_changed'))
    return { kind: 'price', previous: amount('previous'), current: amount('current') };
  if (isProblem(error, 'fares.lot_gone')) return { kind: 'gone' };
  return errors?.length ? { kind: 'faults', faults: errors } : { kind: 'other', error };
}

/** The form field of a JSON pointer into Hold's request; null when the form has none. */
export function fieldAt(pointer: string): 'groupName' | 'passengers' | 'contact.email' | 'contact.phone' | null {
  if (pointer === '/groupName') return 'groupName';
  if (pointer === '/contact/email') return 'contact.email';
  if (pointer === '/contact/phone') return 'contact.phone';
  return pointer.startsWith('/passengers') ? 'passengers' : null;
}
