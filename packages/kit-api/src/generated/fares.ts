import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    fareCancel: build.mutation<FareCancelApiResponse, FareCancelApiArg>({
      query: (queryArg) => ({
        url: `/api/fares/v1/Fare/Cancel`,
        method: "POST",
        body: queryArg.cancelGroupRequest,
      }),
    }),
    fareCancelQuote: build.query<
      FareCancelQuoteApiResponse,
      FareCancelQuoteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/fares/v1/Fare/CancelQuote`,
        method: "POST",
        body: queryArg.groupReferenceRequest,
      }),
    }),
    fareChangeName: build.mutation<
      FareChangeNameApiResponse,
      FareChangeNameApiArg
    >({
      query: (queryArg) => ({
        url: `/api/fares/v1/Fare/ChangeName`,
        method: "POST",
        body: queryArg.changeNameRequest,
      }),
    }),
    fareCheckNames: build.mutation<
      FareCheckNamesApiResponse,
      FareCheckNamesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/fares/v1/Fare/CheckNames`,
        method: "POST",
        body: queryArg.checkNamesRequest,
      }),
    }),
    fareDropQuote: build.query<FareDropQuoteApiResponse, FareDropQuoteApiArg>({
      query: (queryArg) => ({
        url: `/api/fares/v1/Fare/DropQuote`,
        method: "POST",
        body: queryArg.dropQuoteRequest,
      }),
    }),
    fareDropSeats: build.mutation<
      FareDropSeatsApiResponse,
      FareDropSeatsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/fares/v1/Fare/DropSeats`,
        method: "POST",
        body: queryArg.dropSeatsRequest,
      }),
    }),
    fareGetHistory: build.query<
      FareGetHistoryApiResponse,
      FareGetHistoryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/fares/v1/Fare/GetHistory`,
        method: "POST",
        body: queryArg.groupReferenceRequest,
      }),
    }),
    fareGetOrder: build.query<FareGetOrderApiResponse, FareGetOrderApiArg>({
      query: (queryArg) => ({
        url: `/api/fares/v1/Fare/GetOrder`,
        method: "POST",
        body: queryArg.groupReferenceRequest,
      }),
    }),
    fareGetQueue: build.query<FareGetQueueApiResponse, FareGetQueueApiArg>({
      query: (queryArg) => ({
        url: `/api/fares/v1/Fare/GetQueue`,
        method: "POST",
        body: queryArg.groupQueueRequest,
      }),
    }),
    fareHold: build.mutation<FareHoldApiResponse, FareHoldApiArg>({
      query: (queryArg) => ({
        url: `/api/fares/v1/Fare/Hold`,
        method: "POST",
        body: queryArg.holdSeatsRequest,
      }),
    }),
    farePayBalance: build.mutation<
      FarePayBalanceApiResponse,
      FarePayBalanceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/fares/v1/Fare/PayBalance`,
        method: "POST",
        body: queryArg.payGroupRequest,
      }),
    }),
    farePayDeposit: build.mutation<
      FarePayDepositApiResponse,
      FarePayDepositApiArg
    >({
      query: (queryArg) => ({
        url: `/api/fares/v1/Fare/PayDeposit`,
        method: "POST",
        body: queryArg.payGroupRequest,
      }),
    }),
    fareSubmitNames: build.mutation<
      FareSubmitNamesApiResponse,
      FareSubmitNamesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/fares/v1/Fare/SubmitNames`,
        method: "POST",
        body: queryArg.submitNamesRequest,
      }),
    }),
    fareAcceptGroupQuote: build.mutation<
      FareAcceptGroupQuoteApiResponse,
      FareAcceptGroupQuoteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/fares/v1/GroupRequest/Accept`,
        method: "POST",
        body: queryArg.acceptGroupQuote,
      }),
    }),
    fareCreateGroupRequest: build.mutation<
      FareCreateGroupRequestApiResponse,
      FareCreateGroupRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/api/fares/v1/GroupRequest/Create`,
        method: "POST",
        body: queryArg.groupRequestForm,
      }),
    }),
    fareDeclineGroupQuote: build.mutation<
      FareDeclineGroupQuoteApiResponse,
      FareDeclineGroupQuoteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/fares/v1/GroupRequest/Decline`,
        method: "POST",
        body: queryArg.declineGroupQuote,
      }),
    }),
    fareGetGroupRequest: build.query<
      FareGetGroupRequestApiResponse,
      FareGetGroupRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/api/fares/v1/GroupRequest/Get`,
        method: "POST",
        body: queryArg.groupRequestReference,
      }),
    }),
    fareGetGroupRequests: build.query<
      FareGetGroupRequestsApiResponse,
      FareGetGroupRequestsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/fares/v1/GroupRequest/GetQueue`,
        method: "POST",
        body: queryArg.groupRequestsRequest,
      }),
    }),
    fareWithdrawGroupRequest: build.mutation<
      FareWithdrawGroupRequestApiResponse,
      FareWithdrawGroupRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/api/fares/v1/GroupRequest/Withdraw`,
        method: "POST",
        body: queryArg.groupRequestReference,
      }),
    }),
    fareCreateUmrahQuote: build.mutation<
      FareCreateUmrahQuoteApiResponse,
      FareCreateUmrahQuoteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/fares/v1/UmrahQuote/Create`,
        method: "POST",
        body: queryArg.umrahQuoteForm,
      }),
    }),
    fareGetUmrahQuote: build.query<
      FareGetUmrahQuoteApiResponse,
      FareGetUmrahQuoteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/fares/v1/UmrahQuote/Get`,
        method: "POST",
        body: queryArg.umrahQuoteReference,
      }),
    }),
    fareGetUmrahQuotes: build.query<
      FareGetUmrahQuotesApiResponse,
      FareGetUmrahQuotesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/fares/v1/UmrahQuote/GetQueue`,
        method: "POST",
        body: queryArg.umrahQuotesRequest,
      }),
    }),
    fareRepriceUmrahQuote: build.mutation<
      FareRepriceUmrahQuoteApiResponse,
      FareRepriceUmrahQuoteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/fares/v1/UmrahQuote/Reprice`,
        method: "POST",
        body: queryArg.umrahQuoteVersion,
      }),
    }),
    fareRevokeUmrahQuote: build.mutation<
      FareRevokeUmrahQuoteApiResponse,
      FareRevokeUmrahQuoteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/fares/v1/UmrahQuote/Revoke`,
        method: "POST",
        body: queryArg.umrahQuoteReference,
      }),
    }),
    fareShareUmrahQuote: build.mutation<
      FareShareUmrahQuoteApiResponse,
      FareShareUmrahQuoteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/fares/v1/UmrahQuote/Share`,
        method: "POST",
        body: queryArg.umrahQuoteVersion,
      }),
    }),
    fareAirGroupFareSearch: build.query<
      FareAirGroupFareSearchApiResponse,
      FareAirGroupFareSearchApiArg
    >({
      query: (queryArg) => ({
        url: `/api/search/v1/AirGroupFareSearch`,
        method: "POST",
        body: queryArg.fareLotSearch,
      }),
    }),
    fareAirUmrahFareSearch: build.query<
      FareAirUmrahFareSearchApiResponse,
      FareAirUmrahFareSearchApiArg
    >({
      query: (queryArg) => ({
        url: `/api/search/v1/AirUmrahFareSearch`,
        method: "POST",
        body: queryArg.fareLotSearch,
      }),
    }),
    fareAirXclusiveFareSearch: build.query<
      FareAirXclusiveFareSearchApiResponse,
      FareAirXclusiveFareSearchApiArg
    >({
      query: (queryArg) => ({
        url: `/api/search/v1/AirXclusiveFareSearch`,
        method: "POST",
        body: queryArg.fareLotSearch,
      }),
    }),
    fareGetAirGroupFare: build.query<
      FareGetAirGroupFareApiResponse,
      FareGetAirGroupFareApiArg
    >({
      query: (queryArg) => ({
        url: `/api/search/v1/GetAirGroupFare`,
        method: "POST",
        body: queryArg.fareLotsRequest,
      }),
    }),
    fareGetAirUmrahFare: build.query<
      FareGetAirUmrahFareApiResponse,
      FareGetAirUmrahFareApiArg
    >({
      query: (queryArg) => ({
        url: `/api/search/v1/GetAirUmrahFare`,
        method: "POST",
        body: queryArg.fareLotsRequest,
      }),
    }),
    fareGetAirXclusiveFare: build.query<
      FareGetAirXclusiveFareApiResponse,
      FareGetAirXclusiveFareApiArg
    >({
      query: (queryArg) => ({
        url: `/api/search/v1/GetAirXclusiveFare`,
        method: "POST",
        body: queryArg.fareLotsRequest,
      }),
    }),
    fareGetFareLot: build.query<
      FareGetFareLotApiResponse,
      FareGetFareLotApiArg
    >({
      query: (queryArg) => ({
        url: `/api/search/v1/GetFareLot`,
        method: "POST",
        body: queryArg.fareLotReference,
      }),
    }),
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as injected };
export type FareCancelApiResponse = /** status 200 undefined */ GroupOrder;
export type FareCancelApiArg = {
  cancelGroupRequest: CancelGroupRequest;
};
export type FareCancelQuoteApiResponse =
  /** status 200 undefined */ GroupCancelQuote;
export type FareCancelQuoteApiArg = {
  groupReferenceRequest: GroupReferenceRequest;
};
export type FareChangeNameApiResponse = /** status 200 undefined */ GroupOrder;
export type FareChangeNameApiArg = {
  changeNameRequest: ChangeNameRequest;
};
export type FareCheckNamesApiResponse =
  /** status 200 undefined */ CheckedNames;
export type FareCheckNamesApiArg = {
  checkNamesRequest: CheckNamesRequest;
};
export type FareDropQuoteApiResponse =
  /** status 200 undefined */ GroupDropQuote;
export type FareDropQuoteApiArg = {
  dropQuoteRequest: DropQuoteRequest;
};
export type FareDropSeatsApiResponse = /** status 200 undefined */ GroupOrder;
export type FareDropSeatsApiArg = {
  dropSeatsRequest: DropSeatsRequest;
};
export type FareGetHistoryApiResponse =
  /** status 200 undefined */ OrderHistory;
export type FareGetHistoryApiArg = {
  groupReferenceRequest: GroupReferenceRequest;
};
export type FareGetOrderApiResponse = /** status 200 undefined */ GroupOrder;
export type FareGetOrderApiArg = {
  groupReferenceRequest: GroupReferenceRequest;
};
export type FareGetQueueApiResponse = /** status 200 undefined */ GroupQueue;
export type FareGetQueueApiArg = {
  groupQueueRequest: GroupQueueRequest;
};
export type FareHoldApiResponse = /** status 200 undefined */ SeatsHeld;
export type FareHoldApiArg = {
  holdSeatsRequest: HoldSeatsRequest;
};
export type FarePayBalanceApiResponse = /** status 200 undefined */ GroupOrder;
export type FarePayBalanceApiArg = {
  payGroupRequest: PayGroupRequest;
};
export type FarePayDepositApiResponse = /** status 200 undefined */ GroupOrder;
export type FarePayDepositApiArg = {
  payGroupRequest: PayGroupRequest;
};
export type FareSubmitNamesApiResponse = /** status 200 undefined */ GroupOrder;
export type FareSubmitNamesApiArg = {
  submitNamesRequest: SubmitNamesRequest;
};
export type FareAcceptGroupQuoteApiResponse =
  /** status 200 undefined */ GroupQuoteAccepted;
export type FareAcceptGroupQuoteApiArg = {
  acceptGroupQuote: AcceptGroupQuote;
};
export type FareCreateGroupRequestApiResponse =
  /** status 200 undefined */ GroupRequestCreated;
export type FareCreateGroupRequestApiArg = {
  groupRequestForm: GroupRequestForm;
};
export type FareDeclineGroupQuoteApiResponse =
  /** status 200 undefined */ GroupRequestPage;
export type FareDeclineGroupQuoteApiArg = {
  declineGroupQuote: DeclineGroupQuote;
};
export type FareGetGroupRequestApiResponse =
  /** status 200 undefined */ GroupRequestPage;
export type FareGetGroupRequestApiArg = {
  groupRequestReference: GroupRequestReference;
};
export type FareGetGroupRequestsApiResponse =
  /** status 200 undefined */ GroupRequestList;
export type FareGetGroupRequestsApiArg = {
  groupRequestsRequest: GroupRequestsRequest;
};
export type FareWithdrawGroupRequestApiResponse =
  /** status 200 undefined */ GroupRequestPage;
export type FareWithdrawGroupRequestApiArg = {
  groupRequestReference: GroupRequestReference;
};
export type FareCreateUmrahQuoteApiResponse =
  /** status 200 undefined */ UmrahQuoteCreated;
export type FareCreateUmrahQuoteApiArg = {
  umrahQuoteForm: UmrahQuoteForm;
};
export type FareGetUmrahQuoteApiResponse =
  /** status 200 undefined */ UmrahQuotePage;
export type FareGetUmrahQuoteApiArg = {
  umrahQuoteReference: UmrahQuoteReference;
};
export type FareGetUmrahQuotesApiResponse =
  /** status 200 undefined */ UmrahQuoteList;
export type FareGetUmrahQuotesApiArg = {
  umrahQuotesRequest: UmrahQuotesRequest;
};
export type FareRepriceUmrahQuoteApiResponse =
  /** status 200 undefined */ UmrahQuotePage;
export type FareRepriceUmrahQuoteApiArg = {
  umrahQuoteVersion: UmrahQuoteVersion;
};
export type FareRevokeUmrahQuoteApiResponse =
  /** status 200 undefined */ UmrahQuotePage;
export type FareRevokeUmrahQuoteApiArg = {
  umrahQuoteReference: UmrahQuoteReference;
};
export type FareShareUmrahQuoteApiResponse =
  /** status 200 undefined */ UmrahQuotePage;
export type FareShareUmrahQuoteApiArg = {
  umrahQuoteVersion: UmrahQuoteVersion;
};
export type FareAirGroupFareSearchApiResponse =
  /** status 200 undefined */ FareLots;
export type FareAirGroupFareSearchApiArg = {
  fareLotSearch: FareLotSearch;
};
export type FareAirUmrahFareSearchApiResponse =
  /** status 200 undefined */ FareLots;
export type FareAirUmrahFareSearchApiArg = {
  fareLotSearch: FareLotSearch;
};
export type FareAirXclusiveFareSearchApiResponse =
  /** status 200 undefined */ FareLots;
export type FareAirXclusiveFareSearchApiArg = {
  fareLotSearch: FareLotSearch;
};
export type FareGetAirGroupFareApiResponse =
  /** status 200 undefined */ FareLots;
export type FareGetAirGroupFareApiArg = {
  fareLotsRequest: FareLotsRequest;
};
export type FareGetAirUmrahFareApiResponse =
  /** status 200 undefined */ FareLots;
export type FareGetAirUmrahFareApiArg = {
  fareLotsRequest: FareLotsRequest;
};
export type FareGetAirXclusiveFareApiResponse =
  /** status 200 undefined */ FareLots;
export type FareGetAirXclusiveFareApiArg = {
  fareLotsRequest: FareLotsRequest;
};
export type FareGetFareLotApiResponse = /** status 200 undefined */ FareLot;
export type FareGetFareLotApiArg = {
  fareLotReference: FareLotReference;
};
export type GroupAction =
  | "payDeposit"
  | "payBalance"
  | "names"
  | "changeName"
  | "dropSeats"
  | "cancel"
  | "manifest"
  | "print"
  | "history";
export type GroupInstalment = {
  /** What the wallet pays; without 203, the same part of the customer price. */
  amount: string;
  dueBy: string;
  paidAt?: string;
};
export type GroupContact = {
  email: string;
  /** With the country code. */
  phone: string;
};
export type GroupMissed = "deposit" | "names" | "balance";
export type GroupEnded = {
  at: string;
  /** The deadline that was missed, for released orders. */
  missed?: GroupMissed;
  /** What was kept of the payments. */
  penalty: string;
  /** What returned to the wallet. */
  refund: string;
};
export type FareAirline = {
  code: string;
  name: string;
};
export type FareDepositKind = "fixed" | "percent";
export type FareDeposit = {
  /** For each seat, when it is fixed. */
  amount?: string;
  kind: FareDepositKind;
  /** Of the price, when it is a share. */
  percent?: number;
};
export type FareLotFeature =
  | "direct"
  | "mealIncluded"
  | "baggage30"
  | "baggage40"
  | "zamzam"
  | "nightFlight"
  | "refundable"
  | "nameChange"
  | "ziyarah"
  | "ramadan"
  | "hajjSeason";
export type FareFlight = {
  /** Local time of the destination, without a zone. */
  arrival: string;
  /** Local time of the origin, without a zone. */
  departure: string;
  destination: string;
  /** Designator and number, such as `EK585`. */
  number: string;
  origin: string;
};
export type FareJourney = {
  date: string;
  destination: string;
  flights: FareFlight[];
  origin: string;
};
export type FareLotKind = "exclusive" | "umrah" | "group";
export type FarePassengerType = "adult" | "child" | "infant";
export type FarePrice = {
  /** What the agency pays; needs 203. */
  agentAmount?: string;
  /** What the customer pays. */
  amount: string;
  type: FarePassengerType;
};
export type FareLotCard = {
  airline: FareAirline;
  baggage: string;
  balanceBy: string;
  departureDate: string;
  deposit: FareDeposit;
  /** How long seats are held until the deposit is due. */
  depositHours: number;
  destination: string;
  featureTags: FareLotFeature[];
  journeys: FareJourney[];
  kind: FareLotKind;
  lotId: string;
  maxPassengers: number;
  minPassengers: number;
  namesBy: string;
  nights?: number;
  origin: string;
  prices: FarePrice[];
  returnDate?: string;
  /** Where the way back begins, when that is another airport than the destination. */
  returnFrom?: string;
  seatsFree: number;
  ticketingBy: string;
  title: string;
  /** 0 to 5, in tenths. */
  userRating: number;
};
export type NameProblem = {
  code: string;
  /** Name of the field, as in `GroupName`; absent when it concerns the line. */
  field?: string;
  /** From 1, without the header and empty lines. */
  line: number;
  /** One sentence. */
  text: string;
};
export type GroupName = {
  birthDate: string;
  givenName: string;
  /** Place in the list, from 1. */
  line: number;
  /** Two letters of the country. */
  nationality: string;
  /** Needs 220. */
  passportExpiry?: string;
  /** Needs 220. */
  passportNumber?: string;
  surname: string;
  ticketNumber?: string;
  /** `Mr`, `Mrs`, `Ms`, `Mstr` or `Miss`. */
  title: string;
  type: FarePassengerType;
};
export type GroupPassengers = {
  adults: number;
  children: number;
  infants: number;
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
export type FareLotRules = {
  /** Percent of the price that a cancellation after the deposit costs. */
  cancelPenaltyPercent: number;
  /** For each seat dropped after the deposit. */
  dropPenalty: string;
  /** Percent of the deposit that is kept when names or balance miss their deadline. */
  keepDepositPercent: number;
  /** For each name changed after names are due. */
  nameChangeFee: string;
};
export type GroupOrderStatus =
  | "seatsHeld"
  | "depositPaid"
  | "balancePaid"
  | "inProgress"
  | "ticketed"
  | "cancelled"
  | "released";
export type GroupOrder = {
  /** Actions the user may take now. */
  actions: GroupAction[];
  /** Amount the agency pays; needs 203. */
  agentAmount?: string;
  /** Amount the customer pays. */
  amount: string;
  balance: GroupInstalment;
  contact: GroupContact;
  createdAt: string;
  createdBy: string;
  currency: string;
  deposit: GroupInstalment;
  /** How a cancelled or released order ended. */
  ended?: GroupEnded;
  groupName: string;
  /** The lot as it was bought. */
  lot: FareLotCard;
  /** Sum of the fees for changed names; paid apart from the amount. */
  nameFees?: string;
  /** What should be looked at in the names, such as a title inside one; it blocks nothing. */
  nameWarnings: NameProblem[];
  /** The names given so far. */
  names: GroupName[];
  namesBy: string;
  namesMissing: number;
  /** What has been paid so far and did not return. */
  paid: string;
  passengers: GroupPassengers;
  payment: Payment;
  /** Sum of the penalties for dropped seats; part of the amount. */
  penalties?: string;
  perType: FarePrice[];
  referenceId: string;
  refunded?: string;
  rules: FareLotRules;
  seats: number;
  status: GroupOrderStatus;
  statusText: string;
  ticketingBy: string;
  version: number;
};
export type CancelGroupRequest = {
  quoteId: string;
  referenceId: string;
};
export type GroupCancelQuote = {
  /** What is kept of the payments. */
  penalty: string;
  quoteId: string;
  /** What returns to the wallet. */
  refund: string;
  validUntil: string;
};
export type GroupReferenceRequest = {
  referenceId: string;
};
export type ChangeNameRequest = {
  /** The fee as shown, such as `AED 50.00`; zero until names are due. */
  acceptedFee: string;
  line: number;
  name: GroupName;
  referenceId: string;
  /** The version of the order that was read. */
  version: number;
};
export type CheckedNames = {
  /** The lines that are whole. */
  names: GroupName[];
  problems: NameProblem[];
  /** What should be looked at and is accepted all the same, such as a title inside a name. */
  warnings: NameProblem[];
};
export type CheckNamesRequest = {
  referenceId: string;
  /** A pasted list, or the text of a CSV file: title, given name, surname, date of birth, nationality, passport number and its
    last day, separated by commas, semicolons or tabs. */
  text: string;
};
export type GroupDropQuote = {
  /** The new customer amount, with all penalties. */
  newAmount: string;
  /** It is added to the price. */
  penalty: string;
  /** What returns to the wallet; without 203, the same reckoned on customer prices. */
  refund: string;
};
export type DropQuoteRequest = {
  /** Who remains. */
  passengers: GroupPassengers;
  referenceId: string;
};
export type DropSeatsRequest = {
  /** As shown, such as `AED 100.00`. */
  acceptedPenalty: string;
  /** Who remains. */
  passengers: GroupPassengers;
  referenceId: string;
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
export type GroupQueueRow = {
  /** Amount the agency pays; needs 203. */
  agentAmount?: string;
  amount: string;
  createdAt: string;
  createdBy: string;
  departureDate: string;
  destination: string;
  groupName: string;
  kind: FareLotKind;
  /** The next instant at which something is due. */
  nextDeadline?: string;
  /** What is due then. */
  nextDue?: GroupMissed;
  origin: string;
  referenceId: string;
  seats: number;
  status: GroupOrderStatus;
  title: string;
};
export type GroupQueue = {
  /** Orders in each tab, under the same search and dates. */
  counts: {
    [key: string]: number;
  };
  rows: GroupQueueRow[];
  /** Orders on all pages. */
  total: number;
};
export type GroupQueueName =
  "all" | "seatsHeld" | "depositPaid" | "balancePaid" | "ticketed" | "ended";
export type GroupQueueRequest = {
  /** First day of departure. */
  from?: string;
  /** From 1. */
  page: number;
  pageSize: number;
  queue: GroupQueueName;
  /** Part of a reference, the group's name, a passenger's or a ticket number. */
  search?: string;
  /** Last day of departure. */
  to?: string;
};
export type SeatsHeld = {
  referenceId: string;
  status: GroupOrderStatus;
};
export type HoldSeatsRequest = {
  /** The customer total as shown, such as `AED 1234.50`. */
  acceptedAmount: string;
  contact: GroupContact;
  groupName: string;
  lotId: string;
  passengers: GroupPassengers;
};
export type PayGroupRequest = {
  /** As shown, such as `AED 1234.50`. */
  acceptedAmount: string;
  referenceId: string;
};
export type SubmitNamesRequest = {
  /** The whole list, at most 500; it replaces the one before. */
  names: GroupName[];
  referenceId: string;
  /** The version of the order that was read. */
  version: number;
};
export type GroupQuoteAccepted = {
  /** Of the order. */
  orderReference: string;
  /** Of the request. */
  referenceId: string;
};
export type AcceptGroupQuote = {
  /** The customer total as shown, such as `AED 1234.50`. */
  acceptedAmount: string;
  /** Number of the quote that was read. */
  quote: number;
  referenceId: string;
};
export type GroupRequestStatusName =
  "requested" | "quoted" | "accepted" | "declined" | "expired" | "withdrawn";
export type GroupRequestCreated = {
  referenceId: string;
  status: GroupRequestStatusName;
};
export type WantedJourneyForm = {
  date: string;
  destination: string;
  origin: string;
};
export type GroupRequestForm = {
  contact: GroupContact;
  /** Days that each journey may be earlier or later, 0 to 14. */
  flexibleDays: number;
  groupName: string;
  /** The way out, and the way back if there is one; at most four. */
  journeys: WantedJourneyForm[];
  /** `umrah` or `group`. */
  kind: FareLotKind;
  /** Wishes, at most 1,000 characters. */
  note?: string;
  /** 10 to 500 in all. */
  passengers: GroupPassengers;
};
export type GroupRequestAction = "accept" | "decline" | "withdraw";
export type GroupRequestEventName =
  | "requested"
  | "quoted"
  | "reminded"
  | "accepted"
  | "declined"
  | "refused"
  | "expired"
  | "withdrawn";
export type GroupRequestEventView = {
  at: string;
  /** Name of the user, or the portal's signature; empty for automatic changes. */
  author: string;
  kind: GroupRequestEventName;
  /** A reason or an amount; may be empty. */
  note: string;
};
export type GroupQuoteView = {
  /** What the agency pays; needs 203. */
  agentAmount?: string;
  /** What the customer pays for the whole party. */
  amount: string;
  /** What is paid first; without 203, the same part of the customer price. */
  deposit: string;
  fareNotes?: string;
  /** Whether its validity is over. */
  isOver: boolean;
  /** From 1; a new quote replaces the one before. */
  number: number;
  /** Flights, prices and deadlines. It is no lot yet: its `lotId` opens nothing. */
  offer: FareLotCard;
  quotedAt: string;
  rules: FareLotRules;
  validUntil: string;
};
export type WantedJourneyView = {
  date: string;
  destination: string;
  origin: string;
};
export type GroupRequestTrip = {
  contact: GroupContact;
  /** Days that each journey may be earlier or later. */
  flexibleDays: number;
  groupName: string;
  journeys: WantedJourneyView[];
  kind: FareLotKind;
  note?: string;
  passengers: GroupPassengers;
};
export type GroupRequestPage = {
  /** What the user may do now. */
  actions: GroupRequestAction[];
  createdAt: string;
  createdBy: string;
  /** Oldest first. */
  history: GroupRequestEventView[];
  /** The order that the quote has become. */
  orderReference?: string;
  /** The last quote. */
  quote?: GroupQuoteView;
  /** Why it was declined. */
  reason?: string;
  referenceId: string;
  status: GroupRequestStatusName;
  trip: GroupRequestTrip;
};
export type DeclineGroupQuote = {
  /** Number of the quote that was read. */
  quote: number;
  /** For operations, at most 500 characters. */
  reason?: string;
  referenceId: string;
};
export type GroupRequestReference = {
  referenceId: string;
};
export type GroupRequestRow = {
  createdAt: string;
  createdBy: string;
  departureDate: string;
  groupName: string;
  kind: FareLotKind;
  orderReference?: string;
  passengers: number;
  referenceId: string;
  /** Such as `DAC–JED, MED–DAC`. */
  route: string;
  status: GroupRequestStatusName;
  /** Until when the open quote can be accepted. */
  validUntil?: string;
};
export type GroupRequestList = {
  /** Requests in each state, and in `all` of them, under the same search. */
  counts: {
    [key: string]: number;
  };
  rows: GroupRequestRow[];
  /** Requests on all pages. */
  total: number;
};
export type GroupRequestsRequest = {
  /** From 1. */
  page: number;
  pageSize: number;
  /** Part of a number, the group's name or an airport. */
  search?: string;
  /** Absent for all. */
  status?: GroupRequestStatusName;
};
export type UmrahQuoteCreated = {
  referenceId: string;
};
export type UmrahHotelChoice = {
  /** Id of a hotel among the destinations of hotels; then the class does not count. */
  hotelId?: string;
  /** 1 to 5; absent for any class. */
  stars?: number;
};
export type MarkupKindName = "percent" | "fixed";
export type MarkupRequest = {
  kind: MarkupKindName;
  /** Percent with at most two decimals, or an amount for the whole party in the tenant's currency. */
  value: string;
};
export type UmrahQuoteForm = {
  /** 12 years and more. */
  adults: number;
  /** The age of each child, 2 to 11. */
  childAges: number[];
  /** Name of the client, at most 80 characters. */
  client?: string;
  infants: number;
  lotId: string;
  madinah: UmrahHotelChoice;
  makkah: UmrahHotelChoice;
  /** Nights in Makkah; the others are in Madinah. */
  makkahNights: number;
  /** Needs 204. */
  markup?: MarkupRequest;
  /** The nationality of all travellers. */
  nationality: string;
  /** Message to the client, at most 500 characters. */
  note?: string;
  /** Rooms in each hotel, 1 to 9. */
  rooms: number;
};
export type JourneyLineKind = "fare" | "makkah" | "madinah" | "visa";
export type UmrahLineChange = {
  /** The customer's amount now; absent when there is no such line any more. */
  after?: string;
  /** The customer's amount before; absent when there was no such line. */
  before?: string;
  kind: JourneyLineKind;
};
export type UmrahLeftOutReason =
  | "notSold"
  | "notAllowed"
  | "lotGone"
  | "soldOut"
  | "noNights"
  | "noReturn"
  | "noHotel"
  | "noAnswer"
  | "noVisa"
  | "visaTooLate"
  | "visaFree"
  | "visaOnArrival";
export type UmrahLeftOut = {
  kind: JourneyLineKind;
  reason: UmrahLeftOutReason;
};
export type JourneyFare = {
  airline: FareAirline;
  baggage: string;
  journeys: FareJourney[];
  title: string;
};
export type HotelBoard =
  "roomOnly" | "breakfast" | "halfBoard" | "fullBoard" | "allInclusive";
export type HotelDestinationKind = "city" | "landmark" | "hotel";
export type JourneyStay = {
  address: string;
  board: HotelBoard;
  checkIn: string;
  checkOut: string;
  /** The place that a search finds the hotel by. */
  destinationId: string;
  destinationKind: HotelDestinationKind;
  /** Until when it can be cancelled without a fee; absent when a cancellation always costs a fee. */
  freeCancellationUntil?: string;
  /** The same instant by the hotel's clock, without a zone. */
  freeCancellationUntilLocal?: string;
  name: string;
  nights: number;
  /** What the guests pay at the hotel in addition. */
  payAtHotel?: string;
  room: string;
  rooms: number;
  /** 1 to 5. */
  stars: number;
};
export type VisaEntries = "single" | "double" | "multiple";
export type VisaPurpose = "tourist" | "business" | "transit" | "umrah";
export type JourneyVisa = {
  applicants: number;
  entries: VisaEntries;
  maxDays: number;
  /** Working days of processing. */
  minDays: number;
  name: string;
  productId: string;
  purpose: VisaPurpose;
  stayDays: number;
  /** Whether the visa may not be ready on the day of travel. */
  tight: boolean;
};
export type JourneyLine = {
  /** What the agency pays; needs 203, and clients never see it. */
  agentAmount?: string;
  /** What the customer pays, markup included. */
  amount: string;
  fare?: JourneyFare;
  kind: JourneyLineKind;
  stay?: JourneyStay;
  visa?: JourneyVisa;
};
export type UmrahQuoteLinkName = "unshared" | "open" | "expired" | "revoked";
export type UmrahQuoteLink = {
  expiresAt?: string;
  /** URL on this portal, of one that opens. */
  path?: string;
  state: UmrahQuoteLinkName;
};
export type UmrahRoom = {
  adults: number;
  childAges: number[];
};
export type UmrahQuotePage = {
  adults: number;
  /** What the agency pays; needs 203. */
  agentTotal?: string;
  /** What the last re-pricing changed. */
  changes: UmrahLineChange[];
  childAges: number[];
  client: string;
  createdAt: string;
  createdBy: string;
  departureDate: string;
  infants: number;
  /** Whether the prices have to be read again. */
  isOver: boolean;
  leftOut: UmrahLeftOut[];
  /** In the order of the trip. */
  lines: JourneyLine[];
  link: UmrahQuoteLink;
  lotId: string;
  madinah: UmrahHotelChoice;
  makkah: UmrahHotelChoice;
  /** The markup in the amounts, as a percentage or an amount; needs 204. */
  markup?: string;
  /** Whether the user may share it, and revoke its link. */
  mayShare: boolean;
  nationality: string;
  note: string;
  /** Who stays in each room. */
  occupancies: UmrahRoom[];
  /** When the prices were read. */
  pricedAt: string;
  referenceId: string;
  rooms: number;
  /** Of the lot. */
  title: string;
  /** What the customer pays: the sum of the lines. */
  total: string;
  validUntil: string;
  version: number;
};
export type UmrahQuoteReference = {
  referenceId: string;
};
export type UmrahQuoteRow = {
  client: string;
  createdAt: string;
  createdBy: string;
  departureDate: string;
  /** Whether its validity is over. */
  isOver: boolean;
  lines: JourneyLineKind[];
  referenceId: string;
  /** Of the lot. */
  title: string;
  /** What the customer pays. */
  total: string;
  travellers: number;
  validUntil: string;
};
export type UmrahQuoteList = {
  rows: UmrahQuoteRow[];
  /** Quotes on all pages. */
  total: number;
};
export type UmrahQuotesRequest = {
  /** From 1. */
  page: number;
  pageSize: number;
};
export type UmrahQuoteVersion = {
  referenceId: string;
  /** The version that was read. */
  version: number;
};
export type FareFeatureCount = {
  /** Lots that have it. */
  count: number;
  feature: FareLotFeature;
};
export type FarePriceSpan = {
  max: string;
  min: string;
};
export type FareLotFacets = {
  destinations: string[];
  featureTags: FareFeatureCount[];
  /** Months of departure, such as `2027-01`. */
  months: string[];
  origins: string[];
  /** From the least of the lots' lowest amounts to the most of their highest ones. */
  priceValue?: FarePriceSpan;
  /** Highest rating, 0 to 5. */
  userRating?: number;
};
export type FareLots = {
  facets: FareLotFacets;
  /** Whether later departures may match too: narrow the search by airport or month. */
  hasMore: boolean;
  /** By departure, at most 500. */
  lots: FareLotCard[];
};
export type FarePriceRange = {
  /** Such as `1234.50`. */
  max?: string;
  /** Such as `1234.50`. */
  min?: string;
};
export type FareLotSearch = {
  /** Airport where the way out ends. */
  destination?: string;
  /** Features that a lot must all have. */
  featureTags?: FareLotFeature[];
  /** Month of departure, such as `2027-01`. */
  month?: string;
  /** Airport where the way out starts. */
  origin?: string;
  /** Seats that must be free, and that the lot sells to one party. */
  passengers?: number;
  /** Amounts of a seat. A lot is found when the range of its prices touches this one. */
  priceValue?: FarePriceRange;
  /** Least rating, 0 to 5; tenths count. */
  userRating?: number;
};
export type FareLotsRequest = object;
export type FareLot = {
  airline: FareAirline;
  baggage: string;
  balanceBy: string;
  departureDate: string;
  deposit: FareDeposit;
  /** How long seats are held until the deposit is due. */
  depositHours: number;
  destination: string;
  fareNotes?: string;
  featureTags: FareLotFeature[];
  journeys: FareJourney[];
  kind: FareLotKind;
  lotId: string;
  maxPassengers: number;
  minPassengers: number;
  namesBy: string;
  nights?: number;
  origin: string;
  prices: FarePrice[];
  returnDate?: string;
  /** Where the way back begins, when that is another airport than the destination. */
  returnFrom?: string;
  rules: FareLotRules;
  seatsFree: number;
  ticketingBy: string;
  title: string;
  /** 0 to 5, in tenths. */
  userRating: number;
};
export type FareLotReference = {
  lotId: string;
};
export const {
  useFareCancelMutation,
  useFareCancelQuoteQuery,
  useLazyFareCancelQuoteQuery,
  useFareChangeNameMutation,
  useFareCheckNamesMutation,
  useFareDropQuoteQuery,
  useLazyFareDropQuoteQuery,
  useFareDropSeatsMutation,
  useFareGetHistoryQuery,
  useLazyFareGetHistoryQuery,
  useFareGetOrderQuery,
  useLazyFareGetOrderQuery,
  useFareGetQueueQuery,
  useLazyFareGetQueueQuery,
  useFareHoldMutation,
  useFarePayBalanceMutation,
  useFarePayDepositMutation,
  useFareSubmitNamesMutation,
  useFareAcceptGroupQuoteMutation,
  useFareCreateGroupRequestMutation,
  useFareDeclineGroupQuoteMutation,
  useFareGetGroupRequestQuery,
  useLazyFareGetGroupRequestQuery,
  useFareGetGroupRequestsQuery,
  useLazyFareGetGroupRequestsQuery,
  useFareWithdrawGroupRequestMutation,
  useFareCreateUmrahQuoteMutation,
  useFareGetUmrahQuoteQuery,
  useLazyFareGetUmrahQuoteQuery,
  useFareGetUmrahQuotesQuery,
  useLazyFareGetUmrahQuotesQuery,
  useFareRepriceUmrahQuoteMutation,
  useFareRevokeUmrahQuoteMutation,
  useFareShareUmrahQuoteMutation,
  useFareAirGroupFareSearchQuery,
  useLazyFareAirGroupFareSearchQuery,
  useFareAirUmrahFareSearchQuery,
  useLazyFareAirUmrahFareSearchQuery,
  useFareAirXclusiveFareSearchQuery,
  useLazyFareAirXclusiveFareSearchQuery,
  useFareGetAirGroupFareQuery,
  useLazyFareGetAirGroupFareQuery,
  useFareGetAirUmrahFareQuery,
  useLazyFareGetAirUmrahFareQuery,
  useFareGetAirXclusiveFareQuery,
  useLazyFareGetAirXclusiveFareQuery,
  useFareGetFareLotQuery,
  useLazyFareGetFareLotQuery,
} = injectedRtkApi;
