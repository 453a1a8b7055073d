import { formatDuration } from '@jetway/kit-domain';
import { useT } from '@jetway/kit-runtime';
import { CheckboxGroup, Divider, Stack } from '@jetway/kit-ui';

import { FacetGroup } from './facet.group';
import { DAY_PART_KEYS, DAY_PARTS, dayPartOf } from './filter.model';
import { JourneyFilter } from './journey.filter';
import { RangeFilter } from './range.filter';
import { useFilters } from './use-filters';
import type { FiltersHandle } from './use-filters';
import { useWholeMoney } from './use-whole-money';

/** Everything the list can be narrowed by. */
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
  const t = useT('flights');
  const money = useWholeMoney();
  const refundable = facets.refundable ? [{ value: 'refundable', label: t('results.filters.refundable'), end: facets.refundable.count }] : [];
  return (
    <>
      <FacetGroup label={t('results.filters.stops')} facets={facets.stops} text={({ key }) => t(`results.filters.stopKeys.${key}`)} value={filters.stops} onChange={(stops) => change({ stops })} />
      <RangeFilter label={t('results.filters.price')} bounds={facets.price} value={filters.price} format={money} onChange={(price) => change({ price })} />
      {refundable.length > 0 && (
        <CheckboxGroup
          label={t('results.filters.fare')}
          options={refundable}
          value={filters.refundableOnly ? ['refundable'] : []}
          onChange={(value) => change({ refundableOnly: value.length > 0 })}
        />
      )}
      <FacetGroup label={t('results.filters.baggage')} facets={facets.baggage} value={filters.baggage} onChange={(baggage) => change({ baggage })} />
      <FacetGroup label={t('results.filters.airlines')} facets={facets.airlines} value={filters.airlines} onChange={(airlines) => change({ airlines })} />
      <FacetGroup label={t('results.filters.alliances')} facets={facets.alliances} value={filters.alliances} onChange={(alliances) => change({ alliances })} />
    </>
  );
}

function TimeFilters({ handle }: { handle: FiltersHandle }) {
  const t = useT('flights');
  const { filters, facets, change } = handle;
  const others = Array.from({ length: Math.max(0, facets.journeyCount - 1) }, (_, index) => index + 1);
  return (
    <>
      <CheckboxGroup
        label={t('results.filters.times')}
        options={DAY_PART_KEYS.map((value) => ({ value, label: t(`results.filters.windows.${value}`) }))}
        value={filters.departureWindows.flatMap((window) => dayPartOf(window) ?? [])}
        onChange={(parts) => change({ departureWindows: parts.map((part) => DAY_PARTS[part]) })}
      />
      {others.map((index) => (
        <JourneyFilter key={index} handle={handle} index={index} />
      ))}
      <RangeFilter label={t('results.filters.duration')} bounds={facets.durationMinutes} value={filters.durationMinutes} format={formatDuration} onChange={(durationMinutes) => change({ durationMinutes })} />
      <RangeFilter label={t('results.filters.layover')} bounds={facets.layoverMinutes} value={filters.layoverMinutes} format={formatDuration} onChange={(layoverMinutes) => change({ layoverMinutes })} />
    </>
  );
}

function PlaceFilters({ handle: { filters, facets, change } }: { handle: FiltersHandle }) {
  const t = useT('flights');
  return (
    <>
      <FacetGroup label={t('results.filters.layoverAirports')} facets={facets.layoverAirports} value={filters.layoverAirports} onChange={(layoverAirports) => change({ layoverAirports })} />
      <FacetGroup label={t('results.filters.arrivalAirports')} facets={facets.arrivalAirports} value={filters.arrivalAirports} onChange={(arrivalAirports) => change({ arrivalAirports })} />
    </>
  );
}
