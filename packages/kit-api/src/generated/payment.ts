import { api } from '../api';

import type { PassbookRequest, PassbookResponse, WalletBalance } from './wire';

export type * from './wire';

export const injected = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    myBalance: build.query<MyBalanceApiResponse, MyBalanceApiArg>({
      query: () => ({ url: '/api/payment/v1/passbook/mybalance' }),
    }),
    loadPassbook: build.query<LoadPassbookApiResponse, LoadPassbookApiArg>({
      query: (queryArg) => ({ url: '/api/payment/v1/passbook/load', method: 'POST', body: queryArg.passbookRequest }),
    }),
  }),
});

export type MyBalanceApiResponse = WalletBalance;
export type MyBalanceApiArg = void;
export type LoadPassbookApiResponse = PassbookResponse;
export type LoadPassbookApiArg = { passbookRequest: PassbookRequest };

export const {
  useMyBalanceQuery,
  useLazyMyBalanceQuery,
  useLoadPassbookQuery,
  useLazyLoadPassbookQuery,
} = injected;
