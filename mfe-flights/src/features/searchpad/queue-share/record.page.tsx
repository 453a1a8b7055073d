import { isProblem, problemOf } from '@jetway/kit-api';
import { useAirGetImportPnrQuery } from '@jetway/kit-api/flights';
import { problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';
import {
  Callout,
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  SkeletonCard,
  Stack,
  Text,
} from '@jetway/kit-ui';

import { QUEUE_SHARE } from '../../../shared/addresses';
import { FlightOrders } from '../../../shared/flight-orders';
import type { RecordKeys } from './queue-share.model';
import { bodyOf, isCorrectable, isNamed, isSameRecord, recordFrom } from './queue-share.model';
import { queueShareActions, selectQueueShare } from './queue-share.slice';
import { RecordView } from './record.view';
import { SourcedForm } from './sourced.form';

/** `/queue-share-booking?source=&pnr=`: a record made elsewhere, until it is an order. */
export function RecordPage() {
  const [query, setQuery] = useSearchParams();
  const dispatch = useAppDispatch();
  const { record: typed } = useAppSelector(selectQueueShare);
  const record = recordFrom(query, typed);
  const name = (next: RecordKeys) => {
    dispatch(queueShareActions.recordNamed(next));
    setQuery({ source: next.source, pnr: next.pnr });
  };
  return (
    <FlightOrders>
      <Found key={`${record.source} ${record.pnr}`} record={record} onName={name} />
    </FlightOrders>
  );
}

interface FoundProps {
  record: RecordKeys;
  onName: (record: RecordKeys) => void;
}

function Found({ record, onName }: FoundProps) {
  const t = useT('flights');
  const found = useAirGetImportPnrQuery(
    { importPnrBody: bodyOf(record) },
    { skip: !isNamed(record), refetchOnMountOrArgChange: true },
  );
  const submit = (next: RecordKeys) => {
    onName(next);
    // The same record again: its address does not change, so it is read again here.
    if (isNamed(record) && isSameRecord(next, record)) void found.refetch();
  };
  if (!isNamed(record)) return <Naming record={record} onSubmit={submit} />;
  if (found.isFetching && !found.currentData) return <Reading pnr={record.pnr} />;
  if (found.currentData) {
    return (
      <RecordView
        found={found.currentData}
        keys={record}
        isReading={found.isFetching}
        onReadAgain={() => void found.refetch()}
      />
    );
  }
  if (isCorrectable(found.error)) return <Naming record={record} error={found.error} onSubmit={submit} />;
  if (isProblem(found.error, 'access.denied'))
    return <EmptyState level={1} title={t('queueShare.denied.title')} text={t('queueShare.denied.text')} />;
  return (
    <ErrorState
      level={1}
      title={t('queueShare.unread')}
      text={t(`orders.problems.${problemKey(found.error)}`)}
      requestId={problemOf(found.error)?.requestId}
      onRetry={() => void found.refetch()}
      action={<LinkButton href={QUEUE_SHARE}>{t('queueShare.another')}</LinkButton>}
    />
  );
}

function Reading({ pnr }: { pnr: string }) {
  const t = useT('flights');
  return (
    <Stack gap={4}>
      <Text muted role="status">
        {t('queueShare.reading', { pnr })}
      </Text>
      <SkeletonCard />
      <SkeletonCard />
    </Stack>
  );
}

/** The form in place of a record: its keys are incomplete, or the source has no record with them. */
function Naming({
  record,
  error,
  onSubmit,
}: {
  record: RecordKeys;
  error?: unknown;
  onSubmit: (record: RecordKeys) => void;
}) {
  const t = useT('flights');
  const faults = problemOf(error)?.errors;
  return (
    <Stack gap={4}>
      <PageHeader title={t('queueShare.which')} subtitle={t('queueShare.whichText')} />
      {isProblem(error, 'import.record_not_found') && (
        <Callout tone="danger" title={t('queueShare.notFound.title', { pnr: record.pnr })}>
          {t('queueShare.notFound.text')}
        </Callout>
      )}
      {isProblem(error, 'import.source_not_found') && (
        <Callout tone="danger" title={t('queueShare.noSource.title')}>
          {t('queueShare.noSource.text')}
        </Callout>
      )}
      {faults && (
        <Callout tone="warning" title={t('queueShare.incomplete.title')}>
          {t('queueShare.incomplete.text')}
        </Callout>
      )}
      <Card padding="md">
        <SourcedForm record={record} faults={faults} onSubmit={onSubmit} />
      </Card>
    </Stack>
  );
}
