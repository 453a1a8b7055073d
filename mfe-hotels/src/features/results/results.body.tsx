import type { HotelCard, HotelSearchResponse } from '@jetway/kit-api/hotels';
import { useT } from '@jetway/kit-runtime';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';
import {
  Button,
  Callout,
  EmptyState,
  Heading,
  icons,
  SegmentedControl,
  Select,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@jetway/kit-ui';
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';

import { FiltersPanel, FiltersSheet } from './filters/filters.panel';
import { ResultsList } from './list/results.list';
import { Columns, FilterColumn, MapColumn, OnSmallScreens, SortPlace, Toolbar } from './results.styles';
import { narrow, priceBounds } from './state/filters';
import { listActions, selectList } from './state/list.slice';
import type { Basis } from './state/list.slice';
import { sorted, SORTS } from './state/sort';
import type { Sort } from './state/sort';

const HotelMap = lazy(() => import(/* webpackChunkName: "hotel-map" */ '../../shared/map/hotel.map'));

interface ResultsBodyProps {
  data: HotelSearchResponse;
  /** Whether loading the rest of the search failed. */
  isBroken: boolean;
  onResume: () => void;
}

/** A search's hotels: filters, order, list and map. */
export function ResultsBody({ data, isBroken, onResume }: ResultsBodyProps) {
  const t = useT('hotels');
  const { requestId, hotels: all, currency, search, center, landmarks } = data;
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(listActions.opened(requestId));
  }, [dispatch, requestId]);
  const list = useAppSelector(selectList);
  // Deferred, so that a checkbox responds at once, however many hotels change.
  const { filters, sort } = useDeferredValue(list);
  const bounds = useMemo(() => priceBounds(all), [all]);
  const { hotels: found, facets } = useMemo(() => narrow(all, filters), [all, filters]);
  const hotels = useMemo(() => sorted(found, sort), [found, sort]);
  const [marked, setMarked] = useState<string | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const { basis } = list;
  const priceOf = useCallback((hotel: HotelCard) => (basis === 'stay' ? hotel.amount : hotel.perNight), [basis]);
  const shownFilters = { facets, bounds, currency };
  return (
    <Stack gap={4}>
      <Toolbar>
        <Progress data={data} found={hotels.length} />
        <OnSmallScreens>
          <FiltersSheet {...shownFilters} found={hotels.length} />
        </OnSmallScreens>
        <Looks />
      </Toolbar>
      {isBroken && !data.completed && <BrokenOff onResume={onResume} />}
      <Columns data-map={list.isMapOpen || undefined}>
        <FilterColumn aria-label={t('results.filters.title')}>
          <Stack gap={4}>
            <Heading level={2} size="md">
              {t('results.filters.title')}
            </Heading>
            <FiltersPanel {...shownFilters} />
          </Stack>
        </FilterColumn>
        <section>
          <VisuallyHidden>
            <h2>{t('titles.results')}</h2>
          </VisuallyHidden>
          {hotels.length === 0 ? (
            <NothingLeft />
          ) : (
            <ResultsList
              hotels={hotels}
              requestId={requestId}
              nights={search.nights}
              basis={basis}
              marked={marked}
              picked={picked}
              onMark={setMarked}
            />
          )}
        </section>
        {list.isMapOpen && (
          <MapColumn>
            <Suspense fallback={<Skeleton height="100%" />}>
              <HotelMap
                hotels={hotels}
                center={center}
                landmarks={landmarks}
                currency={currency}
                priceOf={priceOf}
                marked={marked}
                onMark={setMarked}
                onPick={setPicked}
              />
            </Suspense>
          </MapColumn>
        )}
      </Columns>
    </Stack>
  );
}

/** How many hotels there are, and how many suppliers have not answered yet. */
function Progress({ data, found }: { data: HotelSearchResponse; found: number }) {
  const t = useT('hotels');
  const all = data.hotels.length;
  return (
    <div role="status">
      <Text weight="semibold">
        {found === all ? t('results.count', { count: all }) : t('results.countOf', { count: found, all })}
      </Text>
      {!data.completed && <Text muted>{t('results.searching', { count: data.suppliersRemaining })}</Text>}
    </div>
  );
}

/** Controls for map, order, and price per night or stay. */
function Looks() {
  const t = useT('hotels');
  const dispatch = useAppDispatch();
  const { sort, basis, isMapOpen } = useAppSelector(selectList);
  return (
    <>
      <Button iconStart={<icons.Layers size={16} />} onPress={() => dispatch(listActions.mapToggled())}>
        {t(isMapOpen ? 'results.map.close' : 'results.map.open')}
      </Button>
      <SortPlace>
        <Select<Sort>
          label={t('results.sort.label')}
          isLabelHidden
          options={SORTS.map((value) => ({ value, label: t(`results.sort.${value}`) }))}
          value={sort}
          onChange={(value) => dispatch(listActions.sorted(value))}
        />
      </SortPlace>
      <SegmentedControl<Basis>
        label={t('results.basis.label')}
        options={[
          { value: 'stay', label: t('results.basis.stay') },
          { value: 'night', label: t('results.basis.night') },
        ]}
        value={basis}
        onChange={(value) => dispatch(listActions.basisChosen(value))}
      />
    </>
  );
}

function BrokenOff({ onResume }: { onResume: () => void }) {
  const t = useT('hotels');
  const retry = (
    <Button size="sm" onPress={onResume}>
      {t('results.brokenOff.retry')}
    </Button>
  );
  return (
    <Callout tone="warning" title={t('results.brokenOff.title')} action={retry}>
      {t('results.brokenOff.text')}
    </Callout>
  );
}

function NothingLeft() {
  const t = useT('hotels');
  const dispatch = useAppDispatch();
  return (
    <EmptyState
      title={t('results.emptyFiltered.title')}
      text={t('results.emptyFiltered.text')}
      action={<Button onPress={() => dispatch(listActions.cleared())}>{t('results.filters.clear')}</Button>}
    />
  );
}
