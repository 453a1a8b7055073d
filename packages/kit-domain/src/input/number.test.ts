import { describe, expect, it } from 'vitest';

import { typedDecimal, typedMoney, typedWhole } from './number';

describe('a typed number', () => {
  it.each([
    ['36,174.89', '36174.89'],
    [' 36174.89 ', '36174.89'],
    ['1,23,456.50', '123456.50'],
    ['٣٦٬١٧٤٫٨٩', '36174.89'],
    ['৩৬,১৭৪.৮৯', '36174.89'],
    ['\u200f36,174.89\u00a0', '36174.89'],
    ['007', '7'],
    ['−12.5', '-12.5'],
    ['-0', '0'],
    ['12.', '12'],
  ])('is read as we print it and as people type it: %s', (typed, read) => {
    expect(typedDecimal(typed)).toBe(read);
  });

  it.each(['', '12,50', '1,2', '1 000', '1.2.3', 'AED 5', '12a', ',100', '1e3'])('is none: %s', (typed) => {
    expect(typedDecimal(typed)).toBeNull();
  });

  it('is whole only without a fraction', () => {
    expect(typedWhole('1,250')).toBe(1250);
    expect(typedWhole('-৭')).toBe(-7);
    expect(typedWhole('7.5')).toBeNull();
  });

  it('is money with the decimals of its currency', () => {
    expect(typedMoney('36,174.8', 'AED')).toBe('AED 36174.80');
    expect(typedMoney('1,250.500', 'OMR')).toBe('OMR 1250.500');
    expect(typedMoney('900', 'JPY')).toBe('JPY 900');
    expect(typedMoney('12.345', 'AED')).toBeNull();
    expect(typedMoney('AED\u00a036,174.89', 'AED')).toBe('AED 36174.89');
    expect(typedMoney('\u200f36,174.890\u00a0OMR', 'OMR')).toBe('OMR 36174.890');
    expect(typedMoney('USD 5', 'AED')).toBeNull();
    expect(typedMoney('AED', 'AED')).toBeNull();
    expect(typedMoney('12.5', 'JPY')).toBeNull();
  });
});
