import { describe, expect, it } from 'vitest';

import { wholeRange } from './range';

describe('a range of prices in whole units', () => {
  it('is rounded down at its lower end and up at its upper end', () => {
    expect(wholeRange(['AED 585.75', 'AED 900.10', 'AED 600.00'])).toEqual({ min: 585, max: 901 });
    expect(wholeRange(['OMR 12.000'])).toEqual({ min: 12, max: 12 });
  });

  it('is null without prices', () => {
    expect(wholeRange([])).toBeNull();
  });
});
