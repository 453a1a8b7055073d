import { useT } from '@jetway/kit-runtime';
import { Select, Stack, Text } from '@jetway/kit-ui';

import type { JourneyFilter as Filter, TimeWindow } from '../state/filters';
import type { DayPart } from './filter.model';
import { DAY_PART_KEYS, DAY_PARTS, dayPartOf, NO_JOURNEY_FILTER } from './filter.model';
import type { FiltersHandle } from './use-filters';

/** When one journey of the trip leaves and lands, apart from the others. */
export function JourneyFilter({ handle, index }: { handle: FiltersHandle; index: number }) {
  const t = useT('flights');
  const { filters, change } = handle;
  const filter = filters.journeys[index] ?? NO_JOURNEY_FILTER;
  const set = (part: Partial<Filter>) => change({ journeys: { ...filters.journeys, [index]: { ...filter, ...part } } });
  return (
    <Stack gap={2}>
      <Text weight="semibold">{t('results.filters.journey', { number: index + 1 })}</Text>
      <DayPartSelect label={t('results.filters.departs')} value={filter.departure} onChange={(departure) => set({ departure })} />
      <DayPartSelect label={t('results.filters.arrives')} value={filter.arrival} onChange={(arrival) => set({ arrival })} />
    </Stack>
  );
}

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
