import { expect, it } from 'vitest';

import type { DraftLine } from './quote.model';
import { DEDUCTIONS, sentLines, sidesOf, sumOf, totalOf } from './quote.model';

const NOTHING = { used: '', penalty: '', noShow: '', taxesKept: '', serviceFee: '', portalFee: '' };
const line = (typed: Partial<DraftLine['typed']>, returnable = 'AED 1234.50'): DraftLine => ({
  travellerId: 't1',
  name: 'Karim Rahman',
  returnable,
  typed: { ...NOTHING, ...typed },
});

it.each([
  [{}, 'AED 1234.50'],
  [{ penalty: '200' }, 'AED 1034.50'],
  [{ penalty: '200.05', taxesKept: '34.4', portalFee: '1,000.05' }, 'AED 0.00'],
  [{ penalty: '٢٠٠' }, 'AED 1034.50'],
  [{ penalty: '1234.51' }, null],
  [{ penalty: '-1' }, null],
  [{ penalty: '1.234' }, null],
  [{ penalty: 'two' }, null],
  [{ penalty: '1,200.5' }, 'AED 34.00'],
  [{ penalty: '12,50' }, null],
  [{ penalty: '1,2' }, null],
  [{ penalty: '1000,000' }, null],
  [{ penalty: ',200' }, null],
])('deducts %j and leaves %s', (typed, net) => {
  expect(sumOf(line(typed)).net).toBe(net);
});

it('adds up to the minor unit, in currencies without one too', () => {
  const entered = line({ used: '100.10', penalty: '200.20', noShow: '0.01' });
  const { minor, net } = sumOf(entered);
  const gone = DEDUCTIONS.reduce((sum, each) => sum + (minor[each] ?? 0), 0);
  expect([gone, net]).toEqual([30_031, 'AED 934.19']);
  expect(totalOf([entered, line({})])).toBe('AED 2168.69');
  expect(sumOf(line({ penalty: '1000' }, 'JPY 45000')).net).toBe('JPY 44000');
  expect(sumOf(line({ penalty: '1000.5' }, 'JPY 45000')).net).toBeNull();
  expect(totalOf([entered, line({ penalty: '9999' })])).toBeNull();
});

it('sends only what is deducted, in minor units', () => {
  expect(sentLines([line({ penalty: '200', serviceFee: '0' })])).toEqual([{ travellerId: 't1', penalty: 20_000 }]);
});

it.each([
  [{}, 'AED 1000.00', 'AED 234.50'],
  [{ penalty: '200', portalFee: '50' }, 'AED 1000.00', 'AED -15.50'],
  [{ penalty: '200' }, 'AED 1500.00', 'AED -465.50'],
  [{ used: '1234.50' }, 'AED 1500.00', 'AED -1500.00'],
  [{ used: '1234.51' }, 'AED 1500.00', null],
  [{ penalty: '2000' }, 'AED 0.00', 'AED -765.50'],
  [{ penalty: 'two' }, 'AED 1500.00', null],
  [{}, null, null],
])('an exchange with %j for a ticket of %s leaves %s', (typed, newFare, net) => {
  expect(sumOf({ ...line(typed), newFare }).net).toBe(net);
});

it('separates what the lines of an exchange cost from what they return', () => {
  const lines = [
    { ...line({}), newFare: 'AED 1000.00' },
    { ...line({ penalty: '300' }), newFare: 'AED 1500.05' },
  ];
  expect(sidesOf(lines)).toEqual({ toPay: 'AED 565.55', returned: 'AED 234.50' });
  expect(sidesOf([...lines, { ...line({}), newFare: null }])).toBeNull();
});
