import type { BookingChoices } from '@jetway/kit-api/customer';
import { Bar, Folded, FoldSwitch, Kinds, Place, SearchField, SortPlace } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Button, DateRangePicker, Select, Stack } from '@jetway/kit-ui';
import { useId, useState } from 'react';

import { BookingKinds } from './bookings.kinds';
import type { BookingFilters, BookingSort, DateFieldName } from './bookings.model';
import { countFolded, DATE_FIELDS, EVERYTHING, isNarrowed, SORTS } from './bookings.model';

interface BookingsFiltersBarProps {
  filters: BookingFilters;
  /** The agency's filter options; undefined while loading. */
  choices: BookingChoices | undefined;
  onChange: (part: Partial<BookingFilters>) => void;
}

/** Filters of a queue: search text, dates, airlines, staff and branches; and the sort order. On a phone, all but the text folds away. */
export function BookingsFiltersBar({ filters, choices, onChange }: BookingsFiltersBarProps) {
  const t = useT('flights');
  const [isOpen, setOpen] = useState(false);
  const [dates, kinds] = [useId(), useId()];
  const active = countFolded(filters);
  const fields = DATE_FIELDS.map((field) => ({ value: field, label: t(`bookings.dates.${field}`) }));
  const sorts = SORTS.map((sort) => ({ value: sort, label: t(`bookings.sorts.${sort}`) }));
  return (
    <Stack gap={3}>
      <Bar>
        <Place $grow={2} $width="16rem">
          <SearchField
            label={t('bookings.search')}
            placeholder={t('bookings.searchHint')}
            search={filters.search}
            onSearch={(search) => onChange({ search })}
          />
        </Place>
        <FoldSwitch>
          <Button
            variant="secondary"
            fullWidth
            aria-expanded={isOpen}
            aria-controls={`${dates} ${kinds}`}
            onPress={() => setOpen(!isOpen)}
          >
            {active > 0 ? t('bookings.filtersActive', { active }) : t('bookings.filters')}
          </Button>
        </FoldSwitch>
        <Folded id={dates} data-open={isOpen || undefined}>
          <Place $grow={1} $width="8rem">
            <Select
              label={t('bookings.dateField')}
              options={fields}
              value={filters.dateField}
              onChange={(dateField: DateFieldName) => onChange({ dateField })}
            />
          </Place>
          <Place $grow={3} $width="24rem">
            <DateRangePicker
              labelStart={t('bookings.from')}
              labelEnd={t('bookings.to')}
              start={filters.from}
              end={filters.to}
              onChange={({ start, end }: { start: string; end: string }) => onChange({ from: start, to: end })}
            />
          </Place>
        </Folded>
      </Bar>
      <Folded id={kinds} data-open={isOpen || undefined}>
        <Kinds>
          <BookingKinds filters={filters} choices={choices} onChange={onChange} />
          {isNarrowed(filters) && (
            <Button variant="ghost" onPress={() => onChange(EVERYTHING)}>
              {t('bookings.clear')}
            </Button>
          )}
          <SortPlace>
            <Select
              isLabelHidden
              label={t('bookings.sort')}
              options={sorts}
              value={filters.sort}
              onChange={(sort: BookingSort) => onChange({ sort })}
            />
          </SortPlace>
        </Kinds>
      </Folded>
    </Stack>
  );
}
