import { useT } from '@jetway/kit-runtime';
import { CheckboxGroup, Select, Stack } from '@jetway/kit-ui';
import { memo } from 'react';

import type { DayPart } from '../state/day-parts';
import { DAY_PART_KEYS, DAY_PARTS, dayPartOf } from '../state/day-parts';
import type { Filters, JourneyFilter as Filter, TimeWindow } from '../state/filters';
import { NO_JOURNEY_FILTER } from './filter.model';

interface JourneyFilterProps {
  index: number;
  /** Nothing is apart from it: its stops are those of the trip. */
  isOnly: boolean;
  /** How many stops its flights have. */
  stops: readonly string[];
  journeys: Filters['journeys'];
  onChange: (part: Partial<Filters>) => void;
}

/** When one journey of the trip leaves and lands and how often it stops, apart from the others. The first one's departure is ticked in boxes of its own. */
export const JourneyFilter = memo(function JourneyFilter({ index, isOnly, stops, journeys, onChange }: JourneyFilterProps) {
  const t = useT('flights');
  const filter = journeys[index] ?? NO_JOURNEY_FILTER;
  const set = (part: Partial<Filter>) => onChange({ journeys: { ...journeys, [index]: { ...filter, ...part } } });
  const name = (field: string) => (isOnly ? t(`results.filters.${field}`) : t('results.filters.ofJourney', { field: t(`results.filters.${field}`), number: index + 1 }));
  return (
    <Stack gap={2}>
      {!isOnly && (stops.length > 1 || filter.stops.length > 0) && (
        <CheckboxGroup
          label={name('stops')}
          options={stops.map((key) => ({ value: key, label: t(`results.filters.stopKeys.${key}`) }))}
          value={filter.stops}
          onChange={(chosen) => set({ stops: chosen })}
        />
      )}
      {index > 0 && <DayPartSelect label={name('departs')} value={filter.departure} onChange={(departure) => set({ departure })} />}
      <DayPartSelect label={name('arrives')} value={filter.arrival} onChange={(arrival) => set({ arrival })} />
    </Stack>
  );
});

interface DayPartSelectProps {
  label: string;
  value: TimeWindow | null;
  onChange: (value: TimeWindow | null) => void;
}

const ANY = 'any';

function DayPartSelect({ label, value, onChange }: DayPartSelectProps) {
  const t = useT('flights');
  const parts = DAY_PART_KEYS.map((key) => ({ value: key as string, label: t(`results.filters.windows.${key}`) }));
  return (
    <Select
      label={label}
      options={[{ value: ANY, label: t('results.filters.any') }, ...parts]}
      value={dayPartOf(value) ?? ANY}
      onChange={(key: string) => onChange(key === ANY ? null : DAY_PARTS[key as DayPart])}
    />
  );
}
