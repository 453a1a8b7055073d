import { describe, expect, it } from 'vitest';

import { passportLines, readMrz } from './index';

// The specimen of ICAO 9303-4, appendix A.
const FIRST = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<';
const SECOND = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10';
const COUNTRIES = [
  { code2: 'BD', code3: 'BGD' },
  { code2: 'DE', code3: 'DEU' },
];
const read = (text: string) => readMrz(text, COUNTRIES, '2026-11-21');

describe('the two MRZ lines', () => {
  it.each([`${FIRST}\n${SECOND}`, `${FIRST}${SECOND}`, ` ${FIRST.toLowerCase()} \r\n ${SECOND}\r\n`])(
    'are found in %j',
    (text) => {
      expect(passportLines(text)).toEqual([FIRST, SECOND]);
    },
  );

  it('are not found while one is being typed', () => {
    expect(passportLines(FIRST)).toBeNull();
  });
});

describe('parsing', () => {
  it("returns the passport's data", async () => {
    expect(await read(`${FIRST}\n${SECOND}`)).toEqual({
      kind: 'read',
      passport: {
        givenName: 'Anna Maria',
        surname: 'Eriksson',
        noGivenName: false,
        gender: 'F',
        birthOn: '1974-08-12',
        nationality: '',
        number: 'L898902C3',
        issueCountry: '',
        expiresOn: '2012-04-15',
      },
      // Utopia is in no list of countries.
      missing: ['nationality', 'issueCountry'],
      mayBeCut: false,
    });
  });

  it('reads codes that are not ISO country codes, and a person without a given name', async () => {
    const german = 'P<D<<MUSTERMANN<<<<<<<<<<<<<<<<<<<<<<<<<<<<<';
    const outcome = await read(`${german}\nC01X00T478D<<6408125F2702283<<<<<<<<<<<<<<<4`);
    expect(outcome).toMatchObject({
      kind: 'read',
      passport: { nationality: 'DE', issueCountry: 'DE', noGivenName: true, surname: 'Mustermann' },
      missing: ['givenName'],
      mayBeCut: false,
    });
  });

  it.each([
    ['number', SECOND.replace('L898902C3', 'L898902C4')],
    ['birthOn', SECOND.replace('740812', '740813')],
    ['expiresOn', SECOND.replace('120415', '120416')],
  ])('returns no data when the check digit of %s does not match', async (part, second) => {
    const outcome = await read(`${FIRST}\n${second}`);
    expect(outcome).toMatchObject({ kind: 'misread', parts: expect.arrayContaining([part]) });
  });

  it('distinguishes passports, visas and other text', async () => {
    expect(await read(`V${FIRST.slice(1)}\n${SECOND}`)).toEqual({ kind: 'notPassport' });
    expect(await read('hello')).toEqual({ kind: 'unreadable' });
  });
});

const WEIGHTS = [7, 3, 1];
/** Check digit of a field. Source: ICAO 9303-3, section 4.9. */
function checkDigit(field: string): string {
  const values = [...field].map((letter) => (letter === '<' ? 0 : Number.parseInt(letter, 36)));
  return String(values.reduce((sum, value, at) => sum + value * (WEIGHTS[at % 3] ?? 0), 0) % 10);
}

/** The lines of a passport of Bangladesh with correct check digits. */
function passportOf({ names = 'RAHMAN<<KARIM', birth = '900501', sex = 'M', expiry = '320131' } = {}): string {
  const number = 'BX0123456';
  const [numbered, born, expires] = [number, birth, expiry].map((field) => field + checkDigit(field)) as [
    string,
    string,
    string,
  ];
  const optional = '<'.repeat(15);
  const second = `${numbered}BGD${born}${sex}${expires}${optional.slice(1)}${checkDigit(optional.slice(1))}`;
  return `P<BGD${names.padEnd(39, '<')}\n${second}${checkDigit(numbered + born + expires + optional.slice(1) + checkDigit(optional.slice(1)))}`;
}

describe('what the lines do not contain', () => {
  const none: string[] = [];
  it.each([
    [
      'a surname and given names',
      { names: 'RAHMAN<<KARIM<ALI' },
      { surname: 'Rahman', givenName: 'Karim Ali', noGivenName: false },
      none,
    ],
    ['a single name', { names: 'SUHARTO' }, { surname: 'Suharto', givenName: '', noGivenName: true }, ['givenName']],
    [
      'names that are not divided',
      { names: 'MD<KARIM<RAHMAN' },
      { surname: 'Md Karim Rahman', givenName: '', noGivenName: false },
      ['givenName'],
    ],
    [
      'a given name only',
      { names: '<<MUHAMMAD' },
      { surname: '', givenName: 'Muhammad', noGivenName: false },
      ['surname'],
    ],
    ['an unknown month and day of birth', { birth: '850000' }, { birthOn: '' }, ['birthOn']],
    ['fillers for the month and day of birth', { birth: '85<<<<' }, { birthOn: '' }, ['birthOn']],
    ['an unknown day of birth', { birth: '8507<<' }, { birthOn: '' }, ['birthOn']],
    ['a day that does not exist', { birth: '850231' }, { birthOn: '' }, ['birthOn']],
    ['no expiry date', { expiry: '<<<<<<' }, { expiresOn: '' }, ['expiresOn']],
    ['sex X', { sex: '<' }, { gender: 'X' }, none],
    ['a printed X', { sex: 'X' }, { gender: 'X' }, none],
  ])('stays empty and is pointed out: %s', async (_, lines, passport, missing) => {
    expect(await read(passportOf(lines))).toMatchObject({ kind: 'read', passport, missing, mayBeCut: false });
  });

  it('is the rest of a name that fills its place', async () => {
    const full = 'PAPANDROPOULOUS<<JONATHON<ALEXANDER<VAN';
    expect(full).toHaveLength(39);
    expect(await read(passportOf({ names: full }))).toMatchObject({ kind: 'read', mayBeCut: true, missing: [] });
    const one = 'X'.repeat(39);
    expect(await read(passportOf({ names: one }))).toMatchObject({
      mayBeCut: true,
      missing: ['givenName'],
      passport: { noGivenName: false },
    });
    expect(await read(passportOf({ names: full.slice(0, 38) }))).toMatchObject({ kind: 'read', mayBeCut: false });
  });

  it('reads lines typed with local digits', async () => {
    const local = passportOf().replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? digit);
    expect(await read(local)).toMatchObject({
      kind: 'read',
      passport: { number: 'BX0123456', birthOn: '1990-05-01', expiresOn: '2032-01-31' },
    });
  });
});
