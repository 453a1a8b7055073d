import { useT } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import { useAppSelector } from '@jetway/kit-runtime/store';
import { PageHeader, Stack } from '@jetway/kit-ui';

import { selectBooking } from './booking.slice';

/** `/flight-booking?priceSessionId=`: travellers, review, order. */
export function BookingPage() {
  const t = useT('flights');
  const [query] = useSearchParams();
  const session = useAppSelector(selectBooking).byPriceSession[query.get('priceSessionId') ?? ''];
  return (
    <Stack gap={6}>
      <PageHeader title={t('booking.title')} subtitle={session?.pricing.itinerary?.airlineName} />
    </Stack>
  );
}
