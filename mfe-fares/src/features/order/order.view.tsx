import type { GroupAction, GroupOrder } from '@jetway/kit-api/fares';
import { Feature } from '@jetway/kit-domain';
import { NotesCard, PaymentCard, ShareCard } from '@jetway/kit-orders';
import { useSession, useT } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import { Callout, Stack } from '@jetway/kit-ui';
import { useState } from 'react';

import { Columns } from '../../shared/columns';
import { DeadlinesCard } from './cards/deadlines.card';
import { MoneyCard } from './cards/money.card';
import { DocumentsCard } from './cards/documents.card';
import { TripCard } from './cards/trip.card';
import { CancelDialog } from './dialogs/cancel.dialog';
import { DropDialog } from './dialogs/drop.dialog';
import { HistoryDialog } from './dialogs/history.dialog';
import { PayDialog } from './dialogs/pay.dialog';
import { NamesCard } from './names/names.card';
import type { Opened } from './opened';
import { OrderHeader } from './order.header';

/** Dialogs that an address can open. */
const ADDRESSED: readonly Opened[] = ['cancel', 'history'];

interface OrderViewProps {
  order: GroupOrder;
  /** Reads the order again after a change elsewhere or a deadline. */
  onRefresh: () => void;
}

/** The page content of a fare booking. */
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
          <NamesCard order={order} />
          <TripCard order={order} />
          {can(Feature.ViewBooking) && <NotesCard orderReference={order.referenceId} />}
        </Stack>
        <Stack gap={5}>
          <MoneyCard order={order} />
          <PaymentCard payment={order.payment} />
          <DocumentsCard order={order} />
          {order.status === 'ticketed' && order.actions.includes('print') && (
            <ShareCard orderReference={order.referenceId} />
          )}
        </Stack>
      </Columns>
      {opened === 'payDeposit' && <PayDialog part="deposit" order={order} onClose={close} onRefresh={onRefresh} />}
      {opened === 'payBalance' && <PayDialog part="balance" order={order} onClose={close} onRefresh={onRefresh} />}
      {opened === 'dropSeats' && <DropDialog order={order} onClose={close} onRefresh={onRefresh} />}
      {opened === 'cancel' && <CancelDialog order={order} onClose={close} onRefresh={onRefresh} />}
      {opened === 'history' && <HistoryDialog order={order} onClose={close} />}
    </Stack>
  );
}

/** The open dialog: cancelling and the history have addresses, so that they can be linked to. */
function useOpened({ actions }: GroupOrder) {
  const [query, setQuery] = useSearchParams();
  const [pressed, setPressed] = useState<Opened | null>(null);
  const asked = ADDRESSED.find((one) => one === query.get('view') && actions.includes(one)) ?? null;
  const setView = (view: Opened | null) => setQuery(view ? { view } : {}, { replace: true });
  // An action that is no longer allowed, such as a payment that another browser made, closes its dialog.
  const mayStay = pressed !== null && actions.includes(pressed satisfies GroupAction);
  return {
    opened: mayStay ? pressed : asked,
    open: (one: Opened) => (ADDRESSED.includes(one) ? setView(one) : setPressed(one)),
    close: () => {
      setPressed(null);
      if (asked) setView(null);
    },
  };
}

/** The most important message about the booking that its next step does not give. */
function OrderNotice({ order }: { order: GroupOrder }) {
  const t = useT('fares');
  const { status, ended, namesMissing, names } = order;
  if (status === 'inProgress' || status === 'cancelled') {
    return (
      <Callout tone="info" title={t(`order.notice.${status}.title`)}>
        {t(`order.notice.${status}.text`)}
      </Callout>
    );
  }
  if (status === 'released') {
    return (
      <Callout tone="warning" title={t('order.notice.released.title')}>
        {t(`order.notice.released.${ended?.missed ?? 'deposit'}`)}
      </Callout>
    );
  }
  if (namesMissing > 0 && status === 'depositPaid') {
    return (
      <Callout tone="warning" title={t('order.notice.names.title', { count: namesMissing })}>
        {t('order.notice.names.text', { given: names.length, all: names.length + namesMissing })}
      </Callout>
    );
  }
  return null;
}
