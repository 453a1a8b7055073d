import { useLocaleTag, useT, useTenant } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';
import { Skeleton, styled } from '@jetway/kit-ui';

import { resultsHref } from '../../../shared/addresses';
import { dateIn, daysAfter } from '../../../shared/calendar';
import type { SearchQuery } from '../../../shared/search-query';

const DAYS = 6;
const DAYS_BEFORE = 2;

const Strip = styled.nav`
  display: grid;
  grid-template-columns: repeat(${DAYS}, minmax(6.5rem, 1fr));
  gap: var(--jw-space-2);
  overflow-x: auto;

  a {
    display: grid;
    place-items: center;
    block-size: var(--jw-control-md);
    border: 1px solid var(--jw-border);
    border-radius: var(--jw-radius-md);
    background: var(--jw-surface);
    color: var(--jw-text-muted);
    font-size: var(--jw-text-sm);
    font-variant-numeric: tabular-nums;
    text-decoration: none;
    white-space: nowrap;
  }

  a:hover {
    border-color: var(--jw-accent-border);
    color: var(--jw-text);
  }

  a[aria-current] {
    border-color: var(--jw-accent);
    background: var(--jw-accent-soft);
    color: var(--jw-accent-text);
    font-weight: 600;
  }

  a:focus-visible {
    outline: 2px solid var(--jw-focus);
    outline-offset: -2px;
  }
`;

/** The same trip on a nearby day; a return keeps its length. Days that have passed are not offered. */
export function nearbySearches(query: SearchQuery, today: string): SearchQuery[] {
  const [first] = query.journeys;
  if (!first || query.trip === 'M') return [];
  const earliest = daysAfter(first.departureDate, -DAYS_BEFORE);
  const start = earliest < today ? today : earliest;
  return Array.from({ length: DAYS }, (_, index) => {
    const departureDate = daysAfter(start, index);
    const shift = (Date.parse(departureDate) - Date.parse(first.departureDate)) / 86_400_000;
    const returnDate = query.returnDate ? { returnDate: daysAfter(query.returnDate, shift) } : {};
    return { ...query, journeys: [{ ...first, departureDate }], ...returnDate };
  });
}

/** The days around the departure, each a search of its own. */
export function DateStrip({ query }: { query: SearchQuery }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const { timezone } = useTenant();
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  const searches = nearbySearches(query, dateIn(timezone, new Date()));
  if (searches.length === 0) return null;
  return (
    <Strip aria-label={t('results.dates.label')}>
      {searches.map((search) => {
        const date = search.journeys[0]?.departureDate ?? '';
        const isCurrent = date === query.journeys[0]?.departureDate;
        return (
          <Link key={date} to={resultsHref(search)} aria-current={isCurrent ? 'date' : undefined}>
            {day.format(new Date(`${date}T00:00:00Z`))}
          </Link>
        );
      })}
    </Strip>
  );
}

/** The strip's outline while a search runs. */
export function DateStripSkeleton() {
  return (
    <Strip as="div" aria-hidden>
      {Array.from({ length: DAYS }, (_, place) => (
        <div key={place} data-testid="date-skeleton">
          <Skeleton height="2.5rem" radius="md" />
        </div>
      ))}
    </Strip>
  );
}
