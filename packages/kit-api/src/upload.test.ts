import { expect, it } from 'vitest';

import { formOf } from './send-form';
import { isForm } from './upload';

it('makes a form of a body with a file, without absent values', () => {
  const slip = new File(['x'], 'slip.png');
  const body = { amount: ' AED 5.00 ', branch: undefined, slip };
  expect(isForm({ url: '/api/a', body })).toBe(true);
  const form = formOf(body);
  expect(Object.fromEntries(form)).toMatchObject({ amount: 'AED 5.00' });
  expect(form.has('slip')).toBe(true);
  expect(form.has('branch')).toBe(false);
});

it('makes a form without a file only for calls that always read one', () => {
  expect(isForm({ url: '/api/a', body: { remark: 'x' } })).toBe(false);
  expect(isForm({ url: '/api/a' })).toBe(false);
  const body = { remark: 'x', slip: undefined };
  expect(isForm({ url: '/api/payment/v1/deposit/answer', body })).toBe(true);
  expect(Object.fromEntries(formOf(body))).toEqual({ remark: 'x' });
});
