/** A number in two parts, as the API takes it. */
export interface SplitPhone {
  /** "+971" */
  e164Code: string;
  /** "501234567" */
  phoneNumber: string;
}

/** Splits an E.164 number; null when invalid. Loads the numbering plans on first use. */
export async function splitPhone(value: string): Promise<SplitPhone | null> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const parsed = parsePhoneNumberFromString(value);
  return parsed ? { e164Code: `+${parsed.countryCallingCode}`, phoneNumber: parsed.nationalNumber } : null;
}
