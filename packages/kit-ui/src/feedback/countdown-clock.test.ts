import { describe, expect, it } from 'vitest';

import { announcementOf, clockFace, secondsUntil } from './countdown-clock';

describe('countdown clock', () => {
  it.each([
    [0, '0:00'],
    [59, '0:59'],
    [600, '10:00'],
    [3661, '1:01:01'],
    [90_000, '1d 1h'],
  ])('formats %i seconds as %s', (seconds, face) => expect(clockFace(seconds)).toBe(face));

  it('names days and hours in the language of the page', () => {
    document.documentElement.lang = 'ar';
    expect(clockFace(90_000)).toBe('1 ي 1 س');
    document.documentElement.lang = 'en';
  });

  it('never goes below zero', () =>
    expect(secondsUntil('2026-01-01T00:00:00Z', Date.parse('2026-01-02T00:00:00Z'))).toBe(0));

  it('announces nothing before the first threshold', () => {
    expect(announcementOf(601, 120)).toBeUndefined();
    expect(announcementOf(600, 120)).toBe(600);
    expect(announcementOf(119, 120)).toBe(120);
  });
});
