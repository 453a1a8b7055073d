import { afterEach, describe, expect, it } from 'vitest';

import {
  dayOffset,
  formatDate,
  formatDateTime,
  formatDeadline,
  formatDuration,
  formatTime,
  showInstantsIn,
} from './dates';

describe('local time', () => {
  it("is shown as the airport states it, whatever the browser's time zone", () => {
    expect(formatTime('2026-11-03T23:40', 'en-GB')).toBe('23:40');
    expect(formatDate('2026-11-03', 'en-GB')).toBe('Tue, 3 Nov 2026');
    expect(formatDateTime('2026-11-03T00:05', 'en-GB')).toBe('3 Nov 2026, 00:05');
  });

  it('rejects an invalid date', () => {
    expect(() => formatDate('tomorrow', 'en-GB')).toThrow(RangeError);
  });

  it('counts calendar days, across a month end too', () => {
    expect(dayOffset('2026-11-03T23:50', '2026-11-04T00:10')).toBe(1);
    expect(dayOffset('2026-11-03T00:10', '2026-11-03T23:50')).toBe(0);
    expect(dayOffset('2026-03-01', '2026-02-28')).toBe(-1);
  });
});

describe('an instant', () => {
  afterEach(() => showInstantsIn(undefined));

  it("is shown in the portal's time zone, as its deadlines are, whatever the browser's", () => {
    showInstantsIn('Asia/Dhaka');
    expect(formatDateTime('2026-11-21T19:18:00Z', 'en-GB')).toBe('22 Nov 2026, 01:18');
    expect(formatDate('2026-11-21T19:18:00Z', 'en-GB')).toBe('Sun, 22 Nov 2026');
    showInstantsIn('America/New_York');
    expect(formatTime('2026-11-21T19:18:00Z', 'en-GB')).toBe('14:18');
    expect(formatDateTime('2026-11-03T00:05', 'en-GB')).toBe('3 Nov 2026, 00:05');
  });
});

describe('a deadline', () => {
  it("is shown in the portal's time zone, which it names, and is never rounded up", () => {
    expect(formatDeadline('2026-11-21T15:18:59Z', 'en-GB', 'Asia/Dhaka')).toBe('21 Nov 2026, 21:18 Dhaka');
    expect(formatDeadline('2026-11-21T15:18:00.500Z', 'en-GB', 'America/New_York')).toBe('21 Nov 2026, 10:18 New York');
    expect(formatDeadline('2026-11-21T15:18:00Z', 'ar-AE-u-nu-latn', 'Asia/Dubai')).toMatch(
      /19:18 توقيت الإمارات العربية المتحدة$/,
    );
    expect(formatDeadline('2026-11-21T15:18:00Z', 'en-GB', 'UTC')).toBe('21 Nov 2026, 15:18 UTC');
  });
});

describe('duration', () => {
  it.each([
    [45, '45m'],
    [120, '2h'],
    [185, '3h 5m'],
    [1445, '24h 5m'],
  ])('%i minutes is %s', (minutes, text) => expect(formatDuration(minutes, 'en-GB')).toBe(text));

  it('uses the units of the language', () => {
    expect(formatDuration(185, 'ar-AE-u-nu-latn')).toBe('3 س 5 د');
    expect(formatDuration(0, 'en')).toBe('0m');
  });
});
