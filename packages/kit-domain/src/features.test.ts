import { describe, expect, it } from 'vitest';

import { can, Feature } from './features';

describe('what a person may use', () => {
  it('is everything with an absent or empty list (P-235)', () => {
    expect(can(undefined, Feature.SearchHotel)).toBe(true);
    expect(can([], Feature.SearchHotel)).toBe(true);
  });

  it('is only what a non-empty list holds (P-236)', () => {
    expect(can([Feature.Search, Feature.SearchHotel], Feature.SearchHotel)).toBe(true);
    expect(can([Feature.Search], Feature.SearchHotel)).toBe(false);
  });

  it('is the same by code and by name (P-121)', () => {
    expect(can(['SearchHotel', Feature.Search], Feature.SearchHotel)).toBe(true);
    expect(can(['SearchHotel', Feature.Search], Feature.Search)).toBe(true);
    expect(can(['SearchHotel'], Feature.Search)).toBe(false);
  });

  it('covers the codes 201 to 260, each once', () => {
    const codes = Object.values(Feature);
    expect([...codes].sort()).toEqual(Array.from({ length: 60 }, (_, index) => 201 + index));
  });
});
