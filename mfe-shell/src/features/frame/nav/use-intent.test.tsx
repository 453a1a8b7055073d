import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { PreloadContext } from '../../../modules/preload';
import { useIntent } from './use-intent';

const preload = vi.fn();
beforeEach(() => {
  preload.mockReset();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const intent = () =>
  renderHook(() => useIntent('/x'), {
    wrapper: ({ children }: { children: ReactNode }) => <PreloadContext value={preload}>{children}</PreloadContext>,
  }).result.current;

it('prefetches a page when the pointer stays on its link, not when it passes over', () => {
  const link = intent();
  link.onPointerEnter();
  link.onPointerLeave();
  vi.runAllTimers();
  expect(preload).not.toHaveBeenCalled();
  link.onPointerEnter();
  vi.runAllTimers();
  expect(preload).toHaveBeenCalledExactlyOnceWith('/x');
});

it('prefetches a page on keyboard focus', () => {
  intent().onFocus();
  expect(preload).toHaveBeenCalledExactlyOnceWith('/x');
});

it('prefetches a page on touch', () => {
  intent().onPointerDown();
  expect(preload).toHaveBeenCalledExactlyOnceWith('/x');
});
