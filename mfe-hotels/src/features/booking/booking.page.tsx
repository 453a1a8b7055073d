import { isProblem, problemOf } from '@jetway/kit-api';
import { problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { useParams } from '@jetway/kit-runtime/router';
import { EmptyState, ErrorState, LinkButton, PageHeader, SkeletonCard, Stack, Text } from '@jetway/kit-ui';

import type { RatePlace } from '../../shared/addresses';
import { searchHref } from '../../shared/addresses';
import { HotelOrders } from '../../shared/orders/hotel-orders';
import { BookingDesk } from './booking.desk';
import { useCheck } from './use-check';

/** `/hotel/booking/{requestId}/{hotelGuid}/{roomGuid}/{roomRateGuid}`: guests, preview, booking. */
export function BookingPage() {
  const t = useT('hotels');
  const { requestId = '', hotelGuid = '', roomGuid = '', roomRateGuid = '' } = useParams();
  return (
    <HotelOrders>
      <Stack gap={2}>
        <PageHeader title={t('booking.title')} />
        <CheckedBooking key={roomRateGuid} place={{ requestId, hotelGuid, roomGuid, roomRateGuid }} />
      </Stack>
    </HotelOrders>
  );
}

function CheckedBooking({ place }: { place: RatePlace }) {
  const t = useT('hotels');
  const { checked, error, isChecking, again } = useCheck(place);
  const lost = lostIn(error);
  if (lost) {
    return (
      <EmptyState
        title={t(`booking.${lost}.title`)}
        text={t(`booking.${lost}.text`)}
        action={
          <LinkButton variant="primary" href={searchHref()}>
            {t('booking.searchAgain')}
          </LinkButton>
        }
      />
    );
  }
  if (checked) {
    return <BookingDesk place={place} checked={checked} isChecking={isChecking} failure={error} onCheck={again} />;
  }
  if (error !== undefined) {
    return (
      <ErrorState
        title={t('booking.failed')}
        text={t(`orders.problems.${problemKey(error)}`)}
        requestId={problemOf(error)?.requestId}
        onRetry={again}
      />
    );
  }
  return (
    <Stack gap={4}>
      <Text muted role="status">
        {t('booking.checking')}
      </Text>
      <SkeletonCard />
      <SkeletonCard />
    </Stack>
  );
}

/** Why this address can no longer be booked: the search has expired, or the address is invalid. */
function lostIn(error: unknown): 'searchOver' | 'unknown' | null {
  if (isProblem(error, 'hotel.search_expired')) return 'searchOver';
  return isProblem(error, 'hotel.not_found') ? 'unknown' : null;
}
