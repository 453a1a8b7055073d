import { useEffect, useEffectEvent, useState } from 'react';

import { icons, styled } from '../theme';
import { VisuallyHidden } from '../layout';
import { announcementOf, clockFace, secondsUntil } from './countdown-clock';

export interface CountdownProps {
  /** The instant it expires, ISO ending in `Z`. */
  until: string;
  /** Called once on expiry, also when already expired. */
  onExpire?: () => void;
  /** Below this number of seconds it looks urgent; default 60. */
  warnUnderSeconds?: number;
  /** What expires; announced before the time. */
  label?: string;
  className?: string;
}

const Root = styled.span<{ $urgent: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  padding: 0.1875rem 0.5625rem 0.1875rem 0.4375rem;
  border-radius: var(--jw-radius-full);
  font-size: var(--jw-text-sm);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  white-space: nowrap;
  transition:
    color var(--jw-base),
    background var(--jw-base);
  color: ${({ $urgent }) => ($urgent ? 'var(--jw-danger-text)' : 'var(--jw-text)')};
  background: ${({ $urgent }) => ($urgent ? 'var(--jw-danger-soft)' : 'color-mix(in oklab, var(--jw-border) 60%, var(--jw-surface))')};
`;

/** Seconds left, computed from the clock rather than ticks, so that a tab that slept is right at once. */
function useSecondsLeft(until: string): number {
  const [now, setNow] = useState(() => Date.now());
  const left = secondsUntil(until, now);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until, isOver]);
  return left;
}

/** Time left until a hold or an offer expires. Screen readers announce thresholds, not every second. */
export function Countdown({ until, onExpire, warnUnderSeconds = 60, label, className }: CountdownProps) {
  const left = useSecondsLeft(until);
  const expire = useEffectEvent(() => onExpire?.());
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) expire();
  }, [isOver, until]);
  const said = announcementOf(left, warnUnderSeconds);
  return (
    <Root $urgent={left <= warnUnderSeconds} className={className}>
      <icons.Clock aria-hidden size={15} />
      <span role="timer" aria-live="off" aria-label={label}>
        {clockFace(left)}
      </span>
      <VisuallyHidden role="status">
        {said === undefined ? '' : [label, clockFace(said)].filter(Boolean).join(' ')}
      </VisuallyHidden>
    </Root>
  );
}
