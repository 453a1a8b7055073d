import { isProblem, problemOf } from '@jetway/kit-api';
import { useHolidayGetRequestQuery } from '@jetway/kit-api/holidays';
import { problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { useParams } from '@jetway/kit-runtime/router';
import { EmptyState, ErrorState, LinkButton, SkeletonCard, Stack, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import { HOLIDAY_REQUESTS } from '../../../shared/holidays/addresses';
import { HolidayOrders } from '../../../shared/holidays/holiday-orders';
import { RequestView } from './request.view';

/** How often a request is looked at while operations may quote or write. */
export const POLL_MS = 30_000;

/** `/holiday-requests/{reference}`: what was asked for, the messages and the quotation. */
export function HolidayRequestPage() {
  const { reference = '' } = useParams();
  return (
    <HolidayOrders>
      <Loaded key={reference} reference={reference} />
    </HolidayOrders>
  );
}

function Loaded({ reference }: { reference: string }) {
  const t = useT('visas');
  const [poll, setPoll] = useState(0);
  const request = useHolidayGetRequestQuery(
    { holidayRequestKey: { requestReference: reference } },
    { refetchOnMountOrArgChange: true, pollingInterval: poll, skipPollingIfUnfocused: true },
  );
  const nextPoll = request.data?.actions.includes('message') ? POLL_MS : 0;
  if (nextPoll !== poll) setPoll(nextPoll);
  if (request.data) return <RequestView request={request.data} onRefresh={() => void request.refetch()} />;
  if (!request.isError) {
    return (
      <Stack gap={4}>
        <Text muted role="status">
          {t('holidays.request.loading')}
        </Text>
        <SkeletonCard />
        <SkeletonCard />
      </Stack>
    );
  }
  if (isProblem(request.error, 'record.not_found')) {
    return (
      <EmptyState
        level={1}
        title={t('holidays.request.missing.title')}
        text={t('holidays.request.missing.text')}
        action={<LinkButton href={HOLIDAY_REQUESTS}>{t('holidays.request.back')}</LinkButton>}
      />
    );
  }
  if (isProblem(request.error, 'access.denied')) {
    return <EmptyState level={1} title={t('holidays.request.denied.title')} text={t('holidays.request.denied.text')} />;
  }
  return (
    <ErrorState
      level={1}
      title={t('holidays.request.failed')}
      text={t(`orders.problems.${problemKey(request.error)}`)}
      requestId={problemOf(request.error)?.requestId}
      onRetry={() => void request.refetch()}
    />
  );
}
