import type { FareLot, FareLotCard } from '@jetway/kit-api/fares';
import { formatDate } from '@jetway/kit-domain';
import { problemKey } from '@jetway/kit-orders';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';
import {
  Button,
  Card,
  Heading,
  IconButton,
  icons,
  Inline,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@jetway/kit-ui';
import { useState } from 'react';

import { lotHref } from '../../shared/addresses';
import { monthAfter, monthName, monthToday, weeksOf } from '../../shared/lots/months';
import { useLots } from '../../shared/lots/use-lots';
import { Month } from './lot.styles';

/** The departures of this kind on this route by month, with the seats that are left; each leads to its lot. */
export function DepartureCalendar({ lot }: { lot: FareLot }) {
  const t = useT('fares');
  const locale = useLocaleTag();
  const [month, setMonth] = useState(lot.departureDate.slice(0, 7));
  const { origin, destination, kind } = lot;
  const { lots, error, retry } = useLots(kind, { origin, destination, month });
  const name = monthName(month, locale);
  return (
    <Card padding="md" as="section" aria-label={t('lot.calendar.title')}>
      <Stack gap={3}>
        <Inline justify="space-between" gap={3} wrap>
          <Heading level={2} size="md">
            {t('lot.calendar.title')}
          </Heading>
          <Inline gap={2}>
            <IconButton
              label={t('lot.calendar.previous')}
              isDisabled={month <= monthToday()}
              onPress={() => setMonth(monthAfter(month, -1))}
            >
              <icons.ChevronLeft aria-hidden size={18} />
            </IconButton>
            <Text weight="semibold" role="status">
              {name}
            </Text>
            <IconButton label={t('lot.calendar.next')} onPress={() => setMonth(monthAfter(month, 1))}>
              <icons.ChevronRight aria-hidden size={18} />
            </IconButton>
          </Inline>
        </Inline>
        {lots && <MonthTable month={month} label={name} lots={lots} shown={lot.lotId} />}
        {!lots && error === undefined && <Skeleton height="18rem" />}
        {!lots && error !== undefined && (
          <Stack gap={3} role="alert">
            <Text>{t(`orders.problems.${problemKey(error)}`)}</Text>
            <div>
              <Button size="sm" onPress={retry}>
                {t('lot.calendar.retry')}
              </Button>
            </div>
          </Stack>
        )}
        {lots?.length === 0 && <Text muted>{t('lot.calendar.none')}</Text>}
      </Stack>
    </Card>
  );
}

interface MonthTableProps {
  month: string;
  label: string;
  lots: readonly FareLotCard[];
  /** The lot of this page. */
  shown: string;
}

function MonthTable({ month, label, lots, shown }: MonthTableProps) {
  const locale = useLocaleTag();
  const weeks = weeksOf(month, firstWeekday(locale));
  const whole = weeks.find((week) => week.every((date) => date !== null)) ?? [];
  const weekday = (date: string | null, style: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(new Date(`${date ?? ''}T00:00:00Z`));
  return (
    <Month aria-label={label}>
      <thead>
        <tr>
          {whole.map((date) => (
            <th key={date} scope="col" abbr={weekday(date, 'long')}>
              {weekday(date, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          <tr key={row}>
            {week.map((date, place) => (
              <td key={place}>{date && <Day date={date} lot={bestOn(lots, date, shown)} shown={shown} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Month>
  );
}

function Day({ date, lot, shown }: { date: string; lot: FareLotCard | undefined; shown: string }) {
  const t = useT('fares');
  const locale = useLocaleTag();
  const number = Number(date.slice(8)).toLocaleString(locale);
  if (!lot) return <span>{number}</span>;
  const seats = lot.seatsFree > 0 ? t('seatsLeft', { count: lot.seatsFree }) : t('soldOut');
  return (
    <Link to={lotHref(lot.lotId)} aria-current={lot.lotId === shown ? 'page' : undefined}>
      <VisuallyHidden>{`${formatDate(date, locale)}: ${seats}`}</VisuallyHidden>
      <span aria-hidden>{number}</span>
      <small aria-hidden>{lot.seatsFree.toLocaleString(locale)}</small>
    </Link>
  );
}

/** Of several lots on a day, the page's own, else the one with most seats. */
export function bestOn(lots: readonly FareLotCard[], date: string, shown: string): FareLotCard | undefined {
  const [first, ...others] = lots.filter(({ departureDate }) => departureDate === date);
  if (!first) return undefined;
  return others.reduce((best, lot) => {
    if (best.lotId === shown) return best;
    return lot.lotId === shown || lot.seatsFree > best.seatsFree ? lot : best;
  }, first);
}

/** 1 Monday to 7 Sunday; Monday where the browser does not know. */
function firstWeekday(locale: string): number {
  // Not in every browser yet, nor in TypeScript's library.
  const asked = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?: () => { firstDay: number } };
  return asked.getWeekInfo?.().firstDay ?? 1;
}
