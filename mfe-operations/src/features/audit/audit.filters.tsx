import { Button, DateRangePicker, Grid, Inline, media, Select, styled, TextField } from '@jetway/kit-ui';
import { useState } from 'react';

import type { AuditFilters } from './audit.model';
import { useBrandOf } from '../../session/brand';

/** The list needs a value for the trail without a tenant; no tenant has this name. */
const OPERATORS = '_operations';

/** As wide as two fields: it has two dates. */
const Period = styled.div`
  ${media.fromTablet} {
    grid-column: span 2;
  }
`;

interface FiltersProps {
  tenants: readonly string[];
  filters: AuditFilters;
  onChange: (filters: AuditFilters) => void;
}

/** Selections apply immediately; typed text applies with Enter or the button. */
export function AuditFiltersBar({ tenants, filters, onChange }: FiltersProps) {
  const brandOf = useBrandOf();
  const [typed, setTyped] = useState({ operator: filters.operator, action: filters.action, subject: filters.subject });
  const apply = (part: Partial<AuditFilters> = {}) => onChange({ ...filters, ...typed, ...part });
  const clear = () => {
    const nothing = { operator: '', action: '', subject: '' };
    setTyped(nothing);
    onChange({ ...filters, ...nothing, from: '', to: '' });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }} align="end" gap={3}>
        <Select
          label="Trail of"
          options={[
            ...tenants.map((value) => ({ value, label: brandOf(value) })),
            { value: OPERATORS, label: 'Operators themselves' },
          ]}
          value={filters.tenant || OPERATORS}
          onChange={(tenant) => apply({ tenant: tenant === OPERATORS ? '' : tenant })}
        />
        <TextField label="Operator" value={typed.operator} onChange={(operator) => setTyped({ ...typed, operator })} />
        <TextField
          label="Action begins with"
          placeholder="order."
          value={typed.action}
          onChange={(action) => setTyped({ ...typed, action })}
        />
        <TextField
          label="Subject"
          placeholder="Reference or id"
          value={typed.subject}
          onChange={(subject) => setTyped({ ...typed, subject })}
        />
        <Period>
          <DateRangePicker
            labelStart="From"
            labelEnd="To"
            start={filters.from}
            end={filters.to}
            onChange={({ start, end }) => apply({ from: start, to: end })}
          />
        </Period>
        <Inline gap={2}>
          <Button type="submit" variant="primary">
            Apply
          </Button>
          <Button variant="ghost" onPress={clear}>
            Clear
          </Button>
        </Inline>
      </Grid>
    </form>
  );
}
