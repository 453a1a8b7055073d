import { problemOf } from '@jetway/kit-api';
import type { HolidayOrder } from '@jetway/kit-api/holidays';
import { useHolidayGetHistoryQuery } from '@jetway/kit-api/holidays';
import { HistoryEvents, problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Dialog, ErrorState, Skeleton } from '@jetway/kit-ui';

/** What happened to the booking, newest first. */
export function HistoryDialog({ order, onClose }: { order: HolidayOrder; onClose: () => void }) {
  const t = useT('visas');
  const history = useHolidayGetHistoryQuery(
    { holidayOrderKey: { orderReference: order.orderReference } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Dialog title={t('orders.history.title')} isOpen onOpenChange={onClose}>
      {history.data && <HistoryEvents events={history.data.events} />}
      {!history.data && history.isError && (
        <ErrorState
          level={3}
          title={t('orders.history.failed')}
          text={t(`orders.problems.${problemKey(history.error)}`)}
          requestId={problemOf(history.error)?.requestId}
          onRetry={() => void history.refetch()}
        />
      )}
      {!history.data && !history.isError && <Skeleton height="6rem" />}
    </Dialog>
  );
}
