import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFullPaymentForIssueTicket: build.query<
      GetFullPaymentForIssueTicketApiResponse,
      GetFullPaymentForIssueTicketApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/v1/GetFullPaymentForIssueTicket`,
        method: "POST",
        params: {
          orderReference: queryArg.orderReference,
        },
      }),
    }),
    getIssueTicketWithFullPayOnline: build.mutation<
      GetIssueTicketWithFullPayOnlineApiResponse,
      GetIssueTicketWithFullPayOnlineApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/v1/GetIssueTicketWithFullPayOnline`,
        method: "POST",
        body: queryArg.payOnlineRequest,
        params: {
          orderReference: queryArg.orderReference,
        },
      }),
    }),
    getIssueTicketWithPartPayOnline: build.mutation<
      GetIssueTicketWithPartPayOnlineApiResponse,
      GetIssueTicketWithPartPayOnlineApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/v1/GetIssueTicketWithPartPayOnline`,
        method: "POST",
        body: queryArg.payOnlineRequest,
        params: {
          orderReference: queryArg.orderReference,
        },
      }),
    }),
    getOrderSupplementary: build.query<
      GetOrderSupplementaryApiResponse,
      GetOrderSupplementaryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/v1/GetOrderSupplementary`,
        method: "POST",
        params: {
          orderReference: queryArg.orderReference,
        },
      }),
    }),
    getPartialPaymentForIssueTicket: build.query<
      GetPartialPaymentForIssueTicketApiResponse,
      GetPartialPaymentForIssueTicketApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/v1/GetPartialPaymentForIssueTicket`,
        method: "POST",
        params: {
          orderReference: queryArg.orderReference,
        },
      }),
    }),
    getOrderDues: build.query<GetOrderDuesApiResponse, GetOrderDuesApiArg>({
      query: (queryArg) => ({
        url: `/api/payment/v1/PartialPayment/GetOrderDues`,
        method: "POST",
        params: {
          orderReference: queryArg.orderReference,
        },
      }),
    }),
    settleNow: build.mutation<SettleNowApiResponse, SettleNowApiArg>({
      query: (queryArg) => ({
        url: `/api/payment/v1/PartialPayment/SettleNow`,
        method: "POST",
        body: queryArg.settleRequest,
      }),
    }),
    paymentCallback: build.mutation<
      PaymentCallbackApiResponse,
      PaymentCallbackApiArg
    >({
      query: (queryArg) => ({
        url: `/api/payment/v1/online/Callback`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getPayment: build.query<GetPaymentApiResponse, GetPaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/payment/v1/online/GetPayment`,
        method: "POST",
        params: {
          paymentId: queryArg.paymentId,
        },
      }),
    }),
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
export type GetFullPaymentForIssueTicketApiResponse =
  /** status 200 undefined */ IssueQuote;
export type GetFullPaymentForIssueTicketApiArg = {
  orderReference: string;
};
export type GetIssueTicketWithFullPayOnlineApiResponse =
  /** status 200 undefined */ OnlinePayment;
export type GetIssueTicketWithFullPayOnlineApiArg = {
  orderReference: string;
  payOnlineRequest: PayOnlineRequest;
};
export type GetIssueTicketWithPartPayOnlineApiResponse =
  /** status 200 undefined */ OnlinePayment;
export type GetIssueTicketWithPartPayOnlineApiArg = {
  orderReference: string;
  payOnlineRequest: PayOnlineRequest;
};
export type GetOrderSupplementaryApiResponse =
  /** status 200 undefined */ OrderSupplementary;
export type GetOrderSupplementaryApiArg = {
  orderReference: string;
};
export type GetPartialPaymentForIssueTicketApiResponse =
  /** status 200 undefined */ IssueQuote;
export type GetPartialPaymentForIssueTicketApiArg = {
  orderReference: string;
};
export type GetOrderDuesApiResponse = /** status 200 undefined */ OrderDue;
export type GetOrderDuesApiArg = {
  orderReference: string;
};
export type SettleNowApiResponse = /** status 200 undefined */ SettledDue;
export type SettleNowApiArg = {
  settleRequest: SettleRequest;
};
export type PaymentCallbackApiResponse = unknown;
export type PaymentCallbackApiArg = {
  body: string;
};
export type GetPaymentApiResponse = /** status 200 undefined */ OnlinePayment;
export type GetPaymentApiArg = {
  paymentId: string;
};
export type LoadPassbookApiResponse =
  /** status 200 undefined */ PassbookResponse;
export type LoadPassbookApiArg = {
  passbookRequest: PassbookRequest;
};
export type MyBalanceApiResponse = /** status 200 undefined */ WalletBalance;
export type MyBalanceApiArg = void;
export type PayMethod = {
  /** `wallet` or `online`. */
  code: string;
  /** What it adds. */
  fee: string;
  /** What is paid, fee included. */
  total: string;
};
export type NoPartsName = "notRefundable" | "tooSoon" | "overdue" | "pointless";
export type ApprovalRequestStateName = "requested" | "allowed" | "refused";
export type ApprovalRequestView = {
  /** Operations' words. */
  answer?: string;
  answeredAt?: string;
  remark?: string;
  requestedAt: string;
  requestedBy: string;
  state: ApprovalRequestStateName;
};
export type IssueQuote = {
  /** What the agency pays for the order. Needs 203. */
  agentPayable?: string;
  /** Whether operations can be asked to allow it. */
  canAsk: boolean;
  /** The credit not in use, part of the balance. */
  creditAvailable: string;
  /** What the customer pays. */
  customerTotal: string;
  /** Until when it is owed. */
  dueAt?: string;
  /** What is owed after that. Needs 203. */
  dueLater?: string;
  /** What is paid with the tickets. Needs 203; absent when this way of paying is not open. */
  dueNow?: string;
  /** Open ways; `online` is absent where no provider takes payments. */
  methods: PayMethod[];
  /** Why it is paid whole; absent when a part may be paid later. */
  noParts?: NoPartsName;
  orderReference: string;
  /** What was asked, and what they said. */
  request?: ApprovalRequestView;
  /** What the wallet lacks for `dueNow`. Needs 203. */
  shortfall?: string;
  /** What can be spent. */
  walletBalance: string;
};
export type PaymentLandingName = "order" | "wallet";
export type WalletReasonName =
  "late" | "orderClosed" | "priceChanged" | "notTicketed" | "blocked";
export type OnlinePaymentName =
  | "created"
  | "pending"
  | "paid"
  | "failed"
  | "cancelled"
  | "expired"
  | "review";
export type OnlinePayment = {
  /** What the wallet gets. */
  amount: string;
  expiresAt: string;
  /** What the provider adds. */
  fee: string;
  /** Whether it is the first part of two. */
  inPart: boolean;
  /** Where the money is; absent while there is none, or while it is on its way to the tickets. */
  landing?: PaymentLandingName;
  orderReference: string;
  paymentId: string;
  /** Why it stays in the wallet. */
  reason?: WalletReasonName;
  /** Where the payer goes, while somebody may pay. */
  redirectUrl?: string;
  startedAt: string;
  startedBy: string;
  state: OnlinePaymentName;
  /** What is paid, fee included. */
  total: string;
};
export type PayOnlineRequest = {
  /** The customer total as shown, such as `AED 1234.50`. */
  acceptedAmount: string;
  /** What it was shown to pay now. */
  acceptedNow: string;
  /** What the agency was shown to pay for the order. */
  acceptedPayable: string;
};
export type FiledFare = {
  fareBasis: string;
  /** Such as `EK 582`. */
  flight: string;
  /** The booking letter. */
  rbd: string;
  segmentId: string;
};
export type PartPayment = {
  /** Owed at the beginning. Needs 203. */
  due?: string;
  dueAt: string;
  isOverdue: boolean;
  isSettled: boolean;
  /** Still owed. Needs 203. */
  left?: string;
  /** Taken with the tickets. Needs 203. */
  paidNow?: string;
};
export type OrderSupplementary = {
  /** How each flight is filed, in the order of the trip. */
  filed: FiledFare[];
  orderReference: string;
  /** How it was paid in parts. */
  part?: PartPayment;
  /** The wish to pay in parts, and the answer. */
  partRequest?: ApprovalRequestView;
  /** At payment providers, newest first. Needs 203. */
  payments: OnlinePayment[];
};
export type DueStateName = "open" | "overdue" | "settled";
export type OrderDue = {
  dueAt: string;
  /** The entry that paid it. */
  journalId?: string;
  /** What it owes: `total` less `paid`. Needs 203. */
  left?: string;
  orderReference: string;
  /** What it has paid. Needs 203. */
  paid?: string;
  /** When the rest was paid. */
  settledAt?: string;
  state: DueStateName;
  /** What the agency pays for the order. Needs 203. */
  total?: string;
};
export type SettledDue = {
  due: OrderDue;
  /** Whether this call paid; else it had been paid before, and nothing moved now. */
  paidNow: boolean;
};
export type SettleRequest = {
  /** What was shown to be owed, such as `AED 336.00`. */
  acceptedAmount: string;
  orderReference: string;
};
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
  useGetFullPaymentForIssueTicketQuery,
  useLazyGetFullPaymentForIssueTicketQuery,
  useGetIssueTicketWithFullPayOnlineMutation,
  useGetIssueTicketWithPartPayOnlineMutation,
  useGetOrderSupplementaryQuery,
  useLazyGetOrderSupplementaryQuery,
  useGetPartialPaymentForIssueTicketQuery,
  useLazyGetPartialPaymentForIssueTicketQuery,
  useGetOrderDuesQuery,
  useLazyGetOrderDuesQuery,
  useSettleNowMutation,
  usePaymentCallbackMutation,
  useGetPaymentQuery,
  useLazyGetPaymentQuery,
  useLoadPassbookQuery,
  useLazyLoadPassbookQuery,
  useMyBalanceQuery,
  useLazyMyBalanceQuery,
} = injectedRtkApi;
