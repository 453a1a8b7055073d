import { Button, Grid, Inline, Select, TextField } from '@jetway/kit-ui';
import { useState } from 'react';

import type { LotFilters } from './lots.model';
import { KIND_OPTIONS, STATE_OPTIONS } from './lots.model';
import { useBrandOf } from '../../session/brand';

const LONGEST_SEARCH = 100;

interface FiltersProps {
  tenants: readonly string[];
  filters: LotFilters;
  onChange: (filters: LotFilters) => void;
}

/** What is chosen applies at once; what is typed, with Enter or the button. */
export function LotFiltersBar({ tenants, filters, onChange }: FiltersProps) {
  const brandOf = useBrandOf();
  const [search, setSearch] = useState(filters.search);
  const apply = (part: Partial<LotFilters> = {}) => onChange({ ...filters, search, ...part });
  const clear = () => {
    setSearch('');
    onChange({ search: '', tenant: '', kind: '', state: '' });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <Grid columns={{ phone: 1, tablet: 2, desktop: 5 }} align="end" gap={3}>
        <TextField
          label="Lot"
          type="search"
          placeholder="Title, airline or airport"
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
        <Select label="Kind" options={KIND_OPTIONS} value={filters.kind} onChange={(kind) => apply({ kind })} />
        <Select label="State" options={STATE_OPTIONS} value={filters.state} onChange={(state) => apply({ state })} />
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
