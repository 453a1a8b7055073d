import { Button, DateRangePicker, Grid, Inline, media, Select, styled, TextField } from '@jetway/kit-ui';
import { useState } from 'react';

import type { OrderFilters } from './order-search.model';
import { NO_FILTERS, ORDER_STATES, STATUSES } from './order-search.model';
import { useBrandOf } from '../../session/brand';

const LONGEST_SEARCH = 100;

/** As wide as two fields: it has two dates. */
const Period = styled.div`
  ${media.fromTablet} {
    grid-column: span 2;
  }
`;

interface FiltersProps {
  tenants: readonly string[];
  filters: OrderFilters;
  onChange: (filters: OrderFilters) => void;
}

/** Selections apply immediately; typed text applies with Enter or the button. */
export function OrderFiltersBar({ tenants, filters, onChange }: FiltersProps) {
  const brandOf = useBrandOf();
  const [typed, setTyped] = useState({ search: filters.search, agency: filters.agency });
  const apply = (part: Partial<OrderFilters> = {}) => onChange({ ...filters, ...typed, ...part });
  const clear = () => {
    setTyped({ search: '', agency: '' });
    onChange(NO_FILTERS);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }} align="end" gap={3}>
        <TextField
          label="Order"
          type="search"
          placeholder="Reference, PNR, ticket or surname"
          maxLength={LONGEST_SEARCH}
          value={typed.search}
          onChange={(search) => setTyped({ ...typed, search })}
        />
        <TextField
          label="Agency"
          placeholder="Name or e-mail"
          maxLength={LONGEST_SEARCH}
          value={typed.agency}
          onChange={(agency) => setTyped({ ...typed, agency })}
        />
        <Select
          label="Status"
          options={[
            { value: '' as const, label: 'Every status' },
            ...STATUSES.map((value) => ({ value, label: ORDER_STATES[value].name })),
          ]}
          value={filters.status}
          onChange={(status) => apply({ status })}
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
        <Period>
          <DateRangePicker
            labelStart="Made from"
            labelEnd="Made until"
            start={filters.from}
            end={filters.to}
            onChange={({ start, end }) => apply({ from: start, to: end })}
          />
        </Period>
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
