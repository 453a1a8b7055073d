import { useT } from '@jetway/kit-runtime';
import { Button, DateRangePicker, icons, Select, TextField } from '@jetway/kit-ui';
import { useId, useState } from 'react';

import { Folded, FoldSwitch } from '../../shared/list.styles';
import type { LedgerFilters } from './ledger.model';
import { ENTRY_TYPES, isFiltered } from './ledger.model';
import { FilterBar } from './ledger.styles';

interface LedgerFiltersBarProps {
  filters: LedgerFilters;
  today: string;
  onChange: (filters: LedgerFilters) => void;
}

/** Every change applies at once and returns to page one. On a phone, all but the search text folds away. */
export function LedgerFiltersBar({ filters, today, onChange }: LedgerFiltersBarProps) {
  const t = useT('payments');
  const change = (part: Partial<LedgerFilters>) => onChange({ ...filters, ...part, page: 1 });
  const [isOpen, setOpen] = useState(false);
  const folded = useId();
  const active = [filters.type, filters.from || filters.to].filter(Boolean).length;
  const types = ENTRY_TYPES.map((type) => ({ value: type, label: t(`types.${type}`) }));
  return (
    <FilterBar>
      <TextField
        label={t('ledger.search')}
        type="search"
        iconStart={<icons.Search />}
        value={filters.search}
        onChange={(search) => change({ search })}
      />
      <FoldSwitch>
        <Button
          variant="secondary"
          fullWidth
          aria-expanded={isOpen}
          aria-controls={folded}
          onPress={() => setOpen(!isOpen)}
        >
          {active > 0 ? t('ledger.filtersActive', { active }) : t('ledger.filters')}
        </Button>
      </FoldSwitch>
      <Folded id={folded} data-open={isOpen || undefined}>
        <Select
          label={t('ledger.type')}
          options={[{ value: '', label: t('ledger.allTypes') }, ...types]}
          value={filters.type}
          onChange={(type) => change({ type })}
        />
        <DateRangePicker
          labelStart={t('ledger.from')}
          labelEnd={t('ledger.to')}
          start={filters.from}
          end={filters.to}
          max={today}
          onChange={({ start, end }) => change({ from: start, to: end })}
        />
      </Folded>
      {isFiltered(filters) && (
        <Button variant="ghost" onPress={() => change({ search: '', type: '', from: '', to: '' })}>
          {t('ledger.clear')}
        </Button>
      )}
    </FilterBar>
  );
}
