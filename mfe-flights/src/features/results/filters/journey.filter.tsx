import { useT } from '@jetway/kit-runtime';
import { Select, Stack, Text } from '@jetway/kit-ui';
import { memo } from 'react';

import type { Filters, JourneyFilter as Filter, TimeWindow } from '../state/filters';
import type { DayPart } from './filter.model';
import { DAY_PART_KEYS, DAY_PARTS, dayPartOf, NO_JOURNEY_FILTER } from './filter.model';

interface JourneyFilterProps {
  index: number;
  journeys: Filters['journeys'];
  onChange: (part: Partial<Filters>) => void;
}

/** When one journey of the trip leaves and lands, apart from the others. */
export const JourneyFilter = memo(function JourneyFilter({ index, journeys, onChange }: JourneyFilterProps) {
  const t = useT('flights');
  const filter = journeys[index] ?? NO_JOURNEY_FILTER;
  const set = (part: Partial<Filter>) => onChange({ journeys: { ...journeys, [index]: { ...filter, ...part } } });
  return (
    <Stack gap={2}>
      <Text weight="semibold">{t('results.filters.journey', { number: index + 1 })}</Text>
      <DayPartSelect label={t('results.filters.departs')} value={filter.departure} onChange={(departure) => set({ departure })} />
      <DayPartSelect label={t('results.filters.arrives')} value={filter.arrival} onChange={(arrival) => set({ arrival })} />
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
