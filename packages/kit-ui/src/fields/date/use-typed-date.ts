import type { CalendarDate } from '@internationalized/date';
import { toCalendarDate } from '@internationalized/date';
import type { DateValue } from 'react-aria-components/DateField';
import { useState } from 'react';

import { isWhole, readDate, writeDate } from './iso-date';

/**
 * Keeps the years someone is half through typing away from the form. The draft lives only while it is unfinished;
 * leaving the field drops it.
 */
export function useTypedDate(value: string, onChange: (value: string) => void) {
  const [draft, setDraft] = useState<CalendarDate | undefined>();
  return {
    date: draft ?? readDate(value),
    onChange: (next: DateValue | null) => {
      if (next && !isWhole(next)) {
        setDraft(toCalendarDate(next));
        return;
      }
      setDraft(undefined);
      onChange(writeDate(next));
    },
    onBlur: () => setDraft(undefined),
  };
}
