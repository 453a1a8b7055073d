import { isProblem, problemOf } from '@jetway/kit-api';
import { useFareGetGroupRequestQuery } from '@jetway/kit-api/fares';
import { problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { useParams } from '@jetway/kit-runtime/router';
import { EmptyState, ErrorState, LinkButton, SkeletonCard, Stack, Text } from '@jetway/kit-ui';

import { REQUESTS } from '../../../shared/addresses';
import { FareOrders } from '../../../shared/fare-orders';
import { RequestView } from './request.view';

/** `/group-requests/{reference}`: what was asked for, and the quote. */
export function RequestPage() {
  const { reference = '' } = useParams();
  return (
    <FareOrders>
      <LoadedRequest key={reference} reference={reference} />
    </FareOrders>
  );
}

function LoadedRequest({ reference }: { reference: string }) {
  const t = useT('fares');
  const found = useFareGetGroupRequestQuery(
    { groupRequestReference: { referenceId: reference } },
    { refetchOnMountOrArgChange: true },
  );
  if (found.data) return <RequestView request={found.data} onRefresh={() => void found.refetch()} />;
  if (!found.isError) {
    return (
      <Stack gap={4}>
        <Text muted role="status">
          {t('requests.loading')}
        </Text>
        <SkeletonCard />
        <SkeletonCard />
      </Stack>
    );
  }
  const back = <LinkButton href={REQUESTS}>{t('requests.back')}</LinkButton>;
  if (isProblem(found.error, 'record.not_found'))
    return <EmptyState level={1} title={t('requests.missing.title')} text={t('requests.missing.text')} action={back} />;
  if (isProblem(found.error, 'access.denied'))
    return <EmptyState level={1} title={t('requests.denied.title')} text={t('requests.denied.text')} />;
  return (
    <ErrorState
      level={1}
      title={t('requests.failedOne')}
      text={t(`orders.problems.${problemKey(found.error)}`)}
      requestId={problemOf(found.error)?.requestId}
      onRetry={() => void found.refetch()}
      action={back}
    />
  );
}
