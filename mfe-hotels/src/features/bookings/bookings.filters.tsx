import type { HotelDateField } from '@jetway/kit-api/hotels';
import { Bar, Folding, Kinds, Place, SearchField } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Button, DateRangePicker, Select, Stack } from '@jetway/kit-ui';
import { useCallback } from 'react';

import type { BookingFilters } from './bookings.model';
import { countFolded, DATE_FIELDS, EVERYTHING, isNarrowed } from './bookings.model';

interface BookingsFiltersBarProps {
  filters: BookingFilters;
  onChange: (part: Partial<BookingFilters>) => void;
}

/** Filters of a queue: search text, dates and city. On a phone, all but the text folds away. */
export function BookingsFiltersBar({ filters, onChange }: BookingsFiltersBarProps) {
  const t = useT('hotels');
  const active = countFolded(filters);
  const fields = DATE_FIELDS.map((field) => ({ value: field, label: t(`bookings.dates.${field}`) }));
  const searchText = useCallback((search: string) => onChange({ search }), [onChange]);
  const searchCity = useCallback((city: string) => onChange({ city }), [onChange]);
  return (
    <Stack gap={3}>
      <Bar>
        <Place $grow={2} $width="16rem">
          <SearchField
            label={t('bookings.search')}
            placeholder={t('bookings.searchHint')}
            search={filters.search}
            onSearch={searchText}
          />
        </Place>
        <Folding name={active > 0 ? t('bookings.filtersActive', { active }) : t('bookings.filters')}>
          <Place $grow={1} $width="9rem">
            <SearchField
              label={t('bookings.city')}
              placeholder={t('bookings.cityHint')}
              search={filters.city}
              onSearch={searchCity}
            />
          </Place>
          <Place $grow={1} $width="8rem">
            <Select
              label={t('bookings.dateField')}
              options={fields}
              value={filters.dateField}
              onChange={(dateField: HotelDateField) => onChange({ dateField })}
            />
          </Place>
          <Place $grow={3} $width="22rem">
            <DateRangePicker
              labelStart={t('bookings.from')}
              labelEnd={t('bookings.to')}
              start={filters.from}
              end={filters.to}
              onChange={({ start, end }: { start: string; end: string }) => onChange({ from: start, to: end })}
            />
          </Place>
        </Folding>
      </Bar>
      {isNarrowed(filters) && (
        <Kinds>
          <Button variant="ghost" onPress={() => onChange(EVERYTHING)}>
            {t('bookings.clear')}
          </Button>
        </Kinds>
      )}
    </Stack>
  );
}
