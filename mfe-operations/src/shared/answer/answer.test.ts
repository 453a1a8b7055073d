import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';

import { fill, unfilledIn } from './placeholders';
import { useAnswer } from './use-answer';
import { writerIn } from './values';

it('fills in what is known and leaves the other placeholders', () => {
  const text = 'Dear {agency}, {record locator} is due by {deadline}. {agency}!';
  const filled = fill(text, { agency: 'Desert Rose', 'record locator': 'K7PQ2M', deadline: undefined });
  expect(filled).toBe('Dear Desert Rose, K7PQ2M is due by {deadline}. Desert Rose!');
  expect(unfilledIn(filled)).toBe('{deadline}');
  expect(unfilledIn('A set such as {1, 2} or {shoe}')).toBeUndefined();
});

it('does not fill in what a value has in braces', () => {
  expect(fill('{group} {agency}', { group: '{agency}', agency: 'Desert Rose' })).toBe('{agency} Desert Rose');
});

it('writes days, deadlines and amounts in the language of the template, on the clock of the tenant', () => {
  const english = writerIn('en', 'Asia/Dubai');
  expect(english.day('2027-03-10')).toBe('Wed, 10 Mar 2027');
  expect(english.moment('2026-12-02T18:00')).toBe('2 Dec 2026, 18:00 Dubai');
  expect(english.moment('2026-12-02T14:00:00Z')).toBe('2 Dec 2026, 18:00 Dubai');
  expect(english.money('AED 3800.00')).toMatch(/3,800/);
  expect(english.moment(undefined)).toBeUndefined();
  expect(writerIn('ar', 'Asia/Dubai').day('2027-03-10')).toMatch(/مارس/);
});

it('replaces a template that was not edited, and adds below what was typed', () => {
  const { result } = renderHook(() => useAnswer({ longest: 40 }));
  act(() => result.current.insert('First'));
  act(() => result.current.insert('Second'));
  expect(result.current.text).toBe('Second');
  act(() => result.current.change('Second, edited'));
  act(() => result.current.insert('Third'));
  expect(result.current.text).toBe('Second, edited\n\nThird');
  act(() => result.current.clear());
  expect(result.current.text).toBe('');
});

it('is not ready while it is empty, too long or has an open placeholder', () => {
  const { result } = renderHook(() => useAnswer({ longest: 20, missing: 'Write it.' }));
  expect(result.current.fault).toBeUndefined();
  let isReady = true;
  act(() => {
    isReady = result.current.check();
  });
  expect([isReady, result.current.fault]).toEqual([false, 'Write it.']);
  act(() => result.current.change('By {deadline}'));
  expect(result.current.fault).toBe('Replace {deadline}: nothing is known for it yet.');
  act(() => result.current.change('x'.repeat(21)));
  expect(result.current.fault).toBe('Write at most 20 characters.');
  act(() => result.current.change(' By tomorrow '));
  act(() => {
    isReady = result.current.check();
  });
  expect([isReady, result.current.fault, result.current.words]).toEqual([true, undefined, 'By tomorrow']);
});
