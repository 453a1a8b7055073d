import { expect, it } from 'vitest';

import { difference, minorOf, times } from './money-text';

it.each([
  ['AED 100.10', 'AED 99.20', 'AED 0.90'],
  ['AED 99.20', 'AED 100.10', 'AED -0.90'],
  ['KWD 1.001', 'KWD 1.000', 'KWD 0.001'],
  ['JPY 900', 'JPY 1000', 'JPY -100'],
])('%s less %s is %s, exactly', (a, b, expected) => expect(difference(a, b)).toBe(expected));

it('compares a wallet with a fare', () => {
  expect(minorOf({ currency: 'AED', amount: '12.5' })).toBe(minorOf('AED 12.50'));
});

it('multiplies exactly', () => {
  expect(times('AED 0.10', 3)).toBe('AED 0.30');
  expect(times('KWD 1.005', 9)).toBe('KWD 9.045');
});
