import { useCsvExport } from '@jetway/kit-api/files';
import { problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Button, icons, toast } from '@jetway/kit-ui';

import type { BookingFilters } from './bookings.model';
import { requestOf } from './bookings.model';

/** Saves every booking that matches the filters, on all pages, as a CSV file. */
export function BookingsExport({ filters }: { filters: BookingFilters }) {
  const t = useT('flights');
  const { isSaving, save } = useCsvExport('/api/customer/v1/MyBooking/ExportBookings');
  const press = async () => {
    const error = await save({ ...requestOf(filters), page: undefined, pageSize: undefined });
    if (error) toast.error(t(`orders.problems.${problemKey(error)}`));
  };
  return (
    <Button variant="secondary" isPending={isSaving} iconStart={<icons.Download aria-hidden size={16} />} onPress={() => void press()}>
      {t('bookings.export')}
    </Button>
  );
}
