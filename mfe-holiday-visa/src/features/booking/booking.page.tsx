import { isProblem, problemOf } from '@jetway/kit-api';
import { useVisaGetOrderQuery } from '@jetway/kit-api/visas';
import { MissingOrder, problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import { EmptyState, ErrorState, LinkButton, PageHeader, SkeletonCard, Stack } from '@jetway/kit-ui';

import { searchHref } from '../../shared/addresses';
import { APPLICATIONS, orderHref } from '../../shared/orders/addresses';
import { VisaOrders } from '../../shared/orders/visa-orders';
import { queryFrom } from '../../shared/visa-query';
import { BookingDesk } from './booking.desk';
import { StartView } from './start/start.view';

/** `/visa-booking`: starts an application for a visa found, or goes on with the draft that the address names. */
export function BookingPage() {
  const t = useT('visas');
  const [params] = useSearchParams();
  const reference = params.get('orderReference');
  const productId = params.get('productId');
  const query = queryFrom(params);
  return (
    <VisaOrders>
      <Stack gap={2}>
        <PageHeader title={t('booking.title')} />
        {reference ? (
          <Draft key={reference} referenceId={reference} />
        ) : productId && query ? (
          <StartView key={productId} productId={productId} query={query} />
        ) : (
          <EmptyState
            title={t('booking.nothing.title')}
            text={t('booking.nothing.text')}
            action={<LinkButton href={searchHref()}>{t('booking.nothing.action')}</LinkButton>}
          />
        )}
      </Stack>
    </VisaOrders>
  );
}

/** A draft, read anew on arrival; one that was sent or has expired meanwhile is no draft any more. */
function Draft({ referenceId }: { referenceId: string }) {
  const t = useT('visas');
  const { data, error, isError, refetch } = useVisaGetOrderQuery(
    { visaReferenceRequest: { referenceId } },
    { refetchOnMountOrArgChange: true },
  );
  if (data?.status === 'draft') return <BookingDesk loaded={data} />;
  if (data) {
    const words = data.status === 'expired' ? 'booking.expiredDraft' : 'booking.sent';
    return (
      <EmptyState
        title={t(`${words}.title`)}
        text={t(`${words}.text`, { reference: referenceId })}
        action={
          data.status === 'expired' ? (
            <LinkButton href={searchHref()}>{t('booking.nothing.action')}</LinkButton>
          ) : (
            <LinkButton href={orderHref(referenceId)}>{t('booking.sent.action')}</LinkButton>
          )
        }
      />
    );
  }
  if (isProblem(error, 'order.not_found')) return <MissingOrder href={APPLICATIONS} />;
  if (isError) {
    return (
      <ErrorState
        title={t('booking.failed')}
        text={t(`orders.problems.${problemKey(error)}`)}
        requestId={problemOf(error)?.requestId}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Stack gap={4}>
      <SkeletonCard />
      <SkeletonCard />
    </Stack>
  );
}
