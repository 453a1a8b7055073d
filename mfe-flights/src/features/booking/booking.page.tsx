import { problemOf } from '@jetway/kit-api';
import { problemKey } from '@jetway/kit-orders';
import { paths, useT } from '@jetway/kit-runtime';
import { EmptyState, ErrorState, LinkButton, PageHeader, SkeletonCard, Stack, VisuallyHidden } from '@jetway/kit-ui';

import { FlightOrders } from '../../shared/flight-orders';
import { BookingDesk } from './booking.desk';
import { usePricing } from './use-pricing';

/** `/flight-booking?priceSessionId=`: travellers, review, order. */
export function BookingPage() {
  const t = useT('flights');
  return (
    <FlightOrders>
      <Stack gap={2}>
        <PageHeader title={t('booking.title')} />
        <PricedBooking />
      </Stack>
    </FlightOrders>
  );
}

function PricedBooking() {
  const t = useT('flights');
  const pricing = usePricing();
  switch (pricing.kind) {
    case 'ready':
      return (
        <BookingDesk key={pricing.priceSessionId} priceSessionId={pricing.priceSessionId} session={pricing.session} />
      );
    case 'pricing':
      return (
        <Stack gap={4}>
          <VisuallyHidden role="status">{t('booking.pricing')}</VisuallyHidden>
          <SkeletonCard />
          <SkeletonCard />
        </Stack>
      );
    case 'lost':
      return (
        <EmptyState
          level={1}
          title={t('booking.lost.title')}
          text={t('booking.lost.text')}
          action={
            <LinkButton variant="primary" href={paths.searchpad()}>
              {t('booking.lost.action')}
            </LinkButton>
          }
        />
      );
    case 'failed':
      return (
        <ErrorState
          level={1}
          title={t('booking.failed.title')}
          text={t(`orders.problems.${problemKey(pricing.error)}`)}
          requestId={problemOf(pricing.error)?.requestId}
          onRetry={pricing.retry}
        />
      );
  }
}
