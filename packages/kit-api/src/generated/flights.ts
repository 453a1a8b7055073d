import { api } from '../api';

import type { AirBookRequest, AirBookResponse, AirPriceRequest, AirPriceResponse, AirSearchRequest, AirSearchResponse, AirSellRequest, AirSellResponse, AirTicketRequest, Order } from './wire';

export type * from './wire';

export const injected = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    airSearch: build.mutation<AirSearchApiResponse, AirSearchApiArg>({
      query: (queryArg) => ({ url: '/api/search/v1/AirSearch', method: 'POST', body: queryArg.airSearchRequest }),
    }),
    refreshAirSearch: build.mutation<RefreshAirSearchApiResponse, RefreshAirSearchApiArg>({
      query: (queryArg) => ({ url: '/api/search/v1/RefreshAirSearch', method: 'POST', params: { requestId: queryArg.requestId, since: queryArg.since } }),
    }),
    getAirSearch: build.mutation<GetAirSearchApiResponse, GetAirSearchApiArg>({
      query: (queryArg) => ({ url: '/api/search/v1/GetAirSearch', method: 'POST', params: { requestId: queryArg.requestId } }),
    }),
    airPrice: build.mutation<AirPriceApiResponse, AirPriceApiArg>({
      query: (queryArg) => ({ url: '/api/price/v2/AirPrice', method: 'POST', body: queryArg.airPriceRequest }),
    }),
    airSell: build.mutation<AirSellApiResponse, AirSellApiArg>({
      query: (queryArg) => ({ url: '/api/order/v1/Sell/AirSell', method: 'POST', body: queryArg.airSellRequest }),
    }),
    airBook: build.mutation<AirBookApiResponse, AirBookApiArg>({
      query: (queryArg) => ({ url: '/api/order/v1/Book/AirBook', method: 'POST', body: queryArg.airBookRequest }),
    }),
    airTicket: build.mutation<AirTicketApiResponse, AirTicketApiArg>({
      query: (queryArg) => ({ url: '/api/order/v1/Ticket/AirTicket', method: 'POST', body: queryArg.airTicketRequest, params: { orderReference: queryArg.orderReference } }),
    }),
    airGetOrder: build.query<AirGetOrderApiResponse, AirGetOrderApiArg>({
      query: (queryArg) => ({ url: '/api/order/v1/AirGetOrder', method: 'POST', params: { orderReference: queryArg.orderReference, firstTime: queryArg.firstTime } }),
    }),
  }),
});

export type AirSearchApiResponse = AirSearchResponse;
export type AirSearchApiArg = { airSearchRequest: AirSearchRequest };
export type RefreshAirSearchApiResponse = AirSearchResponse;
export type RefreshAirSearchApiArg = { requestId: string; since?: number };
export type GetAirSearchApiResponse = AirSearchResponse;
export type GetAirSearchApiArg = { requestId: string };
export type AirPriceApiResponse = AirPriceResponse;
export type AirPriceApiArg = { airPriceRequest: AirPriceRequest };
export type AirSellApiResponse = AirSellResponse;
export type AirSellApiArg = { airSellRequest: AirSellRequest };
export type AirBookApiResponse = AirBookResponse;
export type AirBookApiArg = { airBookRequest: AirBookRequest };
export type AirTicketApiResponse = Order;
export type AirTicketApiArg = { airTicketRequest: AirTicketRequest; orderReference: string };
export type AirGetOrderApiResponse = Order;
export type AirGetOrderApiArg = { orderReference: string; firstTime?: boolean };

export const {
  useAirSearchMutation,
  useRefreshAirSearchMutation,
  useGetAirSearchMutation,
  useAirPriceMutation,
  useAirSellMutation,
  useAirBookMutation,
  useAirTicketMutation,
  useAirGetOrderQuery,
  useLazyAirGetOrderQuery,
} = injected;
