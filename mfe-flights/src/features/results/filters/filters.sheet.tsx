import { useT } from '@jetway/kit-runtime';
import { useAppSelector } from '@jetway/kit-runtime/store';
import { Button, icons, Sheet } from '@jetway/kit-ui';
import { useDeferredValue, useState } from 'react';

import { selectResult } from '../state/results.state';
import { activeFilters } from './filter.model';
import { FiltersPanel } from './filters.panel';

/** The filters of small screens, behind a button. */
export function FiltersSheet() {
  const t = useT('flights');
  const [isOpen, setOpen] = useState(false);
  const filters = useAppSelector(selectResult('filters'));
  const filteredFlights = useDeferredValue(useAppSelector(selectResult('filteredFlights')));
  const count = activeFilters(filters).length;
  const close = (
    <Button variant="primary" fullWidth onPress={() => setOpen(false)}>
      {t('results.filters.show', { count: filteredFlights.length })}
    </Button>
  );
  return (
    <>
      <Button iconStart={<icons.Filter size={16} />} onPress={() => setOpen(true)}>
        {count > 0 ? t('results.filters.openActive', { count }) : t('results.filters.open')}
      </Button>
      <Sheet title={t('results.filters.title')} isOpen={isOpen} onOpenChange={setOpen} footer={close}>
        <FiltersPanel />
      </Sheet>
    </>
  );
}
