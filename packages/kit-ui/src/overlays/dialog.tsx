import type { ReactNode } from 'react';

import { layer } from './layer';
import { useWasOpen } from './use-was-open';

export interface DialogProps {
  title: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Closes on Escape, on a press outside and with the close button; default `true`. */
  isDismissable?: boolean;
  /** More precise than `isDismissable`: `keyboard` is Escape only, `none` leaves closing to the footer. */
  dismissal?: 'any' | 'keyboard' | 'none';
  /** `alertdialog` interrupts: use it when an answer is required. */
  role?: 'dialog' | 'alertdialog';
}

/** A modal dialog. On a phone it slides up from the bottom edge. */
export function Dialog(props: DialogProps) {
  return useWasOpen(props.isOpen) ? <layer.Dialog {...props} /> : null;
}
