import { describe, expect, it } from 'vitest';

import { collectIntervalMs, judge } from './collect.model';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const minutes = (count: number) => count * 60_000;
const asked = { forceCollect: true, remainingSkipCount: 2 };

it('waits the interval the server sends, or an hour (P-361)', () => {
  expect(collectIntervalMs({ ...asked, collectIntervalMins: 30 })).toBe(minutes(30));
  expect(collectIntervalMs(asked)).toBe(minutes(60));
});

describe('required licences', () => {
  it.each([
    ['never skipped: ask (P-180)', asked, false, null, { kind: 'ask' }],
    ['skipped just now: wait (P-182)', asked, false, NOW, { kind: 'wait', ms: minutes(60) }],
    [
      'skipped a while ago: wait for the rest (P-183)',
      asked,
      false,
      NOW - minutes(45),
      { kind: 'wait', ms: minutes(15) },
    ],
    ['skipped an interval ago: ask (P-184)', asked, false, NOW - minutes(60), { kind: 'ask' }],
    [
      'not asked for: forget the skip (P-185)',
      { ...asked, forceCollect: false },
      false,
      NOW,
      { kind: 'quiet', forget: true },
    ],
    ['session over: forget the skip (P-185)', asked, true, NOW, { kind: 'quiet', forget: true }],
    [
      'a month to wait: as long as a timer can',
      { ...asked, collectIntervalMins: 60_000 },
      false,
      NOW,
      { kind: 'wait', ms: 2 ** 31 - 1 },
    ],
  ])('%s', (_case, collect, isOver, skippedOn, judgement) => {
    expect(judge(collect, isOver, skippedOn, NOW)).toEqual(judgement);
  });
});
