import { formatDuration } from '@jetway/kit-domain';
import { useT } from '@jetway/kit-runtime';
import { FilterChips } from '@jetway/kit-ui';

import { inWords } from '../../../shared/wire-words';
import { within } from '../state/filters';
import type { RangeField } from './range.filter';
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
  const between = (field: RangeField, format: (value: number) => string) => {
    const { min, max } = within(filters[field], facets[field] ?? { min: 0, max: 0 });
    return t('results.filters.between', { from: format(min), to: format(max) });
  };
  const named = (field: 'airlines' | 'layoverAirports' | 'arrivalAirports', value: string) => facets[field].find(({ key }) => key === value)?.label ?? value;
  return ({ kind, value }) => {
    switch (kind) {
      case 'stops':
        return t(`results.filters.stopKeys.${value}`);
      case 'departureWindows':
        return t(`results.filters.windows.${value}`);
      case 'airlines':
        return named(kind, value);
      case 'alliances':
        return t(`results.filters.allianceKeys.${value}`);
      case 'layoverAirports':
        return `${t('results.filters.layoverAirports')} ${named(kind, value)}`;
      case 'arrivalAirports':
        return named(kind, value);
      case 'baggage':
        return inWords(t, value);
      case 'price':
        return between(kind, money);
      case 'durationMinutes':
        return between(kind, formatDuration);
      case 'layoverMinutes':
        return between(kind, formatDuration);
      case 'refundableOnly':
        return t('results.filters.refundable');
      case 'journeys':
        return t('results.filters.journey', { number: value });
      default:
        return value;
    }
  };
}
