import type { CalendarDate } from '@internationalized/date';
import { toCalendarDate } from '@internationalized/date';
import { plainDigits } from '@jetway/kit-domain';
import { useEffect, useRef, useState } from 'react';
import type { DateValue } from 'react-aria-components/DateField';

import { isWhole, readDate, writeDate } from './iso-date';

/** The library supports the digits of only a few scripts, so the others are typed as 0 to 9. */
function typePlainDigit(event: InputEvent): void {
  const typed = event.data ?? '';
  const data = plainDigits(typed);
  if (data === typed) return;
  event.preventDefault();
  event.stopPropagation();
  event.target?.dispatchEvent(
    new InputEvent('beforeinput', { data, inputType: event.inputType, bubbles: true, cancelable: true }),
  );
}

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
  useEffect(() => {
    const field = fieldRef.current;
    field?.addEventListener('beforeinput', typePlainDigit, { capture: true });
    return () => field?.removeEventListener('beforeinput', typePlainDigit, { capture: true });
  }, []);
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
