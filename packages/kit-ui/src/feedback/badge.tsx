import type { ReactNode } from 'react';

import { styled, toneColours, type Tone } from '../theme';

export interface BadgeProps {
  /** Default `neutral`. */
  tone?: Tone;
  children: ReactNode;
  className?: string;
}

const Root = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: var(--jw-space-1);
  padding: 0.125rem 0.4375rem;
  border-radius: var(--jw-radius-sm);
  font-size: var(--jw-text-xs);
  font-weight: 550;
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  white-space: nowrap;
  color: ${({ $tone }) => toneColours($tone).text};
  background: ${({ $tone }) => toneColours($tone).soft};
  svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
`;

/** A short label beside a title: a cabin, a count, a type. */
export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return (
    <Root $tone={tone} className={className}>
      {children}
    </Root>
  );
}
