/** A number in two parts, as the API takes it. */
export interface SplitPhone {
  /** "+971" */
  e164Code: string;
  /** "501234567" */
  phoneNumber: string;
}

/** A calling code has at least one digit. */
const SHORTEST_CODE = 2;

/**
 * Splits an E.164 number; null when it is not one. Loads the numbering plans on first use. A number of no plan, stored before plans
 * were checked, is split anywhere: the server compares its digits.
 */
export async function splitPhone(value: string): Promise<SplitPhone | null> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const parsed = parsePhoneNumberFromString(value);
  if (parsed) return { e164Code: `+${parsed.countryCallingCode}`, phoneNumber: parsed.nationalNumber };
  return /^\+\d{4,15}$/.test(value)
    ? { e164Code: value.slice(0, SHORTEST_CODE), phoneNumber: value.slice(SHORTEST_CODE) }
    : null;
}
