import { expect, it, vi } from 'vitest';

import { jsonKey, textKey } from './storage';

it('keeps values under versioned names, so that a new shape never meets an old value', () => {
  jsonKey<{ a: number }>('form', 1).write({ a: 1 });
  expect(localStorage.getItem('jetway.form.v1')).toBe('{"a":1}');
  expect(jsonKey('form', 2).read()).toBeNull();
});

it('forgets instead of failing when the storage is broken', () => {
  localStorage.setItem('jetway.form.v1', '{broken');
  expect(jsonKey('form', 1).read()).toBeNull();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => textKey('scheme').write('dark')).not.toThrow();
});
