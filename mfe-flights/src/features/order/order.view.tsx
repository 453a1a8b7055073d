import type { Order } from '@jetway/kit-api/flights';
import { Feature } from '@jetway/kit-domain';
import { DueCard, HistoryCard, NotesCard, PaymentResult, ShareCard } from '@jetway/kit-orders';
import { useSession, useT } from '@jetway/kit-runtime';
import { Callout, Stack } from '@jetway/kit-ui';
import { useState } from 'react';

import type { AskedKind } from '../../shared/after-sale/after-sale.model';
import { RequestCard } from '../../shared/after-sale/request.card';
import { missedAt } from '../../shared/trip/connections';
import { AskDialog } from './after-sale/ask.dialog';
import { CancelDialog } from './cancel/cancel.dialog';
import { ExtrasCard } from './cards/extras.card';
import { MoneyCard } from './cards/money.card';
import { TravelDocumentsCard } from './cards/travel-documents.card';
import { ScheduleCard } from './cards/schedule.card';
import { SupplementaryCard } from './cards/supplementary.card';
import { TravellersCard } from './cards/travellers.card';
import { TripCard } from './cards/trip.card';
import { ExtendDialog } from './extend/extend.dialog';
import { IssueDialog } from './issue/issue.dialog';
import { IssuedPanel } from './issue/issued.panel';
import { OrderHeader } from './order.header';
import { isBeingConfirmed, isUnpaid } from './order.model';
import { Columns } from './order.styles';

interface OrderViewProps {
  order: Order;
  isRefreshing: boolean;
  onRefresh: () => void;
  /** The payment the user has just returned from. */
  paymentId?: string | undefined;
}

/** The page content of an order. */
export function OrderView({ order, isRefreshing, onRefresh, paymentId }: OrderViewProps) {
  const { can } = useSession();
  const [isIssuing, setIssuing] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const [isExtending, setExtending] = useState(false);
  const [asking, setAsking] = useState<AskedKind | null>(null);
  const [justIssued, setJustIssued] = useState<Order | null>(null);
  return (
    <Stack gap={5}>
      <OrderHeader
        order={order}
        isRefreshing={isRefreshing}
        onIssue={() => setIssuing(true)}
        onCancel={() => setCancelling(true)}
        onExtend={() => setExtending(true)}
        onAsk={setAsking}
        onRefresh={onRefresh}
      />
      {paymentId && !justIssued && (
        <PaymentResult
          key={paymentId}
          paymentId={paymentId}
          order={order}
          onChange={onRefresh}
          {...(order.actions.includes('issue') && can(Feature.IssueTicket) ? { onRetry: () => setIssuing(true) } : {})}
        />
      )}
      {justIssued ? <IssuedPanel order={order} /> : <OrderNotice order={order} />}
      <Columns>
        <Stack gap={5}>
          {order.scheduleChange && <ScheduleCard order={order} change={order.scheduleChange} />}
          {[...order.requests].reverse().map((request) => (
            <RequestCard key={request.requestReference} order={order} request={request} />
          ))}
          <TravellersCard order={order} />
          <TripCard order={order} />
          {order.extras.length > 0 && <ExtrasCard order={order} />}
          {can(Feature.ShowPassportVisa) && order.travellers.some(({ passport }) => passport) && (
            <TravelDocumentsCard order={order} />
          )}
          <NotesCard orderReference={order.orderReference} />
          <SupplementaryCard order={order} />
          {can(Feature.BookingHistory) && (
            <HistoryCard key={`history ${order.version}`} orderReference={order.orderReference} />
          )}
        </Stack>
        <Stack gap={5}>
          <MoneyCard order={order} />
          {order.payment.state === 'paid' && <DueCard orderReference={order.orderReference} />}
          {can(Feature.PrintTicket) && order.tickets.length > 0 && <ShareCard orderReference={order.orderReference} />}
        </Stack>
      </Columns>
      {isCancelling && <CancelDialog order={order} onClose={() => setCancelling(false)} onRefresh={onRefresh} />}
      {asking && <AskDialog kind={asking} order={order} onClose={() => setAsking(null)} />}
      {isExtending && <ExtendDialog order={order} onClose={() => setExtending(false)} onRefresh={onRefresh} />}
      {isIssuing && (
        <IssueDialog
          order={order}
          onClose={() => setIssuing(false)}
          onRefresh={onRefresh}
          onIssued={(issued) => {
            setIssuing(false);
            if (issued.status === 'Confirmed') setJustIssued(issued);
          }}
        />
      )}
    </Stack>
  );
}

/** The most important current message about the order. */
function OrderNotice({ order }: { order: Order }) {
  const t = useT('flights');
  const notice = noticeOf(order);
  return (
    notice && (
      <Callout tone={notice.tone} title={t(`order.notice.${notice.key}.title`)}>
        {t(`order.notice.${notice.key}.text`, { reference: order.orderReference, city: notice.city ?? '' })}
      </Callout>
    )
  );
}

interface Notice {
  key: string;
  tone: 'success' | 'info' | 'warning' | 'danger';
  /** The city concerned. */
  city?: string;
}

function noticeOf(order: Order): Notice | null {
  if (isBeingConfirmed(order)) return { key: 'beingConfirmed', tone: 'info' };
  if (order.status === 'UnConfirmed') return { key: 'unconfirmed', tone: 'danger' };
  if (order.status === 'Cancelled') return { key: 'cancelled', tone: 'info' };
  if (order.status === 'Expired') return { key: 'expired', tone: 'warning' };
  const [city] = missedAt(order.scheduleChange?.segments ?? []);
  if (city) return { key: 'connectionMissed', tone: 'danger', city };
  // After payment, nothing more is charged.
  if (order.flags.priceChanged && isUnpaid(order)) return { key: 'priceChanged', tone: 'warning' };
  if (order.hint === 'newOrder' && isUnpaid(order)) return { key: newIn(order), tone: 'success' };
  return null;
}

/** What to do with a new order; when it cannot be issued yet, the message above says what. */
function newIn({ flags, childrenAlone }: Order): string {
  const isBarred =
    childrenAlone !== undefined && childrenAlone.reasons.length > 0 && childrenAlone.request?.state !== 'allowed';
  if (flags.instant) return isBarred ? 'newInstantBarred' : 'newInstant';
  return isBarred ? 'newBarred' : 'newHold';
}
