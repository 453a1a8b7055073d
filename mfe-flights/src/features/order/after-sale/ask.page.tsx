import { problemOf } from '@jetway/kit-api';
import { useAirGetOrderQuery } from '@jetway/kit-api/flights';
import { MissingOrder, problemKey } from '@jetway/kit-orders';
import { paths, useT } from '@jetway/kit-runtime';
import { useNavigate, useSearchParams } from '@jetway/kit-runtime/router';
import { EmptyState, ErrorState, LinkButton, SkeletonCard } from '@jetway/kit-ui';

import type { AskedKind } from '../../../shared/after-sale/after-sale.model';
import { FlightOrders } from '../../../shared/flight-orders';
import { AskDialog } from './ask.dialog';

/** `/flight-void-request?reference=`: asks for a void of an order. */
export function AskVoidPage() {
  return <AskPage kind="void" />;
}

/** `/flight-refund-request?reference=`: asks for a refund of an order. */
export function AskRefundPage() {
  return <AskPage kind="refund" />;
}

function AskPage({ kind }: { kind: AskedKind }) {
  const [query] = useSearchParams();
  const reference = query.get('reference') ?? '';
  return (
    <FlightOrders>
      {reference ? <Asking key={reference} kind={kind} orderReference={reference} /> : <MissingOrder />}
    </FlightOrders>
  );
}

/** The dialog of the order page at an address of its own; closing it opens the order. */
function Asking({ kind, orderReference }: { kind: AskedKind; orderReference: string }) {
  const t = useT('flights');
  const navigate = useNavigate();
  const order = useAirGetOrderQuery({ orderReference }, { refetchOnMountOrArgChange: true });
  if (order.isError) {
    return (
      <ErrorState
        title={t('afterSale.unread')}
        text={t(`orders.problems.${problemKey(order.error)}`)}
        requestId={problemOf(order.error)?.requestId}
        onRetry={() => void order.refetch()}
      />
    );
  }
  if (!order.currentData) return <SkeletonCard />;
  const target = paths.flightOrder(orderReference);
  if (!order.currentData.actions.includes(kind)) {
    return (
      <EmptyState
        title={t(`afterSale.impossible.${kind}`)}
        text={t('afterSale.impossible.text')}
        action={<LinkButton href={target}>{orderReference}</LinkButton>}
      />
    );
  }
  return <AskDialog kind={kind} order={order.currentData} onClose={() => void navigate(target)} />;
}
