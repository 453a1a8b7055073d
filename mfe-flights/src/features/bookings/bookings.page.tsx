import { useGetBookingsQuery } from '@jetway/kit-api/customer';
import { useT } from '@jetway/kit-runtime';
import { PageHeader, Stack } from '@jetway/kit-ui';

/** `/my-bookings`: every order of the agency, by queue. */
export function BookingsPage() {
  const t = useT('flights');
  const bookings = useGetBookingsQuery({ bookingsRequest: {} });
  return (
    <Stack gap={6}>
      <PageHeader title={t('bookings.title')} subtitle={t('bookings.total', { total: bookings.data?.total ?? 0 })} />
    </Stack>
  );
}
