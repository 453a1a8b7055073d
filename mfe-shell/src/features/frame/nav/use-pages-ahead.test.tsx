import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';

import { PreloadContext } from '../../../modules/preload';
import { usePagesAhead } from './use-pages-ahead';

/** An idle callback that the test fires, with the pause already over. */
function restless() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => waiting.push(callback));
  vi.stubGlobal('cancelIdleCallback', () => waiting.splice(0));
  return {
    waiting,
    rest: () =>
      act(async () => {
        vi.runAllTimers();
        waiting.shift()?.();
      }),
  };
}

it('prefetches one page per idle period, and none after unmounting', async () => {
  const { waiting, rest } = restless();
  const preload = vi.fn().mockResolvedValue(undefined);
  const view = renderHook(() => usePagesAhead(['/a', '/b', '/c']), {
    wrapper: ({ children }: { children: ReactNode }) => <PreloadContext value={preload}>{children}</PreloadContext>,
  });
  expect(preload).not.toHaveBeenCalled();
  await rest();
  expect(preload.mock.calls).toEqual([['/a']]);
  await rest();
  expect(preload.mock.calls).toEqual([['/a'], ['/b']]);
  view.unmount();
  vi.runAllTimers();
  expect(waiting).toEqual([]);
  vi.useRealTimers();
});
