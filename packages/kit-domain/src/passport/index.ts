import type { FieldName, ParseResult } from 'mrz';

/** Data of a passport's machine-readable zone (MRZ). A country missing from the list is left empty. */
export interface ScannedPassport {
  givenName: string;
  surname: string;
  noGivenName: boolean;
  gender: 'F' | 'M' | '';
  birthOn: string;
  nationality: string;
  number: string;
  issueCountry: string;
  expiresOn: string;
}

/** A part of the MRZ with its own check digit, or the composite check digit. */
export type CheckedPart = 'number' | 'birthOn' | 'expiresOn' | 'whole';

export type MrzOutcome =
  | { kind: 'read'; passport: ScannedPassport }
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
const ICAO_CODES: Readonly<Record<string, string>> = { D: 'DE', GBD: 'GB', GBN: 'GB', GBO: 'GB', GBP: 'GB', GBS: 'GB', RKS: 'XK' };

/** Finds the two MRZ lines in scanned or pasted text; null when incomplete. */
export function passportLines(text: string): [string, string] | null {
  const letters = text.toUpperCase().replace(/[«‹]/g, '<').replace(/[^A-Z0-9<]/g, '');
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
  const parts = CHECKS.filter(([, field]) => !result.details.some((detail) => detail.field === field && detail.valid)).map(([part]) => part);
  if (parts.length > 0) return { kind: 'misread', parts };
  return { kind: 'read', passport: scanned(result, lines, countries, today) };
}

function parsed(parse: () => ParseResult): ParseResult | null {
  try {
    return parse();
  } catch {
    return null;
  }
}

function scanned({ fields }: ParseResult, lines: readonly [string, string], countries: readonly CountryCodes[], today: string): ScannedPassport {
  const countryOf = (printed: string) => {
    const code = printed.replaceAll('<', '');
    return ICAO_CODES[code] ?? countries.find(({ code3 }) => code3 === code)?.code2 ?? '';
  };
  const givenName = nameCase(fields.firstName ?? '');
  return {
    givenName,
    surname: nameCase(fields.lastName ?? ''),
    noGivenName: givenName === '',
    gender: fields.sex === 'female' ? 'F' : fields.sex === 'male' ? 'M' : '',
    birthOn: bornOn(lines[1].slice(13, 19), today),
    nationality: countryOf(lines[1].slice(10, 13)),
    number: lines[1].slice(0, 9).replaceAll('<', ''),
    issueCountry: countryOf(lines[0].slice(2, 5)),
    expiresOn: `20${dashed(lines[1].slice(21, 27))}`,
  };
}

/** A two-digit year belongs to this century unless it is in the future. */
function bornOn(digits: string, today: string): string {
  const day = `20${dashed(digits)}`;
  return day > today ? `19${dashed(digits)}` : day;
}

function dashed(digits: string): string {
  return `${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`;
}

/** Converts `ANNA-MARIA O'NEIL` to mixed case. */
function nameCase(printed: string): string {
  return printed.toLowerCase().replace(/(^|[\s'-])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase());
}
