import { useT } from '@jetway/kit-runtime';
import { useAppSelector } from '@jetway/kit-runtime/store';
import { Button, EmptyState, ErrorState } from '@jetway/kit-ui';

import { selectRun } from './state/run.slice';

interface NothingFoundProps {
  onRetry: () => void;
  onModify: () => void;
}

/** A complete search without flights: there are none on that day, or it is unknown because suppliers did not answer. */
export function NothingFound({ onRetry, onModify }: NothingFoundProps) {
  const t = useT('flights');
  const { suppliersSilent, suppliersTotal } = useAppSelector(selectRun);
  if (suppliersSilent > 0) {
    const who = suppliersSilent < suppliersTotal ? 'some' : 'all';
    return (
      <ErrorState title={t(`results.unheard.${who}.title`)} text={t(`results.unheard.${who}.text`)} onRetry={onRetry} />
    );
  }
  return (
    <EmptyState
      title={t('results.empty.title')}
      text={t('results.empty.text')}
      action={<Button onPress={onModify}>{t('results.empty.action')}</Button>}
    />
  );
}
