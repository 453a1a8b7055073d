import { useT } from '@jetway/kit-runtime';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';
import { Button, icons, Sheet, Stack } from '@jetway/kit-ui';
import { useCallback, useState } from 'react';

import { activeCount } from '../state/filters';
import type { Facet, Filters, Range } from '../state/filters';
import { listActions, selectList } from '../state/list.slice';
import { FacetGroup } from './facet.group';
import { PriceFilter } from './price.filter';

export interface FiltersProps {
  facets: readonly Facet[];
  bounds: Range | null;
  currency: string;
}

/** Every filter, with the number of hotels behind each option. */
export function FiltersPanel({ facets, bounds, currency }: FiltersProps) {
  const t = useT('hotels');
  const dispatch = useAppDispatch();
  const { filters } = useAppSelector(selectList);
  const change = useCallback((part: Partial<Filters>) => dispatch(listActions.filtered(part)), [dispatch]);
  return (
    <Stack gap={5}>
      {activeCount(filters) > 0 && (
        <div>
          <Button variant="link" size="sm" onPress={() => dispatch(listActions.cleared())}>
            {t('results.filters.clear')}
          </Button>
        </div>
      )}
      <PriceFilter bounds={bounds} value={filters.price} currency={currency} onChange={change} />
      {facets.map((facet) => (
        <FacetGroup key={facet.field} facet={facet} value={filters[facet.field]} onChange={change} />
      ))}
    </Stack>
  );
}

/** The filters of small screens, behind a button. */
export function FiltersSheet({ found, ...filters }: FiltersProps & { found: number }) {
  const t = useT('hotels');
  const [isOpen, setOpen] = useState(false);
  const count = activeCount(useAppSelector(selectList).filters);
  return (
    <>
      <Button iconStart={<icons.Filter size={16} />} onPress={() => setOpen(true)}>
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
