import { daysAfter } from '@jetway/kit-domain/days';
import { Link } from '@jetway/kit-runtime/router';
import { styled, VisuallyHidden } from '@jetway/kit-ui';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';

import { resultsHref } from '../../../shared/addresses';
import type { SearchQuery } from '../../../shared/search-query';
import type { DayPrices } from './days.model';
import { departureOf, onDay } from './days.model';
import { useDayWords } from './use-day-words';

/** Days of a view with their prices, and the handler for selecting one. */
export interface DaysView {
  query: SearchQuery;
  prices: DayPrices;
  cheapest: ReadonlySet<string>;
  /** More prices are on their way. */
  isFilling: boolean;
  /** The only day in the tab order; arrow keys reach the others. By default every day is. */
  entry?: string | undefined;
  onChoose?: () => void;
  /** Called when a day is hovered or focused. */
  onShow?: (date: string) => void;
}

/** Visual only; screen readers get one sentence. */
const Shown = styled.span`
  display: contents;
`;

interface DayLinkProps extends DaysView {
  date: string;
  children: ReactNode;
  style?: CSSProperties | undefined;
}

/** A day; selecting it searches it. */
export function DayLink({
  query,
  prices,
  cheapest,
  isFilling,
  entry,
  onChoose,
  onShow,
  date,
  children,
  style,
}: DayLinkProps) {
  const { say } = useDayWords();
  const isCheapest = cheapest.has(date);
  const said = say(date, prices.get(date), { cheapest: isCheapest, awaited: isFilling });
  return (
    <Link
      to={resultsHref(onDay(query, date))}
      data-day={date}
      data-cheapest={isCheapest || undefined}
      aria-current={date === departureOf(query) ? 'date' : undefined}
      title={said}
      tabIndex={entry === undefined || entry === date ? 0 : -1}
      onClick={onChoose}
      onFocus={() => onShow?.(date)}
      onMouseEnter={() => onShow?.(date)}
      style={style}
    >
      <Shown aria-hidden>{children}</Shown>
      <VisuallyHidden>{said}</VisuallyHidden>
    </Link>
  );
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 7, ArrowUp: -7 };

/** Moves between days and weeks by arrow keys, in reading direction. */
export function walkDays(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const from =
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-day]')?.dataset['day'] : undefined;
  if (!step || !from) return;
  const isMirrored = Math.abs(step) === 1 && getComputedStyle(event.currentTarget).direction === 'rtl';
  const next = event.currentTarget.querySelector<HTMLElement>(
    `[data-day="${daysAfter(from, isMirrored ? -step : step)}"]`,
  );
  if (!next) return;
  event.preventDefault();
  next.focus();
}
