import { problemOf } from '@jetway/kit-api';
import { problemKey } from '@jetway/kit-orders';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Dialog, ErrorState, icons, IconButton, Skeleton, Stack, styled, Tabs, Text } from '@jetway/kit-ui';
import type { ReactNode } from 'react';
import { useState } from 'react';

import type { SearchQuery } from '../../../shared/search-query';
import type { DaysView } from './day.link';
import type { DayPrice, SellingSpan } from './days.model';
import { cheapestDays, daysOf, departureOf, monthAfter, monthOf } from './days.model';
import { MonthCalendar } from './month.calendar';
import { PriceGraph } from './price.graph';
import { useDayPrices } from './use-day-prices';
import { ageOf, useDayWords } from './use-day-words';

const MonthBar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  font-size: var(--jw-text-md);
  font-weight: 600;

  [dir='rtl'] & svg {
    scale: -1 1;
  }
`;

interface DaysDialogProps {
  query: SearchQuery;
  span: SellingSpan;
  onClose: () => void;
}

/** A month of days with their last seen prices, as a calendar and as bars; selecting one searches it. */
export function DaysDialog({ query, span, onClose }: DaysDialogProps) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const [month, setMonth] = useState(monthOf(departureOf(query) ?? span.first));
  const name = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
  const turn = (months: number) => () => setMonth(monthAfter(month, months));
  return (
    <Dialog isOpen onOpenChange={onClose} size="lg" title={t('results.days.title')}>
      <Stack gap={3}>
        <MonthBar>
          <IconButton label={t('results.days.previous')} onPress={turn(-1)} isDisabled={month <= monthOf(span.first)}>
            <icons.ChevronLeft size={18} />
          </IconButton>
          <span role="status">{name}</span>
          <IconButton label={t('results.days.next')} onPress={turn(1)} isDisabled={month >= monthOf(span.last)}>
            <icons.ChevronRight size={18} />
          </IconButton>
        </MonthBar>
        <Month query={query} span={span} month={month} name={name} onClose={onClose} />
      </Stack>
    </Dialog>
  );
}

interface MonthProps extends DaysDialogProps {
  month: string;
  name: string;
}

/** A month: loading, failed, or its days. */
function Month({ query, span, month, name, onClose }: MonthProps) {
  const t = useT('flights');
  const all = daysOf(month);
  const days = all.filter((date) => date >= span.first && date <= span.last);
  const [inHand, take] = useState('');
  const { prices, isLoading, isFilling, error, again } = useDayPrices(query, all[0] ?? '', all.at(-1) ?? '');
  if (error) {
    const requestId = problemOf(error)?.requestId;
    return (
      <ErrorState
        level={3}
        title={t('results.days.failed')}
        text={t(`orders.problems.${problemKey(error)}`)}
        onRetry={again}
        isRetrying={isLoading}
        {...(requestId ? { requestId } : {})}
      />
    );
  }
  const departure = departureOf(query);
  const entry = departure && days.includes(departure) ? departure : days[0];
  const view: DaysView = {
    query,
    prices,
    cheapest: cheapestDays(prices, days),
    isFilling,
    entry,
    onChoose: onClose,
    onShow: take,
  };
  const label = t('results.days.ofMonth', { month: name });
  const isEmpty = days.every((date) => !prices.has(date));
  const told = days.find((date) => date === inHand) ?? [...view.cheapest][0] ?? entry;
  const shown = (content: ReactNode) =>
    isLoading ? (
      <Outline />
    ) : (
      <Stack gap={2}>
        {told && <Told view={view} date={told} />}
        {content}
      </Stack>
    );
  return (
    <>
      <Views
        calendar={shown(<MonthCalendar view={view} month={month} span={span} label={label} />)}
        graph={shown(
          isEmpty && !isFilling ? (
            <Text muted>{t('results.days.noBars')}</Text>
          ) : (
            <PriceGraph view={view} days={days} label={label} />
          ),
        )}
      />
      <Text size="xs" muted role="status">
        {!isLoading && <Note prices={days.flatMap((date) => prices.get(date) ?? [])} isFilling={isFilling} />}
      </Text>
    </>
  );
}

/** Details of one day, visual only; its link announces them. */
function Told({ view: { prices, cheapest, isFilling }, date }: { view: DaysView; date: string }) {
  const { say } = useDayWords();
  return (
    <Text aria-hidden weight="semibold" tabular>
      {say(date, prices.get(date), { cheapest: cheapest.has(date), awaited: isFilling })}
    </Text>
  );
}

/** Explains the prices, with the age of the oldest and what those of price lists are; or says that there are none. */
function Note({ prices, isFilling }: { prices: DayPrice[]; isFilling: boolean }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const seen = prices.filter(({ isListed }) => !isListed);
  const oldest = seen.flatMap(({ seenAt }) => seenAt ?? []).sort()[0];
  const about = oldest ? t('results.days.noteAged', { age: ageOf(oldest, locale) }) : t('results.days.note');
  const none = isFilling ? [] : [t('results.days.empty')];
  const told = [
    ...(isFilling ? [t('results.days.filling')] : []),
    ...(seen.length > 0 ? [about] : []),
    ...(prices.length > 0 ? [] : none),
    ...(prices.some(({ isListed }) => isListed) ? [t('results.days.noteListed')] : []),
  ];
  return told.join(' ');
}

function Views({ calendar, graph }: { calendar: ReactNode; graph: ReactNode }) {
  const t = useT('flights');
  const [shown, show] = useState('calendar');
  const items = [
    { id: 'calendar', label: t('results.days.calendar'), content: calendar },
    { id: 'graph', label: t('results.days.graph'), content: graph },
  ];
  return <Tabs items={items} selected={shown} onChange={show} label={t('results.days.views')} />;
}

function Outline() {
  const t = useT('flights');
  return <Skeleton height="20rem" radius="md" label={t('results.days.loading')} />;
}
