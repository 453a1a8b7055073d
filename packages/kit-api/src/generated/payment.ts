import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    loadPassbook: build.query<LoadPassbookApiResponse, LoadPassbookApiArg>({
      query: (queryArg) => ({
        url: `/api/payment/v1/passbook/load`,
        method: "POST",
        body: queryArg.passbookRequest,
      }),
    }),
    myBalance: build.query<MyBalanceApiResponse, MyBalanceApiArg>({
      query: () => ({ url: `/api/payment/v1/passbook/mybalance` }),
    }),
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as injected };
export type LoadPassbookApiResponse =
  /** status 200 undefined */ PassbookResponse;
export type LoadPassbookApiArg = {
  passbookRequest: PassbookRequest;
};
export type MyBalanceApiResponse = /** status 200 undefined */ WalletBalance;
export type MyBalanceApiArg = void;
export type PassbookType =
  "deposit" | "issue" | "void" | "refund" | "adjustment" | "fee";
export type PassbookRow = {
  balance: string;
  createdBy: string;
  credit?: string;
  debit?: string;
  description: string;
  entryNo: number;
  journalId: string;
  postedAt: string;
  reference: string;
  type: PassbookType;
  valueOn: string;
};
export type PassbookResponse = {
  closingBalance: string;
  currency: string;
  items: PassbookRow[];
  openingBalance: string;
  page: number;
  pageSize: number;
  total: number;
};
export type PassbookRequest = {
  from?: string;
  /** From 1. */
  page?: number;
  /** 1 to 100. */
  pageSize?: number;
  /** Part of a reference or description. */
  search?: string;
  to?: string;
  type?: PassbookType;
};
export type WalletBalance = {
  creditAvailable: string;
  creditLimit: string;
  creditUsed: string;
  /** Why nothing can be spent, in words for a person. */
  errorDetail?: string;
  held: string;
  posted: string;
  /** `Active` or `Blocked`. */
  status: string;
  /** What the agency has subscribed to; absent while no portal sells subscriptions. */
  subscription?: string;
  /** What can be spent: posted − held + credit limit. */
  walletBalance: string;
  walletCurrency: string;
};
export const {
  useLoadPassbookQuery,
  useLazyLoadPassbookQuery,
  useMyBalanceQuery,
  useLazyMyBalanceQuery,
} = injectedRtkApi;
