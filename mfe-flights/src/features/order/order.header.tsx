import type { Order } from '@jetway/kit-api/flights';
import { Feature, formatDateTime } from '@jetway/kit-domain';
import { Fact, NextStep, OrderHead, OrderMenu, OrderStatus } from '@jetway/kit-orders';
import { useLocaleTag, useSession, useT } from '@jetway/kit-runtime';
import { Badge, Button, Card, Inline, LinkButton, Stack, Text } from '@jetway/kit-ui';

import { exchangeHref, printHref, searchFormHref } from '../../shared/addresses';
import type { AskedKind } from '../../shared/after-sale/after-sale.model';
import { searchOfOrder } from '../../shared/trip/order-search';
import { VoidCutoff } from './after-sale/void.cutoff';
import { AloneCallout } from './issue/ask/alone.callout';
import { nextOf } from './next/next.model';
import { isPast, isTicketed } from './order.model';
import { TimeLimit } from './time-limit';

interface OrderHeaderProps {
  order: Order;
  isRefreshing: boolean;
  onIssue: () => void;
  onCancel: () => void;
  onExtend: () => void;
  /** Asks for a void or refund. */
  onAsk: (kind: AskedKind) => void;
  onRefresh: () => void;
}

/** The record locator, reference, status, actions and next step of an order. */
export function OrderHeader({ order, isRefreshing, onIssue, onCancel, onExtend, onAsk, onRefresh }: OrderHeaderProps) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const { can } = useSession();
  return (
    <Card padding="md">
      <Stack gap={4}>
        <Inline justify="space-between" gap={4} wrap>
          <OrderHead
            reference={order.orderReference}
            number={order.pnr ? { label: t('order.pnr'), text: order.pnr, copy: t('order.copyPnr') } : undefined}
          >
            <OrderStatus status={order.status} />
            {order.flags.importedPnr && <Badge>{t('order.imported')}</Badge>}
          </OrderHead>
          <OrderMenu role="group" aria-label={t('order.menu')}>
            {order.actions.includes('issue') && can(Feature.IssueTicket) && (
              <Button variant="primary" onPress={onIssue}>
                {t('order.issue')}
              </Button>
            )}
            {can(Feature.PrintTicket) && (
              <LinkButton variant={isTicketed(order) ? 'primary' : 'secondary'} href={printHref(order.orderReference)}>
                {t('order.print')}
              </LinkButton>
            )}
            {order.actions.includes('extend') && can(Feature.ExtendTimeLimit) && (
              <Button variant="secondary" onPress={onExtend}>
                {t('order.extend.action')}
              </Button>
            )}
            {order.actions.includes('exchange') && can(Feature.ReissueRequest) && (
              <LinkButton variant="secondary" href={exchangeHref(order.orderReference)}>
                {t('exchange.action')}
              </LinkButton>
            )}
            {order.actions.includes('refund') && can(Feature.RefundRequest) && (
              <Button variant="secondary" onPress={() => onAsk('refund')}>
                {t('afterSale.ask.refund')}
              </Button>
            )}
            {order.actions.includes('void') && can(Feature.VoidRequest) && (
              <Button variant="secondary" onPress={() => onAsk('void')}>
                {t('afterSale.ask.void')}
              </Button>
            )}
            {order.actions.includes('cancel') && can(Feature.CancelTicket) && (
              <Button variant="secondary" onPress={onCancel}>
                {t('order.cancel')}
              </Button>
            )}
            {order.actions.includes('refresh') && (
              <Button variant="secondary" isPending={isRefreshing} onPress={onRefresh}>
                {t('order.refresh')}
              </Button>
            )}
            {isPast(order) && can(Feature.Search) && (
              <LinkButton
                variant={isTicketed(order) ? 'secondary' : 'primary'}
                href={searchFormHref(searchOfOrder(order))}
              >
                {t('order.searchAgain')}
              </LinkButton>
            )}
          </OrderMenu>
        </Inline>
        <NextStep>{t(`order.next.${nextOf(order, can)}`)}</NextStep>
        <AloneCallout order={order} />
        <Inline gap={6} align="start">
          <TimeLimit order={order} onChange={onRefresh} />
          <VoidCutoff order={order} onExpire={onRefresh} />
          <Fact label={t('order.booked')}>
            <Text>{t('order.bookedBy', { at: formatDateTime(order.createdAt, locale), by: order.createdBy })}</Text>
          </Fact>
        </Inline>
      </Stack>
    </Card>
  );
}
