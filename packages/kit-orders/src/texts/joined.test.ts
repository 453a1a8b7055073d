import { expect, it } from 'vitest';

import { joined } from './joined';

it('puts the comma of the language between parts', () => {
  expect(joined(['2 travellers', 'Economy'], 'en-GB')).toBe('2 travellers, Economy');
  expect(joined(['مسافران', 'السياحية'], 'ar-OM')).toBe('مسافران، السياحية');
  expect(joined(['مسافر واحد'], 'ar')).toBe('مسافر واحد');
});
