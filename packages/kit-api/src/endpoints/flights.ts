import { api } from '../api';
import { fetchAs } from '../base-query';
import { EVENTS, hearEvents } from '../streams/events';
import type { AirSearchResponse, Order } from '../generated/flights';
import { injected } from '../generated/flights';

export * from '../generated/flights';

/** What changes when a void, refund or exchange moves. */
const settled = ({ orderReference }: Order) => [
  { type: 'Order', id: orderReference } as const,
  'AfterSales' as const,
  'Bookings' as const,
  'Wallet' as const,
  'Ledger' as const,
];

/** The flight endpoints with the tags they provide and invalidate. */
export const flightsApi = injected.enhanceEndpoints({
  endpoints: {
    airGetOrder: { providesTags: (_order, _error, { orderReference }) => [{ type: 'Order', id: orderReference }] },
    getUpdatedTimeLimit: {
      providesTags: (_limit, _error, { orderReference }) => [{ type: 'Order', id: orderReference }],
    },
    getExtendTimeLimitRequest: {
      providesTags: (_limit, _error, { orderReference }) => [{ type: 'Order', id: orderReference }],
    },
    airSsrHistory: { providesTags: (_history, _error, { orderReference }) => [{ type: 'Order', id: orderReference }] },
    getVoidQueue: { providesTags: ['AfterSales'] },
    getRefundQueue: { providesTags: ['AfterSales'] },
    getVoidRequest: { providesTags: ['AfterSales'] },
    getRefundRequest: { providesTags: ['AfterSales'] },
    requestVoid: {
      invalidatesTags: (_row, _error, { afterSaleBody: { orderReference } }) => [
        { type: 'Order', id: orderReference },
        'AfterSales',
      ],
    },
    requestRefund: {
      invalidatesTags: (_row, _error, { afterSaleBody: { orderReference } }) => [
        { type: 'Order', id: orderReference },
        'AfterSales',
      ],
    },
    updateVoidStatus: { invalidatesTags: (order) => (order ? settled(order) : ['AfterSales']) },
    updateRefundStatus: { invalidatesTags: (order) => (order ? settled(order) : ['AfterSales']) },
    listExchanges: { providesTags: ['AfterSales'] },
    getExchangeRequest: { providesTags: ['AfterSales'] },
    requestExchange: {
      invalidatesTags: (_row, _error, { exchangeRequestBody: { orderReference } }) => [
        { type: 'Order', id: orderReference },
        'AfterSales',
      ],
    },
    requestExchangeByHand: {
      invalidatesTags: (_row, _error, { exchangeRequestBody: { orderReference } }) => [
        { type: 'Order', id: orderReference },
        'AfterSales',
      ],
    },
    approveExchange: { invalidatesTags: (order) => (order ? settled(order) : ['AfterSales']) },
    updateExchangeStatus: { invalidatesTags: (order) => (order ? settled(order) : ['AfterSales']) },
    airBook: { invalidatesTags: ['Bookings', 'Wallet'] },
    // Names of people who may never be this agency's customers: forgotten with the page.
    airGetImportPnr: { keepUnusedDataFor: 0 },
    airCreateImportPnrOrder: { invalidatesTags: ['Bookings'] },
    airCancel: {
      invalidatesTags: (_order, _error, { orderReference }) => [{ type: 'Order', id: orderReference }, 'Bookings'],
    },
    updateExtendTimeLimitRequest: {
      invalidatesTags: (_limit, _error, { orderReference }) => [{ type: 'Order', id: orderReference }, 'Bookings'],
    },
    acceptScheduleChange: {
      invalidatesTags: (_order, _error, { acceptScheduleRequest: { orderReference } }) => [
        { type: 'Order', id: orderReference },
        'Bookings',
      ],
    },
    airVerifyPrice: {
      invalidatesTags: (verified, _error, { orderReference }) =>
        verified && verified.status !== 'OK' ? [{ type: 'Order', id: orderReference }, 'Bookings'] : [],
    },
    airTicket: {
      invalidatesTags: (_order, _error, { orderReference }) => [
        { type: 'Order', id: orderReference },
        'Bookings',
        'Wallet',
        'Ledger',
        'Dues',
      ],
    },
  },
});

export interface Followed {
  requestId: string;
  /** The `refreshCount` of the last batch received. */
  since: number;
  currency?: string;
  /** Receives each batch after that one. */
  hear: (batch: AirSearchResponse) => void;
}

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    followAirSearch: build.mutation<null, Followed>({
      queryFn: ({ hear, since, ...params }, queryApi) => {
        const query = new URLSearchParams({ ...params, since: String(since) });
        const take = (response: Response) => hearEvents(response, (batch) => hear(batch as AirSearchResponse));
        return fetchAs(`/api/search/v1/GetAirSearchEvents?${query.toString()}`, queryApi, EVENTS, take);
      },
    }),
  }),
  overrideExisting: 'throw',
});

/** Streams the batches of a running search; ends with the batch that completes it. */
export const { followAirSearch } = endpoints;
