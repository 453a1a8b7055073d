import { useId, useRef, type ReactNode } from 'react';
import { ButtonContext, type TooltipProps as AriaTooltipProps } from 'react-aria-components';

import { layer } from './layer';
import { useTooltip } from './use-tooltip';
import { useWasOpen } from './use-was-open';

export interface TooltipProps {
  text: ReactNode;
  /** A `Button` or `IconButton`. Touch screens show no tooltips, so it must be clear without one. */
  children: ReactNode;
  placement?: AriaTooltipProps['placement'];
}

/** A short description of a button, on hover and on focus. */
export function Tooltip({ text, children, placement = 'top' }: TooltipProps) {
  const id = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const { isOpen, setOpen, triggerProps } = useTooltip();
  return (
    <>
      <ButtonContext value={{ ...triggerProps, ref: triggerRef, 'aria-describedby': isOpen ? id : undefined }}>
        {children}
      </ButtonContext>
      {useWasOpen(isOpen) && (
        <layer.Tooltip id={id} triggerRef={triggerRef} isOpen={isOpen} onOpenChange={setOpen} placement={placement}>
          {text}
        </layer.Tooltip>
      )}
    </>
  );
}
