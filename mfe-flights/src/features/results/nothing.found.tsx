import { useT } from '@jetway/kit-runtime';
import { useAppSelector } from '@jetway/kit-runtime/store';
import { Button, EmptyState, ErrorState } from '@jetway/kit-ui';

import { selectRun } from './state/run.slice';

interface NothingFoundProps {
  onRetry: () => void;
  onModify: () => void;
}

/** A search that is over without a flight: nobody flies there on that day, or suppliers were not heard and it is not known. */
export function NothingFound({ onRetry, onModify }: NothingFoundProps) {
  const t = useT('flights');
  const { suppliersSilent, suppliersTotal } = useAppSelector(selectRun);
  if (suppliersSilent > 0) {
    const who = suppliersSilent < suppliersTotal ? 'some' : 'all';
    return <ErrorState title={t(`results.unheard.${who}.title`)} text={t(`results.unheard.${who}.text`)} onRetry={onRetry} />;
  }
  return (
    <EmptyState
      title={t('results.empty.title')}
      text={t('results.empty.text')}
      action={<Button onPress={onModify}>{t('results.empty.action')}</Button>}
    />
  );
}
