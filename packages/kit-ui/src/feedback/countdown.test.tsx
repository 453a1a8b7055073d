import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { Countdown } from './countdown';

const NOW = Date.parse('2026-11-03T10:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  return () => vi.useRealTimers();
});

const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));

describe('Countdown', () => {
  it('follows the clock', () => {
    render(<Countdown until="2026-11-03T10:02:05Z" label="Held for" />);
    expect(screen.getByRole('timer', { name: 'Held for' })).toHaveTextContent('2:05');
    pass(6);
    expect(screen.getByRole('timer')).toHaveTextContent('1:59');
  });

  it('calls onExpire once, when time is up', () => {
    const onExpire = vi.fn();
    render(<Countdown until="2026-11-03T10:00:03Z" onExpire={onExpire} />);
    pass(2);
    expect(onExpire).not.toHaveBeenCalled();
    pass(60);
    expect(onExpire).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('timer')).toHaveTextContent('0:00');
  });

  it('calls onExpire at once when already expired', () => {
    const onExpire = vi.fn();
    render(<Countdown until="2026-11-03T09:59:00Z" onExpire={onExpire} />);
    expect(onExpire).toHaveBeenCalledTimes(1);
  });

  it('restarts for another instant', () => {
    const onExpire = vi.fn();
    const { rerender } = render(<Countdown until="2026-11-03T10:00:01Z" onExpire={onExpire} />);
    pass(2);
    rerender(<Countdown until="2026-11-03T10:00:05Z" onExpire={onExpire} />);
    expect(screen.getByRole('timer')).toHaveTextContent('0:03');
    pass(4);
    expect(onExpire).toHaveBeenCalledTimes(2);
  });

  it('announces thresholds only', () => {
    render(<Countdown until="2026-11-03T10:03:00Z" warnUnderSeconds={120} label="Held for" />);
    const voice = screen.getByRole('status');
    expect(voice).toHaveTextContent('Held for 5:00');
    pass(59);
    expect(voice).toHaveTextContent('Held for 5:00');
    pass(1);
    expect(voice).toHaveTextContent('Held for 2:00');
    pass(30);
    expect(voice).toHaveTextContent('Held for 2:00');
  });
});
