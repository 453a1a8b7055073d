import type { Order, VerifiedPrice } from '@jetway/kit-api/flights';
import { http, HttpResponse, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { bookingModule } from '../../../shared/testing/booking-module';
import { fare, order } from '../../../shared/testing/orders';
import { OrderPage } from '../order.page';

export const calls = testServer(...portalHandlers());

export const AT = '/flight-order?reference=DMO2611-00001A';
export const VERIFY = '/api/order/v1/AirVerifyPrice';
export const HISTORY = '/api/order/v1/GetOrderHistory';
export const TICKET = '1761234567890';

export const issued = order({
  status: 'Confirmed',
  statusText: 'Ticketed',
  actions: [],
  tickets: [{ number: TICKET, travellerId: 't1', status: 'OPEN', coupons: [], issuedAt: '2026-11-21T09:00:00Z' }],
  payment: { state: 'paid', paid: 'AED 480.00', journalId: 'journal-1', paidAt: '2026-11-21T09:00:00Z' },
});

/** The first line of an order's history. */
export const booked = { at: '2026-11-21T08:00:00Z', by: 'Amina Rahman', kind: 'booked', text: 'Seats are held.' };

/** What AirVerifyPrice answers about the order, as before unless told. */
export function verified(replace: Partial<VerifiedPrice> = {}): VerifiedPrice {
  return { orderReference: 'DMO2611-00001A', status: 'OK', orderStatus: 'OnHold', current: fare(), ...replace };
}

/** Serves an order, and answers what was asked of it; the order can change between reads. */
export function serve(first: Order) {
  const state = { order: first, asked: [] as string[] };
  calls.server.use(
    http.post(HISTORY, () => HttpResponse.json({ orderReference: first.orderReference, events: [booked] })),
    http.post('/api/order/v1/GetUpdatedTimeLimit', () => {
      const { orderReference, status, timeLimits } = state.order;
      return HttpResponse.json({ orderReference, status, timeLimits });
    }),
    http.post(VERIFY, () => HttpResponse.json(verified({ current: state.order.fare }))),
    http.post('/api/order/v1/AirGetOrder', ({ request }) => {
      state.asked.push(new URL(request.url).search);
      return HttpResponse.json(state.order);
    }),
  );
  return state;
}

export function refuse(path: string, status: number, code: string, more: object = {}) {
  const problem = { type: 'about:blank', title: 'Refused', status, code, retryable: false, ...more };
  calls.server.use(http.post(path, () => HttpResponse.json(problem, { status })));
}

export const open = (at = AT) => renderWithPortal(<OrderPage />, { module: bookingModule, path: '/flight-order', at });
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
export const heading = () => screen.findByRole('heading', { name: 'DMO2611-00001A' });

/** Opens the order as somebody who may do these things alone. */
export async function openWith(functionalities: number[]) {
  calls.server.use(...portalHandlers({ functionalities }));
  const { store } = await open();
  const { customerApi } = await import('@jetway/kit-api/customer');
  await store.dispatch(customerApi.endpoints.getUserContext.initiate());
  await heading();
}
