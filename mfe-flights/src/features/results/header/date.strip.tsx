import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Button, icons, Skeleton } from '@jetway/kit-ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';

import { useTodayAt } from '../../../shared/airports';
import type { SearchQuery } from '../../../shared/search-query';
import { Awaited } from '../days/day.styles';
import type { DaysView } from '../days/day.link';
import { DayLink } from '../days/day.link';
import type { SellingSpan } from '../days/days.model';
import { cheapestDays, departureOf, nearbyDays, nightsOf, sellingSpan } from '../days/days.model';
import { useDayPrices, useIgnored } from '../days/use-day-prices';
import { useDayWords } from '../days/use-day-words';
import { Days, Strip, Words } from './date.strip.styles';

const DaysDialog = lazy(() => import('../days/days.dialog').then((code) => ({ default: code.DaysDialog })));
const PLACES = [0, 1, 2, 3, 4, 5];

/** The days around the departure with their last seen prices, each a link to its search; and a button for whole months. */
export function DateStrip({ query }: { query: SearchQuery }) {
  const span = useSellingSpan(query);
  const departure = departureOf(query);
  return departure === undefined ? null : <PricedStrip query={query} span={span} days={nearbyDays(departure, span)} />;
}

function PricedStrip({ query, span, days }: { query: SearchQuery; span: SellingSpan; days: string[] }) {
  const t = useT('flights');
  const row = useCurrentInView();
  const [isOpen, setOpen] = useState(false);
  const { prices, isFilling, error } = useDayPrices(query, days[0] ?? '', days.at(-1) ?? '');
  useIgnored(error, 'the days can be searched without a price');
  const view: DaysView = { query, prices, cheapest: cheapestDays(prices, days), isFilling };
  return (
    <Strip>
      <Days as="nav" ref={row} aria-label={t('results.dates.label')}>
        {days.map((date) => (
          <Day key={date} view={view} date={date} />
        ))}
      </Days>
      <Button iconStart={<icons.Calendar size={16} />} onPress={() => setOpen(true)}>
        <Words>{t('results.days.open')}</Words>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DaysDialog query={query} span={span} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Strip>
  );
}

function Day({ view, date }: { view: DaysView; date: string }) {
  const day = useDayFormat();
  const { money, age } = useDayWords();
  const price = view.prices.get(date);
  return (
    <DayLink {...view} date={date}>
      <span>{day(date)}</span>
      {price && <b>{money(price.amount)}</b>}
      {price && <small>{age(price)}</small>}
      {!price && view.isFilling && (
        <>
          <Awaited as="b" />
          <Awaited as="small" />
        </>
      )}
    </DayLink>
  );
}

/** Placeholder of the strip while a search runs: six days without prices. */
export function DateStripSkeleton({ query }: { query: SearchQuery }) {
  const day = useDayFormat();
  const span = useSellingSpan(query);
  const departure = departureOf(query);
  const at = departure === undefined ? -1 : nearbyDays(departure, span).indexOf(departure);
  const places = PLACES.map((place) => (
    <div key={place} data-testid="date-skeleton">
      <Skeleton height="4.25rem" radius="md" />
    </div>
  ));
  const current = departure !== undefined && (
    <span key={departure} data-current>
      {day(departure)}
    </span>
  );
  return (
    <Strip aria-hidden>
      <Days>{at < 0 ? places : [...places.slice(0, at), current, ...places.slice(at)]}</Days>
    </Strip>
  );
}

/** From the current date at the origin on, as the server validates. */
function useSellingSpan(query: SearchQuery): SellingSpan {
  const today = useTodayAt(query.journeys[0]?.origin ?? '');
  return sellingSpan(today, nightsOf(query));
}

function useDayFormat(): (date: string) => string {
  const format = new Intl.DateTimeFormat(useLocaleTag(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return (date) => format.format(new Date(`${date}T00:00:00Z`));
}

/** On a phone the row scrolls: centres the current day without scrolling the page. */
function useCurrentInView() {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    if (!row.current || !current) return;
    const [bar, day] = [row.current.getBoundingClientRect(), current.getBoundingClientRect()];
    row.current.scrollLeft += day.left + day.width / 2 - bar.left - bar.width / 2;
  }, []);
  return row;
}
