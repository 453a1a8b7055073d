import { crc32, deflateSync } from 'node:zlib';

/** A document for upload. */
export const PDF = {
  name: 'scan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

/** The two lines of a passport; their check digits are valid. */
export const PASSPORT = 'P<BGDRAHMAN<<AMINA<NOOR<<<<<<<<<<<<<<<<<<<<<\nBX01234561BGD8803045F3201015<<<<<<<<<<<<<<<8';

/** One red dot. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** A grey PNG of a portrait's size and proportion, in which there is no face. */
export function portrait(width = 420, height = 540): Buffer {
  const part = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits of grey for each point; each line starts with the byte of its filter.
  head.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    part('IHDR', head),
    part('IDAT', deflateSync(Buffer.alloc((width + 1) * height))),
    part('IEND', Buffer.alloc(0)),
  ]);
}

/** A new passport per call: its two lines with valid check digits, and its number. The surname is Rahman. */
export function passport(givenNames = 'AMINA NOOR'): { lines: string; number: string } {
  const number = `BX${String(Date.now() % 10_000_000).padStart(7, '0')}`;
  const second = `${number}${digitOf(number)}BGD8803045F3201015${'<'.repeat(15)}`;
  const all = second.slice(0, 10) + second.slice(13, 20) + second.slice(21, 43);
  return {
    number,
    lines: `${`P<BGDRAHMAN<<${givenNames.replaceAll(' ', '<')}`.padEnd(44, '<')}\n${second}${digitOf(all)}`,
  };
}

/** A new given name per call, letters only, as in passports. */
export function givenName(): string {
  return `AMINA ${[...String(Date.now() % 10_000_000)].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('')}`;
}

function digitOf(text: string): string {
  const values = [...text].map((letter) => (letter === '<' ? 0 : parseInt(letter, 36)));
  return String(values.reduce((sum, value, at) => sum + value * [7, 3, 1][at % 3]!, 0) % 10);
}
