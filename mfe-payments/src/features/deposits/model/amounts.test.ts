import { describe, expect, it } from 'vitest';

import { amountFault, feeOf, isFree, minus, plus, typedAmount } from './amounts';

const LIMITS = { min: 'AED 10.00', max: 'AED 50000.00' };

describe('a typed amount', () => {
  it.each([
    ['1250', 'AED', 'AED 1250.00'],
    ['1,250.5', 'AED', 'AED 1250.50'],
    ['AED 36,174.89', 'AED', 'AED 36174.89'],
    ['٥٠٠', 'AED', 'AED 500.00'],
    ['007.10', 'AED', 'AED 7.10'],
    ['12.345', 'OMR', 'OMR 12.345'],
    ['1200', 'JPY', 'JPY 1200'],
  ])('%s of %s is %s', (text, currency, money) => {
    expect(typedAmount(text, currency)).toBe(money);
  });

  it.each(['', '12.345', '1,25', '-5', '1e3', 'USD 5', '5 000', '1.2.3'])('%j is not an amount', (text) => {
    expect(typedAmount(text, 'AED')).toBeNull();
  });

  it('is refused when it is missing, zero or outside the limits', () => {
    expect(['', 'x', '0', '9.99', '10', '50000', '50000.01'].map((text) => amountFault(text, LIMITS))).toEqual([
      'missing',
      'notMoney',
      'zero',
      'tooSmall',
      undefined,
      undefined,
      'tooLarge',
    ]);
  });
});

describe('a fee', () => {
  it.each([
    ['AED 1000.00', '1.80', 'AED 1.00', 'AED 19.00'],
    // 0.005 rounds up, 0.0049 down.
    ['AED 1.00', '0.5', 'AED 0.00', 'AED 0.01'],
    ['AED 0.98', '0.5', 'AED 0.00', 'AED 0.00'],
    ['OMR 10.000', '2.25', 'OMR 0.100', 'OMR 0.325'],
    ['JPY 999', '0', 'JPY 5', 'JPY 5'],
  ])('of %s at %s %% plus %s is %s', (amount, feePercent, feeFixed, fee) => {
    expect(feeOf(amount, { feePercent, feeFixed })).toBe(fee);
  });

  it('is free when neither part charges anything', () => {
    expect(isFree({ feePercent: '0.00', feeFixed: 'AED 0.00' })).toBe(true);
    expect(isFree({ feePercent: '0.00', feeFixed: 'AED 0.01' })).toBe(false);
    expect(isFree({ feePercent: '0.10', feeFixed: 'AED 0.00' })).toBe(false);
  });

  it('is added to what is paid or taken from what is credited', () => {
    expect(plus('AED 1000.00', 'AED 19.00')).toBe('AED 1019.00');
    expect(minus('AED 1000.00', 'AED 19.00')).toBe('AED 981.00');
    expect(minus('AED 1.00', 'AED 19.00')).toBe('AED 0.00');
  });
});
