import { isMailAddress, plainName } from '@jetway/kit-domain/input';
import { isPhone, v } from '@jetway/kit-ui/forms';

import type { GuestDraft } from '../../../shared/orders/booking-draft';
import { nameKey } from '../../../shared/orders/booking-draft';

/** Names of any script; at least one letter. */
const NAME = /^(?=.*\p{L})[\p{L}\p{M} .'’-]+$/u;
const LONGEST_NAME = 60;
/** Most characters of a special request. */
export const LONGEST_REQUEST = 500;
const ADULT_FROM = 18;

type Words = (key: string) => string;

/** The server's validation of a booking's guests, run before the preview; `t` translates `booking.faults`. */
export function guestsSchema(t: Words, checkIn: string) {
  const say = (fault: string) => t(`booking.faults.${fault}`);
  const name = v.pipe(
    v.string(),
    v.transform(plainName),
    v.nonEmpty(say('required')),
    v.regex(NAME, say('name')),
    v.maxLength(LONGEST_NAME, say('long')),
  );
  const guest = v.pipe(
    v.object({
      type: v.picklist(['adult', 'child']),
      age: v.nullable(v.number()),
      title: v.pipe(v.string(), v.nonEmpty(say('required'))),
      givenName: name,
      surname: name,
      birthOn: v.string(),
      savedName: v.string(),
    }),
    v.forward(
      v.check(
        (typed) => ageFault(typed, checkIn) === null,
        ({ input }) => say(ageFault(input, checkIn) ?? 'adult'),
      ),
      ['surname'],
    ),
  );
  return v.object({
    rooms: v.array(v.object({ guests: v.array(guest) })),
    contact: v.object({
      email: v.pipe(v.string(), v.trim(), v.check(isMailAddress, say('email'))),
      phone: v.pipe(v.string(), v.check(isPhone, say('phone'))),
    }),
    specialRequests: v.pipe(v.string(), v.maxLength(LONGEST_REQUEST, say('requestLong'))),
    arrivalTime: v.string(),
  });
}

/** The fault of a saved traveller's age as this guest; null if there is none, and for a name typed by hand. */
export function ageFault(guest: GuestDraft, checkIn: string): 'adult' | 'childAge' | null {
  if (!guest.birthOn || nameKey(guest) !== guest.savedName) return null;
  const age = ageOn(guest.birthOn, checkIn);
  if (guest.type === 'adult') return age < ADULT_FROM ? 'adult' : null;
  return age === guest.age ? null : 'childAge';
}

/** Age in whole years on a date. */
function ageOn(birthOn: string, on: string): number {
  const years = Number(on.slice(0, 4)) - Number(birthOn.slice(0, 4));
  return on.slice(5) < birthOn.slice(5) ? years - 1 : years;
}
