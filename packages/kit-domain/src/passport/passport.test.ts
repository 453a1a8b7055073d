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
  it.each([`${FIRST}\n${SECOND}`, `${FIRST}${SECOND}`, ` ${FIRST.toLowerCase()} \r\n ${SECOND}\r\n`])('are found in %j', (text) => {
    expect(passportLines(text)).toEqual([FIRST, SECOND]);
  });

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
    });
  });

  it('knows codes that are not ISO country codes, and a person without a given name', async () => {
    const german = 'P<D<<MUSTERMANN<<<<<<<<<<<<<<<<<<<<<<<<<<<<<';
    const outcome = await read(`${german}\nC01X00T478D<<6408125F2702283<<<<<<<<<<<<<<<4`);
    expect(outcome).toMatchObject({ kind: 'read', passport: { nationality: 'DE', issueCountry: 'DE', noGivenName: true, surname: 'Mustermann' } });
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
