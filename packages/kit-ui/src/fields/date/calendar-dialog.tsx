import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { styled } from 'styled-components';

import { CalendarPopover } from './calendar.styles';

const Panel = styled(Dialog)`
  padding: var(--jw-space-4);
  outline: none;
`;

interface CalendarDialogProps {
  label: string;
  /** The element the calendar is anchored to; a date picker sets its own. */
  triggerRef?: RefObject<HTMLElement | null>;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** The popover that contains a calendar. */
export function CalendarDialog({ label, children, ...popover }: CalendarDialogProps) {
  return (
    <CalendarPopover {...popover} placement="bottom start">
      <Panel aria-label={label}>{children}</Panel>
    </CalendarPopover>
  );
}
