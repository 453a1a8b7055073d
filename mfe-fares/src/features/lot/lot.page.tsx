import { isProblem, problemOf } from '@jetway/kit-api';
import { useFareGetFareLotQuery } from '@jetway/kit-api/fares';
import { problemKey } from '@jetway/kit-orders';
import { paths, useT } from '@jetway/kit-runtime';
import { useParams } from '@jetway/kit-runtime/router';
import { EmptyState, ErrorState, LinkButton, SkeletonCard, Stack, Text } from '@jetway/kit-ui';
import { useCallback, useState } from 'react';

import { FareOrders } from '../../shared/fare-orders';
import type { HoldFormProps } from './hold.form';
import type { HoldDraft } from './hold.model';
import { LotView } from './lot.view';

/** `/fare-lots/{lotId}`: one lot, the departures around it, and the form that holds seats. */
export function LotPage() {
  const { lotId = '' } = useParams();
  const [drafts, setDrafts] = useState<Drafts>({});
  const keep = useCallback((lot: string, draft: HoldDraft) => setDrafts((before) => ({ ...before, [lot]: draft })), []);
  return (
    <FareOrders>
      <LoadedLot key={lotId} lotId={lotId} draft={drafts[lotId]} onLeave={keep} />
    </FareOrders>
  );
}

/** Input for each lot during this visit, since the calendar switches between lots. */
type Drafts = Readonly<Record<string, HoldDraft>>;

interface LoadedLotProps extends Pick<HoldFormProps, 'draft' | 'onLeave'> {
  lotId: string;
}

function LoadedLot({ lotId, draft, onLeave }: LoadedLotProps) {
  const t = useT('fares');
  const { currentData, error, isFetching, refetch } = useFareGetFareLotQuery({ fareLotReference: { lotId } });
  if (currentData)
    return <LotView lot={currentData} draft={draft} onLeave={onLeave} onRefresh={() => void refetch()} />;
  if (error === undefined) {
    return (
      <Stack gap={4}>
        <Text muted role="status">
          {t('lot.loading')}
        </Text>
        <SkeletonCard />
        <SkeletonCard />
      </Stack>
    );
  }
  const back = <LinkButton href={paths.searchpad()}>{t('lot.search')}</LinkButton>;
  if (isProblem(error, 'access.denied'))
    return <EmptyState level={1} title={t('lot.denied.title')} text={t('lot.denied.text')} action={back} />;
  if (isProblem(error, 'fares.lot_gone'))
    return <EmptyState level={1} title={t('lot.gone.title')} text={t('lot.gone.text')} action={back} />;
  return (
    <ErrorState
      level={1}
      title={t('lot.failed')}
      text={t(`orders.problems.${problemKey(error)}`)}
      requestId={problemOf(error)?.requestId}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
      action={back}
    />
  );
}
