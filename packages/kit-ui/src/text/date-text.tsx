import { formatDate, formatDateTime, formatTime } from '@jetway/kit-domain';

import { styled } from '../theme';
import { pageLocale } from './page-locale';

const FORMATS = { date: formatDate, time: formatTime, datetime: formatDateTime } as const;

export interface DateTextProps {
  /** `YYYY-MM-DD`, airport local time `YYYY-MM-DDTHH:mm`, or an instant ending in `Z` (shown in the portal's time zone). */
  value: string;
  format?: keyof typeof FORMATS;
  className?: string;
}

const Root = styled.time`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** A date or time in the page's locale. */
export function DateText({ value, format = 'date', className }: DateTextProps) {
  return (
    <Root dateTime={value} className={className}>
      {FORMATS[format](value, pageLocale())}
    </Root>
  );
}
