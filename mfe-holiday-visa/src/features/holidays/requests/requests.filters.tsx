import { Bar, Folding, Kinds, Place, SearchField } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Button, DateRangePicker, Stack } from '@jetway/kit-ui';
import { useCallback } from 'react';

import type { RequestFilters } from './requests.model';
import { countFolded, EVERYTHING, isNarrowed } from './requests.model';

interface RequestsFiltersProps {
  filters: RequestFilters;
  onChange: (part: Partial<RequestFilters>) => void;
}

/** Search text and days of travel. On a phone, all but the text folds away. */
export function RequestsFilters({ filters, onChange }: RequestsFiltersProps) {
  const t = useT('visas');
  const active = countFolded(filters);
  const searchText = useCallback((search: string) => onChange({ search }), [onChange]);
  return (
    <Stack gap={3}>
      <Bar>
        <Place $grow={2} $width="16rem">
          <SearchField
            label={t('holidays.requests.search')}
            placeholder={t('holidays.requests.searchHint')}
            search={filters.search}
            onSearch={searchText}
          />
        </Place>
        <Folding name={active > 0 ? t('holidays.requests.filtersActive', { active }) : t('holidays.requests.filters')}>
          <Place $grow={3} $width="22rem">
            <DateRangePicker
              labelStart={t('holidays.requests.from')}
              labelEnd={t('holidays.requests.to')}
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
            {t('holidays.requests.clear')}
          </Button>
        </Kinds>
      )}
    </Stack>
  );
}
