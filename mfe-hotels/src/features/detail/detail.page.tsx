import { isProblem, problemOf } from '@jetway/kit-api';
import { useHotelGetDetailQuery } from '@jetway/kit-api/hotels';
import { problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { useParams } from '@jetway/kit-runtime/router';
import { EmptyState, ErrorState, LinkButton, Spinner, Stack, Text } from '@jetway/kit-ui';

import { resultsHref, searchHref } from '../../shared/addresses';
import { Waiting } from './detail.styles';
import { DetailView } from './detail.view';

/** `/hotel/:requestId/:hotelGuid`: one hotel with the rooms that are available now. */
export function DetailPage() {
  const { requestId = '', hotelGuid = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useHotelGetDetailQuery({
    hotelDetailRequest: { requestId, hotelGuid },
  });
  if (currentData) return <DetailView detail={currentData} />;
  if (error)
    return <Failure error={error} requestId={requestId} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return <Checking />;
}

function Checking() {
  const t = useT('hotels');
  return (
    <Waiting role="status">
      <Spinner size={32} label="" />
      <Text size="lg" weight="semibold">
        {t('detail.checking')}
      </Text>
    </Waiting>
  );
}

interface FailureProps {
  error: unknown;
  requestId: string;
  isRetrying: boolean;
  onRetry: () => void;
}

function Failure({ error, requestId, isRetrying, onRetry }: FailureProps) {
  const t = useT('hotels');
  const back = <LinkButton href={resultsHref(null, requestId)}>{t('detail.back')}</LinkButton>;
  if (isProblem(error, 'hotel.search_expired'))
    return (
      <EmptyState
        level={1}
        title={t('results.expired.title')}
        text={t('results.expired.lost')}
        action={<LinkButton href={searchHref()}>{t('results.noQuery.action')}</LinkButton>}
      />
    );
  if (isProblem(error, 'hotel.not_found'))
    return <EmptyState level={1} title={t('detail.missing.title')} text={t('detail.missing.text')} action={back} />;
  const reference = problemOf(error)?.requestId;
  return (
    <Stack>
      <ErrorState
        level={1}
        title={t('detail.failed')}
        text={t(`orders.problems.${problemKey(error)}`)}
        isRetrying={isRetrying}
        onRetry={onRetry}
        action={back}
        {...(reference ? { requestId: reference } : {})}
      />
    </Stack>
  );
}
