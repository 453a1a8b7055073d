import { Card, DateText, Heading, Inline, LinkButton, Stack, Text } from '@jetway/kit-ui';

import type { OperatorRoleName } from '../../api/endpoints/session';
import type { OrderCaseRequestView, OrderCaseView, OrderRequestKindName } from '../../api/endpoints/orders';
import { useOperator } from '../../session/use-operator';
import { addresses } from '../../shared/addresses';
import { requestState } from './order.words';

interface Kind {
  name: string;
  /** The role that decides, and the page where it does; absent where the supplier answers. */
  decision?: { role: OperatorRoleName; page: (tenant: string, order: string, request: OrderCaseRequestView) => string };
}

const KINDS: Readonly<Record<OrderRequestKindName, Kind>> = {
  partPayment: {
    name: 'Part payment',
    decision: { role: 'finance', page: (tenant, order) => addresses.request(tenant, 'partPayment', order) },
  },
  unaccompaniedMinors: {
    name: 'Unaccompanied children',
    decision: { role: 'ticketing', page: (tenant, order) => addresses.request(tenant, 'unaccompaniedMinors', order) },
  },
  limitExtension: { name: 'Later time limit' },
  void: {
    name: 'Void',
    decision: { role: 'refunds', page: (tenant, order, request) => afterSale(tenant, order, request) },
  },
  refund: {
    name: 'Refund',
    decision: { role: 'refunds', page: (tenant, order, request) => afterSale(tenant, order, request) },
  },
  exchange: {
    name: 'Exchange',
    decision: { role: 'refunds', page: (tenant, order, request) => afterSale(tenant, order, request) },
  },
};

function afterSale(tenant: string, order: string, { requestReference }: OrderCaseRequestView): string {
  return addresses.refund(tenant, requestReference ?? order);
}

/** What was asked about the order, and links to what waits for a decision; nothing when there is neither. */
export function OrderRequests({ tenant, order }: { tenant: string; order: OrderCaseView }) {
  const { roles } = useOperator();
  const { orderReference, status, requests } = order;
  const isInDoubt = status === 'UnConfirmed';
  if (!isInDoubt && requests.length === 0) return null;
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="md">
          Requests and decisions
        </Heading>
        {isInDoubt && (
          <Inline gap={2} justify="space-between">
            <Text>The outcome at the supplier is unknown.</Text>
            {roles.includes('ticketing') && (
              <LinkButton size="sm" href={addresses.orderInDoubt(tenant, orderReference)}>
                Decide
              </LinkButton>
            )}
          </Inline>
        )}
        {requests.map((request, number) => {
          const { name, decision } = KINDS[request.kind];
          return (
            <Inline key={`${number} ${request.kind}`} gap={2} justify="space-between">
              <div>
                <Text>
                  {name}: {requestState(request.kind, request.state)}
                </Text>
                <Text size="sm" muted>
                  <DateText value={request.askedAt} format="datetime" />, <bdi>{request.askedBy}</bdi>
                </Text>
                {request.remark && (
                  <Text size="sm">
                    <bdi>{request.remark}</bdi>
                  </Text>
                )}
              </div>
              {request.waits && decision && roles.includes(decision.role) && (
                <LinkButton size="sm" href={decision.page(tenant, orderReference, request)}>
                  Decide
                </LinkButton>
              )}
            </Inline>
          );
        })}
      </Stack>
    </Card>
  );
}
