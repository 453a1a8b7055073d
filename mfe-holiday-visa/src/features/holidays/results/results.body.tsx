import type { PackageCard as Card } from '@jetway/kit-api/packages';
import { useT } from '@jetway/kit-runtime';
import { Button, EmptyState, Heading, icons, Select, Sheet, Stack, Text, VisuallyHidden } from '@jetway/kit-ui';
import { useMemo, useState } from 'react';

import { FiltersPanel } from './filters.panel';
import type { FiltersProps } from './filters.panel';
import { PackageCard } from './package.card';
import { Columns, FilterColumn, List, OnSmallScreens, SortPlace, Toolbar } from './results.styles';
import type { ResultsView } from './state/address';
import { activeCount, boundsOf, narrow, NO_FILTERS, sorted, SORTS } from './state/filters';
import type { Sort } from './state/filters';

/** Cards shown at first, and with each press of the button below them. */
const SHOWN = 20;

interface ResultsBodyProps {
  packages: readonly Card[];
  view: ResultsView;
  onChange: (part: Partial<ResultsView>) => void;
  hrefOf: (card: Card) => string;
}

/** The packages that were found: filters, order and list. */
export function ResultsBody({ packages: all, view, onChange, hrefOf }: ResultsBodyProps) {
  const t = useT('visas');
  const { filters, sort } = view;
  const key = JSON.stringify(filters);
  const bounds = useMemo(() => boundsOf(all), [all]);
  // The address is read anew with each render; its text tells whether it changed.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const { packages: found, options } = useMemo(() => narrow(all, filters), [all, key]);
  const packages = useMemo(() => sorted(found, sort), [found, sort]);
  const shown: FiltersProps = {
    options,
    bounds,
    filters,
    onChange: (part) => onChange({ filters: { ...filters, ...part } }),
  };
  return (
    <Stack gap={4}>
      <Toolbar>
        <Text weight="semibold" role="status">
          {packages.length === all.length
            ? t('holidays.packages', { count: all.length })
            : t('holidays.results.countOf', { count: packages.length, all: all.length })}
        </Text>
        <OnSmallScreens>
          <FiltersSheet {...shown} found={packages.length} />
        </OnSmallScreens>
        <SortPlace>
          <Select<Sort>
            label={t('holidays.results.sort.label')}
            isLabelHidden
            options={SORTS.map((value) => ({ value, label: t(`holidays.results.sort.${value}`) }))}
            value={sort}
            onChange={(value) => onChange({ sort: value })}
          />
        </SortPlace>
      </Toolbar>
      <Columns>
        <FilterColumn aria-label={t('holidays.results.filters.title')}>
          <Stack gap={4}>
            <Heading level={2} size="md">
              {t('holidays.results.filters.title')}
            </Heading>
            <FiltersPanel {...shown} />
          </Stack>
        </FilterColumn>
        <section>
          <VisuallyHidden>
            <h2>{t('holidays.results.list')}</h2>
          </VisuallyHidden>
          {packages.length > 0 ? (
            <PackageList key={`${key}${sort}`} packages={packages} hrefOf={hrefOf} />
          ) : (
            <EmptyState
              title={t('holidays.results.noneLeft.title')}
              text={t('holidays.results.noneLeft.text')}
              action={
                <Button onPress={() => onChange({ filters: NO_FILTERS })}>{t('holidays.results.filters.clear')}</Button>
              }
            />
          )}
        </section>
      </Columns>
    </Stack>
  );
}

function PackageList({ packages, hrefOf }: { packages: readonly Card[]; hrefOf: (card: Card) => string }) {
  const t = useT('visas');
  const [count, setCount] = useState(SHOWN);
  return (
    <Stack gap={4}>
      <List>
        {packages.slice(0, count).map((card) => (
          <li key={card.id}>
            <PackageCard card={card} href={hrefOf(card)} isForParty />
          </li>
        ))}
      </List>
      {packages.length > count && (
        <Button onPress={() => setCount(count + SHOWN)}>
          {t('holidays.results.more', { count: packages.length - count })}
        </Button>
      )}
    </Stack>
  );
}

/** The filters of small screens, behind a button. */
function FiltersSheet({ found, ...filters }: FiltersProps & { found: number }) {
  const t = useT('visas');
  const [isOpen, setOpen] = useState(false);
  const count = activeCount(filters.filters);
  return (
    <>
      <Button iconStart={<icons.Filter aria-hidden size={16} />} onPress={() => setOpen(true)}>
        {count > 0 ? t('holidays.results.filters.openActive', { count }) : t('holidays.results.filters.title')}
      </Button>
      <Sheet
        title={t('holidays.results.filters.title')}
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <Button variant="primary" fullWidth onPress={() => setOpen(false)}>
            {t('holidays.results.filters.show', { count: found })}
          </Button>
        }
      >
        <FiltersPanel {...filters} />
      </Sheet>
    </>
  );
}
