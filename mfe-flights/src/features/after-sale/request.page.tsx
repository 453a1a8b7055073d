import { isProblem, problemOf } from '@jetway/kit-api';
import type { AfterSaleKindName } from '@jetway/kit-api/flights';
import {
  useAirGetOrderQuery,
  useGetExchangeRequestQuery,
  useGetRefundRequestQuery,
  useGetVoidRequestQuery,
} from '@jetway/kit-api/flights';
import { problemKey } from '@jetway/kit-orders';
import { paths, useT } from '@jetway/kit-runtime';
import { Link, useSearchParams } from '@jetway/kit-runtime/router';
import { EmptyState, ErrorState, LinkButton, PageHeader, SkeletonCard, Stack } from '@jetway/kit-ui';

import { requestsHref } from '../../shared/addresses';
import { RequestCard } from '../../shared/after-sale/request.card';
import { FlightOrders } from '../../shared/flight-orders';

/** `/flight-void-details?reference=`: one void. */
export function VoidPage() {
  return <OneRequest kind="void" />;
}

/** `/flight-refund-details?reference=`: one refund. */
export function RefundPage() {
  return <OneRequest kind="refund" />;
}

/** `/flight-exchange-details?reference=` and `/flight-exchange-view?reference=`: one exchange. */
export function ExchangePage() {
  return <OneRequest kind="exchange" />;
}

function OneRequest({ kind }: { kind: AfterSaleKindName }) {
  const t = useT('flights');
  const [query] = useSearchParams();
  const reference = query.get('reference') ?? '';
  const args = { requestReference: reference };
  const ofVoid = useGetVoidRequestQuery(args, { skip: kind !== 'void' || !reference, refetchOnMountOrArgChange: true });
  const ofRefund = useGetRefundRequestQuery(args, {
    skip: kind !== 'refund' || !reference,
    refetchOnMountOrArgChange: true,
  });
  const ofExchange = useGetExchangeRequestQuery(args, {
    skip: kind !== 'exchange' || !reference,
    refetchOnMountOrArgChange: true,
  });
  const row = { void: ofVoid, refund: ofRefund, exchange: ofExchange }[kind];
  const orderReference = row.data?.orderReference ?? '';
  const order = useAirGetOrderQuery({ orderReference }, { skip: !orderReference, refetchOnMountOrArgChange: true });
  const back = <LinkButton href={requestsHref(kind)}>{t(`afterSale.list.title.${kind}`)}</LinkButton>;
  if (!reference || isProblem(row.error, 'after_sale.not_found')) {
    return <EmptyState title={t('afterSale.missing')} text={t('afterSale.missingText')} action={back} />;
  }
  const failed = row.isError ? row : order;
  if (failed.isError) {
    return (
      <ErrorState
        title={t('afterSale.unread')}
        text={t(`orders.problems.${problemKey(failed.error)}`)}
        requestId={problemOf(failed.error)?.requestId}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  // The order has the request as it is now.
  const request = order.data?.requests.find(
    ({ requestReference }) => requestReference === row.data?.request.requestReference,
  );
  return (
    <FlightOrders>
      <Stack gap={4}>
        <PageHeader
          title={reference}
          subtitle={orderReference && <Link to={paths.flightOrder(orderReference)}>{orderReference}</Link>}
          actions={back}
        />
        {order.data && request ? <RequestCard order={order.data} request={request} /> : <SkeletonCard />}
      </Stack>
    </FlightOrders>
  );
}
