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
    getDues: build.query<GetDuesApiResponse, GetDuesApiArg>({
      query: (queryArg) => ({
        url: `/api/payment/v1/PartialPayment/GetOrders`,
        method: "POST",
        body: queryArg.duesRequest,
      }),
    }),
    getSettlementDetails: build.query<
      GetSettlementDetailsApiResponse,
      GetSettlementDetailsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/payment/v1/PartialPayment/GetSettlementDetails`,
        method: "POST",
        body: queryArg.settlementRequest,
      }),
    }),
    getDuesSummary: build.query<
      GetDuesSummaryApiResponse,
      GetDuesSummaryApiArg
    >({
      query: () => ({
        url: `/api/payment/v1/PartialPayment/GetSummary`,
        method: "POST",
      }),
    }),
    settleNow: build.mutation<SettleNowApiResponse, SettleNowApiArg>({
      query: (queryArg) => ({
        url: `/api/payment/v1/PartialPayment/SettleNow`,
        method: "POST",
        body: queryArg.settleRequest,
      }),
    }),
    settleSeveral: build.mutation<
      SettleSeveralApiResponse,
      SettleSeveralApiArg
    >({
      query: (queryArg) => ({
        url: `/api/payment/v1/PartialPayment/SettleSeveral`,
        method: "POST",
        body: queryArg.settleSeveralRequest,
      }),
    }),
    getTransactionLookups: build.query<
      GetTransactionLookupsApiResponse,
      GetTransactionLookupsApiArg
    >({
      query: () => ({
        url: `/api/payment/v1/etransaction/GetLookups`,
        method: "POST",
      }),
    }),
    getTransactions: build.query<
      GetTransactionsApiResponse,
      GetTransactionsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/payment/v1/etransaction/GetTransactions`,
        method: "POST",
        body: queryArg.transactionsRequest,
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
    getPassbookFilters: build.query<
      GetPassbookFiltersApiResponse,
      GetPassbookFiltersApiArg
    >({
      query: () => ({ url: `/api/payment/v1/passbook/availfilter` }),
    }),
    loadCreditLedger: build.query<
      LoadCreditLedgerApiResponse,
      LoadCreditLedgerApiArg
    >({
      query: (queryArg) => ({
        url: `/api/payment/v1/passbook/credit`,
        method: "POST",
        body: queryArg.creditLedgerRequest,
      }),
    }),
    loadPassbook: build.query<LoadPassbookApiResponse, LoadPassbookApiArg>({
      query: (queryArg) => ({
        url: `/api/payment/v1/passbook/load`,
        method: "POST",
        body: queryArg.passbookRequest,
      }),
    }),
    searchPassbook: build.query<
      SearchPassbookApiResponse,
      SearchPassbookApiArg
    >({
      query: (queryArg) => ({
        url: `/api/payment/v1/passbook/searchpad`,
        params: {
          term: queryArg.term,
        },
      }),
    }),
    cancelReportFile: build.mutation<
      CancelReportFileApiResponse,
      CancelReportFileApiArg
    >({
      query: (queryArg) => ({
        url: `/api/report/v1/Report/CancelFile`,
        method: "POST",
        body: queryArg.reportJobRequest,
      }),
    }),
    getReportFiles: build.query<
      GetReportFilesApiResponse,
      GetReportFilesApiArg
    >({
      query: () => ({ url: `/api/report/v1/Report/Files` }),
    }),
    getReportRows: build.query<GetReportRowsApiResponse, GetReportRowsApiArg>({
      query: (queryArg) => ({
        url: `/api/report/v1/Report/Rows`,
        method: "POST",
        body: queryArg.reportRowsRequest,
      }),
    }),
    runReport: build.query<RunReportApiResponse, RunReportApiArg>({
      query: (queryArg) => ({
        url: `/api/report/v1/Report/Run`,
        method: "POST",
        body: queryArg.reportRequest,
      }),
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
export type GetDuesApiResponse = /** status 200 undefined */ DuesResponse;
export type GetDuesApiArg = {
  duesRequest: DuesRequest;
};
export type GetSettlementDetailsApiResponse =
  /** status 200 undefined */ SettlementDetails;
export type GetSettlementDetailsApiArg = {
  settlementRequest: SettlementRequest;
};
export type GetDuesSummaryApiResponse = /** status 200 undefined */ DuesSummary;
export type GetDuesSummaryApiArg = void;
export type SettleNowApiResponse = /** status 200 undefined */ SettledDue;
export type SettleNowApiArg = {
  settleRequest: SettleRequest;
};
export type SettleSeveralApiResponse =
  /** status 200 undefined */ SettledSeveral;
export type SettleSeveralApiArg = {
  settleSeveralRequest: SettleSeveralRequest;
};
export type GetTransactionLookupsApiResponse =
  /** status 200 undefined */ TransactionLookups;
export type GetTransactionLookupsApiArg = void;
export type GetTransactionsApiResponse =
  /** status 200 undefined */ TransactionsResponse;
export type GetTransactionsApiArg = {
  transactionsRequest: TransactionsRequest;
};
export type PaymentCallbackApiResponse = unknown;
export type PaymentCallbackApiArg = {
  body: string;
};
export type GetPaymentApiResponse = /** status 200 undefined */ OnlinePayment;
export type GetPaymentApiArg = {
  paymentId: string;
};
export type GetPassbookFiltersApiResponse =
  /** status 200 undefined */ PassbookFilters;
export type GetPassbookFiltersApiArg = void;
export type LoadCreditLedgerApiResponse =
  /** status 200 undefined */ CreditLedgerResponse;
export type LoadCreditLedgerApiArg = {
  creditLedgerRequest: CreditLedgerRequest;
};
export type LoadPassbookApiResponse =
  /** status 200 undefined */ PassbookResponse;
export type LoadPassbookApiArg = {
  passbookRequest: PassbookRequest;
};
export type SearchPassbookApiResponse =
  /** status 200 undefined */ PassbookMatches;
export type SearchPassbookApiArg = {
  /** 4 to 64 characters of a reference or description. */
  term: string;
};
export type CancelReportFileApiResponse =
  /** status 200 undefined */ ReportJobView;
export type CancelReportFileApiArg = {
  reportJobRequest: ReportJobRequest;
};
export type GetReportFilesApiResponse = /** status 200 undefined */ ReportJobs;
export type GetReportFilesApiArg = void;
export type GetReportRowsApiResponse = /** status 200 undefined */ ReportRows;
export type GetReportRowsApiArg = {
  reportRowsRequest: ReportRowsRequest;
};
export type RunReportApiResponse = /** status 200 undefined */ ReportResponse;
export type RunReportApiArg = {
  reportRequest: ReportRequest;
};
export type PayMethod = {
  /** `wallet` or `online`. */
  code: string;
  /** Fee of the method. */
  fee: string;
  /** Total including the fee. */
  total: string;
};
export type NoPartsName = "notRefundable" | "tooSoon" | "overdue" | "pointless";
export type ApprovalRequestStateName = "requested" | "allowed" | "refused";
export type ApprovalRequestView = {
  /** Remark of the back office. */
  answer?: string;
  answeredAt?: string;
  remark?: string;
  requestedAt: string;
  requestedBy: string;
  state: ApprovalRequestStateName;
};
export type IssueQuote = {
  /** Amount the agency pays for the order. Needs 203. */
  agentPayable?: string;
  /** Whether approval can be requested. */
  canAsk: boolean;
  /** Unused credit, included in the balance. */
  creditAvailable: string;
  /** Amount the customer pays. */
  customerTotal: string;
  /** Due date of the later amount. */
  dueAt?: string;
  /** Amount due later. Needs 203. */
  dueLater?: string;
  /** Amount due when issuing. Needs 203; absent if this payment option is not available. */
  dueNow?: string;
  /** Available methods; `online` is absent without a payment provider. */
  methods: PayMethod[];
  /** Why part payment is not available; absent if it is. */
  noParts?: NoPartsName;
  orderReference: string;
  /** The approval request and its decision. */
  request?: ApprovalRequestView;
  /** Amount the wallet is short of `dueNow`. Needs 203. */
  shortfall?: string;
  /** Available balance. */
  walletBalance: string;
};
export type PaymentLandingName = "order" | "wallet";
export type WalletReasonName =
  | "late"
  | "orderClosed"
  | "priceChanged"
  | "notTicketed"
  | "blocked"
  | "overdue";
export type OnlinePaymentName =
  | "created"
  | "pending"
  | "paid"
  | "failed"
  | "cancelled"
  | "expired"
  | "review";
export type OnlinePayment = {
  /** Amount credited to the wallet. */
  amount: string;
  expiresAt: string;
  /** The provider's fee. */
  fee: string;
  /** Whether it is the first of two parts. */
  inPart: boolean;
  /** Where the payment was applied; absent until it is paid and while tickets are being issued. */
  landing?: PaymentLandingName;
  orderReference: string;
  paymentId: string;
  /** Why the payment stays in the wallet. */
  reason?: WalletReasonName;
  /** URL of the payment page, while it can be paid. */
  redirectUrl?: string;
  startedAt: string;
  startedBy: string;
  state: OnlinePaymentName;
  /** Total including the fee. */
  total: string;
};
export type PayOnlineRequest = {
  /** The customer total as shown, such as `AED 1234.50`. */
  acceptedAmount: string;
  /** The amount paid now as shown, with its fee: `total` of the method `online`. */
  acceptedNow: string;
  /** The agency's amount as shown. */
  acceptedPayable: string;
};
export type FiledFare = {
  fareBasis: string;
  /** Flight number, such as `EK 582`. */
  flight: string;
  /** Booking class. */
  rbd: string;
  segmentId: string;
};
export type PartPayment = {
  /** Amount due later. Needs 203. */
  due?: string;
  dueAt: string;
  isOverdue: boolean;
  isSettled: boolean;
  /** Outstanding amount. Needs 203. */
  left?: string;
  /** Amount paid when issuing. Needs 203. */
  paidNow?: string;
};
export type OrderSupplementary = {
  /** Filed fare of each flight, in trip order. */
  filed: FiledFare[];
  orderReference: string;
  /** Part-payment state. */
  part?: PartPayment;
  /** The request to pay in parts and its decision. */
  partRequest?: ApprovalRequestView;
  /** Online payments, newest first. Needs 203. */
  payments: OnlinePayment[];
};
export type DueStateName = "open" | "overdue" | "settled";
export type OrderDue = {
  dueAt: string;
  /** The journal entry that settled it. */
  journalId?: string;
  /** Outstanding amount: `total` − `paid`. Needs 203. */
  left?: string;
  orderReference: string;
  /** Amount already paid. Needs 203. */
  paid?: string;
  /** When it was settled. */
  settledAt?: string;
  state: DueStateName;
  /** Amount the agency pays for the order. Needs 203. */
  total?: string;
};
export type DueItem = {
  due: OrderDue;
  /** Name of the first traveller. */
  leadName: string;
  /** What was sold, such as the route `DXB-DAC-DXB`. */
  title: string;
};
export type DuesResponse = {
  items: DueItem[];
  page: number;
  pageSize: number;
  total: number;
};
export type DueStateFilter = "open" | "overdue" | "settled";
export type DuesRequest = {
  /** From 1. */
  page?: number;
  /** 1 to 100. */
  pageSize?: number;
  /** Part of an order reference. */
  search?: string;
  state?: DueStateFilter;
};
export type SettlementDetails = {
  /** The orders, in the order of the request. */
  dues: OrderDue[];
  /** Amount the wallet is short of `total`. Needs 203. */
  shortfall?: string;
  /** Sum of what is left of them. Needs 203. */
  total?: string;
  /** Available balance of the wallet. */
  walletBalance: string;
};
export type SettlementRequest = {
  /** 1 to 50 different orders. */
  orderReferences: string[];
};
export type DuesSummary = {
  /** Whether nothing can be issued until the overdue amounts are paid. */
  isEnforced: boolean;
  /** When the wallet is debited for that order if it is not paid before. */
  nextDebitAt?: string;
  /** Earliest due date of an unpaid amount. */
  nextDueAt?: string;
  /** The order it belongs to. */
  nextOrderReference?: string;
  /** Number of them past their due date. */
  overdue: number;
  /** The part of it past its due date. Needs 203. */
  overdueTotal?: string;
  /** Sum of the unpaid amounts. Needs 203. */
  total?: string;
  /** Number of unpaid amounts. */
  unpaid: number;
};
export type SettledDue = {
  due: OrderDue;
  /** Whether this call settled it. If not, it was settled before and nothing was charged now. */
  paidNow: boolean;
};
export type SettleRequest = {
  /** The outstanding amount as shown, such as `AED 336.00`. */
  acceptedAmount: string;
  orderReference: string;
};
export type SettleOutcomeName = "paid" | "paidBefore" | "refused";
export type SettleResult = {
  /** Problem code of the refusal. */
  code?: string;
  /** The outstanding amount after it; absent if the order was refused. */
  due?: OrderDue;
  orderReference: string;
  outcome: SettleOutcomeName;
};
export type SettledSeveral = {
  /** The orders, in the order of the request. */
  results: SettleResult[];
};
export type AcceptedDue = {
  /** The outstanding amount as shown, such as `AED 336.00`. */
  acceptedAmount: string;
  orderReference: string;
};
export type SettleSeveralRequest = {
  /** 1 to 50 different orders; they are settled in this order. */
  dues: AcceptedDue[];
};
export type TransactionLookups = {
  states: OnlinePaymentName[];
};
export type Transaction = {
  /** Amount credited to the wallet. Needs 203. */
  amount?: string;
  /** The provider's fee. Needs 203. */
  fee?: string;
  orderReference: string;
  paymentId: string;
  /** The provider's reference, once known. */
  providerReference?: string;
  startedAt: string;
  startedBy: string;
  state: OnlinePaymentName;
  /** Total including the fee. Needs 203. */
  total?: string;
};
export type TransactionsResponse = {
  items: Transaction[];
  page: number;
  pageSize: number;
  total: number;
};
export type TransactionsRequest = {
  /** From 1. */
  page?: number;
  /** 1 to 100. */
  pageSize?: number;
  /** One of the states of `GetLookups`. */
  state?: string;
};
export type PassbookType =
  "deposit" | "issue" | "void" | "refund" | "adjustment" | "fee";
export type PassbookTypeCount = {
  /** Entries of this type. */
  count: number;
  type: PassbookType;
};
export type PassbookFilters = {
  /** The types of the agency's entries. */
  types: PassbookTypeCount[];
};
export type EntrySubjectName = "order" | "deposit" | "entry";
export type CreditLedgerRow = {
  createdBy: string;
  /** Number of the deposit, with `subject` `deposit`. */
  depositReference?: string;
  description: string;
  /** What it drew on the credit. */
  drawn?: string;
  entryNo: number;
  /** What entries have drawn after it, without amounts that are held: these are not entries yet, so `creditUsed` may be more. */
  outstanding: string;
  postedAt: string;
  reference: string;
  /** What it repaid. */
  repaid?: string;
  /** Whether `reference` is an order's, a deposit's or the entry's own. */
  subject: EntrySubjectName;
  type: PassbookType;
  valueOn: string;
};
export type CreditLedgerResponse = {
  creditAvailable: string;
  creditLimit: string;
  /** The part of the limit in use: what entries drew, and amounts that are held for orders. */
  creditUsed: string;
  currency: string;
  items: CreditLedgerRow[];
  page: number;
  pageSize: number;
  total: number;
};
export type CreditLedgerRequest = {
  /** From 1. */
  page?: number;
  /** 1 to 100. */
  pageSize?: number;
};
export type PassbookRow = {
  balance: string;
  createdBy: string;
  credit?: string;
  debit?: string;
  /** Number of the deposit, with `subject` `deposit`. */
  depositReference?: string;
  description: string;
  entryNo: number;
  journalId: string;
  postedAt: string;
  reference: string;
  /** Whether `reference` is an order's, a deposit's or the entry's own. */
  subject: EntrySubjectName;
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
export type PassbookMatches = {
  items: PassbookRow[];
  total: number;
};
export type ReportJobFault = "rows" | "access" | "error";
export type ReportFormat = "csv" | "xlsx" | "pdf";
export type ReportName =
  | "salesByDay"
  | "salesByStaff"
  | "salesByBranch"
  | "salesByAirline"
  | "salesBySupplier"
  | "ledger"
  | "dues";
export type ReportJobState =
  "waiting" | "making" | "ready" | "failed" | "cancelled";
export type ReportJobView = {
  /** When it was asked for. */
  askedAt: string;
  /** When it is deleted. */
  expiresAt: string;
  fault?: ReportJobFault;
  format: ReportFormat;
  /** First value date. */
  from: string;
  id: string;
  /** `key` of the line whose sales it has; those of all lines if it is absent. */
  key?: string;
  /** How much of it is read, 0 to 100. */
  percent: number;
  /** Name of the report. */
  report: ReportName;
  /** Its rows. */
  rows: number;
  state: ReportJobState;
  /** Last value date. */
  to: string;
};
export type ReportJobRequest = {
  id: string;
};
export type ReportJobs = {
  items: ReportJobView[];
};
export type ReportRow = {
  /** Name of the ticketing airline. */
  airline: string;
  /** What the agency paid or owes, such as `AED 480.00`; negative for a repayment. Needs 203. */
  amount?: string;
  /** Number of the ledger entry. */
  entryNo: number;
  /** Name of the first traveller. */
  leadName: string;
  orderReference: string;
  /** Who made the order. */
  staff: string;
  /** Name of the supplier. Needs 205. */
  supplier?: string;
  /** Ticket numbers. */
  tickets: string[];
  /** What was sold, such as the route `DXB-DAC-DXB`. */
  title: string;
  /** `issue` for a sale, `void` or `refund` for a repayment. */
  type: PassbookType;
  valueOn: string;
};
export type ReportRows = {
  items: ReportRow[];
  page: number;
  pageSize: number;
  total: number;
};
export type ReportRowsRequest = {
  /** First value date. */
  from: string;
  /** `key` of the line; all lines if it is absent. */
  key?: string;
  /** From 1. */
  page?: number;
  /** 1 to 100. */
  pageSize?: number;
  /** A report on sales. */
  report: ReportName;
  /** Last value date, at most 366 days later. */
  to: string;
};
export type ReportItem = {
  /** Their sum: what the agency paid or owes; in the report on the ledger, what they added to the wallet. Needs 203. */
  amount?: string;
  /** Sales, entries or orders. */
  count: number;
  /** Identifies the line: a date, an id, a code, a type or a state; empty for people without a branch and for
    products without an airline. */
  key: string;
  /** The name of the person, branch, airline or supplier; the key where it has none. */
  label: string;
};
export type ReportResponse = {
  /** The wallet after the last day, in the report on the ledger: `openingBalance` + `total`. */
  closingBalance?: string;
  /** Sum of the lines' counts. */
  count: number;
  currency: string;
  lines: ReportItem[];
  /** The wallet before the first day, in the report on the ledger. */
  openingBalance?: string;
  /** Sum of the lines' amounts. Needs 203. */
  total?: string;
};
export type ReportRequest = {
  /** First value date. */
  from: string;
  report: ReportName;
  /** Last value date, at most 366 days later. */
  to: string;
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
  useGetDuesQuery,
  useLazyGetDuesQuery,
  useGetSettlementDetailsQuery,
  useLazyGetSettlementDetailsQuery,
  useGetDuesSummaryQuery,
  useLazyGetDuesSummaryQuery,
  useSettleNowMutation,
  useSettleSeveralMutation,
  useGetTransactionLookupsQuery,
  useLazyGetTransactionLookupsQuery,
  useGetTransactionsQuery,
  useLazyGetTransactionsQuery,
  usePaymentCallbackMutation,
  useGetPaymentQuery,
  useLazyGetPaymentQuery,
  useGetPassbookFiltersQuery,
  useLazyGetPassbookFiltersQuery,
  useLoadCreditLedgerQuery,
  useLazyLoadCreditLedgerQuery,
  useLoadPassbookQuery,
  useLazyLoadPassbookQuery,
  useSearchPassbookQuery,
  useLazySearchPassbookQuery,
  useCancelReportFileMutation,
  useGetReportFilesQuery,
  useLazyGetReportFilesQuery,
  useGetReportRowsQuery,
  useLazyGetReportRowsQuery,
  useRunReportQuery,
  useLazyRunReportQuery,
} = injectedRtkApi;
