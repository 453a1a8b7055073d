import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    hotelBook: build.mutation<HotelBookApiResponse, HotelBookApiArg>({
      query: (queryArg) => ({
        url: `/api/hotel/v1/Hotel/Book`,
        method: "POST",
        body: queryArg.bookHotelRequest,
      }),
    }),
    hotelCancel: build.mutation<HotelCancelApiResponse, HotelCancelApiArg>({
      query: (queryArg) => ({
        url: `/api/hotel/v1/Hotel/Cancel`,
        method: "POST",
        body: queryArg.cancelHotelRequest,
      }),
    }),
    hotelCancelQuote: build.query<
      HotelCancelQuoteApiResponse,
      HotelCancelQuoteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/hotel/v1/Hotel/CancelQuote`,
        method: "POST",
        body: queryArg.hotelReferenceRequest,
      }),
    }),
    hotelCheckRate: build.mutation<
      HotelCheckRateApiResponse,
      HotelCheckRateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/hotel/v1/Hotel/CheckRate`,
        method: "POST",
        body: queryArg.checkRateRequest,
      }),
    }),
    hotelGetDetail: build.query<
      HotelGetDetailApiResponse,
      HotelGetDetailApiArg
    >({
      query: (queryArg) => ({
        url: `/api/hotel/v1/Hotel/GetDetail`,
        method: "POST",
        body: queryArg.hotelDetailRequest,
      }),
    }),
    hotelGetHistory: build.query<
      HotelGetHistoryApiResponse,
      HotelGetHistoryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/hotel/v1/Hotel/GetHistory`,
        method: "POST",
        body: queryArg.hotelReferenceRequest,
      }),
    }),
    hotelGetOrder: build.query<HotelGetOrderApiResponse, HotelGetOrderApiArg>({
      query: (queryArg) => ({
        url: `/api/hotel/v1/Hotel/GetOrder`,
        method: "POST",
        body: queryArg.hotelReferenceRequest,
      }),
    }),
    hotelGetQueue: build.query<HotelGetQueueApiResponse, HotelGetQueueApiArg>({
      query: (queryArg) => ({
        url: `/api/hotel/v1/Hotel/GetQueue`,
        method: "POST",
        body: queryArg.hotelQueueRequest,
      }),
    }),
    hotelGetSearch: build.query<
      HotelGetSearchApiResponse,
      HotelGetSearchApiArg
    >({
      query: (queryArg) => ({
        url: `/api/hotel/v1/Hotel/GetSearch`,
        method: "POST",
        body: queryArg.getHotelSearchRequest,
      }),
    }),
    hotelPay: build.mutation<HotelPayApiResponse, HotelPayApiArg>({
      query: (queryArg) => ({
        url: `/api/hotel/v1/Hotel/Pay`,
        method: "POST",
        body: queryArg.payHotelRequest,
      }),
    }),
    hotelSearch: build.mutation<HotelSearchApiResponse, HotelSearchApiArg>({
      query: (queryArg) => ({
        url: `/api/hotel/v1/Hotel/Search`,
        method: "POST",
        body: queryArg.hotelSearchRequest,
      }),
    }),
    hotelSearchDestinations: build.query<
      HotelSearchDestinationsApiResponse,
      HotelSearchDestinationsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/hotel/v1/Hotel/SearchDestinations`,
        method: "POST",
        body: queryArg.hotelDestinationsRequest,
      }),
    }),
    hotelSendVoucher: build.mutation<
      HotelSendVoucherApiResponse,
      HotelSendVoucherApiArg
    >({
      query: (queryArg) => ({
        url: `/api/hotel/v1/Hotel/SendVoucher`,
        method: "POST",
        body: queryArg.sendHotelVoucherRequest,
      }),
    }),
    hotelUpdatePrice: build.mutation<
      HotelUpdatePriceApiResponse,
      HotelUpdatePriceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/hotel/v1/Hotel/UpdatePrice`,
        method: "POST",
        body: queryArg.updateHotelPriceRequest,
      }),
    }),
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as injected };
export type HotelBookApiResponse = /** status 200 undefined */ HotelBooked;
export type HotelBookApiArg = {
  bookHotelRequest: BookHotelRequest;
};
export type HotelCancelApiResponse = /** status 200 undefined */ HotelOrder;
export type HotelCancelApiArg = {
  cancelHotelRequest: CancelHotelRequest;
};
export type HotelCancelQuoteApiResponse =
  /** status 200 undefined */ HotelCancelQuote;
export type HotelCancelQuoteApiArg = {
  hotelReferenceRequest: HotelReferenceRequest;
};
export type HotelCheckRateApiResponse = /** status 200 undefined */ CheckedRate;
export type HotelCheckRateApiArg = {
  checkRateRequest: CheckRateRequest;
};
export type HotelGetDetailApiResponse = /** status 200 undefined */ HotelDetail;
export type HotelGetDetailApiArg = {
  hotelDetailRequest: HotelDetailRequest;
};
export type HotelGetHistoryApiResponse =
  /** status 200 undefined */ OrderHistory;
export type HotelGetHistoryApiArg = {
  hotelReferenceRequest: HotelReferenceRequest;
};
export type HotelGetOrderApiResponse = /** status 200 undefined */ HotelOrder;
export type HotelGetOrderApiArg = {
  hotelReferenceRequest: HotelReferenceRequest;
};
export type HotelGetQueueApiResponse = /** status 200 undefined */ HotelQueue;
export type HotelGetQueueApiArg = {
  hotelQueueRequest: HotelQueueRequest;
};
export type HotelGetSearchApiResponse =
  /** status 200 undefined */ HotelSearchResponse;
export type HotelGetSearchApiArg = {
  getHotelSearchRequest: GetHotelSearchRequest;
};
export type HotelPayApiResponse = /** status 200 undefined */ HotelOrder;
export type HotelPayApiArg = {
  payHotelRequest: PayHotelRequest;
};
export type HotelSearchApiResponse =
  /** status 200 undefined */ HotelSearchResponse;
export type HotelSearchApiArg = {
  hotelSearchRequest: HotelSearchRequest;
};
export type HotelSearchDestinationsApiResponse =
  /** status 200 undefined */ HotelDestinations;
export type HotelSearchDestinationsApiArg = {
  hotelDestinationsRequest: HotelDestinationsRequest;
};
export type HotelSendVoucherApiResponse =
  /** status 200 undefined */ HotelVoucherSent;
export type HotelSendVoucherApiArg = {
  sendHotelVoucherRequest: SendHotelVoucherRequest;
};
export type HotelUpdatePriceApiResponse =
  /** status 200 undefined */ HotelOrder;
export type HotelUpdatePriceApiArg = {
  updateHotelPriceRequest: UpdateHotelPriceRequest;
};
export type HotelBookedStatus = "confirmed" | "unConfirmed";
export type HotelBooked = {
  referenceId: string;
  status: HotelBookedStatus;
};
export type HotelContact = {
  email: string;
  /** With the country code. */
  phone: string;
};
export type HotelPaymentMode = "now" | "later";
export type HotelGuestType = "adult" | "child";
export type HotelGuest = {
  /** Age of a child on the day of arrival. */
  age?: number;
  givenName: string;
  surname: string;
  /** `Mr`, `Mrs`, `Ms`, `Mstr` or `Miss`. */
  title: string;
  type: HotelGuestType;
};
export type HotelRoomGuests = {
  guests: HotelGuest[];
};
export type BookHotelRequest = {
  /** The customer total as shown, such as `AED 1234.50`. */
  acceptedAmount: string;
  /** `21:30` by the hotel's clock. */
  arrivalTime?: string;
  contact: HotelContact;
  paymentMode: HotelPaymentMode;
  /** In the order of the search. */
  rooms: HotelRoomGuests[];
  sessionId: string;
  /** What the guests ask of the hotel. */
  specialRequests?: string;
};
export type HotelAction =
  "pay" | "cancel" | "print" | "editPrice" | "history" | "email";
export type HotelBoard =
  "roomOnly" | "breakfast" | "halfBoard" | "fullBoard" | "allInclusive";
export type HotelCancellationStep = {
  fee: string;
  /** The fee applies from this instant on. */
  from: string;
  /** The same instant by the hotel's clock, without a zone. */
  fromLocal: string;
};
export type HotelCancelled = {
  at: string;
  fee: string;
  /** Returned to the wallet; needs 203. */
  refund?: string;
};
export type HotelOrderHotel = {
  address: string;
  city: string;
  countryCode: string;
  lat: number;
  lon: number;
  name: string;
  phone?: string;
  /** Seed of the drawn picture. */
  picture: string;
  stars: number;
  zone: string;
};
export type NameWarning = {
  /** `name.title`: the name holds a title, which belongs in its own field. `name.single`: the country refuses visitors with one name. */
  code: string;
  /** Given name and surname. */
  name: string;
  /** One sentence. */
  text: string;
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
export type HotelOrderRoom = {
  adults: number;
  beds: string;
  childAges: number[];
  /** The lead first. */
  guests: HotelGuest[];
  name: string;
};
export type HotelOrderStatus =
  | "confirmed"
  | "unConfirmed"
  | "onHold"
  | "inProgress"
  | "cancelled"
  | "expired";
export type HotelTax = {
  amount: string;
  name: string;
  /** Paid at the hotel in addition; otherwise the amount of the rate includes it. */
  payAtHotel: boolean;
};
export type HotelOrder = {
  /** Actions the user may take now. */
  actions: HotelAction[];
  /** Amount the agency pays; needs 203. */
  agentAmount?: string;
  /** Amount the customer pays. */
  amount: string;
  arrivalTime?: string;
  board: HotelBoard;
  cancellation: HotelCancellationStep[];
  cancelled?: HotelCancelled;
  checkIn: string;
  /** `15:00` by the hotel's clock. */
  checkInFrom: string;
  checkOut: string;
  /** `12:00` by the hotel's clock. */
  checkOutUntil: string;
  contact: HotelContact;
  createdAt: string;
  createdBy: string;
  currency: string;
  freeCancellationUntil?: string;
  /** The same instant by the hotel's clock, without a zone. */
  freeCancellationUntilLocal?: string;
  hotel: HotelOrderHotel;
  hotelConfirmation?: string;
  /** What should be looked at in the names of guests, such as a title inside one; it blocks nothing. */
  nameWarnings: NameWarning[];
  nationality: string;
  nights: number;
  /** The guest pays it at the hotel, in addition. */
  payAtHotel?: string;
  /** Until when it can be paid. */
  payBy?: string;
  payment: Payment;
  /** Printed instead of the amount. */
  printedAmount?: string;
  referenceId: string;
  refundable: boolean;
  residency: string;
  rooms: HotelOrderRoom[];
  /** Needs 205. */
  source?: string;
  specialRequests?: string;
  status: HotelOrderStatus;
  statusText: string;
  supplierReference?: string;
  taxes: HotelTax[];
  version: number;
};
export type CancelHotelRequest = {
  quoteId: string;
  referenceId: string;
};
export type HotelCancelQuote = {
  currency: string;
  fee: string;
  /** The time at the hotel, without a zone. */
  hotelLocalNow: string;
  /** When the fee changes next, and to what. */
  nextStep?: HotelCancellationStep;
  quoteId: string;
  /** What returns to the wallet; needs 203. */
  refund?: string;
  validUntil: string;
};
export type HotelReferenceRequest = {
  referenceId: string;
};
export type HotelNearby = {
  distanceKm: number;
  name: string;
};
export type HotelPropertyType =
  "hotel" | "resort" | "apartment" | "guesthouse" | "hostel";
export type HotelReview = {
  /** Number of reviews. */
  count: number;
  /** 0 to 10, with one decimal. */
  score: number;
};
export type HotelCard = {
  address: string;
  /** What the agency pays of it; needs 203. */
  agentAmount?: string;
  amenities: string[];
  /** Lowest amount that the customer pays for the whole stay. */
  amount: string;
  area: string;
  boards: HotelBoard[];
  chain?: string;
  /** To the centre of the search. */
  distanceKm: number;
  /** Latest instant until which one of the rates can be cancelled without a fee. */
  freeCancellationUntil?: string;
  /** The same instant by the hotel's clock, without a zone. */
  freeCancellationUntilLocal?: string;
  hotelGuid: string;
  landmark?: HotelNearby;
  lat: number;
  lon: number;
  name: string;
  /** Number of suppliers that offer it. */
  offers: number;
  /** What the guest pays at the hotel in addition. */
  payAtHotel?: string;
  /** Amount of an average night. */
  perNight: string;
  /** Seed of the drawn picture. */
  picture: string;
  propertyType: HotelPropertyType;
  review?: HotelReview;
  /** Supplier of the lowest rate; needs 205. */
  source?: string;
  /** 1 to 5. */
  stars: number;
  taxesIncluded: boolean;
};
export type HotelNightPrice = {
  amount: string;
  date: string;
};
export type HotelRateType = "bookable" | "recheck";
export type HotelRate = {
  /** What the agency pays of it; needs 203. */
  agentAmount?: string;
  /** Rooms left, when the supplier tells. */
  allotment?: number;
  /** Amount the customer pays for the whole stay of all rooms. */
  amount: string;
  board: HotelBoard;
  /** Steps of the fee, earliest first; before the first one it is free. */
  cancellation: HotelCancellationStep[];
  /** What the agency earns of it; needs 203. */
  commission?: string;
  freeCancellationUntil?: string;
  /** The same instant by the hotel's clock, without a zone. */
  freeCancellationUntilLocal?: string;
  /** Until when it can be held unpaid. */
  holdUntil?: string;
  /** The hotel confirms it later. */
  onRequest: boolean;
  /** What the guest pays at the hotel in addition. */
  payAtHotel: string;
  perNight: HotelNightPrice[];
  rateType: HotelRateType;
  /** Whether something is returned after a cancellation now. */
  refundable: boolean;
  remarks?: string;
  roomRateGuid: string;
  /** Needs 205. */
  source?: string;
  taxes: HotelTax[];
};
export type HotelRoom = {
  amenities: string[];
  /** In words, such as `1 king bed`. */
  beds: string;
  name: string;
  rates: HotelRate[];
  roomGuid: string;
  sizeM2?: number;
  /** Most guests. */
  sleeps: number;
};
export type HotelDestinationKind = "city" | "landmark" | "hotel";
export type HotelDestination = {
  cityName: string;
  countryCode: string;
  countryName: string;
  id: string;
  kind: HotelDestinationKind;
  name: string;
};
export type HotelRoomRequest = {
  /** 1 to 6. */
  adults: number;
  /** The age of each child on the day of arrival, 0 to 17; at most 4. */
  childAges: number[];
};
export type HotelSearchEcho = {
  checkIn: string;
  checkOut: string;
  destination: HotelDestination;
  nationality: string;
  nights: number;
  residency: string;
  rooms: HotelRoomRequest[];
};
export type CheckedRateStatus =
  "ok" | "priceChanged" | "policyChanged" | "soldOut";
export type CheckedRate = {
  checkInFrom: string;
  checkOutUntil: string;
  /** The rate can be booked until then. */
  expiresAt: string;
  hotel: HotelCard;
  phone?: string;
  /** As it was in the search, when it has changed. */
  previousRate?: HotelRate;
  /** As it is now; of a sold-out one, as it was. */
  rate: HotelRate;
  /** The room with this rate only. */
  room: HotelRoom;
  search: HotelSearchEcho;
  /** What `Book` takes; nothing can be booked with that of a sold-out rate. */
  sessionId: string;
  status: CheckedRateStatus;
  /** Time zone of the hotel. */
  zone: string;
};
export type CheckRateRequest = {
  hotelGuid: string;
  requestId: string;
  roomGuid: string;
  roomRateGuid: string;
};
export type HotelDetail = {
  checkInFrom: string;
  checkOutUntil: string;
  description: string;
  expiresAt: string;
  facilities: string[];
  hotel: HotelCard;
  nearby: HotelNearby[];
  phone?: string;
  /** Seeds of drawn pictures. */
  pictures: string[];
  policies: string[];
  requestId: string;
  /** The room with the lowest rate first; none when it is sold out meanwhile. */
  rooms: HotelRoom[];
  /** Time zone of the hotel. */
  zone: string;
};
export type HotelDetailRequest = {
  hotelGuid: string;
  requestId: string;
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
export type HotelQueueRow = {
  /** Amount the agency pays; needs 203. */
  agentAmount?: string;
  amount: string;
  checkIn: string;
  checkOut: string;
  city: string;
  createdAt: string;
  createdBy: string;
  guests: number;
  hotel: string;
  leadGuest: string;
  nights: number;
  payBy?: string;
  referenceId: string;
  rooms: number;
  status: HotelOrderStatus;
};
export type HotelQueue = {
  /** Orders in each tab, under the same search, dates and city. */
  counts: {
    [key: string]: number;
  };
  rows: HotelQueueRow[];
  /** Orders on all pages. */
  total: number;
};
export type HotelDateField = "created" | "checkIn";
export type HotelQueueName =
  "all" | "upcoming" | "unConfirmed" | "onHold" | "completed" | "cancelled";
export type HotelQueueRequest = {
  /** City of the hotel. */
  city?: string;
  dateField: HotelDateField;
  /** First day. */
  from?: string;
  /** From 1. */
  page: number;
  pageSize: number;
  queue: HotelQueueName;
  /** Part of a reference, the hotel's name or a guest's. */
  search?: string;
  /** Last day. */
  to?: string;
};
export type HotelPoint = {
  lat: number;
  lon: number;
};
export type HotelLandmark = {
  lat: number;
  lon: number;
  name: string;
};
export type HotelSearchResponse = {
  center: HotelPoint;
  completed: boolean;
  /** Currency of all amounts. */
  currency: string;
  expiresAt: string;
  /** Lowest amount first. */
  hotels: HotelCard[];
  landmarks: HotelLandmark[];
  /** Milliseconds until the next poll; 0 if complete. */
  pollAfterMs: number;
  /** Number of suppliers' answers so far. */
  refreshCount: number;
  requestId: string;
  search: HotelSearchEcho;
  suppliersRemaining: number;
};
export type GetHotelSearchRequest = {
  requestId: string;
};
export type PayHotelRequest = {
  /** The customer total as shown, such as `AED 1234.50`. */
  acceptedAmount: string;
  referenceId: string;
};
export type HotelDestinationRef = {
  id: string;
  kind: HotelDestinationKind;
};
export type HotelSearchRequest = {
  /** From today on, by the hotel's calendar. */
  checkIn: string;
  /** 1 to 30 nights later. */
  checkOut: string;
  destination: HotelDestinationRef;
  /** Country code of the guests' nationality; some rates depend on it. */
  nationality: string;
  /** Country code of where they live. */
  residency: string;
  /** 1 to 9. */
  rooms: HotelRoomRequest[];
};
export type HotelDestinations = {
  destinations: HotelDestination[];
};
export type HotelDestinationsRequest = {
  /** A city, landmark or hotel; popular cities are returned when it is empty. */
  searchTerm: string;
};
export type HotelVoucherSent = {
  email: string;
};
export type SendHotelVoucherRequest = {
  email: string;
  referenceId: string;
};
export type UpdateHotelPriceRequest = {
  /** For all rooms, such as `AED 1234.50`; the order's own price again if omitted. Needs 204. */
  printedAmount?: string;
  referenceId: string;
};
export const {
  useHotelBookMutation,
  useHotelCancelMutation,
  useHotelCancelQuoteQuery,
  useLazyHotelCancelQuoteQuery,
  useHotelCheckRateMutation,
  useHotelGetDetailQuery,
  useLazyHotelGetDetailQuery,
  useHotelGetHistoryQuery,
  useLazyHotelGetHistoryQuery,
  useHotelGetOrderQuery,
  useLazyHotelGetOrderQuery,
  useHotelGetQueueQuery,
  useLazyHotelGetQueueQuery,
  useHotelGetSearchQuery,
  useLazyHotelGetSearchQuery,
  useHotelPayMutation,
  useHotelSearchMutation,
  useHotelSearchDestinationsQuery,
  useLazyHotelSearchDestinationsQuery,
  useHotelSendVoucherMutation,
  useHotelUpdatePriceMutation,
} = injectedRtkApi;
