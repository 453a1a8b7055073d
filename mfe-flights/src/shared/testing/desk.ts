import { http, HttpResponse } from '@jetway/kit-test';

const nothing = () => HttpResponse.json({ items: [], counts: {}, page: 1, pageSize: 4, total: 0 });

/** The lists of the desk, all empty. */
export const deskHandlers = () => [
  http.post('/api/customer/v1/MyBooking/GetBookings', nothing),
  http.post('/api/postticketing/v1/void/getqueue', nothing),
  http.post('/api/postticketing/v1/refund/getqueue', nothing),
  http.post('/api/postticketing/v1/exchange/getqueue', nothing),
  http.post('/api/payment/v1/PartialPayment/GetOrders', nothing),
  http.post('/api/payment/v1/PartialPayment/GetSummary', () =>
    HttpResponse.json({ isEnforced: false, unpaid: 0, overdue: 0 }),
  ),
];
