import { api } from '../api';

// Written by hand as the generator would write it. `payment.ts` replaces it once the contract has these calls; then `endpoints/payment.ts` takes the names from there.
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCardDetails: build.query<GetCardDetailsApiResponse, GetCardDetailsApiArg>({
      query: (queryArg) => ({
        url: `/api/payment/v1/card/GetCardDetails`,
        method: "POST",
        params: {
          cardNumber: queryArg.cardNumber,
        },
      }),
    }),
    answerDeposit: build.mutation<AnswerDepositApiResponse, AnswerDepositApiArg>({
      query: (queryArg) => ({
        url: `/api/payment/v1/deposit/answer`,
        method: "POST",
        body: queryArg.depositAnswerForm,
      }),
    }),
    availDeposit: build.query<AvailDepositApiResponse, AvailDepositApiArg>({
      query: () => ({ url: `/api/payment/v1/deposit/availdeposit`, method: "POST" }),
    }),
    availDepositFilter: build.query<AvailDepositFilterApiResponse, AvailDepositFilterApiArg>({
      query: () => ({ url: `/api/payment/v1/deposit/availfilter`, method: "POST" }),
    }),
    availPayments: build.query<AvailPaymentsApiResponse, AvailPaymentsApiArg>({
      query: () => ({ url: `/api/payment/v1/deposit/availpayments`, method: "POST" }),
    }),
    initateDeposit: build.mutation<InitateDepositApiResponse, InitateDepositApiArg>({
      query: (queryArg) => ({
        url: `/api/payment/v1/deposit/initate`,
        method: "POST",
        body: queryArg.onlineDepositRequest,
      }),
    }),
    initiateBankDeposit: build.mutation<InitiateBankDepositApiResponse, InitiateBankDepositApiArg>({
      query: (queryArg) => ({
        url: `/api/payment/v1/deposit/initiatebankdeposit`,
        method: "POST",
        body: queryArg.bankDepositForm,
      }),
    }),
    initiateBankTransfer: build.mutation<InitiateBankTransferApiResponse, InitiateBankTransferApiArg>({
      query: (queryArg) => ({
        url: `/api/payment/v1/deposit/initiatebanktransfer`,
        method: "POST",
        body: queryArg.bankTransferForm,
      }),
    }),
    initiateChequeDeposit: build.mutation<InitiateChequeDepositApiResponse, InitiateChequeDepositApiArg>({
      query: (queryArg) => ({
        url: `/api/payment/v1/deposit/initiatechequedeposit`,
        method: "POST",
        body: queryArg.chequeDepositForm,
      }),
    }),
    initiateMobileBanking: build.mutation<InitiateMobileBankingApiResponse, InitiateMobileBankingApiArg>({
      query: (queryArg) => ({
        url: `/api/payment/v1/deposit/initiatemobilebanking`,
        method: "POST",
        body: queryArg.mobileDepositForm,
      }),
    }),
    loadDeposits: build.query<LoadDepositsApiResponse, LoadDepositsApiArg>({
      query: (queryArg) => ({
        url: `/api/payment/v1/deposit/load`,
        method: "POST",
        body: queryArg.depositsRequest,
      }),
    }),
    viewDeposit: build.query<ViewDepositApiResponse, ViewDepositApiArg>({
      query: (queryArg) => ({
        url: `/api/payment/v1/deposit/view`,
        method: "POST",
        body: queryArg.depositKey,
      }),
    }),
    withdrawDeposit: build.mutation<WithdrawDepositApiResponse, WithdrawDepositApiArg>({
      query: (queryArg) => ({
        url: `/api/payment/v1/deposit/withdraw`,
        method: "POST",
        body: queryArg.depositKey,
      }),
    }),
    createPayment: build.mutation<CreatePaymentApiResponse, CreatePaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/payment/v1/online/CreatePayment`,
        method: "POST",
        body: queryArg.createPaymentRequest,
      }),
    }),
    getCardPaymentConfig: build.query<GetCardPaymentConfigApiResponse, GetCardPaymentConfigApiArg>({
      query: () => ({ url: `/api/payment/v1/online/GetCardPaymentConfig`, method: "POST" }),
    }),
    getMobileConfig: build.query<GetMobileConfigApiResponse, GetMobileConfigApiArg>({
      query: () => ({ url: `/api/payment/v1/online/GetMobileConfig`, method: "POST" }),
    }),
    getStatusMessage: build.query<GetStatusMessageApiResponse, GetStatusMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/payment/v1/online/GetStatusMessage`,
        method: "POST",
        params: {
          code: queryArg.code,
        },
      }),
    }),
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as injected };
export type GetCardDetailsApiResponse = /** status 200 undefined */ CardDetails;
export type GetCardDetailsApiArg = {
  /** The first 6 to 8 digits; more are refused. */
  cardNumber: string;
};
export type AnswerDepositApiResponse = /** status 200 undefined */ Deposit;
export type AnswerDepositApiArg = {
  depositAnswerForm: DepositAnswerForm;
};
export type AvailDepositApiResponse = /** status 200 undefined */ DepositMethods;
export type AvailDepositApiArg = void;
export type AvailDepositFilterApiResponse = /** status 200 undefined */ DepositFilterValues;
export type AvailDepositFilterApiArg = void;
export type AvailPaymentsApiResponse = /** status 200 undefined */ DepositMethods;
export type AvailPaymentsApiArg = void;
export type InitateDepositApiResponse = /** status 200 undefined */ Deposit;
export type InitateDepositApiArg = {
  onlineDepositRequest: OnlineDepositRequest;
};
export type InitiateBankDepositApiResponse = /** status 200 undefined */ Deposit;
export type InitiateBankDepositApiArg = {
  bankDepositForm: BankDepositForm;
};
export type InitiateBankTransferApiResponse = /** status 200 undefined */ Deposit;
export type InitiateBankTransferApiArg = {
  bankTransferForm: BankTransferForm;
};
export type InitiateChequeDepositApiResponse = /** status 200 undefined */ Deposit;
export type InitiateChequeDepositApiArg = {
  chequeDepositForm: ChequeDepositForm;
};
export type InitiateMobileBankingApiResponse = /** status 200 undefined */ Deposit;
export type InitiateMobileBankingApiArg = {
  mobileDepositForm: MobileDepositForm;
};
export type LoadDepositsApiResponse = /** status 200 undefined */ DepositsResponse;
export type LoadDepositsApiArg = {
  depositsRequest: DepositsRequest;
};
export type ViewDepositApiResponse = /** status 200 undefined */ Deposit;
export type ViewDepositApiArg = {
  depositKey: DepositKey;
};
export type WithdrawDepositApiResponse = /** status 200 undefined */ Deposit;
export type WithdrawDepositApiArg = {
  depositKey: DepositKey;
};
export type CreatePaymentApiResponse = /** status 200 undefined */ PaymentSession;
export type CreatePaymentApiArg = {
  createPaymentRequest: CreatePaymentRequest;
};
export type GetCardPaymentConfigApiResponse = /** status 200 undefined */ PaymentConfig;
export type GetCardPaymentConfigApiArg = void;
export type GetMobileConfigApiResponse = /** status 200 undefined */ PaymentConfig;
export type GetMobileConfigApiArg = void;
export type GetStatusMessageApiResponse = /** status 200 undefined */ StatusMessage;
export type GetStatusMessageApiArg = {
  code: string;
};
export type DepositMethodName =
  | "bankDeposit"
  | "bankTransfer"
  | "cheque"
  | "mobileBanking"
  | "card"
  | "netBanking";
export type DepositStatusName =
  | "submitted"
  | "underReview"
  | "needsInfo"
  | "approved"
  | "rejected"
  | "withdrawn"
  | "received"
  | "presented"
  | "cleared"
  | "bounced"
  | "initiated"
  | "redirected"
  | "verified"
  | "credited"
  | "failed"
  | "cancelled"
  | "expired"
  | "manualReview";
export type DepositMethod = {
  code: DepositMethodName;
  /** Whether the portal offers it now. */
  enabled: boolean;
  /** Fixed part of the fee, such as `AED 1.00`. */
  feeFixed: string;
  /** Percentage of the amount, such as `1.80`. */
  feePercent: string;
  label: string;
  /** Largest amount. */
  max: string;
  /** Smallest amount. */
  min: string;
  /** Whether it needs an extra approval. */
  protected: boolean;
};
export type DepositMethods = {
  methods: DepositMethod[];
};
export type TransferChannelName = "NPSB" | "BEFTN" | "RTGS" | "UAEFTS" | "other";
export type BankDepositForm = {
  /** Such as `AED 5000.00`. */
  amount: string;
  branch?: string;
  depositDate: string;
  depositorName?: string;
  ownerBankAccountId: string;
  remark?: string;
  slip: Blob;
  /** 4 to 40 letters and digits. */
  slipNo: string;
};
export type BankTransferForm = {
  amount: string;
  channel: TransferChannelName;
  ownerBankAccountId: string;
  remark?: string;
  senderAccount?: string;
  senderBank: string;
  slip: Blob;
  transferDate: string;
  /** 4 to 40 letters and digits. */
  transferRef: string;
};
export type ChequeDepositForm = {
  amount: string;
  chequeBank: string;
  chequeDate: string;
  /** 4 to 40 letters and digits. */
  chequeNo: string;
  ownerBankAccountId: string;
  remark?: string;
  slip: Blob;
};
export type MobileProviderName = "bKash" | "Nagad" | "Rocket" | "Upay";
export type MobileDepositForm = {
  amount: string;
  provider: MobileProviderName;
  remark?: string;
  /** Number it was sent from, with its country code. */
  senderMsisdn: string;
  slip: Blob;
  /** 4 to 40 letters and digits. */
  trxId: string;
};
export type OnlineDepositRequest = {
  amount: string;
  method: DepositMethodName;
  remark?: string;
};
export type PaymentOption = {
  /** Brands it takes, such as `Visa`. */
  brands: string[];
  code: string;
  feeFixed: string;
  feePercent: string;
  label: string;
  max: string;
  method: DepositMethodName;
  min: string;
};
export type PaymentConfig = {
  /** Options of the method, the first one preselected; empty while none is offered. */
  options: PaymentOption[];
};
export type CardDetails = {
  /** Such as `Visa`; empty for an unknown one. */
  brand: string;
  feeFixed: string;
  feePercent: string;
};
export type CreatePaymentRequest = {
  /** The total with the fee as shown. */
  acceptedTotal: string;
  /** First 6 to 8 digits of the card; its band sets the fee. */
  cardBin?: string;
  /** Code of the option. */
  provider: string;
  purpose: "deposit";
  /** Reference of the deposit. */
  purposeRef: string;
};
export type PaymentSession = {
  amount: string;
  expiresAt: string;
  fee: string;
  paymentId: string;
  /** URL of the provider's page. */
  redirectUrl: string;
  total: string;
};
export type StatusMessage = {
  message: string;
};
export type DepositKey = {
  depositRef: string;
};
export type DepositAnswerForm = {
  depositRef: string;
  remark: string;
  slip?: Blob;
};
export type DepositFile = {
  /** URL to read it with a session. */
  address: string;
  fileName: string;
};
export type DepositEvent = {
  at: string;
  /** Who did it; the portal's name for automatic changes. */
  by: string;
  /** What was asked, answered or decided. */
  remark?: string;
  status: DepositStatusName;
};
export type OwnerBankName = {
  accountNumber: string;
  bankAccountId: string;
  bankName: string;
};
export type Deposit = {
  amount: string;
  attachments: DepositFile[];
  /** Owner account it was paid into. */
  bankAccount?: OwnerBankName;
  /** Branch of the bank. */
  branch?: string;
  canAnswer: boolean;
  canWithdraw: boolean;
  channel?: TransferChannelName;
  createdAt: string;
  createdBy: string;
  /** Amount credited to the wallet, without the fee. */
  creditedAmount?: string;
  creditedJournalId?: string;
  depositRef: string;
  depositorName?: string;
  /** Until when it can be paid online. */
  expiresAt?: string;
  /** Provider's code of a failed payment, for `GetStatusMessage`. */
  failureCode?: string;
  fee: string;
  history: DepositEvent[];
  method: DepositMethodName;
  /** Date of the slip, the transfer, the cheque or the payment. */
  paidOn: string;
  /** What finance asks for. */
  question?: string;
  /** URL of the provider's page, while it can be paid. */
  redirectUrl?: string;
  /** Number of the slip, the transfer or the cheque, or the provider's reference. */
  reference?: string;
  rejectReason?: string;
  remark?: string;
  reviewedAt?: string;
  reviewer?: string;
  senderAccount?: string;
  /** Bank of the sender or of the cheque. */
  senderBank?: string;
  status: DepositStatusName;
};
export type DepositRow = {
  amount: string;
  createdAt: string;
  createdBy: string;
  creditedAmount?: string;
  depositRef: string;
  fee: string;
  method: DepositMethodName;
  paidOn: string;
  reference?: string;
  status: DepositStatusName;
};
export type DepositsResponse = {
  items: DepositRow[];
  page: number;
  pageSize: number;
  total: number;
};
export type DepositsRequest = {
  from?: string;
  method?: DepositMethodName;
  /** From 1. */
  page?: number;
  /** 1 to 100. */
  pageSize?: number;
  /** Part of a reference. */
  search?: string;
  status?: DepositStatusName;
  to?: string;
};
export type DepositFilterValues = {
  methods: DepositMethodName[];
  statuses: DepositStatusName[];
};
export const {
  useGetCardDetailsQuery,
  useLazyGetCardDetailsQuery,
  useAnswerDepositMutation,
  useAvailDepositQuery,
  useLazyAvailDepositQuery,
  useAvailDepositFilterQuery,
  useLazyAvailDepositFilterQuery,
  useAvailPaymentsQuery,
  useLazyAvailPaymentsQuery,
  useInitateDepositMutation,
  useInitiateBankDepositMutation,
  useInitiateBankTransferMutation,
  useInitiateChequeDepositMutation,
  useInitiateMobileBankingMutation,
  useLoadDepositsQuery,
  useLazyLoadDepositsQuery,
  useViewDepositQuery,
  useLazyViewDepositQuery,
  useWithdrawDepositMutation,
  useCreatePaymentMutation,
  useGetCardPaymentConfigQuery,
  useLazyGetCardPaymentConfigQuery,
  useGetMobileConfigQuery,
  useLazyGetMobileConfigQuery,
  useGetStatusMessageQuery,
  useLazyGetStatusMessageQuery,
} = injectedRtkApi;
