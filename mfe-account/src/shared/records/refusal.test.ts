import type { UseFormReturn } from '@jetway/kit-ui/forms';
import { expect, it, vi } from 'vitest';

import { showRefusal } from './refusal';

const say = (_: string, { defaultValue }: { defaultValue: string }) => defaultValue;
const refused = (code: string, errors: object[] = []) => ({
  kind: 'problem',
  status: 422,
  problem: { code, title: 'No', detail: 'Not so', errors },
});

it('shows errors at their fields and returns the rest', () => {
  const setError = vi.fn();
  const form = { setError } as unknown as UseFormReturn<{ name: string }>;
  const fault = { pointer: '/name', code: 'branch.taken', detail: 'Taken' };
  expect(showRefusal(refused('request.invalid', [fault]), form, ['name'], say)).toBeUndefined();
  expect(setError).toHaveBeenCalledExactlyOnceWith('name', { message: 'Taken' });
  expect(showRefusal(refused('record.changed'), form, ['name'], say)).toBe('Not so');
  expect(showRefusal({ kind: 'FETCH_ERROR' }, form, ['name'], say)).toContain('could not reach');
});
