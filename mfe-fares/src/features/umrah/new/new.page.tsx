import { isProblem, problemOf } from '@jetway/kit-api';
import { useFareGetFareLotQuery } from '@jetway/kit-api/fares';
import { problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import { EmptyState, ErrorState, LinkButton, PageHeader, SkeletonCard, Stack, Text } from '@jetway/kit-ui';

import { lotHref, RESULTS } from '../../../shared/addresses';
import { FareOrders } from '../../../shared/fare-orders';
import { QuoteForm } from './quote.form';

/** `/umrah-quotes/new?lot=`: prices the journey of an umrah fare as a whole. */
export function NewQuotePage() {
  const [query] = useSearchParams();
  const lotId = query.get('lot') ?? '';
  return <FareOrders>{lotId ? <LoadedLot key={lotId} lotId={lotId} /> : <NoLot />}</FareOrders>;
}

function NoLot() {
  const t = useT('fares');
  return (
    <EmptyState
      level={1}
      title={t('lot.gone.title')}
      text={t('lot.gone.text')}
      action={<LinkButton href={RESULTS.umrah}>{t('umrah.fares')}</LinkButton>}
    />
  );
}

function LoadedLot({ lotId }: { lotId: string }) {
  const t = useT('fares');
  const { currentData, error, isFetching, refetch } = useFareGetFareLotQuery({ fareLotReference: { lotId } });
  if (currentData && currentData.kind === 'umrah') {
    return (
      <Stack gap={4}>
        <PageHeader
          title={t('umrah.form.title')}
          subtitle={currentData.title}
          actions={<LinkButton href={lotHref(lotId)}>{t('umrah.form.back')}</LinkButton>}
        />
        <QuoteForm lot={currentData} />
      </Stack>
    );
  }
  if (currentData || isProblem(error, 'fares.lot_gone')) return <NoLot />;
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
  return (
    <ErrorState
      level={1}
      title={t('lot.failed')}
      text={t(`orders.problems.${problemKey(error)}`)}
      requestId={problemOf(error)?.requestId}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
