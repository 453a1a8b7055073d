import type { FareLotCard } from '@jetway/kit-api/fares';
import { useT } from '@jetway/kit-runtime';
import {
  Button,
  EmptyState,
  Heading,
  icons,
  Select,
  Sheet,
  SkeletonCard,
  Stack,
  Text,
  VisuallyHidden,
} from '@jetway/kit-ui';
import { useMemo, useState } from 'react';

import { FiltersPanel } from './filters.panel';
import type { FiltersProps } from './filters.panel';
import { LotCard } from './lot.card';
import { ResultsFailure } from './results.failure';
import { Columns, FilterColumn, List, OnSmallScreens, SortPlace, Toolbar } from './results.styles';
import type { ResultsAddress } from './state/address';
import { activeCount, narrow, NO_FILTERS, rangeOf, rangeOver, sorted, SORTS, UNCOUNTED } from './state/filters';
import type { Sort } from './state/filters';

/** Cards shown at first, and with each press of the button below them. */
const SHOWN = 30;

/** The call that looks for more lots that pass the filters. */
export interface LaterLots {
  isLoading: boolean;
  /** The error; undefined without one. */
  error: unknown;
  retry: () => void;
}

interface ResultsBodyProps {
  lots: readonly FareLotCard[];
  /** Whether the kind has departures that are loaded only when filters find them. */
  isFirstPart: boolean;
  later: LaterLots;
  /** Whether later departures may match too. */
  hasMore: boolean;
  address: ResultsAddress;
  onChange: (part: Partial<ResultsAddress>) => void;
}

/** The lots that were found: filters, order and list. */
export function ResultsBody({ lots: all, isFirstPart, later, hasMore, address, onChange }: ResultsBodyProps) {
  const t = useT('fares');
  const { filters, sort } = address;
  const key = JSON.stringify(filters);
  const bounds = useMemo(() => rangeOver(all.map(rangeOf)), [all]);
  // The address is parsed at each render; its text shows whether it changed.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const { lots: found, features } = useMemo(() => narrow(all, filters), [all, key]);
  const lots = useMemo(() => sorted(found, sort), [found, sort]);
  const shown: FiltersProps = {
    features: isFirstPart ? UNCOUNTED : features,
    bounds,
    filters,
    onChange: (part) => onChange({ filters: { ...filters, ...part } }),
  };
  const clear = () => onChange({ filters: NO_FILTERS });
  return (
    <Stack gap={4}>
      <Toolbar>
        <Text weight="semibold" role="status">
          {later.isLoading
            ? t('results.loading')
            : lots.length === all.length
              ? t('results.count', { count: all.length })
              : t('results.countOf', { count: lots.length, all: all.length })}
        </Text>
        <OnSmallScreens>
          <FiltersSheet {...shown} found={lots.length} />
        </OnSmallScreens>
        <SortPlace>
          <Select<Sort>
            label={t('results.sort.label')}
            isLabelHidden
            options={SORTS.map((value) => ({ value, label: t(`results.sort.${value}`) }))}
            value={sort}
            onChange={(value) => onChange({ sort: value })}
          />
        </SortPlace>
      </Toolbar>
      {hasMore && (
        <Text size="sm" muted>
          {t('results.hasMore')}
        </Text>
      )}
      <Columns>
        <FilterColumn aria-label={t('results.filters.title')}>
          <Stack gap={4}>
            <Heading level={2} size="md">
              {t('results.filters.title')}
            </Heading>
            <FiltersPanel {...shown} />
          </Stack>
        </FilterColumn>
        <section>
          <VisuallyHidden>
            <h2>{t('results.list')}</h2>
          </VisuallyHidden>
          <Stack gap={4}>
            {lots.length > 0 && <LotList key={`${key}${sort}`} lots={lots} />}
            {later.isLoading && <SkeletonCard />}
            {!later.isLoading && later.error !== undefined && (
              <ResultsFailure error={later.error} onRetry={later.retry} />
            )}
            {lots.length === 0 && !later.isLoading && later.error === undefined && (
              <EmptyState
                title={t('results.noneLeft.title')}
                text={t('results.noneLeft.text')}
                action={<Button onPress={clear}>{t('results.filters.clear')}</Button>}
              />
            )}
          </Stack>
        </section>
      </Columns>
    </Stack>
  );
}

function LotList({ lots }: { lots: readonly FareLotCard[] }) {
  const t = useT('fares');
  const [count, setCount] = useState(SHOWN);
  return (
    <Stack gap={4}>
      <List>
        {lots.slice(0, count).map((lot) => (
          <li key={lot.lotId}>
            <LotCard lot={lot} />
          </li>
        ))}
      </List>
      {lots.length > count && (
        <Button onPress={() => setCount(count + SHOWN)}>{t('results.more', { count: lots.length - count })}</Button>
      )}
    </Stack>
  );
}

/** The filters of small screens, behind a button. */
function FiltersSheet({ found, ...filters }: FiltersProps & { found: number }) {
  const t = useT('fares');
  const [isOpen, setOpen] = useState(false);
  const count = activeCount(filters.filters);
  return (
    <>
      <Button iconStart={<icons.Filter aria-hidden size={16} />} onPress={() => setOpen(true)}>
        {count > 0 ? t('results.filters.openActive', { count }) : t('results.filters.title')}
      </Button>
      <Sheet
        title={t('results.filters.title')}
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <Button variant="primary" fullWidth onPress={() => setOpen(false)}>
            {t('results.filters.show', { count: found })}
          </Button>
        }
      >
        <FiltersPanel {...filters} />
      </Sheet>
    </>
  );
}
