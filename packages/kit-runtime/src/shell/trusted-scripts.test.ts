import { afterEach, expect, it, vi } from 'vitest';

import { allowEmptyMarkup } from './trusted-scripts';

afterEach(() => vi.unstubAllGlobals());

it('lets an element be emptied but refuses any markup', () => {
  const rules: { createHTML?: (markup: string) => string | null } = {};
  vi.stubGlobal('trustedTypes', { createPolicy: (_name: string, given: typeof rules) => Object.assign(rules, given) });
  allowEmptyMarkup();
  expect(rules.createHTML?.('')).toBe('');
  expect(rules.createHTML?.('<img src=x onerror=alert(1)>')).toBeNull();
});
