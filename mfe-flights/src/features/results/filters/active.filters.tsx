import { formatDuration } from '@jetway/kit-domain';
import { useT } from '@jetway/kit-runtime';
import { FilterChips } from '@jetway/kit-ui';

import type { Range } from '../state/filters';
import type { ActiveFilter } from './filter.model';
import { activeFilters } from './filter.model';
import type { FiltersHandle } from './use-filters';
import { useFilters } from './use-filters';
import { useWholeMoney } from './use-whole-money';

/** What the list is narrowed by, each a press away from going. */
export function ActiveFilters() {
  const t = useT('flights');
  const handle = useFilters();
  const text = useFilterText(handle);
  const active = activeFilters(handle.filters);
  if (active.length === 0) return null;
  const remove = (id: string) => {
    const found = active.find((filter) => filter.id === id);
    if (found) handle.change(found.without);
  };
  return (
    <FilterChips
      label={t('results.filters.chips')}
      chips={active.map((filter) => ({ id: filter.id, label: text(filter) }))}
      onRemove={remove}
      onClear={handle.clear}
    />
  );
}

function useFilterText({ filters, facets }: FiltersHandle): (filter: ActiveFilter) => string {
  const t = useT('flights');
  const money = useWholeMoney();
  const between = (range: Range | null, format: (value: number) => string) =>
    t('results.filters.between', { from: format(range?.min ?? 0), to: format(range?.max ?? 0) });
  return ({ kind, value }) => {
    switch (kind) {
      case 'stops':
        return t(`results.filters.stopKeys.${value}`);
      case 'departureWindows':
        return t(`results.filters.windows.${value}`);
      case 'airlines':
        return facets.airlines.find(({ key }) => key === value)?.label ?? value;
      case 'alliances':
        return t(`results.filters.allianceKeys.${value}`);
      case 'layoverAirports':
        return `${t('results.filters.layoverAirports')} ${value}`;
      case 'price':
        return between(filters.price, money);
      case 'durationMinutes':
        return between(filters.durationMinutes, formatDuration);
      case 'layoverMinutes':
        return between(filters.layoverMinutes, formatDuration);
      case 'refundableOnly':
        return t('results.filters.refundable');
      case 'journeys':
        return t('results.filters.journey', { number: value });
      default:
        return value;
    }
  };
}
