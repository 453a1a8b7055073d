import { expect, it } from 'vitest';

import { formOf } from './upload';

const partsOf = (form: FormData | null) => form && Object.fromEntries(form);

it('makes a form of a body with a file, without absent values', () => {
  const slip = new File(['x'], 'slip.png');
  const form = formOf({ url: '/api/a', body: { amount: ' AED 5.00 ', branch: undefined, slip } });
  expect(partsOf(form)).toMatchObject({ amount: 'AED 5.00' });
  expect(form?.has('slip')).toBe(true);
  expect(form?.has('branch')).toBe(false);
});

it('makes a form without a file only for calls that always read one', () => {
  expect(formOf({ url: '/api/a', body: { remark: 'x' } })).toBeNull();
  expect(formOf({ url: '/api/a' })).toBeNull();
  expect(partsOf(formOf({ url: '/api/payment/v1/deposit/answer', body: { remark: 'x', slip: undefined } }))).toEqual({ remark: 'x' });
});
