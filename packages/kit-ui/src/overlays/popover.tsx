import type { ReactNode } from 'react';
import { Dialog, DialogTrigger, type PopoverProps as AriaPopoverProps } from 'react-aria-components';

import { styled } from '../theme';
import { Bubble } from './bubble';

export interface PopoverProps {
  /** What it holds, for a screen reader. */
  label: string;
  /** The `Button` or `IconButton` that opens it. */
  trigger: ReactNode;
  /** A function gets `close`. */
  children: ReactNode | ((actions: { close: () => void }) => ReactNode);
  placement?: AriaPopoverProps['placement'];
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  className?: string;
}

const Content = styled(Dialog)`
  padding: var(--jw-space-4);
  overflow: auto;
  max-block-size: inherit;
  outline: none;
`;

/** A small surface beside its button. The focus moves into it and comes back. */
export function Popover({ label, trigger, children, placement = 'bottom', isOpen, onOpenChange, className }: PopoverProps) {
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <Bubble placement={placement} offset={6} className={className}>
        <Content aria-label={label}>{children}</Content>
      </Bubble>
    </DialogTrigger>
  );
}
