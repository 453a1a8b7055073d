import { render, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { MAIN_ID } from './main-id';
import { useArrival } from './use-arrival';

const scrollTo = vi.fn();
beforeEach(() => {
  scrollTo.mockReset();
  window.scrollTo = scrollTo;
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
    frame(0);
    return 0;
  });
});

function visit(...stops: [pathname: string, hash: string][]) {
  const [first = ['/', ''], ...rest] = stops;
  const { rerender } = renderHook(({ at }) => useArrival(...at), { initialProps: { at: first } });
  for (const at of rest) rerender({ at });
}

it('scrolls smoothly to the top of a new page, not of the first one (P-105)', () => {
  visit(['/a', '']);
  expect(scrollTo).not.toHaveBeenCalled();
  visit(['/a', ''], ['/b', '']);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' });
});

it('scrolls smoothly to the element a hash names (P-106)', () => {
  const { container } = render(<p id="fees here" />);
  const scrollIntoView = vi.fn();
  Object.assign(container.firstElementChild ?? {}, { scrollIntoView });
  visit(['/a', ''], ['/b', '#fees%20here']);
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior: 'smooth' });
  expect(scrollTo).not.toHaveBeenCalled();
});

it('moves the focus into a new page', () => {
  const { container } = render(<main id={MAIN_ID} tabIndex={-1} />);
  visit(['/a', ''], ['/b', '']);
  expect(container.firstElementChild).toHaveFocus();
});

it('does not scroll smoothly for users who prefer reduced motion', () => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  visit(['/a', ''], ['/b', '']);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'auto' });
});
