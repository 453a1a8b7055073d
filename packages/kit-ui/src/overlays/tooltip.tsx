import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger, type TooltipProps as AriaTooltipProps } from 'react-aria-components';

import { keyframes, styled } from '../theme';

export interface TooltipProps {
  text: ReactNode;
  /** A kit button or link; a touch screen has no tooltips, so it must make sense without. */
  children: ReactElement;
  placement?: AriaTooltipProps['placement'];
}

const appear = keyframes`
  from { opacity: 0; }
`;

const Bubble = styled(AriaTooltip)`
  max-inline-size: 18rem;
  padding: var(--jw-space-1) var(--jw-space-2);
  font-size: var(--jw-text-xs);
  line-height: 1.4;
  color: var(--jw-bg);
  background: var(--jw-text);
  border-radius: var(--jw-radius-sm);
  box-shadow: var(--jw-shadow-2);
  &[data-entering] { animation: ${appear} var(--jw-fast) var(--jw-ease); }
  &[data-exiting] { animation: ${appear} var(--jw-fast) var(--jw-ease) reverse; }
`;

/** A few words about a control, on hover and on focus. */
export function Tooltip({ text, children, placement = 'top' }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={80}>
      {children}
      <Bubble placement={placement} offset={6}>
        {text}
      </Bubble>
    </TooltipTrigger>
  );
}
