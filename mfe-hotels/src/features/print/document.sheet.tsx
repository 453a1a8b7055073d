import { isProblem, problemOf } from '@jetway/kit-api';
import { useHotelGetVoucherContentQuery } from '@jetway/kit-api/orders';
import { DocumentSheet as Sheet, problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Callout, ErrorState, SkeletonCard } from '@jetway/kit-ui';

import type { DocumentChoice } from './print.model';
import { OnScreen } from './print.styles';

/** A document of a booking on screen, as on its PDF. What is missing is said on the screen only. */
export function DocumentSheet({ referenceId, choice }: { referenceId: string; choice: DocumentChoice }) {
  const t = useT('hotels');
  const paper = useHotelGetVoucherContentQuery({ referenceId, ...choice }, { refetchOnMountOrArgChange: true });
  if (paper.currentData) return <Sheet paper={paper.currentData} />;
  if (!paper.isError) return <SkeletonCard />;
  return (
    <OnScreen>
      {isProblem(paper.error, 'order.wrong_state') ? (
        <Callout tone="info" title={t('print.missing', { reference: referenceId })} />
      ) : (
        <ErrorState
          level={2}
          title={`${t('print.failed')}: ${referenceId}`}
          text={t(`orders.problems.${problemKey(paper.error)}`)}
          requestId={problemOf(paper.error)?.requestId}
          onRetry={() => void paper.refetch()}
        />
      )}
    </OnScreen>
  );
}
