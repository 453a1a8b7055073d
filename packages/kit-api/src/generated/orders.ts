import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    hotelGetVoucherContent: build.query<
      HotelGetVoucherContentApiResponse,
      HotelGetVoucherContentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/hotel/v1/Hotel/GetVoucherContent`,
        params: {
          referenceId: queryArg.referenceId,
          kind: queryArg.kind,
          withPrice: queryArg.withPrice,
        },
      }),
    }),
    addOrderNote: build.mutation<AddOrderNoteApiResponse, AddOrderNoteApiArg>({
      query: (queryArg) => ({
        url: `/api/order/v1/AddOrderNote`,
        method: "POST",
        body: queryArg.addOrderNoteRequest,
      }),
    }),
    getNotifications: build.query<
      GetNotificationsApiResponse,
      GetNotificationsApiArg
    >({
      query: () => ({ url: `/api/order/v1/GetNotifications` }),
    }),
    getOrderHistory: build.query<
      GetOrderHistoryApiResponse,
      GetOrderHistoryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/v1/GetOrderHistory`,
        method: "POST",
        params: {
          orderReference: queryArg.orderReference,
        },
      }),
    }),
    getOrderNotes: build.query<GetOrderNotesApiResponse, GetOrderNotesApiArg>({
      query: (queryArg) => ({
        url: `/api/order/v1/GetOrderNotes`,
        method: "POST",
        params: {
          orderReference: queryArg.orderReference,
        },
      }),
    }),
    initiateRequestToEnablePartialPayment: build.mutation<
      InitiateRequestToEnablePartialPaymentApiResponse,
      InitiateRequestToEnablePartialPaymentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/v1/InitiateRequestToEnablePartialPayment`,
        method: "POST",
        body: queryArg.approvalRequestBody,
        params: {
          orderReference: queryArg.orderReference,
        },
      }),
    }),
    initiateRequestToIssueForChildrenAlone: build.mutation<
      InitiateRequestToIssueForChildrenAloneApiResponse,
      InitiateRequestToIssueForChildrenAloneApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/v1/InitiateRequestToIssueForChildrenAlone`,
        method: "POST",
        body: queryArg.approvalRequestBody,
        params: {
          orderReference: queryArg.orderReference,
        },
      }),
    }),
    getItineraryLink: build.query<
      GetItineraryLinkApiResponse,
      GetItineraryLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/v1/Itinerary/GetItineraryLink`,
        method: "POST",
        params: {
          orderReference: queryArg.orderReference,
        },
      }),
    }),
    getSharedItinerary: build.query<
      GetSharedItineraryApiResponse,
      GetSharedItineraryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/v1/Itinerary/GetSharedItinerary`,
        params: {
          token: queryArg.token,
        },
      }),
    }),
    revokeItinerary: build.mutation<
      RevokeItineraryApiResponse,
      RevokeItineraryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/v1/Itinerary/RevokeItinerary`,
        method: "POST",
        params: {
          orderReference: queryArg.orderReference,
        },
      }),
    }),
    sendItinerary: build.mutation<
      SendItineraryApiResponse,
      SendItineraryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/v1/Itinerary/SendItinerary`,
        method: "POST",
        body: queryArg.sendItineraryRequest,
        params: {
          orderReference: queryArg.orderReference,
        },
      }),
    }),
    shareItinerary: build.mutation<
      ShareItineraryApiResponse,
      ShareItineraryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/v1/Itinerary/ShareItinerary`,
        method: "POST",
        body: queryArg.shareItineraryRequest,
        params: {
          orderReference: queryArg.orderReference,
        },
      }),
    }),
    removeOrderNote: build.mutation<
      RemoveOrderNoteApiResponse,
      RemoveOrderNoteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/v1/RemoveOrderNote`,
        method: "POST",
        body: queryArg.removeOrderNoteRequest,
      }),
    }),
    searchOrders: build.query<SearchOrdersApiResponse, SearchOrdersApiArg>({
      query: (queryArg) => ({
        url: `/api/order/v1/SearchOrders`,
        params: {
          keyword: queryArg.keyword,
        },
      }),
    }),
    getBookingPaper: build.query<
      GetBookingPaperApiResponse,
      GetBookingPaperApiArg
    >({
      query: (queryArg) => ({
        url: `/api/print/v1/GetBookingPaper`,
        params: {
          typeId: queryArg.typeId,
          orderReference: queryArg.orderReference,
          withPrice: queryArg.withPrice,
          paxIds: queryArg.paxIds,
        },
      }),
    }),
    updatePrice: build.mutation<UpdatePriceApiResponse, UpdatePriceApiArg>({
      query: (queryArg) => ({
        url: `/api/print/v1/UpdatePrice`,
        method: "POST",
        body: queryArg.updatePriceRequest,
        params: {
          orderReference: queryArg.orderReference,
        },
      }),
    }),
    visaGetInvoiceContent: build.query<
      VisaGetInvoiceContentApiResponse,
      VisaGetInvoiceContentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/visa/v1/Visa/GetInvoiceContent`,
        params: {
          referenceId: queryArg.referenceId,
          kind: queryArg.kind,
          withPrice: queryArg.withPrice,
        },
      }),
    }),
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as injected };
export type HotelGetVoucherContentApiResponse =
  /** status 200 undefined */ PrintedDocument;
export type HotelGetVoucherContentApiArg = {
  referenceId: string;
  kind: "voucher" | "agentInvoice" | "customerInvoice";
  /** Whether prices are printed; `true` by default. */
  withPrice?: boolean;
};
export type AddOrderNoteApiResponse = /** status 200 undefined */ OrderNote;
export type AddOrderNoteApiArg = {
  addOrderNoteRequest: AddOrderNoteRequest;
};
export type GetNotificationsApiResponse =
  /** status 200 undefined */ Notifications;
export type GetNotificationsApiArg = void;
export type GetOrderHistoryApiResponse =
  /** status 200 undefined */ OrderHistory;
export type GetOrderHistoryApiArg = {
  orderReference: string;
};
export type GetOrderNotesApiResponse = /** status 200 undefined */ OrderNotes;
export type GetOrderNotesApiArg = {
  orderReference: string;
};
export type InitiateRequestToEnablePartialPaymentApiResponse =
  /** status 200 undefined */ ApprovalRequestView;
export type InitiateRequestToEnablePartialPaymentApiArg = {
  orderReference: string;
  approvalRequestBody: ApprovalRequestBody;
};
export type InitiateRequestToIssueForChildrenAloneApiResponse =
  /** status 200 undefined */ ApprovalRequestView;
export type InitiateRequestToIssueForChildrenAloneApiArg = {
  orderReference: string;
  approvalRequestBody: ApprovalRequestBody;
};
export type GetItineraryLinkApiResponse =
  /** status 200 undefined */ ItineraryLink;
export type GetItineraryLinkApiArg = {
  orderReference: string;
};
export type GetSharedItineraryApiResponse =
  /** status 200 undefined */ SharedItinerary;
export type GetSharedItineraryApiArg = {
  token: string;
};
export type RevokeItineraryApiResponse =
  /** status 200 undefined */ ItineraryLink;
export type RevokeItineraryApiArg = {
  orderReference: string;
};
export type SendItineraryApiResponse =
  /** status 200 undefined */ ItineraryLink;
export type SendItineraryApiArg = {
  orderReference: string;
  sendItineraryRequest: SendItineraryRequest;
};
export type ShareItineraryApiResponse =
  /** status 200 undefined */ ItineraryLink;
export type ShareItineraryApiArg = {
  orderReference: string;
  shareItineraryRequest: ShareItineraryRequest;
};
export type RemoveOrderNoteApiResponse = /** status 200 undefined */ OrderNotes;
export type RemoveOrderNoteApiArg = {
  removeOrderNoteRequest: RemoveOrderNoteRequest;
};
export type SearchOrdersApiResponse =
  /** status 200 undefined */ BookingsResponse;
export type SearchOrdersApiArg = {
  /** 2 to 64 characters of a reference, a record locator, a ticket number or a name. */
  keyword: string;
};
export type GetBookingPaperApiResponse =
  /** status 200 undefined */ PrintedDocument;
export type GetBookingPaperApiArg = {
  /** 1 agent invoice, 2 customer invoice, 3 ticket, 6 booking confirmation; 4 and 5 are documents of hotels and visas. */
  typeId: number;
  /** The order's reference. */
  orderReference: string;
  /** Whether prices are printed; `true` by default. */
  withPrice?: boolean;
  /** Comma-separated `traveller_id`s; all travellers if omitted. */
  paxIds?: string;
};
export type UpdatePriceApiResponse =
  /** status 200 undefined */ UpdatePriceResponse;
export type UpdatePriceApiArg = {
  orderReference: string;
  updatePriceRequest: UpdatePriceRequest;
};
export type VisaGetInvoiceContentApiResponse =
  /** status 200 undefined */ PrintedDocument;
export type VisaGetInvoiceContentApiArg = {
  referenceId: string;
  kind: "application" | "agentInvoice" | "customerInvoice";
  /** Whether prices are printed; `true` by default. */
  withPrice?: boolean;
};
export type PrintedAmount = {
  amount: string;
  detail: string;
  label: string;
};
export type PrintedAmounts = {
  label: string;
  lines: PrintedAmount[];
  /** Paid and outstanding amounts, for part payment. */
  settled: PrintedAmount[];
  total: string;
};
export type LeadingBrand = {
  /** Its colour, `#rrggbb`. */
  accentColour: string;
  address: string;
  email: string;
  /** One or two letters of its name: its mark where it has no logo. */
  initials: string;
  /** Its logo as a data URL; absent if it has none. */
  logo?: string;
  name: string;
  /** Colour of text on it. */
  onAccentColour: string;
  phone: string;
  /** The same colour, dark enough for text on white. */
  textColour: string;
};
export type PrintedParty = {
  lines: string[];
  name: string;
};
export type PrintedFact = {
  label: string;
  value: string;
};
export type PrintedEnd = {
  code: string;
  date: string;
  place: string;
  time: string;
};
export type PrintedFlight = {
  airline: string;
  cabin: string;
  duration: string;
  from: PrintedEnd;
  number: string;
  to: PrintedEnd;
  /** Connection after it; empty if none. */
  wait: string;
};
export type PrintedJourney = {
  detail: string;
  flights: PrintedFlight[];
  title: string;
};
export type PrintedPerson = {
  extras: string[];
  kind: string;
  name: string;
  passport: string;
  ticket: string;
  travellerId: string;
};
export type PrintedDocument = {
  /** Absent on a document without prices. */
  amounts?: PrintedAmounts;
  /** The company whose document it is. */
  brand: LeadingBrand;
  /** QR code that opens the order, as an image URL; empty if none. */
  code: string;
  /** The office that issued it; absent on documents that do not name one. */
  company?: PrintedParty;
  facts: PrintedFact[];
  journeys: PrintedJourney[];
  notes: string[];
  people: PrintedPerson[];
  /** What the travellers are called on it: passengers, guests, applicants. */
  peopleLabel: string;
  reference: string;
  seller: PrintedParty;
  status: string;
  title: string;
  /** Prominent notice, such as that this is not a ticket; empty if none. */
  warning: string;
};
export type OrderNote = {
  /** Name of the author at that time. */
  author: string;
  /** Whether the user wrote it and may therefore remove it. */
  isOwn: boolean;
  noteId: string;
  /** 1 to 1,000 characters with `\n` line breaks. */
  text: string;
  writtenAt: string;
};
export type AddOrderNoteRequest = {
  /** UUID chosen by the client. Sending it again returns the existing note. */
  noteId?: string;
  orderReference: string;
  /** 1 to 1,000 characters after trimming; no control characters except line breaks. */
  text: string;
};
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
export type DepositNotification = {
  at: string;
  depositRef: string;
  /** The state since then. */
  status: DepositStatusName;
  /** What was asked or decided, maybe empty. */
  text: string;
};
export type GroupRequestEventName =
  | "requested"
  | "quoted"
  | "reminded"
  | "accepted"
  | "declined"
  | "refused"
  | "expired"
  | "withdrawn";
export type GroupRequestNotification = {
  at: string;
  kind: GroupRequestEventName;
  referenceId: string;
  /** A reason or an amount, maybe empty. */
  text: string;
};
export type HolidayNewsName =
  "quoted" | "reminded" | "refused" | "expired" | "message";
export type HolidayRequestNotification = {
  at: string;
  kind: HolidayNewsName;
  requestReference: string;
  /** A reason, an amount or the message, maybe empty. */
  text: string;
};
export type NotificationKind =
  | "booked"
  | "issued"
  | "issueRefused"
  | "priceChanged"
  | "handedOver"
  | "expired"
  | "cancelled"
  | "seatsLost"
  | "limitExtended"
  | "limitRefused"
  | "extrasAnswered"
  | "extrasRefused"
  | "limitNear"
  | "limitUrgent"
  | "ticketsPending"
  | "partAnswered"
  | "childrenAnswered"
  | "paymentKept"
  | "scheduleChanged"
  | "dueNear"
  | "dueOverdue"
  | "dueEnforced"
  | "voided"
  | "voidRefused"
  | "refundQuoted"
  | "refunded"
  | "refundRefused"
  | "exchangeQuoted"
  | "exchanged"
  | "exchangeRefused"
  | "correctionAsked"
  | "lodged"
  | "biometricsDue"
  | "visaDecided"
  | "visaDelivered"
  | "visaReminded"
  | "holidayConfirmed";
export type Notification = {
  /** Time of the event; for `limitNear` and `limitUrgent`, when the seats are released. */
  at: string;
  kind: NotificationKind;
  orderReference: string;
  text: string;
};
export type Notifications = {
  /** Changes of the agency's deposits in the last week, newest first. Needs 228; empty without it. */
  deposits: DepositNotification[];
  /** What happened to the agency's requests for groups in the last week, newest first. Needs 243; empty without it. */
  groupRequests: GroupRequestNotification[];
  /** What happened to the agency's requests for tour packages in the last week, newest first. Needs 246; empty without it. */
  holidayRequests: HolidayRequestNotification[];
  items: Notification[];
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
export type OrderNotes = {
  /** Newest first, at most 50. */
  notes: OrderNote[];
  orderReference: string;
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
export type ApprovalRequestBody = {
  /** At most 250 characters. */
  remark?: string;
};
export type ItineraryLink = {
  /** When it stops opening, some days after the trip; absent with the path. */
  expiresAt?: string;
  orderReference: string;
  /** Path on this portal; absent while there is no link that opens. */
  path?: string;
  /** Whether the last link was revoked. `false` when there was never one. */
  revoked: boolean;
  /** Whether it shows the customer's price. */
  withPrices: boolean;
};
export type ItineraryLinkName = "open" | "revoked" | "expired";
export type SharedItinerary = {
  /** Whose customer the reader is. */
  brand: LeadingBrand;
  /** The itinerary, at current times; absent unless the link is open. */
  itinerary?: PrintedDocument;
  state: ItineraryLinkName;
};
export type SendItineraryRequest = {
  email: string;
};
export type ShareItineraryRequest = {
  /** Whether it shows the customer's price. */
  withPrices?: boolean;
};
export type RemoveOrderNoteRequest = {
  noteId: string;
  orderReference: string;
};
export type OrderStatusName =
  | "Pending"
  | "OnHold"
  | "InProgress"
  | "Confirmed"
  | "PartiallyTicketed"
  | "UnConfirmed"
  | "Cancelled"
  | "Expired";
export type BookingRow = {
  /** Needs 203. */
  agentAmount?: string;
  airlineCode: string;
  airlineName: string;
  createdAt: string;
  createdBy: string;
  customerAmount: string;
  departsOn: string;
  leadPassenger: string;
  orderReference: string;
  passengerCount: number;
  pnr?: string;
  returnsOn?: string;
  route: string;
  /** Names of the airlines that sell its flights, each once, in the order of the flights. */
  sellingAirlines: string[];
  status: OrderStatusName;
  statusText: string;
  timeLimitAt?: string;
  tripType: number;
};
export type BookingsResponse = {
  /** Bookings per queue with the same search and dates. */
  counts: {
    [key: string]: number;
  };
  items: BookingRow[];
  page: number;
  pageSize: number;
  /** Number on all pages. */
  total: number;
};
export type UpdatePriceResponse = {
  /** The order's own customer total, which does not change. */
  customerTotal: string;
  orderReference: string;
  /** The price printed instead. */
  printPrice?: string;
};
export type UpdatePriceRequest = {
  /** For the whole party, such as `AED 1234.50`; the order's own price again if omitted. Needs 204. */
  price?: string;
};
export const {
  useHotelGetVoucherContentQuery,
  useLazyHotelGetVoucherContentQuery,
  useAddOrderNoteMutation,
  useGetNotificationsQuery,
  useLazyGetNotificationsQuery,
  useGetOrderHistoryQuery,
  useLazyGetOrderHistoryQuery,
  useGetOrderNotesQuery,
  useLazyGetOrderNotesQuery,
  useInitiateRequestToEnablePartialPaymentMutation,
  useInitiateRequestToIssueForChildrenAloneMutation,
  useGetItineraryLinkQuery,
  useLazyGetItineraryLinkQuery,
  useGetSharedItineraryQuery,
  useLazyGetSharedItineraryQuery,
  useRevokeItineraryMutation,
  useSendItineraryMutation,
  useShareItineraryMutation,
  useRemoveOrderNoteMutation,
  useSearchOrdersQuery,
  useLazySearchOrdersQuery,
  useGetBookingPaperQuery,
  useLazyGetBookingPaperQuery,
  useUpdatePriceMutation,
  useVisaGetInvoiceContentQuery,
  useLazyVisaGetInvoiceContentQuery,
} = injectedRtkApi;
