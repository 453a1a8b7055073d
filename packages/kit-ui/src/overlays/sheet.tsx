import type { ReactNode } from 'react';

import { layer } from './layer';
import { useWasOpen } from './use-was-open';

export interface SheetProps {
  title: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The edge it opens from, in reading direction; default `end`. */
  side?: 'start' | 'end' | 'bottom';
  children: ReactNode;
  footer?: ReactNode;
}

/** A drawer at an edge of the window: navigation on a phone, filters, details beside a list. */
export function Sheet(props: SheetProps) {
  return useWasOpen(props.isOpen) ? <layer.Sheet {...props} /> : null;
}
