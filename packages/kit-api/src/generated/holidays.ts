import { api } from '@jetway/kit-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    holidayCancel: build.mutation<
      HolidayCancelApiResponse,
      HolidayCancelApiArg
    >({
      query: (queryArg) => ({
        url: `/api/holiday/v1/Holiday/Cancel`,
        method: "POST",
        body: queryArg.cancelHolidayRequest,
      }),
    }),
    holidayCancelQuote: build.query<
      HolidayCancelQuoteApiResponse,
      HolidayCancelQuoteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/holiday/v1/Holiday/CancelQuote`,
        method: "POST",
        body: queryArg.holidayOrderKey,
      }),
    }),
    holidayGetHistory: build.query<
      HolidayGetHistoryApiResponse,
      HolidayGetHistoryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/holiday/v1/Holiday/GetHistory`,
        method: "POST",
        body: queryArg.holidayOrderKey,
      }),
    }),
    holidayGetOrder: build.query<
      HolidayGetOrderApiResponse,
      HolidayGetOrderApiArg
    >({
      query: (queryArg) => ({
        url: `/api/holiday/v1/Holiday/GetOrder`,
        method: "POST",
        body: queryArg.holidayOrderKey,
      }),
    }),
    holidayGetOrders: build.query<
      HolidayGetOrdersApiResponse,
      HolidayGetOrdersApiArg
    >({
      query: (queryArg) => ({
        url: `/api/holiday/v1/Holiday/GetQueue`,
        method: "POST",
        body: queryArg.holidayOrdersRequest,
      }),
    }),
    holidayPayBalance: build.mutation<
      HolidayPayBalanceApiResponse,
      HolidayPayBalanceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/holiday/v1/Holiday/PayBalance`,
        method: "POST",
        body: queryArg.payHolidayRequest,
      }),
    }),
    holidayPayDeposit: build.mutation<
      HolidayPayDepositApiResponse,
      HolidayPayDepositApiArg
    >({
      query: (queryArg) => ({
        url: `/api/holiday/v1/Holiday/PayDeposit`,
        method: "POST",
        body: queryArg.payHolidayRequest,
      }),
    }),
    holidayAccept: build.mutation<
      HolidayAcceptApiResponse,
      HolidayAcceptApiArg
    >({
      query: (queryArg) => ({
        url: `/api/holiday/v1/HolidayRequest/Accept`,
        method: "POST",
        body: queryArg.acceptHolidayQuotation,
      }),
    }),
    holidayAddAttachment: build.mutation<
      HolidayAddAttachmentApiResponse,
      HolidayAddAttachmentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/holiday/v1/HolidayRequest/AddAttachment`,
        method: "POST",
        body: queryArg.holidayAttachmentForm,
      }),
    }),
    holidayAddMessage: build.mutation<
      HolidayAddMessageApiResponse,
      HolidayAddMessageApiArg
    >({
      query: (queryArg) => ({
        url: `/api/holiday/v1/HolidayRequest/AddMessage`,
        method: "POST",
        body: queryArg.addHolidayMessageRequest,
      }),
    }),
    holidayDecline: build.mutation<
      HolidayDeclineApiResponse,
      HolidayDeclineApiArg
    >({
      query: (queryArg) => ({
        url: `/api/holiday/v1/HolidayRequest/Decline`,
        method: "POST",
        body: queryArg.declineHolidayQuotation,
      }),
    }),
    holidayGetRequest: build.query<
      HolidayGetRequestApiResponse,
      HolidayGetRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/api/holiday/v1/HolidayRequest/Get`,
        method: "POST",
        body: queryArg.holidayRequestKey,
      }),
    }),
    holidayGetRequests: build.query<
      HolidayGetRequestsApiResponse,
      HolidayGetRequestsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/holiday/v1/HolidayRequest/GetQueue`,
        method: "POST",
        body: queryArg.holidayRequestsRequest,
      }),
    }),
    holidayWithdraw: build.mutation<
      HolidayWithdrawApiResponse,
      HolidayWithdrawApiArg
    >({
      query: (queryArg) => ({
        url: `/api/holiday/v1/HolidayRequest/Withdraw`,
        method: "POST",
        body: queryArg.holidayRequestKey,
      }),
    }),
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as injected };
export type HolidayCancelApiResponse = /** status 200 undefined */ HolidayOrder;
export type HolidayCancelApiArg = {
  cancelHolidayRequest: CancelHolidayRequest;
};
export type HolidayCancelQuoteApiResponse =
  /** status 200 undefined */ HolidayCancelQuote;
export type HolidayCancelQuoteApiArg = {
  holidayOrderKey: HolidayOrderKey;
};
export type HolidayGetHistoryApiResponse =
  /** status 200 undefined */ OrderHistory;
export type HolidayGetHistoryApiArg = {
  holidayOrderKey: HolidayOrderKey;
};
export type HolidayGetOrderApiResponse =
  /** status 200 undefined */ HolidayOrder;
export type HolidayGetOrderApiArg = {
  holidayOrderKey: HolidayOrderKey;
};
export type HolidayGetOrdersApiResponse =
  /** status 200 undefined */ HolidayOrderList;
export type HolidayGetOrdersApiArg = {
  holidayOrdersRequest: HolidayOrdersRequest;
};
export type HolidayPayBalanceApiResponse =
  /** status 200 undefined */ HolidayOrder;
export type HolidayPayBalanceApiArg = {
  payHolidayRequest: PayHolidayRequest;
};
export type HolidayPayDepositApiResponse =
  /** status 200 undefined */ HolidayOrder;
export type HolidayPayDepositApiArg = {
  payHolidayRequest: PayHolidayRequest;
};
export type HolidayAcceptApiResponse =
  /** status 200 undefined */ HolidayAccepted;
export type HolidayAcceptApiArg = {
  acceptHolidayQuotation: AcceptHolidayQuotation;
};
export type HolidayAddAttachmentApiResponse =
  /** status 200 undefined */ HolidayRequestPage;
export type HolidayAddAttachmentApiArg = {
  holidayAttachmentForm: HolidayAttachmentForm;
};
export type HolidayAddMessageApiResponse =
  /** status 200 undefined */ HolidayRequestPage;
export type HolidayAddMessageApiArg = {
  addHolidayMessageRequest: AddHolidayMessageRequest;
};
export type HolidayDeclineApiResponse =
  /** status 200 undefined */ HolidayRequestPage;
export type HolidayDeclineApiArg = {
  declineHolidayQuotation: DeclineHolidayQuotation;
};
export type HolidayGetRequestApiResponse =
  /** status 200 undefined */ HolidayRequestPage;
export type HolidayGetRequestApiArg = {
  holidayRequestKey: HolidayRequestKey;
};
export type HolidayGetRequestsApiResponse =
  /** status 200 undefined */ HolidayRequestList;
export type HolidayGetRequestsApiArg = {
  holidayRequestsRequest: HolidayRequestsRequest;
};
export type HolidayWithdrawApiResponse =
  /** status 200 undefined */ HolidayRequestPage;
export type HolidayWithdrawApiArg = {
  holidayRequestKey: HolidayRequestKey;
};
export type HolidayAction =
  "payDeposit" | "payBalance" | "cancel" | "print" | "history";
export type HolidayInstalment = {
  /** What the wallet pays; without 203, the same part of the customer price. */
  amount: string;
  dueBy: string;
  paidAt?: string;
};
export type HolidayCancellation = {
  daysBefore: number;
  /** 0 to 100. */
  percent: number;
};
export type HolidayContact = {
  email: string;
  name: string;
  /** With the country code. */
  phone: string;
};
export type HolidayMissed = "deposit" | "balance";
export type HolidayEnded = {
  at: string;
  /** The deadline that was missed, for expired orders. */
  missed?: HolidayMissed;
  /** What was kept of the payments. */
  penalty: string;
  /** Why operations could not carry it out. */
  reason?: string;
  /** What returned to the wallet. */
  refund: string;
};
export type HolidayHotel = {
  city: string;
  name: string;
  nights: number;
  stars: number;
};
export type HolidayMeal = "breakfast" | "lunch" | "dinner";
export type HolidayDay = {
  /** From 1. */
  day: number;
  /** Meals that are included. */
  meals: HolidayMeal[];
  text: string;
  title: string;
};
export type HolidayLine = {
  /** Needs 203. */
  agentAmount?: string;
  /** What the agency pays for one; needs 203. */
  agentUnitAmount?: string;
  amount: string;
  label: string;
  quantity: number;
  /** What the customer pays for one. */
  unitAmount: string;
};
export type PaymentState = "none" | "held" | "paid";
export type Payment = {
  journalId?: string;
  /** Needs 203. */
  paid?: string;
  paidAt?: string;
  /** `none`, `held` or `paid`. */
  state: PaymentState;
};
export type HolidayServiceReference = {
  /** Label of that line. */
  label: string;
  /** Line of the quotation, from 0. */
  line: number;
  reference: string;
};
export type HolidayStage =
  | "depositDue"
  | "confirming"
  | "balanceDue"
  | "paid"
  | "completed"
  | "cancelled"
  | "expired";
export type OrderStatusName =
  | "Pending"
  | "OnHold"
  | "InProgress"
  | "Confirmed"
  | "PartiallyTicketed"
  | "UnConfirmed"
  | "Cancelled"
  | "Expired";
export type HolidayOrder = {
  /** Actions the user may take now. */
  actions: HolidayAction[];
  adults: number;
  /** What the agency pays; needs 203. */
  agentAmount?: string;
  /** What the customer pays. */
  amount: string;
  balance: HolidayInstalment;
  /** The earliest step first; before it, cancelling is free. */
  cancellationPolicy: HolidayCancellation[];
  childAges: number[];
  city: string;
  contact: HolidayContact;
  createdAt: string;
  createdBy: string;
  currency: string;
  deposit: HolidayInstalment;
  ended?: HolidayEnded;
  /** Last day. */
  endsOn: string;
  hotels: HolidayHotel[];
  inclusions: string[];
  itinerary: HolidayDay[];
  lines: HolidayLine[];
  note?: string;
  orderReference: string;
  packageId: string;
  packageTitle: string;
  /** What has been paid, whether or not it has returned. */
  paid: string;
  payment: Payment;
  /** References of the suppliers, once operations have confirmed. */
  references: HolidayServiceReference[];
  refunded?: string;
  requestReference: string;
  rooms?: number;
  stage: HolidayStage;
  startsOn: string;
  status: OrderStatusName;
  statusText: string;
  version: number;
};
export type CancelHolidayRequest = {
  orderReference: string;
  quoteId: string;
};
export type HolidayCancelQuote = {
  /** What is kept of the payments. */
  penalty: string;
  quoteId: string;
  /** What returns to the wallet. */
  refund: string;
  validUntil: string;
};
export type HolidayOrderKey = {
  orderReference: string;
};
export type OrderEventName =
  | "requested"
  | "booked"
  | "withdrawn"
  | "issueStarted"
  | "issued"
  | "issueRefused"
  | "priceChanged"
  | "handedOver"
  | "expired"
  | "cancelled"
  | "seatsReturned"
  | "limitExtended"
  | "limitRefused"
  | "seatsLost"
  | "extrasAnswered"
  | "extrasRefused"
  | "printPriceSet"
  | "paymentStarted"
  | "paymentReceived"
  | "paymentEnded"
  | "paymentKept"
  | "partAsked"
  | "partAnswered"
  | "childrenAsked"
  | "childrenAnswered"
  | "dueSettled"
  | "scheduleChanged"
  | "scheduleAccepted"
  | "classChanged"
  | "noteAdded"
  | "noteRemoved"
  | "dueNear"
  | "dueOverdue"
  | "dueEnforced"
  | "voidAsked"
  | "voidStarted"
  | "voided"
  | "voidRefused"
  | "refundAsked"
  | "refundQuoted"
  | "refundStarted"
  | "requestMoved"
  | "refunded"
  | "refundRefused"
  | "requestEnded"
  | "exchangeAsked"
  | "exchangeQuoted"
  | "exchangeStarted"
  | "exchanged"
  | "exchangeRefused"
  | "voucherSent"
  | "depositPaid"
  | "balancePaid"
  | "namesGiven"
  | "nameChanged"
  | "seatsDropped"
  | "deadlineNear"
  | "documentsChanged"
  | "applicationSubmitted"
  | "documentsReviewed"
  | "correctionAsked"
  | "correctionAnswered"
  | "correctionWithdrawn"
  | "lodged"
  | "embassyStarted"
  | "biometricsDue"
  | "visaDecided"
  | "visaDelivered"
  | "visaReminded"
  | "documentsDeleted"
  | "holidayConfirmed";
export type OrderEvent = {
  after?: string;
  at: string;
  /** Its detail: an amount such as `AED 520.00`, or a time. */
  before?: string;
  /** Name of the user, or the portal's for automatic events. */
  by: string;
  kind: OrderEventName;
  text: string;
};
export type OrderHistory = {
  /** Oldest first. */
  events: OrderEvent[];
  orderReference: string;
};
export type HolidayOrderRow = {
  adults: number;
  /** What the agency pays; needs 203. */
  agentAmount?: string;
  amount: string;
  children: number;
  city: string;
  createdAt: string;
  createdBy: string;
  endsOn: string;
  /** The next instant at which something is due. */
  nextDeadline?: string;
  /** What is due then. */
  nextDue?: HolidayMissed;
  orderReference: string;
  packageTitle: string;
  requestReference: string;
  stage: HolidayStage;
  startsOn: string;
};
export type HolidayOrderList = {
  /** Orders in each tab, under the same search and dates. */
  counts: {
    [key: string]: number;
  };
  rows: HolidayOrderRow[];
  /** Orders on all pages. */
  total: number;
};
export type HolidayQueueName =
  "all" | "depositDue" | "confirming" | "balanceDue" | "paid" | "ended";
export type HolidayOrdersRequest = {
  /** Earliest first day. */
  from?: string;
  /** From 1. */
  page: number;
  pageSize: number;
  queue: HolidayQueueName;
  /** Part of a reference, the package, the city or the contact. */
  search?: string;
  /** Latest first day. */
  to?: string;
};
export type PayHolidayRequest = {
  /** As shown, such as `AED 1234.50`. */
  acceptedAmount: string;
  orderReference: string;
};
export type HolidayAccepted = {
  orderReference: string;
  requestReference: string;
};
export type AcceptHolidayQuotation = {
  /** The customer total as shown, such as `AED 1234.50`. */
  acceptedAmount: string;
  /** Number of the quotation that was read. */
  quotation: number;
  requestReference: string;
};
export type HolidayRequestAction =
  "accept" | "decline" | "withdraw" | "message";
export type HolidayRequestEventName =
  | "submitted"
  | "acknowledged"
  | "assigned"
  | "quoted"
  | "reminded"
  | "accepted"
  | "declined"
  | "refused"
  | "expired"
  | "withdrawn";
export type HolidayRequestEvent = {
  at: string;
  /** Name of the user, or the portal's signature; empty for automatic changes. */
  author: string;
  kind: HolidayRequestEventName;
  /** A reason, an amount or a name; may be empty. */
  note: string;
};
export type HolidayAttachment = {
  /** Where to read it. */
  address: string;
  name: string;
};
export type HolidayMessageSide = "agency" | "operations";
export type HolidayMessage = {
  at: string;
  attachment?: HolidayAttachment;
  /** Name of the user or operator. */
  author: string;
  from: HolidayMessageSide;
  id: string;
  text: string;
};
export type HolidayDue = {
  /** What the wallet pays; without 203, the same part of the customer price. */
  amount: string;
  dueBy: string;
};
export type HolidayQuotation = {
  /** What the agency pays; needs 203. */
  agentTotal?: string;
  balance: HolidayDue;
  /** The earliest step first; before it, cancelling is free. */
  cancellationPolicy: HolidayCancellation[];
  deposit: HolidayDue;
  inclusions: string[];
  /** Whether its validity is over. */
  isOver: boolean;
  lines: HolidayLine[];
  note?: string;
  /** From 1; a new quotation replaces the one before. */
  number: number;
  quotedAt: string;
  /** First day of the holiday. */
  startsOn: string;
  /** What the customer pays. */
  total: string;
  validUntil: string;
};
export type HolidayRequestState =
  | "submitted"
  | "acknowledged"
  | "quoted"
  | "accepted"
  | "declined"
  | "expired"
  | "withdrawn"
  | "refused";
export type HolidayRequestPage = {
  /** What the user may do now. */
  actions: HolidayRequestAction[];
  adults: number;
  askedBy: string;
  /** Name of the operator who works on it. */
  assignedTo?: string;
  budget?: string;
  childAges: number[];
  city: string;
  contact: HolidayContact;
  createdAt: string;
  /** First day that was asked for. */
  date: string;
  /** Days that it may start earlier or later. */
  flexibleDays: number;
  /** Oldest first. */
  history: HolidayRequestEvent[];
  /** Oldest first. */
  messages: HolidayMessage[];
  notes?: string;
  /** The order that the quotation has become. */
  orderReference?: string;
  packageId: string;
  packageTitle: string;
  /** The last quotation. */
  quotation?: HolidayQuotation;
  /** Why it was declined or refused. */
  reason?: string;
  requestReference: string;
  rooms?: number;
  state: HolidayRequestState;
  version: number;
};
export type HolidayAttachmentForm = {
  /** PNG, JPEG or PDF under 1 MB. */
  file: Blob;
  requestReference: string;
  /** 1 to 2,000 characters. */
  text: string;
};
export type AddHolidayMessageRequest = {
  requestReference: string;
  /** 1 to 2,000 characters. */
  text: string;
};
export type DeclineHolidayQuotation = {
  /** Number of the quotation that was read. */
  quotation: number;
  /** For operations, at most 500 characters. */
  reason?: string;
  requestReference: string;
};
export type HolidayRequestKey = {
  requestReference: string;
};
export type HolidayMessageSummary = {
  at: string;
  /** Name of the user or operator. */
  author: string;
  from: HolidayMessageSide;
  text: string;
};
export type HolidayRequestRow = {
  adults: number;
  askedBy: string;
  assignedTo?: string;
  children: number;
  city: string;
  createdAt: string;
  date: string;
  lastMessage?: HolidayMessageSummary;
  orderReference?: string;
  packageId: string;
  packageTitle: string;
  /** What the customer pays by the last quotation. */
  quotedAmount?: string;
  requestReference: string;
  state: HolidayRequestState;
  /** Until when the last quotation can be, or could be, accepted. */
  validUntil?: string;
};
export type HolidayRequestList = {
  /** Requests in each tab under the same search. */
  counts: {
    [key: string]: number;
  };
  rows: HolidayRequestRow[];
  /** Requests on all pages. */
  total: number;
};
export type HolidayRequestTab = "new" | "quoted" | "accepted" | "closed";
export type HolidayRequestsRequest = {
  /** Earliest first day. */
  from?: string;
  /** From 1. */
  page: number;
  pageSize: number;
  /** Part of a number, the package, the city or the contact. */
  search?: string;
  tab: HolidayRequestTab;
  /** Latest first day. */
  to?: string;
};
export const {
  useHolidayCancelMutation,
  useHolidayCancelQuoteQuery,
  useLazyHolidayCancelQuoteQuery,
  useHolidayGetHistoryQuery,
  useLazyHolidayGetHistoryQuery,
  useHolidayGetOrderQuery,
  useLazyHolidayGetOrderQuery,
  useHolidayGetOrdersQuery,
  useLazyHolidayGetOrdersQuery,
  useHolidayPayBalanceMutation,
  useHolidayPayDepositMutation,
  useHolidayAcceptMutation,
  useHolidayAddAttachmentMutation,
  useHolidayAddMessageMutation,
  useHolidayDeclineMutation,
  useHolidayGetRequestQuery,
  useLazyHolidayGetRequestQuery,
  useHolidayGetRequestsQuery,
  useLazyHolidayGetRequestsQuery,
  useHolidayWithdrawMutation,
} = injectedRtkApi;
