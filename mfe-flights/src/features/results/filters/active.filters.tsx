import { formatDuration } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { FilterChips } from '@jetway/kit-ui';

import { inWords } from '../../../shared/wire-words';
import { dayPartOf } from '../state/day-parts';
import type { Range } from '../state/filters';
import type { RangeField } from './range.filter';
import type { ActiveFilter } from './filter.model';
import { activeFilters } from './filter.model';
import type { FiltersHandle } from './use-filters';
import { useFilters } from './use-filters';
import { useWholeMoney } from './use-whole-money';

const OPEN: Range = { min: -Infinity, max: Infinity };

/** The active filters, each with a remove button. */
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
  const locale = useLocaleTag();
  const money = useWholeMoney();
  const between = (field: RangeField, format: (value: number) => string) => {
    const { min, max } = filters[field] ?? OPEN;
    if (min === -Infinity) return t('results.filters.upTo', { value: format(max) });
    if (max === Infinity) return t('results.filters.atLeast', { value: format(min) });
    return t('results.filters.between', { from: format(min), to: format(max) });
  };
  const about = (field: string, value: string) => `${t(`results.filters.${field}`)} ${value}`;
  const journey = (number: string) => {
    const arrival = facets.journeys.length === 1 && dayPartOf(filters.journeys[0]?.arrival ?? null);
    return arrival
      ? about('arrives', t(`results.filters.windows.${arrival}`))
      : t('results.filters.journey', { number });
  };
  const named = (field: 'airlines' | 'layoverAirports' | 'departureAirports' | 'arrivalAirports', value: string) =>
    facets[field].find(({ key }) => key === value)?.label ?? value;
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
        return about(kind, named(kind, value));
      case 'departureAirports':
        return about(kind, named(kind, value));
      case 'arrivalAirports':
        return named(kind, value);
      case 'baggage':
        return inWords(t, value);
      case 'price':
        return between(kind, money);
      case 'durationMinutes':
      case 'layoverMinutes':
        return about(
          kind,
          between(kind, (minutes) => formatDuration(minutes, locale)),
        );
      case 'refundableOnly':
        return t('results.filters.refundable');
      case 'journeys':
        return journey(value);
      default:
        return value;
    }
  };
}
