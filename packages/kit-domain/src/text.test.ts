import { expect, it } from 'vitest';

import { trimStrings } from './text';

it('trims strings at every depth and leaves the rest (P-205)', () => {
  const body = { name: ' Amina ', tags: [' a', 'b '], inner: { city: ' Dubai' }, count: 2, on: null };
  expect(trimStrings(body)).toEqual({ name: 'Amina', tags: ['a', 'b'], inner: { city: 'Dubai' }, count: 2, on: null });
});

it('leaves passwords as typed', () => {
  expect(trimStrings({ password: ' p ', newPassword: 'q ' })).toEqual({ password: ' p ', newPassword: 'q ' });
});
