import { Button, Grid, Inline, Select, TextField } from '@jetway/kit-ui';
import { useState } from 'react';

import type { HolidayCity } from '../../api/endpoints/holidays';
import { useOperator } from '../../session/use-operator';
import { CityField } from './city.field';
import type { PackageFilters } from './packages.model';
import { NO_FILTERS, STATE_OPTIONS, TYPE_OPTIONS } from './packages.model';
import { useBrandOf } from '../../session/brand';

const LONGEST_SEARCH = 100;

interface FiltersProps {
  filters: PackageFilters;
  cities: readonly HolidayCity[];
  onChange: (filters: PackageFilters) => void;
}

/** What is chosen applies at once; what is typed, with Enter or the button. */
export function PackageFiltersBar({ filters, cities, onChange }: FiltersProps) {
  const brandOf = useBrandOf();
  const { tenants } = useOperator();
  const [search, setSearch] = useState(filters.search);
  const apply = (part: Partial<PackageFilters> = {}) => onChange({ ...filters, search, ...part });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }} align="end" gap={3}>
        <TextField
          label="Package"
          type="search"
          placeholder="Title or city"
          maxLength={LONGEST_SEARCH}
          value={search}
          onChange={setSearch}
        />
        {tenants.length > 1 && (
          <Select
            label="Tenant"
            options={[
              { value: '', label: 'All tenants' },
              ...tenants.map((value) => ({ value, label: brandOf(value) })),
            ]}
            value={filters.tenant}
            onChange={(tenant) => apply({ tenant })}
          />
        )}
        <Select label="State" options={STATE_OPTIONS} value={filters.state} onChange={(state) => apply({ state })} />
        <CityField
          cities={cities}
          placeholder="Every city"
          value={filters.cityId}
          onChange={(cityId) => apply({ cityId })}
        />
        <Select label="Type" options={TYPE_OPTIONS} value={filters.type} onChange={(type) => apply({ type })} />
        <Inline gap={2}>
          <Button type="submit" variant="primary">
            Search
          </Button>
          <Button
            variant="ghost"
            onPress={() => {
              setSearch('');
              onChange(NO_FILTERS);
            }}
          >
            Clear
          </Button>
        </Inline>
      </Grid>
    </form>
  );
}
