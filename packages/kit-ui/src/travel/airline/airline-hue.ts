/** Hues (OKLCH degrees) of well-known airlines; any other gets one from its code. */
const KNOWN: Record<string, number> = {
  AI: 32,
  BA: 262,
  BG: 150,
  BS: 255,
  CX: 185,
  EK: 27,
  EY: 82,
  FZ: 248,
  G9: 24,
  GF: 85,
  IX: 40,
  J9: 235,
  KU: 245,
  LH: 268,
  MH: 262,
  MS: 258,
  PK: 152,
  QR: 2,
  RX: 310,
  SG: 30,
  SQ: 265,
  SV: 158,
  TG: 315,
  TK: 22,
  UK: 325,
  UL: 290,
  VQ: 142,
  WY: 205,
  '2A': 20,
  '3L': 28,
  '6E': 272,
};

/** Golden angle, so that neighbouring codes get distant hues. */
const SPREAD = 137.508;

export function airlineHue(code: string): number {
  const known = KNOWN[code.toUpperCase()];
  if (known !== undefined) return known;
  const seed = [...code.toUpperCase()].reduce((sum, letter) => sum * 37 + letter.charCodeAt(0), 7);
  return Math.round((seed * SPREAD) % 360);
}
