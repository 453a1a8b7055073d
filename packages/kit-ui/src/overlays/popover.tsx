import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { ButtonContext, type PopoverProps as AriaPopoverProps } from 'react-aria-components';

import { layer, warmOverlays } from './layer';
import { useWasOpen } from './use-was-open';

export interface PopoverProps {
  /** Accessible name of its content. */
  label: string;
  /** The `Button` or `IconButton` that opens it. */
  trigger: ReactNode;
  /** A function receives `close`. */
  children: ReactNode | ((actions: { close: () => void }) => ReactNode);
  placement?: AriaPopoverProps['placement'];
  /** Controlled, together with `onOpenChange`; otherwise the trigger opens it. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  className?: string;
}

/** A small surface beside its button. The focus moves into it and returns on closing. */
export function Popover({
  label,
  trigger,
  children,
  placement = 'bottom',
  onOpenChange,
  className,
  ...rest
}: PopoverProps) {
  const id = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = rest.isOpen ?? ownOpen;
  useEffect(warmOverlays, []);

  function setOpen(next: boolean) {
    setOwnOpen(next);
    onOpenChange?.(next);
  }
  const surface = { id, label, triggerRef, isOpen, onOpenChange: setOpen, placement, className };
  const press = {
    ref: triggerRef,
    onPress: () => setOpen(!isOpen),
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
  };
  return (
    <>
      <ButtonContext value={press}>{trigger}</ButtonContext>
      {useWasOpen(isOpen) && (
        <layer.Popover {...surface}>
          {typeof children === 'function' ? children({ close: () => setOpen(false) }) : children}
        </layer.Popover>
      )}
    </>
  );
}
