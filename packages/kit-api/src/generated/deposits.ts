import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCardDetails: build.query<
      GetCardDetailsApiResponse,
      GetCardDetailsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/payment/v1/card/GetCardDetails`,
        method: "POST",
        params: {
          cardNumber: queryArg.cardNumber,
        },
      }),
    }),
    answerDeposit: build.mutation<
      AnswerDepositApiResponse,
      AnswerDepositApiArg
    >({
      query: (queryArg) => ({
        url: `/api/payment/v1/deposit/answer`,
        method: "POST",
        body: queryArg.depositAnswerForm,
      }),
    }),
    availDeposit: build.query<AvailDepositApiResponse, AvailDepositApiArg>({
      query: () => ({
        url: `/api/payment/v1/deposit/availdeposit`,
        method: "POST",
      }),
    }),
    availDepositFilter: build.query<
      AvailDepositFilterApiResponse,
      AvailDepositFilterApiArg
    >({
      query: () => ({
        url: `/api/payment/v1/deposit/availfilter`,
        method: "POST",
      }),
    }),
    availPayments: build.query<AvailPaymentsApiResponse, AvailPaymentsApiArg>({
      query: () => ({
        url: `/api/payment/v1/deposit/availpayments`,
        method: "POST",
      }),
    }),
    getProtectedFunctions: build.query<
      GetProtectedFunctionsApiResponse,
      GetProtectedFunctionsApiArg
    >({
      query: () => ({
        url: `/api/payment/v1/deposit/getProtectedFunctions`,
        method: "POST",
      }),
    }),
    initateDeposit: build.mutation<
      InitateDepositApiResponse,
      InitateDepositApiArg
    >({
      query: (queryArg) => ({
        url: `/api/payment/v1/deposit/initate`,
        method: "POST",
        body: queryArg.onlineDepositRequest,
      }),
    }),
    initiateDeposit: build.mutation<
      InitiateDepositApiResponse,
      InitiateDepositApiArg
    >({
      query: (queryArg) => ({
        url: `/api/payment/v1/deposit/initiate`,
        method: "POST",
        body: queryArg.onlineDepositRequest,
      }),
    }),
    initiateBankDeposit: build.mutation<
      InitiateBankDepositApiResponse,
      InitiateBankDepositApiArg
    >({
      query: (queryArg) => ({
        url: `/api/payment/v1/deposit/initiatebankdeposit`,
        method: "POST",
        body: queryArg.bankDepositForm,
      }),
    }),
    initiateBankTransfer: build.mutation<
      InitiateBankTransferApiResponse,
      InitiateBankTransferApiArg
    >({
      query: (queryArg) => ({
        url: `/api/payment/v1/deposit/initiatebanktransfer`,
        method: "POST",
        body: queryArg.bankTransferForm,
      }),
    }),
    initiateChequeDeposit: build.mutation<
      InitiateChequeDepositApiResponse,
      InitiateChequeDepositApiArg
    >({
      query: (queryArg) => ({
        url: `/api/payment/v1/deposit/initiatechequedeposit`,
        method: "POST",
        body: queryArg.chequeDepositForm,
      }),
    }),
    initiateMobileBanking: build.mutation<
      InitiateMobileBankingApiResponse,
      InitiateMobileBankingApiArg
    >({
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
    searchDeposits: build.query<
      SearchDepositsApiResponse,
      SearchDepositsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/payment/v1/deposit/searchpad`,
        method: "POST",
        params: {
          term: queryArg.term,
        },
      }),
    }),
    viewDeposit: build.query<ViewDepositApiResponse, ViewDepositApiArg>({
      query: (queryArg) => ({
        url: `/api/payment/v1/deposit/view`,
        method: "POST",
        body: queryArg.depositKey,
      }),
    }),
    withdrawDeposit: build.mutation<
      WithdrawDepositApiResponse,
      WithdrawDepositApiArg
    >({
      query: (queryArg) => ({
        url: `/api/payment/v1/deposit/withdraw`,
        method: "POST",
        body: queryArg.depositKey,
      }),
    }),
    createPayment: build.mutation<
      CreatePaymentApiResponse,
      CreatePaymentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/payment/v1/online/CreatePayment`,
        method: "POST",
        body: queryArg.createPaymentRequest,
      }),
    }),
    getCardPaymentConfig: build.query<
      GetCardPaymentConfigApiResponse,
      GetCardPaymentConfigApiArg
    >({
      query: () => ({
        url: `/api/payment/v1/online/GetCardPaymentConfig`,
        method: "POST",
      }),
    }),
    getMobileConfig: build.query<
      GetMobileConfigApiResponse,
      GetMobileConfigApiArg
    >({
      query: () => ({
        url: `/api/payment/v1/online/GetMobileConfig`,
        method: "POST",
      }),
    }),
    getStatusMessage: build.query<
      GetStatusMessageApiResponse,
      GetStatusMessageApiArg
    >({
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
  cardNumber: string;
};
export type AnswerDepositApiResponse = /** status 200 undefined */ Deposit;
export type AnswerDepositApiArg = {
  depositAnswerForm: DepositAnswerForm;
};
export type AvailDepositApiResponse =
  /** status 200 undefined */ DepositMethods;
export type AvailDepositApiArg = void;
export type AvailDepositFilterApiResponse =
  /** status 200 undefined */ DepositFilterValues;
export type AvailDepositFilterApiArg = void;
export type AvailPaymentsApiResponse =
  /** status 200 undefined */ DepositMethods;
export type AvailPaymentsApiArg = void;
export type GetProtectedFunctionsApiResponse =
  /** status 200 undefined */ ProtectedFunctions;
export type GetProtectedFunctionsApiArg = void;
export type InitateDepositApiResponse = /** status 200 undefined */ Deposit;
export type InitateDepositApiArg = {
  onlineDepositRequest: OnlineDepositRequest;
};
export type InitiateDepositApiResponse = /** status 200 undefined */ Deposit;
export type InitiateDepositApiArg = {
  onlineDepositRequest: OnlineDepositRequest;
};
export type InitiateBankDepositApiResponse =
  /** status 200 undefined */ Deposit;
export type InitiateBankDepositApiArg = {
  bankDepositForm: BankDepositForm;
};
export type InitiateBankTransferApiResponse =
  /** status 200 undefined */ Deposit;
export type InitiateBankTransferApiArg = {
  bankTransferForm: BankTransferForm;
};
export type InitiateChequeDepositApiResponse =
  /** status 200 undefined */ Deposit;
export type InitiateChequeDepositApiArg = {
  chequeDepositForm: ChequeDepositForm;
};
export type InitiateMobileBankingApiResponse =
  /** status 200 undefined */ Deposit;
export type InitiateMobileBankingApiArg = {
  mobileDepositForm: MobileDepositForm;
};
export type LoadDepositsApiResponse =
  /** status 200 undefined */ DepositsResponse;
export type LoadDepositsApiArg = {
  depositsRequest: DepositsRequest;
};
export type SearchDepositsApiResponse = /** status 200 undefined */ DepositHits;
export type SearchDepositsApiArg = {
  term: string;
};
export type ViewDepositApiResponse = /** status 200 undefined */ Deposit;
export type ViewDepositApiArg = {
  depositKey: DepositKey;
};
export type WithdrawDepositApiResponse = /** status 200 undefined */ Deposit;
export type WithdrawDepositApiArg = {
  depositKey: DepositKey;
};
export type CreatePaymentApiResponse =
  /** status 200 undefined */ PaymentSession;
export type CreatePaymentApiArg = {
  createPaymentRequest: CreatePaymentRequest;
};
export type GetCardPaymentConfigApiResponse =
  /** status 200 undefined */ PaymentConfig;
export type GetCardPaymentConfigApiArg = void;
export type GetMobileConfigApiResponse =
  /** status 200 undefined */ PaymentConfig;
export type GetMobileConfigApiArg = void;
export type GetStatusMessageApiResponse =
  /** status 200 undefined */ StatusMessage;
export type GetStatusMessageApiArg = {
  code: string;
};
export type CardDetails = {
  /** Such as `Visa`; empty for an unknown one. */
  brand: string;
  feeFixed: string;
  /** Percentage of the amount, such as `1.80`. */
  feePercent: string;
};
export type DepositFile = {
  /** URL to read it with a session. */
  address: string;
  fileName: string;
};
export type OwnerBankName = {
  accountNumber: string;
  bankAccountId: string;
  bankName: string;
};
export type TransferChannelName =
  "NPSB" | "BEFTN" | "RTGS" | "UAEFTS" | "other";
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
export type DepositEvent = {
  at: string;
  /** Who did it; the portal's name for automatic changes. */
  by: string;
  /** What was asked, answered or decided. */
  remark?: string;
  status: DepositStatusName;
};
export type DepositMethodName =
  | "bankDeposit"
  | "bankTransfer"
  | "cheque"
  | "mobileBanking"
  | "card"
  | "netBanking";
export type Deposit = {
  /** Amount paid; online the amount without the fee. */
  amount: string;
  attachments: DepositFile[];
  /** Owner's account it was paid into. */
  bankAccount?: OwnerBankName;
  /** Branch of the bank. */
  branch?: string;
  canAnswer: boolean;
  canWithdraw: boolean;
  /** Clearing system of a transfer. */
  channel?: TransferChannelName;
  createdAt: string;
  createdBy: string;
  /** Amount credited to the wallet; absent until it is. */
  creditedAmount?: string;
  /** Journal entry that credited the wallet. */
  creditedJournalId?: string;
  /** Such as `DP2611000042`. */
  depositRef: string;
  depositorName?: string;
  /** Until when it can be paid online. */
  expiresAt?: string;
  /** Code of a failed payment, for `GetStatusMessage`. */
  failureCode?: string;
  /** Online it is added to the amount, otherwise it is taken from it. */
  fee: string;
  /** Oldest first. */
  history: DepositEvent[];
  method: DepositMethodName;
  /** Date of the slip, the transfer, the cheque or the payment. */
  paidOn: string;
  /** What the agency is asked. */
  question?: string;
  /** URL of the payment page, while it can be paid. */
  redirectUrl?: string;
  /** Number of the slip, the transfer, the cheque or the mobile transaction. */
  reference?: string;
  /** Why it was refused or bounced. */
  rejectReason?: string;
  remark?: string;
  reviewedAt?: string;
  /** Operator who decided. */
  reviewer?: string;
  /** Account or mobile number of the sender. */
  senderAccount?: string;
  /** Bank of the sender or of the cheque, or provider of the mobile account. */
  senderBank?: string;
  status: DepositStatusName;
};
export type DepositAnswerForm = {
  depositRef: string;
  /** At most 250 characters. */
  remark: string;
  /** PNG, JPEG or PDF under 1 MB. */
  slip?: Blob;
};
export type MobileProviderName = "bKash" | "Nagad" | "Rocket" | "Upay";
export type DepositMethod = {
  /** Clearing systems to choose from, of `bankTransfer`. */
  channels: TransferChannelName[];
  code: DepositMethodName;
  /** Whether the portal offers it now. */
  enabled: boolean;
  /** Fixed part of the fee. */
  feeFixed: string;
  /** Percentage of the amount, such as `1.80`. */
  feePercent: string;
  /** Name in English. */
  label: string;
  /** Largest amount. */
  max: string;
  /** Smallest amount. */
  min: string;
  /** Whether two operators approve it before it is credited. */
  protected: boolean;
  /** Providers from whose accounts a payment can be declared, of `mobileBanking`; empty where the tenant has none. */
  providers: MobileProviderName[];
};
export type DepositMethods = {
  methods: DepositMethod[];
};
export type DepositFilterValues = {
  methods: DepositMethodName[];
  statuses: DepositStatusName[];
};
export type ProtectedFunction = {
  /** Number of operators: one finds the money, another one credits it. */
  approvals: number;
  code: DepositMethodName;
};
export type ProtectedFunctions = {
  methods: ProtectedFunction[];
};
export type OnlineDepositRequest = {
  /** Amount for the wallet, such as `AED 5000.00`; the fee is added to it. */
  amount: string;
  /** `mobileBanking`, `card` or `netBanking`. */
  method: DepositMethodName;
  /** At most 250 characters. */
  remark?: string;
};
export type BankDepositForm = {
  /** Such as `AED 5000.00`. */
  amount: string;
  /** Branch of the bank. */
  branch?: string;
  /** At most 15 days ago, such as `2026-11-26`. */
  depositDate: string;
  depositorName?: string;
  ownerBankAccountId: string;
  /** At most 250 characters. */
  remark?: string;
  /** PNG, JPEG or PDF under 1 MB. */
  slip: Blob;
  /** 4 to 40 letters and digits. */
  slipNo: string;
};
export type BankTransferForm = {
  /** Such as `AED 5000.00`. */
  amount: string;
  channel: TransferChannelName;
  ownerBankAccountId: string;
  /** At most 250 characters. */
  remark?: string;
  senderAccount?: string;
  senderBank: string;
  /** PNG, JPEG or PDF under 1 MB. */
  slip: Blob;
  /** At most 15 days ago, such as `2026-11-26`. */
  transferDate: string;
  /** 4 to 40 letters and digits. */
  transferRef: string;
};
export type ChequeDepositForm = {
  /** Such as `AED 5000.00`. */
  amount: string;
  /** Bank the cheque is drawn on. */
  chequeBank: string;
  /** At most 180 days from today, such as `2026-11-26`. */
  chequeDate: string;
  /** 4 to 40 letters and digits. */
  chequeNo: string;
  ownerBankAccountId: string;
  /** At most 250 characters. */
  remark?: string;
  /** PNG, JPEG or PDF under 1 MB. */
  slip: Blob;
};
export type MobileDepositForm = {
  /** Such as `BDT 5000.00`. */
  amount: string;
  provider: MobileProviderName;
  /** At most 250 characters. */
  remark?: string;
  /** Number it was sent from, with its country code. */
  senderMsisdn: string;
  /** PNG, JPEG or PDF under 1 MB. */
  slip: Blob;
  /** 4 to 40 letters and digits. */
  trxId: string;
};
export type DepositRow = {
  /** Amount paid; online the amount without the fee. */
  amount: string;
  createdAt: string;
  createdBy: string;
  /** Amount credited to the wallet; absent until it is. */
  creditedAmount?: string;
  /** Such as `DP2611000042`. */
  depositRef: string;
  /** Online it is added to the amount, otherwise it is taken from it. */
  fee: string;
  method: DepositMethodName;
  /** Date of the slip, the transfer, the cheque or the payment. */
  paidOn: string;
  /** Number of the slip, the transfer, the cheque or the mobile transaction. */
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
  /** Paid on this date or later. */
  from?: string;
  method?: DepositMethodName;
  /** From 1. */
  page?: number;
  /** 1 to 100. */
  pageSize?: number;
  /** Words of a number, a bank reference, an amount, a remark or a name. */
  search?: string;
  status?: DepositStatusName;
  /** Paid on this date or earlier. */
  to?: string;
};
export type DepositHits = {
  items: DepositRow[];
  total: number;
};
export type DepositKey = {
  /** Such as `DP2611000042`. */
  depositRef: string;
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
export type PaymentPurposeName = "deposit";
export type CreatePaymentRequest = {
  /** Amount and fee as shown, such as `AED 5090.00`. */
  acceptedTotal: string;
  /** First 6 to 8 digits of the card. */
  cardBin?: string;
  /** Code of a payment option. */
  provider: string;
  purpose: PaymentPurposeName;
  /** The deposit. */
  purposeRef: string;
};
export type PaymentOption = {
  /** Brands it takes. */
  brands: string[];
  /** The provider. */
  code: string;
  feeFixed: string;
  /** Percentage of the amount, such as `1.80`. */
  feePercent: string;
  /** Name in English. */
  label: string;
  max: string;
  method: DepositMethodName;
  min: string;
};
export type PaymentConfig = {
  options: PaymentOption[];
};
export type StatusMessage = {
  message: string;
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
  useGetProtectedFunctionsQuery,
  useLazyGetProtectedFunctionsQuery,
  useInitateDepositMutation,
  useInitiateDepositMutation,
  useInitiateBankDepositMutation,
  useInitiateBankTransferMutation,
  useInitiateChequeDepositMutation,
  useInitiateMobileBankingMutation,
  useLoadDepositsQuery,
  useLazyLoadDepositsQuery,
  useSearchDepositsQuery,
  useLazySearchDepositsQuery,
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
