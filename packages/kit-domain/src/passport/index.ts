import type { FieldName, ParseResult } from 'mrz';

import { plainDigits } from '../digits';

/** Data of a passport's machine-readable zone (MRZ). What the lines do not contain is empty. */
export interface ScannedPassport {
  givenName: string;
  surname: string;
  noGivenName: boolean;
  gender: 'F' | 'M' | 'X' | '';
  birthOn: string;
  nationality: string;
  number: string;
  issueCountry: string;
  expiresOn: string;
}

/** A part of the MRZ with its own check digit, or the composite check digit. */
export type CheckedPart = 'number' | 'birthOn' | 'expiresOn' | 'whole';

/** A part that the lines do not contain: an unknown date, a country that is not listed, a name that is not divided. */
export type MissingPart = 'birthOn' | 'expiresOn' | 'gender' | 'givenName' | 'issueCountry' | 'nationality' | 'surname';

export type MrzOutcome =
  /** `mayBeCut`: the name fills its whole place, so it may go on in the passport. */
  | { kind: 'read'; passport: ScannedPassport; missing: MissingPart[]; mayBeCut: boolean }
  | { kind: 'unreadable' }
  | { kind: 'notPassport' }
  | { kind: 'misread'; parts: CheckedPart[] };

interface CountryCodes {
  code2: string;
  code3: string;
}

const LINE = 44;
const CHECKS: readonly [CheckedPart, FieldName][] = [
  ['number', 'documentNumberCheckDigit'],
  ['birthOn', 'birthDateCheckDigit'],
  ['expiresOn', 'expirationDateCheckDigit'],
  ['whole', 'compositeCheckDigit'],
];
/** ICAO codes that differ from ISO country codes. Source: ICAO 9303-3, section 5. */
const ICAO_CODES: Readonly<Record<string, string>> = {
  D: 'DE',
  GBD: 'GB',
  GBN: 'GB',
  GBO: 'GB',
  GBP: 'GB',
  GBS: 'GB',
  RKS: 'XK',
};

/** Finds the two MRZ lines in scanned or pasted text; null when incomplete. */
export function passportLines(text: string): [string, string] | null {
  const letters = plainDigits(text)
    .toUpperCase()
    .replace(/[«‹]/g, '<')
    .replace(/[^A-Z0-9<]/g, '');
  return letters.length === 2 * LINE ? [letters.slice(0, LINE), letters.slice(LINE)] : null;
}

/** Parses the two MRZ lines. Returns no data when a check digit does not match. */
export async function readMrz(text: string, countries: readonly CountryCodes[], today: string): Promise<MrzOutcome> {
  const lines = passportLines(text);
  if (!lines) return { kind: 'unreadable' };
  if (!lines[0].startsWith('P')) return { kind: 'notPassport' };
  // The parser is loaded on demand.
  const { parse } = await import('mrz');
  const result = parsed(() => parse(lines));
  if (!result) return { kind: 'unreadable' };
  const parts = CHECKS.filter(
    ([, field]) => !result.details.some((detail) => detail.field === field && detail.valid),
  ).map(([part]) => part);
  if (parts.length > 0) return { kind: 'misread', parts };
  const passport = scanned(lines, countries, today);
  return { kind: 'read', passport, missing: missingIn(passport), mayBeCut: !lines[0].endsWith('<') };
}

function parsed(parse: () => ParseResult): ParseResult | null {
  try {
    return parse();
  } catch {
    return null;
  }
}

const SEXES: Readonly<Record<string, ScannedPassport['gender']>> = { F: 'F', M: 'M', X: 'X', '<': 'X' };

function scanned(lines: readonly [string, string], countries: readonly CountryCodes[], today: string): ScannedPassport {
  const [first, second] = lines;
  const countryOf = (printed: string) => {
    const code = printed.replaceAll('<', '');
    return ICAO_CODES[code] ?? countries.find(({ code3 }) => code3 === code)?.code2 ?? '';
  };
  return {
    ...namesIn(first.slice(5)),
    // The passport's page shows X where the lines have a filler. Source: ICAO 9303-4.
    gender: SEXES[second.charAt(20)] ?? '',
    birthOn: bornOn(second.slice(13, 19), today),
    nationality: countryOf(second.slice(10, 13)),
    number: second.slice(0, 9).replaceAll('<', ''),
    issueCountry: countryOf(first.slice(2, 5)),
    expiresOn: dayOf('20', second.slice(21, 27)),
  };
}

/**
 * The surname and the given names, which two fillers divide. A single word without them is the only name; several words are one
 * name or two; the lines do not determine which. Nor do they where one word fills the whole place: given names may have been cut.
 */
function namesIn(field: string): Pick<ScannedPassport, 'givenName' | 'noGivenName' | 'surname'> {
  const [primary = '', ...others] = field.replace(/<+$/, '').split('<<');
  const [surname, givenName] = [primary, others.join('<')].map((part) => nameCase(part.replace(/<+/g, ' ').trim()));
  return {
    surname: surname ?? '',
    givenName: givenName ?? '',
    noGivenName: field.endsWith('<') && givenName === '' && surname !== '' && !surname?.includes(' '),
  };
}

function missingIn(passport: ScannedPassport): MissingPart[] {
  const parts = ['surname', 'givenName', 'birthOn', 'gender', 'nationality', 'issueCountry', 'expiresOn'] as const;
  return parts.filter((part) => passport[part] === '');
}

/** A two-digit year belongs to this century unless it is in the future. */
function bornOn(digits: string, today: string): string {
  const day = dayOf('20', digits);
  return day > today ? dayOf('19', digits) : day;
}

/** `YYYY-MM-DD`; '' if a part is unknown (fillers or zeros) or the day does not exist. */
function dayOf(century: string, digits: string): string {
  const day = `${century}${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`;
  const moment = new Date(`${day}T00:00:00Z`);
  return /^\d{6}$/.test(digits) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : '';
}

/** Converts `ANNA-MARIA O'NEIL` to mixed case. */
function nameCase(printed: string): string {
  return printed
    .toLowerCase()
    .replace(/(^|[\s'-])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());
}
