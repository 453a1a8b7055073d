import type { AfterSaleRequest, ExchangeDetails, Order } from '@jetway/kit-api/flights';
import {
  useUpdateExchangeStatusMutation,
  useUpdateRefundStatusMutation,
  useUpdateVoidStatusMutation,
} from '@jetway/kit-api/flights';
import { Feature, formatDateTime } from '@jetway/kit-domain';
import { Fact, joined, problemKey } from '@jetway/kit-orders';
import { useDeadline, useLocaleTag, useSession, useT } from '@jetway/kit-runtime';
import {
  Button,
  Callout,
  Card,
  ConfirmDialog,
  Heading,
  Inline,
  Money,
  Stack,
  StatusPill,
  Text,
  toast,
} from '@jetway/kit-ui';
import { useState } from 'react';

import { useNetHidden } from '../desk/net-hidden';
import { isLate, isOpen, nameIn, TONES } from './after-sale.model';
import { ApproveDialog } from './approve.dialog';
import { ExchangeFlights } from './exchange.flights';
import { ExchangeQuote } from './exchange.quote';
import { QuoteTable } from './quote.table';

interface RequestCardProps {
  order: Order;
  request: AfterSaleRequest;
}

/** A void, refund or exchange: its state, who must act and by when, its quote, and what the agency can decide. */
export function RequestCard({ order, request }: RequestCardProps) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const deadline = useDeadline();
  const { isNetHidden } = useNetHidden();
  const names = request.travellerIds.map((id) => nameIn(order, id));
  const who = joined(names, locale);
  return (
    <Card padding="md">
      <Stack gap={4}>
        <Inline justify="space-between" gap={3} wrap>
          <Heading level={2} size="md">
            {t(`afterSale.heading.${request.kind}`, { reference: request.requestReference })}
          </Heading>
          <StatusPill tone={TONES[request.state]}>{t(`afterSale.states.${request.state}`)}</StatusPill>
        </Inline>
        <Inline gap={6} align="start" wrap>
          <Fact label={t('afterSale.travellers')}>
            <Text>{who}</Text>
          </Fact>
          <Fact label={t('afterSale.reason')}>
            <Text>{t(`afterSale.reasons.${request.reason}`)}</Text>
          </Fact>
          <Fact label={t('afterSale.with')}>
            <Text>{request.owner ?? t(`afterSale.withWhom.${request.state}`)}</Text>
          </Fact>
          {request.dueAt !== undefined && isOpen(request) && (
            <Fact label={t('afterSale.due')}>
              <Text {...(isLate(request) ? { tone: 'danger' as const } : {})}>{deadline(request.dueAt)}</Text>
            </Fact>
          )}
          {request.credited !== undefined && !isNetHidden && (
            <Fact label={t('afterSale.credited')}>
              <Text>
                <Money value={request.credited} />
              </Text>
            </Fact>
          )}
        </Inline>
        {request.remark !== undefined && <Text muted>{request.remark}</Text>}
        {request.exchange ? (
          <Exchange order={order} details={request.exchange} />
        ) : (
          request.quote && <QuoteTable quote={request.quote} nameOf={(id) => nameIn(order, id)} />
        )}
        <Decision order={order} request={request} />
        <Stack gap={1} as="ol">
          {request.timeline.map(({ state, at, by, text }) => (
            <li key={`${state} ${at}`}>
              <Text size="sm" muted>
                {[formatDateTime(at, locale), t(`afterSale.states.${state}`), by, text].filter(Boolean).join(' · ')}
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

/** The flights before and after, the quote, and the tickets. */
function Exchange({ order, details }: { order: Order; details: ExchangeDetails }) {
  const t = useT('flights');
  const { before, after, quote, oldTickets, newTickets } = details;
  return (
    <Stack gap={4}>
      <Inline gap={6} align="start" wrap>
        <ExchangeFlights label={t('exchange.before')} segments={before} />
        {after.length > 0 && <ExchangeFlights label={t('exchange.after')} segments={after} marksKept />}
      </Inline>
      {quote && <ExchangeQuote quote={quote} nameOf={(id) => nameIn(order, id)} />}
      {newTickets.length > 0 && (
        <Inline gap={6} align="start" wrap>
          <Fact label={t('exchange.oldTickets')}>
            <Text>{oldTickets.join(', ')}</Text>
          </Fact>
          <Fact label={t('exchange.newTickets')}>
            <Text>{newTickets.join(', ')}</Text>
          </Fact>
        </Inline>
      )}
    </Stack>
  );
}

const ASKING = {
  void: Feature.VoidRequest,
  refund: Feature.RefundRequest,
  exchange: Feature.ReissueRequest,
} as const;

/** Accept or withdraw, while the agency must decide. Only a quote whose amounts are shown is accepted. */
function Decision({ order, request }: RequestCardProps) {
  const t = useT('flights');
  const { can } = useSession();
  const { isNetHidden, toggle } = useNetHidden();
  const [updateVoid, voiding] = useUpdateVoidStatusMutation();
  const [updateRefund, refunding] = useUpdateRefundStatusMutation();
  const [isAsking, setAsking] = useState(false);
  const [updateExchange, exchanging] = useUpdateExchangeStatusMutation();
  const { isLoading, error } = { void: voiding, refund: refunding, exchange: exchanging }[request.kind];
  const update = { void: updateVoid, refund: updateRefund, exchange: updateExchange }[request.kind];
  const { requestReference, quote } = request;
  const send = async (status: 'accepted' | 'withdrawn') => {
    const afterSaleStatusBody = {
      requestReference,
      status,
      ...(status === 'accepted' && quote ? { quoteId: quote.quoteId } : {}),
    };
    const reply = await update({ afterSaleStatusBody });
    setAsking(false);
    if (reply.data) toast.success(t(`afterSale.sent.${status}`, { reference: requestReference }));
  };
  const isOurs = request.state === 'quoted' || request.state === 'requested';
  if (!isOurs || !can(ASKING[request.kind])) return null;
  return (
    <Stack gap={3}>
      {error !== undefined && (
        <Callout tone="danger" title={t('afterSale.failed')}>
          {t(`orders.problems.${problemKey(error)}`)}
        </Callout>
      )}
      {request.state === 'quoted' && !quote && <Text muted>{t('afterSale.needsPrices')}</Text>}
      <Inline gap={3}>
        {request.state === 'quoted' &&
          quote &&
          (isNetHidden ? (
            <Button variant="primary" onPress={toggle}>
              {t('afterSale.showPrice')}
            </Button>
          ) : (
            <Button variant="primary" isDisabled={isLoading} onPress={() => setAsking(true)}>
              {t(request.kind === 'exchange' ? 'exchange.approve' : 'afterSale.accept')}
            </Button>
          ))}
        <Button variant="ghost" isPending={isLoading && !isAsking} onPress={() => void send('withdrawn')}>
          {t('afterSale.withdraw')}
        </Button>
      </Inline>
      {isAsking && request.kind === 'exchange' && (
        <ApproveDialog request={request} nameOf={(id) => nameIn(order, id)} onClose={() => setAsking(false)} />
      )}
      {isAsking && request.kind !== 'exchange' && (
        <ConfirmDialog
          title={t(`afterSale.confirm.${request.kind}`)}
          isOpen
          onOpenChange={() => setAsking(false)}
          onConfirm={() => void send('accepted')}
          confirmLabel={t('afterSale.accept')}
          cancelLabel={t('afterSale.keep')}
          tone="danger"
          isPending={isLoading}
        >
          <Text>{t('afterSale.noWayBack')}</Text>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
