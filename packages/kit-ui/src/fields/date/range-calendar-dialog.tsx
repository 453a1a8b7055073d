import type { RefObject } from 'react';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';

import { SpanDay } from './calendar.styles';
import { CalendarDialog } from './calendar-dialog';
import { CalendarMonths } from './calendar-months';
import type { DateRangePickerProps } from './date-props';
import { readDate, writeDate } from './iso-date';
import { useMonthCount } from './use-month-count';

interface RangeCalendarDialogProps extends Pick<DateRangePickerProps, 'start' | 'end' | 'min' | 'max'> {
  label: string;
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called with both ends, in order. */
  onPick: (range: { start: string; end: string }) => void;
}

/** Selects both ends of a range, with two presses. */
export function RangeCalendarDialog({ start, end, min, max, label, onPick, ...dialog }: RangeCalendarDialogProps) {
  const months = useMonthCount();
  const first = readDate(start);
  const last = readDate(end);
  return (
    <CalendarDialog label={label} {...dialog}>
      <RangeCalendar
        aria-label={label}
        autoFocus
        value={first && last ? { start: first, end: last } : null}
        defaultFocusedValue={first ?? undefined}
        onChange={(range) => onPick({ start: writeDate(range.start), end: writeDate(range.end) })}
        minValue={readDate(min)}
        maxValue={readDate(max)}
        visibleDuration={{ months }}
        pageBehavior="single"
      >
        <CalendarMonths count={months} renderDay={(date) => <SpanDay date={date} />} />
      </RangeCalendar>
    </CalendarDialog>
  );
}
