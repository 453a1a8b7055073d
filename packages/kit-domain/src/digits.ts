/** A decimal digit of any script but Latin. */
const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu;
const DIGIT = /\p{Nd}/u;
/** Signs used in numbers with local digits. */
const SIGNS: Readonly<Record<string, string>> = { '\u066b': '.', '\u066c': ',', '\uff0b': '+' };

/** Writes every decimal digit as 0 to 9, e.g. `+৯৭১ ٥٠` as `+971 50`. The server has the same rule. */
export function plainDigits(text: string): string {
  return text.replace(OTHER_DIGIT, valueOf).replace(/[\u066b\u066c\uff0b]/g, (sign) => SIGNS[sign] ?? sign);
}

/** Unicode encodes a script's digits in order from zero, ten at a time, so the distance to the start of a run gives the value. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}
