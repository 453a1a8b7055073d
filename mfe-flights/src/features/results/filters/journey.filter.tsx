import { moneyNumber } from '@jetway/kit-domain';
import { useT } from '@jetway/kit-runtime';
import { CheckboxGroup, Select, Stack } from '@jetway/kit-ui';
import { memo } from 'react';

import type { DayPart } from '../state/day-parts';
import { DAY_PART_KEYS, DAY_PARTS, dayPartOf } from '../state/day-parts';
import type { Facet, JourneyFacets } from '../state/facets';
import type { Filters, JourneyFilter as Filter, TimeWindow } from '../state/filters';
import { Figures } from './figures';
import { NO_JOURNEY_FILTER } from './filter.model';
import { useWholeMoney } from './use-whole-money';

interface JourneyFilterProps {
  index: number;
  /** The trip's only journey: its stops are those of the trip. */
  isOnly: boolean;
  /** The filter options. */
  facets: JourneyFacets;
  journeys: Filters['journeys'];
  onChange: (part: Partial<Filters>) => void;
}

/** Departure, arrival and stops of one journey of the trip. The first one's departure has checkboxes of its own. */
export const JourneyFilter = memo(function JourneyFilter({
  index,
  isOnly,
  facets,
  journeys,
  onChange,
}: JourneyFilterProps) {
  const t = useT('flights');
  const filter = journeys[index] ?? NO_JOURNEY_FILTER;
  const set = (part: Partial<Filter>) => onChange({ journeys: { ...journeys, [index]: { ...filter, ...part } } });
  const name = (field: string) =>
    isOnly
      ? t(`results.filters.${field}`)
      : t('results.filters.ofJourney', { field: t(`results.filters.${field}`), number: index + 1 });
  return (
    <Stack gap={2}>
      {!isOnly && (facets.stops.length > 1 || filter.stops.length > 0) && (
        <CheckboxGroup
          label={name('stops')}
          options={facets.stops.map((facet) => ({
            value: facet.key,
            label: t(`results.filters.stopKeys.${facet.key}`),
            end: <Figures facet={facet} />,
          }))}
          value={filter.stops}
          onChange={(chosen) => set({ stops: chosen })}
        />
      )}
      {index > 0 && (
        <DayPartSelect
          label={name('departs')}
          facets={facets.departures}
          value={filter.departure}
          onChange={(departure) => set({ departure })}
        />
      )}
      <DayPartSelect
        label={name('arrives')}
        facets={facets.arrivals}
        value={filter.arrival}
        onChange={(arrival) => set({ arrival })}
      />
    </Stack>
  );
});

interface DayPartSelectProps {
  label: string;
  /** Number of flights per part of the day. */
  facets: readonly Facet[];
  value: TimeWindow | null;
  onChange: (value: TimeWindow | null) => void;
}

const ANY = 'any';

function DayPartSelect({ label, facets, value, onChange }: DayPartSelectProps) {
  const t = useT('flights');
  const money = useWholeMoney();
  const figures = (part: string) => {
    const facet = facets.find(({ key }) => key === part);
    return facet
      ? {
          description: [
            t('results.complete', { count: facet.count }),
            ...(facet.cheapest ? [money(moneyNumber(facet.cheapest))] : []),
          ].join(' · '),
        }
      : {};
  };
  const parts = DAY_PART_KEYS.map((key) => ({
    value: key as string,
    label: t(`results.filters.windows.${key}`),
    ...figures(key),
  }));
  return (
    <Select
      label={label}
      options={[{ value: ANY, label: t('results.filters.any') }, ...parts]}
      value={dayPartOf(value) ?? ANY}
      onChange={(key: string) => onChange(key === ANY ? null : DAY_PARTS[key as DayPart])}
    />
  );
}
