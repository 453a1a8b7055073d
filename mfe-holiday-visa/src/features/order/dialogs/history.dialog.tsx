import { problemOf } from '@jetway/kit-api';
import type { VisaOrder } from '@jetway/kit-api/visas';
import { useVisaGetHistoryQuery } from '@jetway/kit-api/visas';
import { HistoryEvents, problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Dialog, ErrorState, Skeleton } from '@jetway/kit-ui';

/** What happened to the application, newest first. */
export function HistoryDialog({ order, onClose }: { order: VisaOrder; onClose: () => void }) {
  const t = useT('visas');
  const history = useVisaGetHistoryQuery(
    { visaReferenceRequest: { referenceId: order.referenceId } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Dialog title={t('order.history')} isOpen onOpenChange={onClose}>
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
