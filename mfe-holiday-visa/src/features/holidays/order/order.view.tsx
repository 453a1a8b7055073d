import type { HolidayOrder } from '@jetway/kit-api/holidays';
import { Feature } from '@jetway/kit-domain';
import { NotesCard, PaymentCard, ShareCard } from '@jetway/kit-orders';
import { useSession, useT } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import { Callout, Stack } from '@jetway/kit-ui';
import { useState } from 'react';

import { Columns } from '../../../shared/orders/order.layout';
import { DeadlinesCard } from './cards/deadlines.card';
import { DocumentsCard } from './cards/documents.card';
import { MoneyCard } from './cards/money.card';
import { ServicesCard } from './cards/services.card';
import { TripCards } from './cards/trip.cards';
import { CancelDialog } from './dialogs/cancel.dialog';
import { HistoryDialog } from './dialogs/history.dialog';
import { PayDialog } from './dialogs/pay.dialog';
import type { Opened } from './opened';
import { OrderHeader } from './order.header';

/** Dialogs that an address can open. */
const ADDRESSED: readonly Opened[] = ['cancel', 'history'];

interface OrderViewProps {
  order: HolidayOrder;
  /** Reads the order again after a change elsewhere or a deadline. */
  onRefresh: () => void;
}

/** The page content of a holiday order. */
export function OrderView({ order, onRefresh }: OrderViewProps) {
  const { can } = useSession();
  const { opened, open, close } = useOpened(order);
  return (
    <Stack gap={5}>
      <OrderHeader order={order} onOpen={open} />
      <OrderNotice order={order} />
      <Columns>
        <Stack gap={5}>
          <DeadlinesCard order={order} onRefresh={onRefresh} />
          <ServicesCard order={order} />
          <TripCards order={order} />
          {can(Feature.ViewBooking) && <NotesCard orderReference={order.orderReference} />}
        </Stack>
        <Stack gap={5}>
          <MoneyCard order={order} />
          <PaymentCard payment={order.payment} />
          <DocumentsCard order={order} />
          {(order.stage === 'paid' || order.stage === 'completed') && order.actions.includes('print') && (
            <ShareCard orderReference={order.orderReference} trip="holiday" />
          )}
        </Stack>
      </Columns>
      {opened === 'payDeposit' && <PayDialog part="deposit" order={order} onClose={close} onRefresh={onRefresh} />}
      {opened === 'payBalance' && <PayDialog part="balance" order={order} onClose={close} onRefresh={onRefresh} />}
      {opened === 'cancel' && <CancelDialog order={order} onClose={close} onRefresh={onRefresh} />}
      {opened === 'history' && <HistoryDialog order={order} onClose={close} />}
    </Stack>
  );
}

/** The open dialog: cancelling and the history have addresses, so that they can be linked to. */
function useOpened({ actions }: HolidayOrder) {
  const [query, setQuery] = useSearchParams();
  const [pressed, setPressed] = useState<Opened | null>(null);
  const asked = ADDRESSED.find((one) => one === query.get('view') && actions.includes(one)) ?? null;
  const setView = (view: Opened | null) => setQuery(view ? { view } : {}, { replace: true });
  // An action that is no longer allowed, such as a payment that another browser made, closes its dialog.
  const mayStay = pressed !== null && actions.includes(pressed);
  return {
    opened: mayStay ? pressed : asked,
    open: (one: Opened) => (ADDRESSED.includes(one) ? setView(one) : setPressed(one)),
    close: () => {
      setPressed(null);
      if (asked) setView(null);
    },
  };
}

/** The most important message about the order that its next step does not give. */
function OrderNotice({ order: { stage, ended } }: { order: HolidayOrder }) {
  const t = useT('visas');
  switch (stage) {
    case 'confirming':
      return (
        <Callout tone="info" title={t('holidays.order.notice.confirming.title')}>
          {t('holidays.order.notice.confirming.text')}
        </Callout>
      );
    case 'cancelled':
      return (
        <Callout tone="info" title={t('holidays.order.notice.cancelled.title')}>
          {ended?.reason ? <bdi>{ended.reason}</bdi> : t('holidays.order.notice.cancelled.text')}
        </Callout>
      );
    case 'expired':
      return (
        <Callout tone="warning" title={t('holidays.order.notice.expired.title')}>
          {t(`holidays.order.notice.expired.${ended?.missed ?? 'deposit'}`)}
        </Callout>
      );
    case 'depositDue':
    case 'balanceDue':
    case 'paid':
    case 'completed':
      return null;
  }
}
