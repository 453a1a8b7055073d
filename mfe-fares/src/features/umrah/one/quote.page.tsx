import { isProblem, problemOf } from '@jetway/kit-api';
import { useFareGetUmrahQuoteQuery } from '@jetway/kit-api/fares';
import { problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { useParams } from '@jetway/kit-runtime/router';
import { EmptyState, ErrorState, LinkButton, SkeletonCard, Stack, Text } from '@jetway/kit-ui';

import { QUOTES } from '../../../shared/addresses';
import { FareOrders } from '../../../shared/fare-orders';
import { QuoteView } from './quote.view';

/** `/umrah-quotes/{reference}`: one quote of an umrah journey. */
export function QuotePage() {
  const { reference = '' } = useParams();
  return (
    <FareOrders>
      <LoadedQuote key={reference} reference={reference} />
    </FareOrders>
  );
}

function LoadedQuote({ reference }: { reference: string }) {
  const t = useT('fares');
  const found = useFareGetUmrahQuoteQuery(
    { umrahQuoteReference: { referenceId: reference } },
    { refetchOnMountOrArgChange: true },
  );
  if (found.data) return <QuoteView quote={found.data} onRefresh={() => void found.refetch()} />;
  if (!found.isError) {
    return (
      <Stack gap={4}>
        <Text muted role="status">
          {t('umrah.loading')}
        </Text>
        <SkeletonCard />
        <SkeletonCard />
      </Stack>
    );
  }
  const back = <LinkButton href={QUOTES}>{t('umrah.back')}</LinkButton>;
  if (isProblem(found.error, 'record.not_found'))
    return <EmptyState level={1} title={t('umrah.missing.title')} text={t('umrah.missing.text')} action={back} />;
  return (
    <ErrorState
      level={1}
      title={t('umrah.failedOne')}
      text={t(`orders.problems.${problemKey(found.error)}`)}
      requestId={problemOf(found.error)?.requestId}
      onRetry={() => void found.refetch()}
      action={back}
    />
  );
}
