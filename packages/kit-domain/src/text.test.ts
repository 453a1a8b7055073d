import { expect, it } from 'vitest';

import { cleanStrings, withLatinDigits } from './text';

it('trims strings at every depth and leaves all other values unchanged (P-205)', () => {
  const body = { name: ' Amina ', tags: [' a', 'b '], inner: { city: ' Dubai' }, count: 2, on: null };
  expect(cleanStrings(body)).toEqual({ name: 'Amina', tags: ['a', 'b'], inner: { city: 'Dubai' }, count: 2, on: null });
});

it('leaves passwords as typed', () => {
  const typed = { password: ' p ', newPassword: 'q\u200b৫ ', confirmation: ' p ' };
  expect(cleanStrings(typed)).toEqual(typed);
});

it.each([
  ['a zero-width space in an address', 'a\u200bgent@falcon.test', 'agent@falcon.test'],
  ['the marks around a number copied from contacts', '\u202a+971 50 123 4567\u202c', '+971 50 123 4567'],
  ['a letter that is not printed', '\u3164Amina\u115f', 'Amina'],
  ['what shapes letters and emoji', 'می\u200cخواهم ❤\ufe0f', 'می\u200cخواهم ❤\ufe0f'],
  ['a letter and its accent', 'Zoe\u0308', 'Zoë'],
  ['a code in Bengali digits', '১২৩৪৫৬', '123456'],
  ['a date in Arabic digits', '٢٠٢٦-١٢-٠١', '2026-12-01'],
  ['a passport number', 'BX০১২৩৪৫৬', 'BX0123456'],
  ['digits among Bengali letters', 'গেট ৫', 'গেট ৫'],
])('reads %s as the server does', (_, typed, read) => {
  expect(cleanStrings({ value: typed })).toEqual({ value: read });
});

it('keeps the digits of notes as typed', () => {
  expect(cleanStrings({ remark: ' ৫\u200b ' })).toEqual({ remark: '৫' });
});

it('numbers are written in Latin digits in every language', () => {
  expect(new Intl.NumberFormat(withLatinDigits('ar-OM'), { minimumFractionDigits: 3 }).format(1250)).toBe('1,250.000');
  expect(
    new Intl.DateTimeFormat(withLatinDigits('ar-OM'), { timeZone: 'UTC', month: 'long', day: 'numeric' }).format(0),
  ).toBe('1 يناير');
});
