import { expect, it } from 'vitest';

import { headerName, headerNameSize } from './company-name.model';

it('shows 90 characters in full and cuts the 91st to 85 and an ellipsis (P-233)', () => {
  expect(headerName('a'.repeat(90))).toBe('a'.repeat(90));
  expect(headerName('a'.repeat(91))).toBe(`${'a'.repeat(85)}…`);
});

it('keeps the size between 10 and 16 pixels, smaller for longer names (P-234)', () => {
  const sizes = [1, 20, 40, 60, 90, 300].map((length) => headerNameSize('a'.repeat(length)));
  expect(Math.max(...sizes)).toBe(16);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10);
  expect(headerNameSize('a'.repeat(90))).toBe(10);
});
