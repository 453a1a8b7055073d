import { expect, it } from 'vitest';

import { shortage } from './shortage';

const wallet = (amount: string) => ({ currency: 'AED', amount });

it("computes a wallet's shortfall to the last minor unit", () => {
  expect(shortage('AED 480.00', wallet('479.99'))).toBe('AED 0.01');
  expect(shortage('AED 480.00', wallet('480.00'))).toBeNull();
  expect(shortage('AED 480.00', { currency: 'BDT', amount: '1.00' })).toBeNull();
});
