import { formatDuration } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { CheckboxGroup, Divider, Stack } from '@jetway/kit-ui';
import { memo, useCallback } from 'react';

import { DAY_PART_KEYS, DAY_PARTS, dayPartOf } from '../state/day-parts';
import type { Facet } from '../state/facets';
import type { Filters } from '../state/filters';
import { FacetGroup } from './facet.group';
import { Figures } from './figures';
import { JourneyFilter } from './journey.filter';
import { RangeFilter } from './range.filter';
import { useFilters } from './use-filters';
import type { FiltersHandle } from './use-filters';
import { useWholeMoney } from './use-whole-money';

/** All filters of the list. Each group renders only when its own data has changed. */
export function FiltersPanel() {
  const handle = useFilters();
  return (
    <Stack gap={5}>
      <FareFilters handle={handle} />
      <Divider />
      <TimeFilters handle={handle} />
      <Divider />
      <PlaceFilters handle={handle} />
    </Stack>
  );
}

function FareFilters({ handle: { filters, facets, change } }: { handle: FiltersHandle }) {
  const money = useWholeMoney();
  return (
    <>
      <FacetGroup field="stops" texts="stopKeys" facets={facets.stops} value={filters.stops} onChange={change} />
      <RangeFilter field="price" bounds={facets.price} value={filters.price} format={money} onChange={change} />
      {facets.refundable && (
        <RefundableFilter facet={facets.refundable} isOn={filters.refundableOnly} onChange={change} />
      )}
      <FacetGroup field="baggage" facets={facets.baggage} value={filters.baggage} onChange={change} />
      <FacetGroup field="airlines" facets={facets.airlines} value={filters.airlines} onChange={change} />
      <FacetGroup
        field="alliances"
        texts="allianceKeys"
        facets={facets.alliances}
        value={filters.alliances}
        onChange={change}
      />
    </>
  );
}

interface RefundableFilterProps {
  facet: Facet;
  isOn: boolean;
  onChange: (part: Partial<Filters>) => void;
}

const RefundableFilter = memo(function RefundableFilter({ facet, isOn, onChange }: RefundableFilterProps) {
  const t = useT('flights');
  return (
    <CheckboxGroup
      label={t('results.filters.fare')}
      options={[{ value: 'refundable', label: t('results.filters.refundable'), end: facet.count }]}
      value={isOn ? ['refundable'] : []}
      onChange={(value) => onChange({ refundableOnly: value.length > 0 })}
    />
  );
});

function TimeFilters({ handle }: { handle: FiltersHandle }) {
  const { filters, facets, change } = handle;
  const locale = useLocaleTag();
  const duration = useCallback((minutes: number) => formatDuration(minutes, locale), [locale]);
  return (
    <>
      <DepartureFilter facets={facets.departures} value={filters.departureWindows} onChange={change} />
      {facets.journeys.map((journey, index) => (
        // A journey is identified by its position.
        <JourneyFilter
          key={index}
          index={index}
          isOnly={facets.journeys.length === 1}
          facets={journey}
          journeys={filters.journeys}
          onChange={change}
        />
      ))}
      <RangeFilter
        field="durationMinutes"
        bounds={facets.durationMinutes}
        value={filters.durationMinutes}
        format={duration}
        onChange={change}
      />
      <RangeFilter
        field="layoverMinutes"
        bounds={facets.layoverMinutes}
        value={filters.layoverMinutes}
        format={duration}
        onChange={change}
      />
    </>
  );
}

interface DepartureFilterProps {
  facets: readonly Facet[];
  value: Filters['departureWindows'];
  onChange: (part: Partial<Filters>) => void;
}

const DepartureFilter = memo(function DepartureFilter({ facets, value, onChange }: DepartureFilterProps) {
  const t = useT('flights');
  const figures = (part: string) =>
    facets.filter(({ key }) => key === part).map((facet) => <Figures key={part} facet={facet} />);
  return (
    <CheckboxGroup
      label={t('results.filters.times')}
      options={DAY_PART_KEYS.map((part) => ({
        value: part,
        label: t(`results.filters.windows.${part}`),
        end: figures(part),
      }))}
      value={value.flatMap((window) => dayPartOf(window) ?? [])}
      onChange={(parts) => onChange({ departureWindows: parts.map((part) => DAY_PARTS[part]) })}
    />
  );
});

function PlaceFilters({ handle: { filters, facets, change } }: { handle: FiltersHandle }) {
  return (
    <>
      <FacetGroup
        field="layoverAirports"
        facets={facets.layoverAirports}
        value={filters.layoverAirports}
        onChange={change}
      />
      <FacetGroup
        field="departureAirports"
        facets={facets.departureAirports}
        value={filters.departureAirports}
        onChange={change}
      />
      <FacetGroup
        field="arrivalAirports"
        facets={facets.arrivalAirports}
        value={filters.arrivalAirports}
        onChange={change}
      />
    </>
  );
}
