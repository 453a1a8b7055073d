import { problemOf } from '@jetway/kit-api';
import { problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { ErrorState } from '@jetway/kit-ui';

/** Shown when lots could not be loaded, with a retry. */
export function ResultsFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT('fares');
  return (
    <ErrorState
      title={t('results.failed')}
      text={t(`orders.problems.${problemKey(error)}`)}
      requestId={problemOf(error)?.requestId}
      onRetry={onRetry}
    />
  );
}
