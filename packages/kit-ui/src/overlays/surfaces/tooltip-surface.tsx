import type { ReactNode, RefObject } from 'react';
import { Tooltip, TooltipTriggerStateContext, type TooltipProps } from 'react-aria-components';

import { keyframes, styled } from '../../theme';

export interface TooltipSurfaceProps {
  id: string;
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  placement: TooltipProps['placement'];
  children: ReactNode;
}

const appear = keyframes`
  from { opacity: 0; }
`;

const Hint = styled(Tooltip)`
  max-inline-size: 18rem;
  padding: var(--jw-space-1) var(--jw-space-2);
  font-size: var(--jw-text-xs);
  line-height: 1.4;
  color: var(--jw-bg);
  background: var(--jw-text);
  border-radius: var(--jw-radius-sm);
  box-shadow: var(--jw-shadow-2);
  pointer-events: none;
  &[data-entering] {
    animation: ${appear} var(--jw-fast) var(--jw-ease);
  }
  &[data-exiting] {
    animation: ${appear} var(--jw-fast) var(--jw-ease) reverse;
  }
`;

export function TooltipSurface({ isOpen, onOpenChange, children, ...hint }: TooltipSurfaceProps) {
  const state = {
    isOpen,
    open: () => onOpenChange(true),
    close: () => onOpenChange(false),
    shouldSkipAnimation: false,
  };
  return (
    <TooltipTriggerStateContext value={state}>
      <Hint {...hint} offset={6}>
        {children}
      </Hint>
    </TooltipTriggerStateContext>
  );
}
