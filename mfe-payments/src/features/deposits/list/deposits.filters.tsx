import type { DepositFilterValues } from '@jetway/kit-api/deposits';
import { useT } from '@jetway/kit-runtime';
import { Button, DateRangePicker, icons, Select, TextField } from '@jetway/kit-ui';
import { useId, useState } from 'react';

import { Folded, FoldSwitch } from '../../../shared/list.styles';
import { METHODS } from '../model/methods';
import { STATUSES } from '../model/status';
import type { DepositFilters } from './deposits.model';
import { EVERYTHING, isFiltered } from './deposits.model';
import { FilterBar } from './deposits.styles';

interface DepositsFiltersBarProps {
  filters: DepositFilters;
  /** Values the agency's deposits have; every value while they load. */
  choices: DepositFilterValues | undefined;
  today: string;
  onChange: (filters: DepositFilters) => void;
}

/** Every change applies at once and returns to page one. On a phone, all but the search text folds away. */
export function DepositsFiltersBar({ filters, choices, today, onChange }: DepositsFiltersBarProps) {
  const t = useT('payments');
  const change = (part: Partial<DepositFilters>) => onChange({ ...filters, ...part, page: 1 });
  const [isOpen, setOpen] = useState(false);
  const folded = useId();
  const active = [filters.method, filters.status, filters.from || filters.to].filter(Boolean).length;
  const methods = choices?.methods ?? METHODS.map(({ code }) => code);
  const statuses = choices?.statuses ?? STATUSES;
  return (
    <FilterBar>
      <TextField
        label={t('deposits.list.search')}
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
          label={t('deposits.list.method')}
          options={[
            { value: '', label: t('deposits.list.allMethods') },
            ...methods.map((value) => ({ value, label: t(`deposits.methods.${value}.name`) })),
          ]}
          value={filters.method}
          onChange={(method) => change({ method })}
        />
        <Select
          label={t('deposits.list.status')}
          options={[
            { value: '', label: t('deposits.list.allStatuses') },
            ...statuses.map((value) => ({ value, label: t(`deposits.statuses.${value}`) })),
          ]}
          value={filters.status}
          onChange={(status) => change({ status })}
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
        <Button variant="ghost" onPress={() => onChange(EVERYTHING)}>
          {t('ledger.clear')}
        </Button>
      )}
    </FilterBar>
  );
}
