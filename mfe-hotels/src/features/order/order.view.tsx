import type { HotelAction, HotelOrder } from '@jetway/kit-api/hotels';
import { Feature } from '@jetway/kit-domain';
import { NotesCard, PaymentCard, ShareCard } from '@jetway/kit-orders';
import { useSession, useT } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import { Callout, Stack } from '@jetway/kit-ui';
import { useState } from 'react';

import { isUndecided } from '../../shared/orders/hotel-status';
import { StayFacts } from '../../shared/orders/stay-facts';
import { CancellationCard } from './cards/cancellation.card';
import { GuestsCard } from './cards/guests.card';
import { MoneyCard } from './cards/money.card';
import { CancelDialog } from './dialogs/cancel.dialog';
import { EmailDialog } from './dialogs/email.dialog';
import { HistoryDialog } from './dialogs/history.dialog';
import { PayDialog } from './dialogs/pay.dialog';
import { PriceDialog } from './dialogs/price.dialog';
import type { Opened } from './opened';
import { OrderHeader } from './order.header';
import { Columns } from './order.styles';

/** Dialogs that an address can open, with their codes. */
const ADDRESSED: Partial<Record<Opened, number>> = {
  cancel: Feature.CancelHotel,
  history: Feature.ShowHotelBookingHistory,
};

interface OrderViewProps {
  order: HotelOrder;
  onRefresh: () => void;
}

/** The page content of a hotel booking. */
export function OrderView({ order, onRefresh }: OrderViewProps) {
  const { can } = useSession();
  const { opened, open, close } = useOpened(order);
  return (
    <Stack gap={5}>
      <OrderHeader order={order} onOpen={open} onRefresh={onRefresh} />
      <OrderNotice order={order} />
      <Columns>
        <Stack gap={5}>
          <StayFacts order={order} isConfirmationAbove />
          <GuestsCard order={order} />
          <CancellationCard order={order} />
          {can(Feature.ViewBooking) && <NotesCard orderReference={order.referenceId} />}
        </Stack>
        <Stack gap={5}>
          <MoneyCard order={order} />
          <PaymentCard payment={order.payment} />
          {can(Feature.PrintTicket) && order.actions.includes('email') && (
            <ShareCard orderReference={order.referenceId} trip="stay" />
          )}
        </Stack>
      </Columns>
      {opened === 'pay' && <PayDialog order={order} onClose={close} onRefresh={onRefresh} />}
      {opened === 'cancel' && <CancelDialog order={order} onClose={close} onRefresh={onRefresh} />}
      {opened === 'editPrice' && <PriceDialog order={order} onClose={close} />}
      {opened === 'email' && <EmailDialog order={order} onClose={close} />}
      {opened === 'history' && <HistoryDialog order={order} onClose={close} />}
    </Stack>
  );
}

/** The open dialog: cancelling and the history have addresses, so that they can be linked to. */
function useOpened({ actions }: HotelOrder) {
  const { can } = useSession();
  const [query, setQuery] = useSearchParams();
  const [pressed, setPressed] = useState<Opened | null>(null);
  const asked = actions.filter(isDialog).find((one) => one === query.get('view') && can(ADDRESSED[one] ?? 0)) ?? null;
  const setView = (view: Opened | null) => setQuery(view ? { view } : {}, { replace: true });
  return {
    opened: pressed ?? asked,
    open: (one: Opened) => (one in ADDRESSED ? setView(one) : setPressed(one)),
    close: () => {
      setPressed(null);
      if (asked) setView(null);
    },
  };
}

function isDialog(action: HotelAction): action is Opened {
  return action !== 'print';
}

/** The most important current message about the booking. */
function OrderNotice({ order }: { order: HotelOrder }) {
  const t = useT('hotels');
  const notice = noticeOf(order);
  return (
    notice && (
      <Callout tone={notice.tone} title={t(`order.notice.${notice.key}.title`)}>
        {t(`order.notice.${notice.key}.text`)}
      </Callout>
    )
  );
}

function noticeOf({ status, payBy, payment }: HotelOrder): { key: string; tone: 'info' | 'warning' } | null {
  if (isUndecided(status)) return { key: status, tone: 'warning' };
  if (status === 'cancelled' || status === 'expired') return { key: status, tone: 'info' };
  return payBy && payment.state !== 'paid' ? { key: 'unpaid', tone: 'warning' } : null;
}
