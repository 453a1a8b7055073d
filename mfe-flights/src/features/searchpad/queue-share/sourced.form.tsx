import type { FieldError } from '@jetway/kit-api';
import { isProblem, problemOf } from '@jetway/kit-api';
import { useAirGetImportPnrSourcesQuery } from '@jetway/kit-api/flights';
import { problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { EmptyState, ErrorState, Skeleton, Stack, VisuallyHidden } from '@jetway/kit-ui';

import type { RecordKeys } from './queue-share.model';
import { RecordForm } from './record.form';

interface SourcedFormProps {
  record: RecordKeys;
  faults?: readonly FieldError[] | undefined;
  onSubmit: (record: RecordKeys) => void;
}

/** The form, once the portal's sources are known. */
export function SourcedForm(props: SourcedFormProps) {
  const t = useT('flights');
  const sources = useAirGetImportPnrSourcesQuery();
  if (isProblem(sources.error, 'access.denied'))
    return <EmptyState title={t('queueShare.denied.title')} text={t('queueShare.denied.text')} />;
  if (sources.isError) {
    return (
      <ErrorState
        title={t('queueShare.source.failed')}
        text={t(`orders.problems.${problemKey(sources.error)}`)}
        requestId={problemOf(sources.error)?.requestId}
        isRetrying={sources.isFetching}
        onRetry={() => void sources.refetch()}
      />
    );
  }
  if (!sources.data) {
    return (
      <Stack gap={3}>
        <VisuallyHidden role="status">{t('queueShare.source.loading')}</VisuallyHidden>
        <Skeleton height="4rem" />
        <Skeleton height="3rem" />
      </Stack>
    );
  }
  if (sources.data.sources.length === 0)
    return <EmptyState title={t('queueShare.source.none')} text={t('queueShare.source.noneText')} />;
  return <RecordForm sources={sources.data.sources} {...props} />;
}
