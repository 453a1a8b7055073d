import type { CalendarDate } from '@internationalized/date';
import { toCalendarDate } from '@internationalized/date';
import { useRef, useState } from 'react';
import type { DateValue } from 'react-aria-components/DateField';

import { isWhole, readDate, writeDate } from './iso-date';

interface TypedDate {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/**
 * Keeps incomplete dates out of the form. While a year is typed (0002, 0020 …) the field shows a draft. A field left with a
 * missing part or unfinished year has no value, so the form never holds a date the field does not show.
 */
export function useTypedDate({ value, onChange, onBlur }: TypedDate) {
  const [draft, setDraft] = useState<CalendarDate | undefined>();
  const fieldRef = useRef<HTMLDivElement>(null);
  return {
    fieldRef,
    date: draft ?? readDate(value),
    onChange: (next: DateValue | null) => {
      if (next && !isWhole(next)) {
        setDraft(toCalendarDate(next));
        return;
      }
      setDraft(undefined);
      onChange(writeDate(next));
    },
    onBlur: () => {
      const isPartMissing = fieldRef.current?.querySelector('[role="spinbutton"][data-placeholder]') !== null;
      if (value !== '' && (draft || isPartMissing)) onChange('');
      setDraft(undefined);
      onBlur?.();
    },
  };
}
