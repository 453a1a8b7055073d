import { useLocaleTag } from '@jetway/kit-runtime';
import { media, styled } from '@jetway/kit-ui';

import { Awaited, dayLook } from './day.styles';
import type { DaysView } from './day.link';
import { DayLink, walkDays } from './day.link';
import type { SellingSpan } from './days.model';
import { weeksOf } from './days.model';
import { useDayWords } from './use-day-words';

const Month = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: var(--jw-space-1);
  table-layout: fixed;

  th {
    padding-block: var(--jw-space-1);
    color: var(--jw-text-muted);
    font-size: var(--jw-text-xs);
    font-weight: 500;
  }

  td {
    padding: 0;
    text-align: center;
  }

  a,
  td > span {
    display: flex;
    flex-direction: column;
    gap: 0.125rem;
    align-items: center;
    justify-content: center;
    block-size: 3.5rem;
    font-size: var(--jw-text-sm);
    overflow: hidden;
  }

  td > span {
    color: var(--jw-text-subtle);
    font-variant-numeric: tabular-nums;
  }

  a {
    ${dayLook}
  }

  small {
    color: var(--jw-text);
    font-size: var(--jw-text-xs);
    font-weight: 600;
  }

  [data-cheapest] small {
    color: var(--jw-success-text);
  }

  [aria-current] small {
    color: inherit;
  }

  ${media.phone} {
    border-spacing: 2px;

    small {
      font-size: 0.6875rem;
      letter-spacing: -0.02em;
    }
  }
`;

interface MonthCalendarProps {
  view: DaysView;
  /** `YYYY-MM`. */
  month: string;
  span: SellingSpan;
  label: string;
}

/** The days of a month with their last seen prices. */
export function MonthCalendar({ view, month, span, label }: MonthCalendarProps) {
  const locale = useLocaleTag();
  const weeks = weeksOf(month, firstWeekday(locale));
  return (
    <Month aria-label={label}>
      <thead>
        <tr>
          {weekdaysOf(weeks, locale).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody onKeyDown={walkDays}>
        {weeks.map((week, row) => (
          <tr key={row}>
            {week.map((date, place) => (
              <td key={place}>
                {date && <Day view={view} date={date} isSold={date >= span.first && date <= span.last} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Month>
  );
}

function Day({ view, date, isSold }: { view: DaysView; date: string; isSold: boolean }) {
  const { money } = useDayWords();
  const locale = useLocaleTag();
  const price = view.prices.get(date);
  const number = Number(date.slice(8)).toLocaleString(locale);
  if (!isSold) return <span>{number}</span>;
  return (
    <DayLink {...view} date={date}>
      <span>{number}</span>
      {price ? <small>{bare(money(price.amount))}</small> : view.isFilling && <Awaited as="small" />}
    </DayLink>
  );
}

/** The number only: cells are narrow, and the accessible name states the currency. */
function bare(money: string): string {
  return money.replace(/[A-Z]{3}/, '').trim();
}

/** Weekday names of the columns. */
function weekdaysOf(weeks: (string | null)[][], locale: string): { short: string; long: string }[] {
  const whole = weeks.find((week) => week.every((date) => date !== null)) ?? [];
  return whole.map((date) => {
    const day = new Date(`${date ?? ''}T00:00:00Z`);
    const name = (weekday: 'short' | 'long') =>
      new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(day);
    return { short: name('short'), long: name('long') };
  });
}

/** 1 Monday to 7 Sunday; Monday where the browser does not know. */
function firstWeekday(locale: string): number {
  // Not in every browser yet, nor in TypeScript's library.
  const asked = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?: () => { firstDay: number } };
  return asked.getWeekInfo?.().firstDay ?? 1;
}
