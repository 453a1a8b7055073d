import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    assignAfterSale: build.mutation<
      AssignAfterSaleApiResponse,
      AssignAfterSaleApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/AfterSale/Assign`,
        method: "POST",
        body: queryArg.afterSaleAssignment,
      }),
    }),
    decideAfterSale: build.mutation<
      DecideAfterSaleApiResponse,
      DecideAfterSaleApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/AfterSale/Decide`,
        method: "POST",
        body: queryArg.afterSaleDecision,
      }),
    }),
    viewAfterSale: build.query<ViewAfterSaleApiResponse, ViewAfterSaleApiArg>({
      query: (queryArg) => ({
        url: `/api/operations/v1/AfterSale/View`,
        method: "POST",
        body: queryArg.afterSaleCaseRequest,
      }),
    }),
    decideOutcome: build.mutation<
      DecideOutcomeApiResponse,
      DecideOutcomeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Order/DecideOutcome`,
        method: "POST",
        body: queryArg.outcomeRequest,
      }),
    }),
    decideRequest: build.mutation<
      DecideRequestApiResponse,
      DecideRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Order/DecideRequest`,
        method: "POST",
        body: queryArg.requestDecision,
      }),
    }),
    loadOrdersInDoubt: build.query<
      LoadOrdersInDoubtApiResponse,
      LoadOrdersInDoubtApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Order/LoadInDoubt`,
        method: "POST",
        body: queryArg.inDoubtRequest,
      }),
    }),
    loadRequests: build.query<LoadRequestsApiResponse, LoadRequestsApiArg>({
      query: (queryArg) => ({
        url: `/api/operations/v1/Order/LoadRequests`,
        method: "POST",
        body: queryArg.requestsRequest,
      }),
    }),
    searchOrders: build.query<SearchOrdersApiResponse, SearchOrdersApiArg>({
      query: (queryArg) => ({
        url: `/api/operations/v1/Order/Search`,
        method: "POST",
        body: queryArg.orderSearchRequest,
      }),
    }),
    viewOrderCase: build.query<ViewOrderCaseApiResponse, ViewOrderCaseApiArg>({
      query: (queryArg) => ({
        url: `/api/operations/v1/Order/View`,
        method: "POST",
        body: queryArg.orderCaseRequest,
      }),
    }),
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as injected };
export type AssignAfterSaleApiResponse =
  /** status 200 undefined */ AfterSaleStepped;
export type AssignAfterSaleApiArg = {
  afterSaleAssignment: AfterSaleAssignment;
};
export type DecideAfterSaleApiResponse =
  /** status 200 undefined */ AfterSaleStepped;
export type DecideAfterSaleApiArg = {
  afterSaleDecision: AfterSaleDecision;
};
export type ViewAfterSaleApiResponse =
  /** status 200 undefined */ AfterSaleCase;
export type ViewAfterSaleApiArg = {
  afterSaleCaseRequest: AfterSaleCaseRequest;
};
export type DecideOutcomeApiResponse = /** status 200 undefined */ OrderInDoubt;
export type DecideOutcomeApiArg = {
  outcomeRequest: OutcomeRequest;
};
export type DecideRequestApiResponse =
  /** status 200 undefined */ DecidedRequest;
export type DecideRequestApiArg = {
  requestDecision: RequestDecision;
};
export type LoadOrdersInDoubtApiResponse =
  /** status 200 undefined */ OrdersInDoubt;
export type LoadOrdersInDoubtApiArg = {
  inDoubtRequest: InDoubtRequest;
};
export type LoadRequestsApiResponse =
  /** status 200 undefined */ WaitingRequests;
export type LoadRequestsApiArg = {
  requestsRequest: RequestsRequest;
};
export type SearchOrdersApiResponse =
  /** status 200 undefined */ OrderSearchResponse;
export type SearchOrdersApiArg = {
  orderSearchRequest: OrderSearchRequest;
};
export type ViewOrderCaseApiResponse =
  /** status 200 undefined */ OrderCaseView;
export type ViewOrderCaseApiArg = {
  orderCaseRequest: OrderCaseRequest;
};
export type AfterSaleStateName =
  | "requested"
  | "quoted"
  | "accepted"
  | "submitted"
  | "approved"
  | "done"
  | "inReview"
  | "refused"
  | "withdrawn"
  | "expired";
export type AfterSaleStepped = {
  requestReference: string;
  state: AfterSaleStateName;
};
export type AfterSaleAssignment = {
  /** One of those who can take it over. */
  operatorId: string;
  /** The `owner` that was read; absent if there was none. Refused when another operator has it by now. */
  owner?: string;
  requestReference: string;
  /** Slug of the tenant. */
  tenant: string;
};
export type AfterSaleOperatorLine = {
  noShow?: number;
  penalty?: number;
  portalFee?: number;
  serviceFee?: number;
  taxesKept?: number;
  travellerId: string;
  used?: number;
};
export type AfterSaleOperatorQuote = {
  /** The rule it follows, for the agency. */
  basis: string;
  /** One for each traveller of the request. */
  lines: AfterSaleOperatorLine[];
  /** One business day from now if omitted. */
  validUntil?: string;
};
export type AfterSaleOperatorStep = "take" | "quote" | "refuse" | "done";
export type AfterSaleDecision = {
  /** For `quote`. */
  quote?: AfterSaleOperatorQuote;
  /** For the agency; at most 250 characters. */
  remark?: string;
  requestReference: string;
  step: AfterSaleOperatorStep;
  /** Slug of the tenant. */
  tenant: string;
};
export type TravelClassName = "E" | "P" | "B" | "F";
export type ExchangeAirline = {
  code: string;
  name: string;
};
export type ExchangeSegment = {
  /** Local. */
  arrivesAt: string;
  cabin: TravelClassName;
  /** Local, such as `2026-12-01T10:00`. */
  departsAt: string;
  destination: string;
  durationMinutes: number;
  /** Such as `EK583`. */
  flight: string;
  /** The flight is in the order as well. */
  kept: boolean;
  /** Index of its journey, from 0. */
  legGroup: number;
  /** Whose flight number it is. */
  marketing: ExchangeAirline;
  /** Whose aircraft flies. */
  operating: ExchangeAirline;
  origin: string;
  rbd: string;
};
export type ExchangeQuoteLine = {
  addCollect: string;
  changePenalty: string;
  kept: string;
  newFare: string;
  oldResidual: string;
  portalFee: string;
  residualRefund: string;
  travellerId: string;
};
export type QuoteModeName = "auto" | "manual";
export type QuoteRuleName =
  "void" | "airlineChange" | "notRefundable" | "refund" | "exchange";
export type RefundToName = "wallet" | "airlineCredit";
export type QuoteRuleView = {
  /** The airline's penalty for each ticket, such as `AED 225.00`; absent for none. */
  fee?: string;
  kind: QuoteRuleName;
  /** Where a surplus of an exchange goes; absent for other rules. */
  surplusTo?: RefundToName;
};
export type ExchangeQuoteView = {
  /** What the wallet pays. */
  addCollect: string;
  basis: string;
  changePenalty: string;
  /** With `taxDifference`: `newFare` less `oldResidual`. May be negative, such as `AED -12.00`. */
  fareDifference: string;
  /** What the airline keeps of the old tickets. */
  kept: string;
  lines: ExchangeQuoteLine[];
  mode: QuoteModeName;
  newFare: string;
  oldResidual: string;
  portalFee: string;
  /** Send it back to approve this quote; empty before it is requested. */
  quoteId: string;
  /** What the wallet gets. */
  residualRefund: string;
  /** Absent when an operator wrote the basis. */
  rule?: QuoteRuleView;
  taxDifference: string;
  validUntil: string;
};
export type ExchangeDetails = {
  /** The chosen flights; empty in lists. */
  after: ExchangeSegment[];
  /** The flights when it was requested; empty in lists. */
  before: ExchangeSegment[];
  /** Numbers of the new tickets. */
  newTickets: string[];
  /** Numbers of the replaced tickets; empty until they are. */
  oldTickets: string[];
  /** Needs 203. */
  quote?: ExchangeQuoteView;
};
export type AfterSaleKindName = "void" | "refund" | "exchange";
export type AfterSaleQuoteLine = {
  /** Missing from `paid`: the agency's commission that is recalled. */
  commissionRecalled: string;
  net: string;
  /** The airline's fee for not showing up. */
  noShow: string;
  /** What the agency paid. */
  paid: string;
  /** The airline's penalty. */
  penalty: string;
  /** The portal's fee. */
  portalFee: string;
  /** The service fee of the sale, when it is kept. */
  serviceFee: string;
  /** In `paid`: the tax on the agency that is reversed. */
  taxReversed: string;
  /** Taxes that are not returned. */
  taxesKept: string;
  travellerId: string;
  /** Flights that are used or kept. */
  used: string;
};
export type AfterSaleQuoteView = {
  /** What it is based on, in one sentence: the rule in English, or what an operator wrote. */
  basis: string;
  lines: AfterSaleQuoteLine[];
  mode: QuoteModeName;
  /** Send it back to accept this quote. */
  quoteId: string;
  refundTo: RefundToName;
  /** Absent when an operator wrote the basis. */
  rule?: QuoteRuleView;
  /** The sum of the nets. */
  total: string;
  validUntil: string;
};
export type AfterSaleReasonName =
  | "customerCancels"
  | "customerChanges"
  | "scheduleChange"
  | "duplicate"
  | "wrongName"
  | "medical"
  | "visaRefused"
  | "airlineCancelled"
  | "other";
export type AfterSaleMilestone = {
  at: string;
  /** A person; absent for automatic steps. */
  by?: string;
  state: AfterSaleStateName;
  text?: string;
};
export type AfterSaleRequest = {
  /** What the wallet got. Needs 203. */
  credited?: string;
  creditedAt?: string;
  /** Until when the next answer is due: of the agency for a quote, of operations otherwise. */
  dueAt?: string;
  /** What an exchange replaces and costs. */
  exchange?: ExchangeDetails;
  journalId?: string;
  kind: AfterSaleKindName;
  /** The operator who works on it. */
  owner?: string;
  /** Needs 203. */
  quote?: AfterSaleQuoteView;
  reason: AfterSaleReasonName;
  remark?: string;
  /** Such as `V-2611-00042`. */
  requestReference: string;
  requestedAt: string;
  requestedBy: string;
  segmentIds: string[];
  state: AfterSaleStateName;
  /** Its states so far, oldest first. */
  timeline: AfterSaleMilestone[];
  travellerIds: string[];
};
export type CaseSegment = {
  /** Local time at the origin, such as `2026-12-13T22:15`. */
  departsAt: string;
  /** Such as `EK583`. */
  flight: string;
  /** Such as `DAC-DXB`. */
  route: string;
  segmentId: string;
};
export type CaseTraveller = {
  name: string;
  /** What the new ticket of an exchange costs. */
  newFare?: string;
  /** What the ticket can still return at most, such as `AED 1234.50`. A quote deducts from it. */
  returnable: string;
  travellerId: string;
};
export type AfterSaleCase = {
  agencyName: string;
  orderReference: string;
  /** The airline's fee for each ticket, such as `AED 200.00`; absent when there is none. */
  penalty?: string;
  pnr?: string;
  /** Whether the fare is refundable before departure. */
  refundable: boolean;
  request: AfterSaleRequest;
  segments: CaseSegment[];
  /** Such as a route. */
  title: string;
  travellers: CaseTraveller[];
};
export type AfterSaleCaseRequest = {
  requestReference: string;
  /** Slug of the tenant. */
  tenant: string;
};
export type FoundName = "tickets" | "seats" | "nothing";
export type OrderStatusName =
  | "Pending"
  | "OnHold"
  | "InProgress"
  | "Confirmed"
  | "PartiallyTicketed"
  | "UnConfirmed"
  | "Cancelled"
  | "Expired";
export type TravellerInDoubt = {
  name: string;
  travellerId: string;
};
export type OrderInDoubt = {
  agency: string;
  /** What can be found at the supplier now: rooms of a rate that is paid at once are never held unpaid. */
  findings: FoundName[];
  /** Held in the wallet for it, such as `AED 560.00`. */
  held?: string;
  orderReference: string;
  /** The airline's record locator; of an import, that of the record to be taken over. */
  pnr?: string;
  route: string;
  since: string;
  status: OrderStatusName;
  /** What the tenant calls the supplier. */
  supplier: string;
  travellers: TravellerInDoubt[];
};
export type TicketFound = {
  /** 13 digits. */
  number: string;
  travellerId: string;
};
export type OutcomeRequest = {
  found: FoundName;
  orderReference: string;
  /** Record locator, if the order has none yet. */
  pnr?: string;
  /** Evidence for the decision, kept in the audit trail. */
  reason: string;
  /** Slug of the tenant. */
  tenant: string;
  /** One per traveller, if `found` is `tickets`. */
  tickets?: TicketFound[];
};
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
export type DecidedRequest = {
  orderReference: string;
  request: ApprovalRequestView;
};
export type RequestTopic = "partPayment" | "unaccompaniedMinors";
export type RequestDecision = {
  allowed: boolean;
  kind: RequestTopic;
  orderReference: string;
  /** For the agency; at most 250 characters. */
  remark?: string;
  /** Slug of the tenant. */
  tenant: string;
};
export type OrdersInDoubt = {
  items: OrderInDoubt[];
};
export type InDoubtRequest = {
  /** Its slug. */
  tenant: string;
};
export type RequestItem = {
  /** A later decision comes too late. */
  dueAt?: string;
  kind: RequestTopic;
  /** Name of the first traveller. */
  leadName: string;
  orderReference: string;
  request: ApprovalRequestView;
  /** What was sold, such as a route. */
  title: string;
};
export type WaitingRequests = {
  items: RequestItem[];
  /** Cursor of the next page; absent on the last one. */
  next?: string;
};
export type RequestsRequest = {
  /** `next` of the page before. */
  cursor?: string;
  /** The order they are about. */
  orderReference?: string;
  /** Slug of the tenant. */
  tenant: string;
};
export type OrderSearchItem = {
  agency: string;
  agencyId: string;
  createdAt: string;
  /** Name of the first traveller. */
  leadName: string;
  orderReference: string;
  /** What the agency pays, such as `AED 560.00`. */
  payable: string;
  status: OrderStatusName;
  /** Slug of the tenant. */
  tenant: string;
  /** What was sold, such as a route. */
  title: string;
};
export type OrderSearchResponse = {
  items: OrderSearchItem[];
  /** Cursor of the next page; absent on the last one. */
  next?: string;
};
export type OrderSearchRequest = {
  /** Part of the agency's name or e-mail address, or the number of its application; at most 100 characters. */
  agency?: string;
  /** `next` of the page before. */
  cursor?: string;
  /** Made at or after this moment. */
  from?: string;
  /** Part of a reference, a record locator, a ticket number or a traveller's name; at most 100 characters. */
  search?: string;
  status?: OrderStatusName;
  /** Slug of a tenant. */
  tenant?: string;
  /** Made before this moment. */
  until?: string;
};
export type OrderCaseEvent = {
  at: string;
  /** A person's name; empty for automatic steps. */
  by: string;
  text: string;
};
export type OrderCasePayment = {
  amount: string;
  createdAt: string;
  paymentId: string;
  provider: string;
  /** Such as `paid`. */
  state: string;
};
export type OrderCaseMoney = {
  /** The price shown to the customer. */
  customer: string;
  /** Still owed, if it was paid in part. */
  due?: string;
  dueAt?: string;
  /** Held in the wallet for it. */
  held?: string;
  /** Charged to the wallet. */
  paid?: string;
  paidAt?: string;
  /** What the agency pays. */
  payable: string;
  /** Online payments, newest first. */
  payments: OrderCasePayment[];
};
export type OrderRequestKindName =
  | "partPayment"
  | "unaccompaniedMinors"
  | "limitExtension"
  | "void"
  | "refund"
  | "exchange";
export type OrderCaseRequestView = {
  askedAt: string;
  askedBy: string;
  kind: OrderRequestKindName;
  remark?: string;
  /** Number of a void or refund. */
  requestReference?: string;
  /** Such as `requested`. */
  state: string;
  /** Whether it waits for an operator. */
  waits: boolean;
};
export type OrderCaseTicket = {
  number: string;
  /** Such as `open`. */
  status: string;
};
export type OrderCaseTraveller = {
  name: string;
  tickets: OrderCaseTicket[];
};
export type OrderCaseView = {
  agency: string;
  agencyId: string;
  createdAt: string;
  createdBy: string;
  /** Oldest first. */
  history: OrderCaseEvent[];
  money: OrderCaseMoney;
  orderReference: string;
  /** Until when it can be paid. */
  payBy?: string;
  /** Record locator of a flight. */
  pnr?: string;
  /** Requests about it, oldest first. */
  requests: OrderCaseRequestView[];
  startsOn: string;
  status: OrderStatusName;
  statusSince: string;
  /** What the tenant calls the supplier. */
  supplier: string;
  /** What was sold, such as a route. */
  title: string;
  /** People and ticket numbers; the first traveller alone where the product lists no others. */
  travellers: OrderCaseTraveller[];
};
export type OrderCaseRequest = {
  orderReference: string;
  /** Slug of the tenant. */
  tenant: string;
};
export const {
  useAssignAfterSaleMutation,
  useDecideAfterSaleMutation,
  useViewAfterSaleQuery,
  useLazyViewAfterSaleQuery,
  useDecideOutcomeMutation,
  useDecideRequestMutation,
  useLoadOrdersInDoubtQuery,
  useLazyLoadOrdersInDoubtQuery,
  useLoadRequestsQuery,
  useLazyLoadRequestsQuery,
  useSearchOrdersQuery,
  useLazySearchOrdersQuery,
  useViewOrderCaseQuery,
  useLazyViewOrderCaseQuery,
} = injectedRtkApi;
