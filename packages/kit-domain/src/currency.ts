/** Currencies whose minor unit is not a hundredth (ISO 4217, "E" column). */
const EXPONENTS: Readonly<Record<string, number>> = {
  BHD: 3,
  CLP: 0,
  IQD: 3,
  ISK: 0,
  JOD: 3,
  JPY: 0,
  KRW: 0,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  PYG: 0,
  TND: 3,
  UGX: 0,
  VND: 0,
  XAF: 0,
  XOF: 0,
};

/** Number of decimal digits of a currency's minor unit; 2 unless ISO 4217 lists another. */
export function currencyExponent(currency: string): number {
  return EXPONENTS[currency] ?? 2;
}
