import { http, HttpResponse, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import type { PortalModule } from '@jetway/kit-runtime';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { vi } from 'vitest';

import { DueCard, HistoryCard, NotesCard, OrdersProvider, OrderStatus, PaymentCard, PaymentResult } from '../index';
import orders from '../locales/en.json';
import type { OrderFacts } from '../order-facts';

const REFERENCE = 'DMO2611-00001A';

export const HISTORY = '/api/order/v1/GetOrderHistory';
export const NOTES = '/api/order/v1/GetOrderNotes';
export const SUPPLEMENTARY = '/api/order/v1/GetOrderSupplementary';

export const calls = testServer(...portalHandlers());

/** What a product provides to the order page, for a fictional one. */
const product: PortalModule = {
  manifest: { id: 'mfe-cruises', name: 'mfe_cruises', contractVersion: 1, routes: [], nav: [], locales: ['en'] },
  namespace: 'cruises',
  routes: [],
  locales: {
    en: {
      orders,
      status: { OnHold: 'Cabin held', InProgress: 'Being confirmed', Confirmed: 'Cabin yours' },
      order: {
        events: { booked: 'The cabin is held.', noteAdded: 'A note was written.' },
        paid: {
          unseen: 'The payment',
          waiting: { title: 'Waiting for the bank', text: '{{total}} is under way.' },
          fulfilling: { title: 'Paid: the cabin is being confirmed', text: '{{amount}} arrived.' },
          fulfilled: { title: 'Paid and confirmed', text: '{{amount}} arrived.' },
          toWallet: { title: 'In your wallet', text: '{{amount}} was added.' },
          failed: { title: 'Declined', text: 'Nothing was charged.' },
          reasons: { priceChanged: 'The price changed.', notTicketed: 'The cruise line gave no cabin.' },
          retry: 'Try again',
          resume: 'Back to the payment page',
          look: 'Look again',
          unread: 'The payment could not be read',
        },
      },
    },
  },
};

/** An order on hold, unless specified. */
export function order(replace: Partial<OrderFacts> = {}): OrderFacts {
  return { orderReference: REFERENCE, version: 1, status: 'OnHold', payment: { state: 'none' }, ...replace };
}

export const paid = order({
  status: 'Confirmed',
  payment: { state: 'paid', paid: 'AED 480.00', journalId: 'journal-1', paidAt: '2026-11-21T09:00:00Z' },
});

/** Responses that contain only that the order was booked. */
export function serve() {
  calls.server.use(
    http.post(HISTORY, () =>
      HttpResponse.json({
        orderReference: REFERENCE,
        events: [{ at: '2026-11-21T08:00:00Z', by: 'Amina Rahman', kind: 'booked', text: 'Held.' }],
      }),
    ),
    http.post(SUPPLEMENTARY, () => HttpResponse.json({ orderReference: REFERENCE, payments: [], filed: [] })),
    http.post(NOTES, () => HttpResponse.json({ orderReference: REFERENCE, notes: [] })),
  );
}

export function refuse(path: string, status: number, code: string, more: object = {}) {
  const problem = { type: 'about:blank', title: 'Refused', status, code, retryable: false, ...more };
  calls.server.use(http.post(path, () => HttpResponse.json(problem, { status })));
}

interface PageOptions {
  order?: OrderFacts;
  /** The payment the user has just returned from. */
  paymentId?: string;
  isNetHidden?: boolean;
  onRetry?: () => void;
}

/** Opens the product's order page; `move` shows a later state of the order, and `onChange` reads it again. */
export async function open({ order: first = order(), paymentId, isNetHidden = false, onRetry }: PageOptions = {}) {
  const onChange = vi.fn();
  let show: (next: OrderFacts) => void = () => undefined;
  function OrderPage() {
    const [now, setNow] = useState(first);
    useEffect(() => {
      show = setNow;
    }, []);
    return (
      <OrdersProvider namespace="cruises" isNetHidden={isNetHidden}>
        <h1>{now.orderReference}</h1>
        <OrderStatus status={now.status} />
        {paymentId && (
          <PaymentResult paymentId={paymentId} order={now} onChange={onChange} {...(onRetry ? { onRetry } : {})} />
        )}
        <PaymentCard payment={now.payment} />
        {now.payment.state === 'paid' && <DueCard orderReference={now.orderReference} />}
        <NotesCard orderReference={now.orderReference} />
        <HistoryCard key={now.version} orderReference={now.orderReference} />
      </OrdersProvider>
    );
  }
  const portal = await renderWithPortal(<OrderPage />, { module: product });
  return { ...portal, onChange, move: (next: OrderFacts) => act(() => show(next)) };
}

/** Opens one card of an order page. */
export function openCard(card: ReactNode) {
  const page = (
    <OrdersProvider namespace="cruises" isNetHidden={false}>
      {card}
    </OrdersProvider>
  );
  return renderWithPortal(page, { module: product });
}

/** Opens the page as a user with these permissions only. */
export async function openWith(functionalities: number[], options: PageOptions = {}) {
  calls.server.use(...portalHandlers({ functionalities }));
  const portal = await open(options);
  const { customerApi } = await import('@jetway/kit-api/customer');
  await act(async () => void (await portal.store.dispatch(customerApi.endpoints.getUserContext.initiate())));
  return portal;
}
