/** A number in two parts, as calls want it. */
export interface SplitPhone {
  /** "+971" */
  e164Code: string;
  /** "501234567" */
  phoneNumber: string;
}

/** Parts a number in E.164; null when it is none. The numbering plans come with the first call. */
export async function splitPhone(value: string): Promise<SplitPhone | null> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const parsed = parsePhoneNumberFromString(value);
  return parsed ? { e164Code: `+${parsed.countryCallingCode}`, phoneNumber: parsed.nationalNumber } : null;
}
