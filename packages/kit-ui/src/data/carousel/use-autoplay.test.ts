import { act, renderHook } from '@testing-library/react';
import type { EmblaCarouselType } from 'embla-carousel';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { useAutoplay } from './use-autoplay';

const EVERY_MS = 5000;

function carousel() {
  return { canScrollNext: () => true, scrollNext: vi.fn(), scrollTo: vi.fn() } as unknown as EmblaCarouselType;
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('useAutoplay', () => {
  it('advances automatically', () => {
    const embla = carousel();
    renderHook(() => useAutoplay(embla, EVERY_MS));
    pass(EVERY_MS * 2);
    expect(embla.scrollNext).toHaveBeenCalledTimes(2);
  });

  it('pauses while the pointer is over it', () => {
    const embla = carousel();
    const { result } = renderHook(() => useAutoplay(embla, EVERY_MS));
    act(() => result.current.listeners.onPointerEnter());
    pass(EVERY_MS * 3);
    expect(embla.scrollNext).not.toHaveBeenCalled();
    act(() => result.current.listeners.onPointerLeave());
    pass(EVERY_MS);
    expect(embla.scrollNext).toHaveBeenCalledTimes(1);
  });

  it('pauses while the focus is inside', () => {
    const embla = carousel();
    const { result } = renderHook(() => useAutoplay(embla, EVERY_MS));
    act(() => result.current.listeners.onFocus());
    pass(EVERY_MS);
    expect(embla.scrollNext).not.toHaveBeenCalled();
  });

  it('does not advance for users who prefer reduced motion', () => {
    window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList;
    const embla = carousel();
    renderHook(() => useAutoplay(embla, EVERY_MS));
    pass(EVERY_MS * 3);
    expect(embla.scrollNext).not.toHaveBeenCalled();
  });
});
