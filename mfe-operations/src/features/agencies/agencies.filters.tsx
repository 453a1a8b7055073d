import { Button, Grid, Inline, Select, TextField } from '@jetway/kit-ui';
import { useState } from 'react';

import type { AgencyFilters } from './agencies.model';
import { useBrandOf } from '../../session/brand';

const LONGEST_SEARCH = 100;

interface FiltersProps {
  tenants: readonly string[];
  filters: AgencyFilters;
  onChange: (filters: AgencyFilters) => void;
}

/** Selections apply immediately; typed text applies with Enter or the button. */
export function AgencyFiltersBar({ tenants, filters, onChange }: FiltersProps) {
  const brandOf = useBrandOf();
  const [search, setSearch] = useState(filters.search);
  const apply = (part: Partial<AgencyFilters> = {}) => onChange({ ...filters, search, ...part });
  const clear = () => {
    setSearch('');
    onChange({ search: '', tenant: '', standing: '' });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <Grid columns={{ phone: 1, tablet: 2, desktop: 4 }} align="end" gap={3}>
        <TextField
          label="Agency"
          type="search"
          placeholder="Name, e-mail or application number"
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
        <Select
          label="State"
          options={[
            { value: '' as const, label: 'Every state' },
            { value: 'active' as const, label: 'Active' },
            { value: 'blocked' as const, label: 'Blocked' },
          ]}
          value={filters.standing}
          onChange={(standing) => apply({ standing })}
        />
        <Inline gap={2}>
          <Button type="submit" variant="primary">
            Search
          </Button>
          <Button variant="ghost" onPress={clear}>
            Clear
          </Button>
        </Inline>
      </Grid>
    </form>
  );
}
