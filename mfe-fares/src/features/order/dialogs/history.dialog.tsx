import { problemOf } from '@jetway/kit-api';
import type { GroupOrder } from '@jetway/kit-api/fares';
import { useFareGetHistoryQuery } from '@jetway/kit-api/fares';
import { HistoryEvents, problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Dialog, ErrorState, Skeleton } from '@jetway/kit-ui';

/** The history of the booking, newest first. */
export function HistoryDialog({ order, onClose }: { order: GroupOrder; onClose: () => void }) {
  const t = useT('fares');
  const history = useFareGetHistoryQuery(
    { groupReferenceRequest: { referenceId: order.referenceId } },
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
