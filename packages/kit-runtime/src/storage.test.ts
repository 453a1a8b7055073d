import { expect, it, vi } from 'vitest';

import { jsonKey, textKey } from './storage';

it('stores values under versioned names, so that new code never reads an old format', () => {
  jsonKey<{ a: number }>('form', 1).write({ a: 1 });
  expect(localStorage.getItem('jetway.form.v1')).toBe('{"a":1}');
  expect(jsonKey('form', 2).read()).toBeNull();
});

it('stores nothing, without failing, when the storage is unavailable', () => {
  localStorage.setItem('jetway.form.v1', '{broken');
  expect(jsonKey('form', 1).read()).toBeNull();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => textKey('scheme').write('dark')).not.toThrow();
});
