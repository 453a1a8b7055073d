import { useVisaGetCountriesQuery } from '@jetway/kit-api/visas';
import { Bar, Folding, Kinds, Place, SearchField } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Button, DateRangePicker, Select, Stack } from '@jetway/kit-ui';
import { useCallback } from 'react';

import { useVisaWords } from '../../shared/orders/use-visa-words';
import type { ApplicationFilters } from './applications.model';
import { countFolded, EVERYTHING, isNarrowed } from './applications.model';

interface ApplicationsFiltersBarProps {
  filters: ApplicationFilters;
  onChange: (part: Partial<ApplicationFilters>) => void;
}

/** Filters of a queue: search text, country and travel date. On a phone, all but the text folds away. */
export function ApplicationsFiltersBar({ filters, onChange }: ApplicationsFiltersBarProps) {
  const t = useT('visas');
  const active = countFolded(filters);
  const searchText = useCallback((search: string) => onChange({ search }), [onChange]);
  return (
    <Stack gap={3}>
      <Bar>
        <Place $grow={2} $width="16rem">
          <SearchField
            label={t('applications.search')}
            placeholder={t('applications.searchHint')}
            search={filters.search}
            onSearch={searchText}
          />
        </Place>
        <Folding name={active > 0 ? t('applications.filtersActive', { active }) : t('applications.filters')}>
          <Place $grow={1} $width="12rem">
            <Destination value={filters.destination} onChange={(destination) => onChange({ destination })} />
          </Place>
          <Place $grow={3} $width="22rem">
            <DateRangePicker
              labelStart={t('applications.from')}
              labelEnd={t('applications.to')}
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
            {t('applications.clear')}
          </Button>
        </Kinds>
      )}
    </Stack>
  );
}

/** The country to visit; a destination of the address stands even before the list has loaded. */
function Destination({ value, onChange }: { value: string; onChange: (destination: string) => void }) {
  const t = useT('visas');
  const words = useVisaWords();
  const { data } = useVisaGetCountriesQuery();
  const codes = data?.destinations.map(({ code }) => code) ?? (value ? [value] : []);
  const options = codes.map((code) => ({ value: code, label: words.country(code) }));
  return (
    <Select
      label={t('applications.destination')}
      options={[{ value: '', label: t('applications.anyDestination') }, ...options]}
      value={value}
      onChange={onChange}
    />
  );
}
