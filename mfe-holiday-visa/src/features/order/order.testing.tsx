import type { VisaOrder } from '@jetway/kit-api/visas';
import { http, HttpResponse, renderWithPortal } from '@jetway/kit-test';

import type { ordersServer } from '../../shared/testing/visa-orders';
import { ORDER_CALLS, ordersModule, REFERENCE } from '../../shared/testing/visa-orders';
import { OrderPage } from './order.page';

/** Serves an application that can change between reads. */
export function serveOrder({ server }: ReturnType<typeof ordersServer>, first: VisaOrder): { order: VisaOrder } {
  const state = { order: first };
  server.use(http.post(ORDER_CALLS.order, () => HttpResponse.json(state.order)));
  return state;
}

/** Opens the page of the application, with what its address says. */
export function openOrder(query = `?orderReference=${REFERENCE}`) {
  return renderWithPortal(<OrderPage />, { module: ordersModule, path: '/visa-order', at: `/visa-order${query}` });
}
