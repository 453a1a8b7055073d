import { expect, it, vi } from 'vitest';

import { withRetries } from './retry';

const waits: number[] = [];
const options = {
  retries: 2,
  waitMs: 400,
  random: () => 0.5,
  wait: (milliseconds: number) => {
    waits.push(milliseconds);
    return Promise.resolve();
  },
};

it('succeeds on the third attempt', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('1'))
    .mockRejectedValueOnce(new Error('2'))
    .mockResolvedValue('module');
  await expect(withRetries(load, options)).resolves.toBe('module');
  expect(waits).toEqual([600, 600]);
});

it('gives up after two retries, with the last error', async () => {
  const load = vi.fn().mockImplementation(() => Promise.reject(new Error(`attempt ${load.mock.calls.length}`)));
  await expect(withRetries(load, options)).rejects.toThrow('attempt 3');
});
