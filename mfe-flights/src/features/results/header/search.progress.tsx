import { useT } from '@jetway/kit-runtime';
import { useAppSelector } from '@jetway/kit-runtime/store';
import { ProgressBar, styled, Text } from '@jetway/kit-ui';

import { isFiltered } from '../filters/filter.model';
import { selectResults } from '../state/results.state';
import { selectRun } from '../state/run.slice';

/** As high with the bar as without, so that the list stays where it is when the search ends. */
const Place = styled.div`
  min-block-size: 2.125rem;
`;

/** How many suppliers have answered while the search runs; how many flights there are after that. */
export function SearchProgress() {
  const t = useT('flights');
  const { phase, suppliersTotal, suppliersRemaining } = useAppSelector(selectRun);
  const { allFlights, filteredFlights, filters } = useAppSelector(selectResults);
  const answered = suppliersTotal - suppliersRemaining;
  const count = allFlights.length;
  const counted = isFiltered(filters) ? t('results.shown', { shown: filteredFlights.length, count }) : t('results.complete', { count });
  return (
    <Place aria-live="polite">
      {phase === 'searching' && suppliersTotal > 0 && (
        <ProgressBar label={t('results.progress', { answered, total: suppliersTotal })} value={(100 * answered) / suppliersTotal} />
      )}
      {phase !== 'searching' && <Text muted>{counted}</Text>}
    </Place>
  );
}
