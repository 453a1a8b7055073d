import type { ReactNode } from 'react';

import { layer } from './layer';
import { useWasOpen } from './use-was-open';

export interface DialogProps {
  title: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
  /** Stays in sight below the scrolled part. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Closes on Escape, on a press outside and by the cross; `true` unless told. */
  isDismissable?: boolean;
  /** Finer than `isDismissable`: `keyboard` is Escape only, `none` leaves closing to the footer. */
  dismissal?: 'any' | 'keyboard' | 'none';
  /** `alertdialog` interrupts: use it for what must be answered. */
  role?: 'dialog' | 'alertdialog';
}

/** A task in front of the page. On a phone it comes up from the bottom edge. */
export function Dialog(props: DialogProps) {
  return useWasOpen(props.isOpen) ? <layer.Dialog {...props} /> : null;
}
