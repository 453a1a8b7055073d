import { Button, Grid, Inline, Select, TextField } from '@jetway/kit-ui';
import { useState } from 'react';

import { useOperator } from '../../session/use-operator';
import type { DeskFilters } from './holidays.model';
import { useBrandOf } from '../../session/brand';

const LONGEST_SEARCH = 100;

interface FiltersProps {
  filters: DeskFilters;
  onChange: (filters: DeskFilters) => void;
}

/** What is chosen applies at once; what is typed, with Enter or the button. */
export function DeskFiltersBar({ filters, onChange }: FiltersProps) {
  const brandOf = useBrandOf();
  const { tenants } = useOperator();
  const [search, setSearch] = useState(filters.search);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ ...filters, search });
      }}
    >
      <Grid columns={{ phone: 1, tablet: 2, desktop: 4 }} align="end" gap={3}>
        {tenants.length > 1 && (
          <Select
            label="Tenant"
            options={[
              { value: '', label: 'All tenants' },
              ...tenants.map((value) => ({ value, label: brandOf(value) })),
            ]}
            value={filters.tenant}
            onChange={(tenant) => onChange({ ...filters, search, tenant })}
          />
        )}
        <TextField
          label="Request"
          type="search"
          placeholder="Reference, agency, package or city"
          maxLength={LONGEST_SEARCH}
          value={search}
          onChange={setSearch}
        />
        <Inline gap={2}>
          <Button type="submit" variant="primary">
            Search
          </Button>
        </Inline>
      </Grid>
    </form>
  );
}
