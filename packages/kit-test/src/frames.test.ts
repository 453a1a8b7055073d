import { expect, it, vi } from 'vitest';

it('draws frames after a test asked for one while intervals were faked', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const early = vi.fn();
  requestAnimationFrame(early);
  vi.useRealTimers();
  const drawnAt = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
  expect(drawnAt).toBeGreaterThan(0);
  expect(early).toHaveBeenCalledOnce();
});
