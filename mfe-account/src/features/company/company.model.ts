import type { BasicInfo } from '@jetway/kit-api/company';
import { isCompanyName, isMailAddress } from '@jetway/kit-domain/input';
import { isPhone, v } from '@jetway/kit-ui/forms';

/** Fields of the form; an absent value is ''. */
export type CompanyValues = Record<(typeof FIELDS)[number], string>;

export const FIELDS = [
  ...(['companyName', 'companyEmail', 'companyPhone', 'address', 'city', 'postalCode', 'country', 'website'] as const),
  ...(['taxNumber', 'timeZone', 'accentColour'] as const),
];

/** An https address; the part before an @ would only make it look like another one. */
function isWebsite(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return protocol === 'https:' && hostname.includes('.') && !username && !password;
}

type Say = (key: string, options?: Record<string, unknown>) => string;

/** The form's validation, the same as the server's. */
export function companySchema(t: Say) {
  const upTo = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most, t('records.tooLong', { most })));
  const needed = (most: number) => v.pipe(upTo(most), v.minLength(1, t('records.required')));
  return v.object({
    companyName: v.pipe(
      needed(200),
      v.minLength(3, t('records.tooShort', { least: 3 })),
      v.check(isCompanyName, t('records.companyName')),
    ),
    companyEmail: v.pipe(needed(200), v.check(isMailAddress, t('records.email'))),
    companyPhone: v.pipe(needed(20), v.check(isPhone, t('records.phone'))),
    address: upTo(300),
    city: upTo(100),
    postalCode: upTo(12),
    country: v.string(),
    website: v.union([v.literal(''), v.pipe(upTo(200), v.check(isWebsite, t('records.url')))], t('records.url')),
    taxNumber: upTo(50),
    timeZone: v.string(),
    accentColour: v.pipe(v.string(), v.trim(), v.regex(/^(#[\dA-Fa-f]{6})?$/, t('records.colour'))),
  });
}

/** Converts API data to form values. */
export function valuesOf(info: BasicInfo): CompanyValues {
  return Object.fromEntries(FIELDS.map((field) => [field, info[field] ?? ''])) as CompanyValues;
}
