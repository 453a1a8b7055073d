import { moneyNumber } from '@jetway/kit-domain';
import { useLocaleTag } from '@jetway/kit-runtime';
import { media, styled } from '@jetway/kit-ui';
import type { CSSProperties } from 'react';

import type { DaysView } from './day.link';
import { DayLink, walkDays } from './day.link';

const Scroll = styled.div`
  overflow-x: auto;
`;

const Bars = styled.ol`
  display: grid;
  grid-auto-columns: minmax(1.125rem, 1fr);
  grid-auto-flow: column;
  gap: 3px;
  margin: 0;
  padding: 0 0 var(--jw-space-1);
  list-style: none;

  ${media.phone} {
    grid-auto-columns: minmax(1.5rem, 1fr);
  }

  a {
    position: relative;
    display: grid;
    grid-template-rows: 13rem auto;
    gap: var(--jw-space-1);
    align-items: end;
    border-radius: var(--jw-radius-sm);
    color: var(--jw-text-muted);
    font-size: var(--jw-text-xs);
    font-variant-numeric: tabular-nums;
    text-align: center;
    text-decoration: none;
  }

  a::before {
    content: '';
    block-size: max(var(--share, 0%), 3px);
    border-radius: 4px 4px 0 0;
    background: var(--jw-accent-border);
    transition: background var(--jw-fast);
  }

  a:not([style])::before {
    background: var(--jw-border-strong);
    opacity: 0.5;
  }

  a[data-cheapest]::before {
    background: var(--jw-success);
  }

  a:hover::before,
  a[aria-current]::before {
    background: var(--jw-accent);
  }

  a[aria-current] {
    color: var(--jw-accent-text);
    font-weight: 700;
  }

  a:focus-visible {
    outline: 2px solid var(--jw-focus);
    outline-offset: -1px;
  }
`;

interface PriceGraphProps {
  view: DaysView;
  /** The days that can be searched. */
  days: readonly string[];
  label: string;
}

/** The days of a month as bars, starting at zero. */
export function PriceGraph({ view, days, label }: PriceGraphProps) {
  const locale = useLocaleTag();
  const { prices } = view;
  const highest = Math.max(...days.map((date) => worth(prices.get(date)?.amount)));
  return (
    <Scroll>
      <Bars aria-label={label} onKeyDown={walkDays}>
        {days.map((date) => (
          <li key={date}>
            <DayLink {...view} date={date} style={barOf(worth(prices.get(date)?.amount), highest)}>
              {Number(date.slice(8)).toLocaleString(locale)}
            </DayLink>
          </li>
        ))}
      </Bars>
    </Scroll>
  );
}

function worth(amount: string | undefined): number {
  return amount === undefined ? 0 : moneyNumber(amount);
}

/** A bar's height relative to the highest; undefined without a price. */
function barOf(value: number, highest: number): CSSProperties | undefined {
  if (value === 0) return undefined;
  const share: Record<`--${string}`, string> = { '--share': `${Math.round((100 * value) / highest)}%` };
  return share;
}
