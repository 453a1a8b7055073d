import { useT } from '@jetway/kit-runtime';
import { useAppSelector } from '@jetway/kit-runtime/store';
import { ProgressBar, Text } from '@jetway/kit-ui';
import { useDeferredValue } from 'react';

import { isFiltered } from '../filters/filter.model';
import { selectResults } from '../state/results.state';
import { selectRun } from '../state/run.slice';

/**
 * The number of suppliers that have answered during the search, then the number of flights. Matches the list that is
 * displayed.
 */
export function SearchProgress() {
  const t = useT('flights');
  const { phase, suppliersTotal, suppliersRemaining } = useDeferredValue(useAppSelector(selectRun));
  const { allFlights, filteredFlights, filters } = useDeferredValue(useAppSelector(selectResults));
  const answered = suppliersTotal - suppliersRemaining;
  const count = allFlights.length;
  const counted = isFiltered(filters)
    ? t('results.shown', { shown: filteredFlights.length, count })
    : t('results.complete', { count });
  return (
    <div aria-live="polite">
      {phase === 'searching' && suppliersTotal > 0 && (
        <>
          <ProgressBar
            label={t('results.progress', { answered, total: suppliersTotal })}
            value={(100 * answered) / suppliersTotal}
          />
          <Text size="xs" muted>
            {t('results.cheaper')}
          </Text>
        </>
      )}
      {phase !== 'searching' && <Text muted>{counted}</Text>}
    </div>
  );
}
