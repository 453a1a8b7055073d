import type { ReactNode } from 'react';

import { keyframes, media, styled, toneColours, type Tone } from '../theme';

export interface StatusPillProps {
  tone: Tone;
  /** The status is still changing: the dot pulses. */
  isLive?: boolean;
  children: ReactNode;
  className?: string;
}

const breathe = keyframes`
  50% { box-shadow: 0 0 0 3px color-mix(in oklab, currentcolor 22%, transparent); }
`;

const Root = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: 0.4375rem;
  padding: 0.1875rem 0.625rem 0.1875rem 0.5rem;
  border-radius: var(--jw-radius-full);
  font-size: var(--jw-text-xs);
  font-weight: 550;
  line-height: 1.4;
  white-space: nowrap;
  color: ${({ $tone }) => toneColours($tone).text};
  background: ${({ $tone }) => toneColours($tone).soft};
`;

const Dot = styled.span<{ $tone: Tone; $live: boolean }>`
  inline-size: 0.4375rem;
  block-size: 0.4375rem;
  border-radius: 50%;
  color: ${({ $tone }) => toneColours($tone).solid};
  background: currentcolor;
  animation: ${({ $live }) => ($live ? breathe : 'none')} 1.6s ease-in-out infinite;
  ${media.reducedMotion} {
    animation: none;
  }
`;

/** The status of an order or a request, such as on hold, ticketed or refused. */
export function StatusPill({ tone, isLive = false, children, className }: StatusPillProps) {
  return (
    <Root $tone={tone} className={className}>
      <Dot $tone={tone} $live={isLive} aria-hidden />
      {children}
    </Root>
  );
}
