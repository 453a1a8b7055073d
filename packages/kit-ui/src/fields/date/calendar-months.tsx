import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { CalendarGridBody, CalendarGridHeader, CalendarHeading } from 'react-aria-components/Calendar';
import type { CalendarCellProps } from 'react-aria-components/Calendar';

import { useKitWords } from '../../theme';
import { Days, Page, PageHead, Pages, PageTurn, PageTurnGap, Weekday } from './calendar.styles';

interface CalendarMonthsProps {
  /** Number of months side by side. */
  count: number;
  renderDay: (date: CalendarCellProps['date']) => ReactElement;
}

/** The months of a calendar. The previous and next buttons are at the outer edges. */
export function CalendarMonths({ count, renderDay }: CalendarMonthsProps) {
  const words = useKitWords();
  const months = Array.from({ length: count }, (_, month) => month);
  return (
    <Pages>
      {months.map((month) => (
        <Page key={month}>
          <PageHead>
            {month === 0 ? (
              <PageTurn slot="previous" aria-label={words.previousMonth}>
                <ChevronLeft size={18} aria-hidden="true" />
              </PageTurn>
            ) : (
              <PageTurnGap />
            )}
            <CalendarHeading offset={{ months: month }} />
            {month === count - 1 ? (
              <PageTurn slot="next" aria-label={words.nextMonth}>
                <ChevronRight size={18} aria-hidden="true" />
              </PageTurn>
            ) : (
              <PageTurnGap />
            )}
          </PageHead>
          <Days offset={{ months: month }}>
            <CalendarGridHeader>{(day) => <Weekday>{day}</Weekday>}</CalendarGridHeader>
            <CalendarGridBody>{renderDay}</CalendarGridBody>
          </Days>
        </Page>
      ))}
    </Pages>
  );
}
