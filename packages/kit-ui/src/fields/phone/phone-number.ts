import type { CountryCode } from 'libphonenumber-js/min';
import { plainDigits } from '@jetway/kit-domain';
import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

import { registerPlans } from './is-phone';

/** Shorter national numbers must be assigned too; see `jetway_domain::text::PhoneNumber`. */
const LONG = 8;

registerPlans((value) => {
  const parsed = parsePhoneNumberFromString(value);
  return parsed !== undefined && parsed.isPossible() && (parsed.nationalNumber.length >= LONG || parsed.isValid());
});

/** The library's code of a country; undefined for a territory without telephone numbers. */
export function countryOf(code: string): CountryCode | undefined {
  const upper = code.toUpperCase();
  return isSupportedCountry(upper) ? upper : undefined;
}

/** Country of a number in E.164; undefined while too few digits are typed. */
export function countryInNumber(value: string): CountryCode | undefined {
  if (!value.startsWith('+')) return undefined;
  const typing = new AsYouType();
  typing.input(value);
  return typing.getCountry();
}

/** The national format, e.g. `50 123 4567` for `+971501234567`. */
export function nationalText(value: string, country: CountryCode): string {
  const code = `+${getCountryCallingCode(country)}`;
  if (!value.startsWith(code)) return value.replace(/[^\d+]/g, '');
  return new AsYouType().input(value).slice(code.length).trim();
}

/** Parses typed or pasted digits of any script, with or without `+` or trunk zero, to E.164; '' without digits. */
export function readPhone(typed: string, country: CountryCode): string {
  // Numbers copied from a phone's contacts have invisible marks around them.
  const text = plainDigits(typed.replace(/\p{Cf}/gu, '')).trim();
  const digits = text.replace(/\D/g, '');
  if (digits === '') return '';
  const parsed = parsePhoneNumberFromString(text, country);
  if (text.startsWith('+')) return parsed?.isPossible() ? parsed.number : `+${digits}`;
  return parsed?.isPossible() ? parsed.number : `+${getCountryCallingCode(country)}${digits}`;
}

export interface PhoneCountry {
  code: CountryCode;
  name: string;
  callingCode: string;
}

/** Every country with telephone numbers, named and sorted in the page's language. */
export function phoneCountries(locale: string): PhoneCountry[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const byName = new Intl.Collator(locale).compare;
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code, callingCode: `+${getCountryCallingCode(code)}` }))
    .sort((left, right) => byName(left.name, right.name));
}
