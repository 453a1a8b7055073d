/** A document as somebody hands it in. */
export const PDF = {
  name: 'scan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

/** The two lines of a passport; their check digits are valid. */
export const PASSPORT = 'P<BGDRAHMAN<<AMINA<NOOR<<<<<<<<<<<<<<<<<<<<<\nBX01234561BGD8803045F3201015<<<<<<<<<<<<<<<8';

/** One red dot. */
export const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');

/** A passport nobody else has: its two lines, with right check digits, and its number. The surname in it is Rahman. */
export function passport(givenNames = 'AMINA NOOR'): { lines: string; number: string } {
  const number = `BX${String(Date.now() % 10_000_000).padStart(7, '0')}`;
  const second = `${number}${digitOf(number)}BGD8803045F3201015${'<'.repeat(15)}`;
  const all = second.slice(0, 10) + second.slice(13, 20) + second.slice(21, 43);
  return { number, lines: `${`P<BGDRAHMAN<<${givenNames.replaceAll(' ', '<')}`.padEnd(44, '<')}\n${second}${digitOf(all)}` };
}

/** A given name nobody else has, of letters alone: passports have no others. */
export function givenName(): string {
  return `AMINA ${[...String(Date.now() % 10_000_000)].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('')}`;
}

function digitOf(text: string): string {
  const values = [...text].map((letter) => (letter === '<' ? 0 : parseInt(letter, 36)));
  return String(values.reduce((sum, value, at) => sum + value * [7, 3, 1][at % 3]!, 0) % 10);
}
