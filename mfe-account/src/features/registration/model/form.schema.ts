import { plainDigits } from '@jetway/kit-domain';
import { isCompanyName, isMailAddress, isPersonName, plainName } from '@jetway/kit-domain/input';
import { isPhone, v } from '@jetway/kit-ui/forms';

import type { RegistrationKind } from '../kinds';
import { isIncorporated } from '../kinds';

/** Error messages, by key below `account:register.faults`. */
export type FaultText = (key: string) => string;

/** Characters that postal codes use worldwide. */
const ZIP = /^[A-Za-z0-9](?:[A-Za-z0-9 -]{1,8}[A-Za-z0-9])$/;
const SHARE = /^[1-9]\d?$/;

const between = (least: number, most: number, message: string) =>
  v.pipe(v.string(), v.trim(), v.minLength(least, message), v.maxLength(most, message));
const personName = (least: number, message: string) =>
  v.pipe(
    v.string(),
    v.transform(plainName),
    v.minLength(least, message),
    v.maxLength(200, message),
    v.check(isPersonName, message),
  );
const atMost = (most: number, message: string) => v.pipe(v.string(), v.trim(), v.maxLength(most, message));

/** Validation of the form of one business type. `today` is `YYYY-MM-DD`; `said` translates the specification's wording; `asksAviation` is the tenant's setting. */
export function registrationSchema(
  kind: RegistrationKind,
  today: string,
  text: FaultText,
  said: FaultText = (words) => words,
  asksAviation = true,
) {
  const incorporated = isIncorporated(kind);
  return v.object({
    companyName: v.pipe(between(3, 200, text('companyName')), v.check(isCompanyName, text('companyCharacters'))),
    tradeLicenseNumber: between(1, 50, text('tradeLicenseNumber')),
    tradeLicenseExpiry: v.pipe(
      v.string(),
      v.check((date) => date > today, text('tradeLicenseExpiry')),
    ),
    civilAviationNumber: asksAviation ? between(1, 50, text('civilAviationNumber')) : v.string(),
    taxNumber: atMost(50, text('atMost50')),
    companyRegistrationNumber: incorporated ? between(1, 50, text('companyRegistrationNumber')) : v.string(),
    partners: partnersSchema(kind, text),
    travellers: kind === 'corporate' ? v.pipe(v.string(), v.nonEmpty(text('travellers'))) : v.string(),
    firstName: personName(2, text('personName')),
    lastName: personName(0, text('atMost200')),
    position: incorporated ? between(2, 64, text('position')) : v.string(),
    countryCode: v.pipe(v.string(), v.nonEmpty(text('countryCode'))),
    city: between(2, 100, text('city')),
    zipCode: v.pipe(
      v.string(),
      v.trim(),
      v.check((zip) => zip === '' || ZIP.test(zip), text('zipCode')),
    ),
    address: between(5, 500, text('address')),
    // Wording of the specification: absent and malformed values have separate messages.
    email: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(said('Please enter valid address')),
      v.check(isMailAddress, said('Please enter valid email id')),
    ),
    phone: v.pipe(
      v.string(),
      v.nonEmpty(said('Phone number is required')),
      v.check(isPhone, said('Please enter valid Phonenumber')),
    ),
    acceptsSharing: v.pipe(
      v.boolean(),
      v.check((accepts) => accepts, text('acceptsSharing')),
    ),
  });
}

const partnerSchema = (text: FaultText) =>
  v.object({
    name: personName(2, text('personName')),
    sharePercent: v.pipe(v.string(), v.transform(plainDigits), v.trim(), v.regex(SHARE, text('sharePercent'))),
  });

function partnersSchema(kind: RegistrationKind, text: FaultText) {
  const partners = v.array(partnerSchema(text));
  if (kind !== 'partnership') return partners;
  return v.pipe(
    partners,
    v.minLength(1, text('partners')),
    v.maxLength(10, text('partners')),
    v.check((all) => all.reduce((sum, { sharePercent }) => sum + Number(sharePercent), 0) < 100, text('shares')),
  );
}
