import { expect, it } from 'vitest';

import { trimStrings, withLatinDigits } from './text';

it('trims strings at every depth and changes nothing else (P-205)', () => {
  const body = { name: ' Amina ', tags: [' a', 'b '], inner: { city: ' Dubai' }, count: 2, on: null };
  expect(trimStrings(body)).toEqual({ name: 'Amina', tags: ['a', 'b'], inner: { city: 'Dubai' }, count: 2, on: null });
});

it('leaves passwords as typed', () => {
  expect(trimStrings({ password: ' p ', newPassword: 'q ' })).toEqual({ password: ' p ', newPassword: 'q ' });
});

it('numbers are written in Latin digits in every language', () => {
  expect(new Intl.NumberFormat(withLatinDigits('ar-OM'), { minimumFractionDigits: 3 }).format(1250)).toBe('1,250.000');
  expect(new Intl.DateTimeFormat(withLatinDigits('ar-OM'), { timeZone: 'UTC', month: 'long', day: 'numeric' }).format(0)).toBe('1 يناير');
});
