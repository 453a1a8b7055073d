import { describe, expect, it } from 'vitest';

import { formatMoney, moneyNumber, parseMoneyText } from './money';

describe('parsing money', () => {
  it.each([
    ['AED 12.50', { currency: 'AED', amountMinor: 1250n, exponent: 2 }],
    ['AED 12.5', { currency: 'AED', amountMinor: 1250n, exponent: 2 }],
    ['KWD 1.234', { currency: 'KWD', amountMinor: 1234n, exponent: 3 }],
    ['JPY 900', { currency: 'JPY', amountMinor: 900n, exponent: 0 }],
    ['BDT -0.05', { currency: 'BDT', amountMinor: -5n, exponent: 2 }],
    ['AED 90071992547409931.25', { currency: 'AED', amountMinor: 9007199254740993125n, exponent: 2 }],
  ])('%s', (text, minor) => expect(parseMoneyText(text)).toEqual(minor));

  it.each(['', 'AED', '12.50', 'AED 1,200.00', 'AED 1.005', 'AED 1 2'])('refuses "%s"', (text) => {
    expect(() => parseMoneyText(text)).toThrow(RangeError);
  });

  it('reads the second word as the number', () => {
    expect(moneyNumber('AED 1234.50')).toBe(1234.5);
    expect(moneyNumber('AED')).toBeNaN();
  });
});

describe('formatting money', () => {
  const plain = (text: string) => text.replace(/\u00a0/g, ' ');

  it('groups thousands and shows all minor digits', () => {
    expect(plain(formatMoney('AED 1234.5', 'en-AE'))).toBe('AED 1,234.50');
    expect(plain(formatMoney({ currency: 'BDT', amount: '-7' }, 'en-GB'))).toBe('-BDT 7.00');
  });

  it('loses no digit of a large amount', () => {
    expect(plain(formatMoney('AED 90071992547409931.25', 'en-AE'))).toBe('AED 90,071,992,547,409,931.25');
  });
});
