import type { Order, VerifiedPrice } from '@jetway/kit-api/flights';
import type { IssueQuote } from '@jetway/kit-api/payment';
import { http, HttpResponse, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { screen } from '@testing-library/react';

import { bookingModule } from '../../../shared/testing/booking-module';
import { segment } from '../../../shared/testing/flights';
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

/** The first entry of an order's history. */
export const booked = { at: '2026-11-21T08:00:00Z', by: 'Amina Rahman', kind: 'booked', text: 'Seats held.' };

/** AirVerifyPrice's response, unchanged by default. */
export function verified(replace: Partial<VerifiedPrice> = {}): VerifiedPrice {
  return {
    orderReference: 'DMO2611-00001A',
    status: 'OK',
    orderStatus: 'OnHold',
    current: fare(),
    segments: [segment()],
    ...replace,
  };
}

/** Quotes for full and partial payment; AED 480.00 in full by default. */
export function quote(replace: Partial<IssueQuote> = {}): IssueQuote {
  const methods = [
    { code: 'wallet', fee: 'AED 0.00', total: 'AED 480.00' },
    { code: 'online', fee: 'AED 8.64', total: 'AED 488.64' },
  ];
  return undivided({ dueNow: 'AED 480.00', methods, ...replace });
}

/** Full payment only. */
export function undivided(replace: Partial<IssueQuote> = {}): IssueQuote {
  return {
    orderReference: 'DMO2611-00001A',
    customerTotal: 'AED 520.00',
    agentPayable: 'AED 480.00',
    canAsk: false,
    walletBalance: 'AED 12500.00',
    creditAvailable: 'AED 0.00',
    methods: [],
    ...replace,
  };
}

/** A part now, the rest later. */
export const inPart = quote({
  dueNow: 'AED 144.00',
  dueLater: 'AED 336.00',
  dueAt: '2026-11-28T08:00:00Z',
  methods: [
    { code: 'wallet', fee: 'AED 0.00', total: 'AED 144.00' },
    { code: 'online', fee: 'AED 2.59', total: 'AED 146.59' },
  ],
});

export const FULL_QUOTE = '/api/order/v1/GetFullPaymentForIssueTicket';
export const PART_QUOTE = '/api/order/v1/GetPartialPaymentForIssueTicket';
export const SUPPLEMENTARY = '/api/order/v1/GetOrderSupplementary';
export const NOTES = '/api/order/v1/GetOrderNotes';
export const ITINERARY = '/api/order/v1/Itinerary/GetItineraryLink';

/** Serves an order that can change between reads, and records the requests. */
export function serve(first: Order) {
  const state = { order: first, asked: [] as string[] };
  calls.server.use(
    http.post(HISTORY, () => HttpResponse.json({ orderReference: first.orderReference, events: [booked] })),
    http.post('/api/order/v1/GetUpdatedTimeLimit', () => {
      const { orderReference, status, timeLimits } = state.order;
      return HttpResponse.json({ orderReference, status, timeLimits });
    }),
    http.post(FULL_QUOTE, () => HttpResponse.json(priced(state.order, quote()))),
    http.post(PART_QUOTE, () => HttpResponse.json(priced(state.order, undivided({ noParts: 'tooSoon' })))),
    http.post(SUPPLEMENTARY, () =>
      HttpResponse.json({ orderReference: first.orderReference, payments: [], filed: [] }),
    ),
    http.post(NOTES, () => HttpResponse.json({ orderReference: first.orderReference, notes: [] })),
    http.post(ITINERARY, () =>
      HttpResponse.json({ orderReference: first.orderReference, revoked: false, withPrices: false }),
    ),
    http.post(VERIFY, () => HttpResponse.json(verified({ current: state.order.fare }))),
    http.post('/api/order/v1/AirGetOrder', ({ request }) => {
      state.asked.push(new URL(request.url).search);
      return HttpResponse.json(state.order);
    }),
  );
  return state;
}

/** A quote at the order's price. */
function priced({ fare: { customerTotal, agentPayable } }: Order, base: IssueQuote): IssueQuote {
  return { ...base, customerTotal, ...(agentPayable && base.dueNow ? { agentPayable, dueNow: agentPayable } : {}) };
}

export function refuse(path: string, status: number, code: string, more: object = {}) {
  const problem = { type: 'about:blank', title: 'Refused', status, code, retryable: false, ...more };
  calls.server.use(http.post(path, () => HttpResponse.json(problem, { status })));
}

export const open = (at = AT) => renderWithPortal(<OrderPage />, { module: bookingModule, path: '/flight-order', at });
export const heading = () => screen.findByRole('heading', { name: 'DMO2611-00001A' });

/** Opens the order as a user with only these permissions. */
export async function openWith(functionalities: number[]) {
  calls.server.use(...portalHandlers({ functionalities }));
  const { store } = await open();
  const { customerApi } = await import('@jetway/kit-api/customer');
  await store.dispatch(customerApi.endpoints.getUserContext.initiate());
  await heading();
}
