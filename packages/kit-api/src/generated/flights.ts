import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    airGetOrder: build.query<AirGetOrderApiResponse, AirGetOrderApiArg>({
      query: (queryArg) => ({
        url: `/api/order/v1/AirGetOrder`,
        method: "POST",
        params: {
          orderReference: queryArg.orderReference,
          firstTime: queryArg.firstTime,
        },
      }),
    }),
    airSsrHistory: build.query<AirSsrHistoryApiResponse, AirSsrHistoryApiArg>({
      query: (queryArg) => ({
        url: `/api/order/v1/AirSSRHistory`,
        method: "POST",
        params: {
          orderReference: queryArg.orderReference,
        },
      }),
    }),
    airVerifyPrice: build.mutation<
      AirVerifyPriceApiResponse,
      AirVerifyPriceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/v1/AirVerifyPrice`,
        method: "POST",
        params: {
          orderReference: queryArg.orderReference,
        },
      }),
    }),
    airBook: build.mutation<AirBookApiResponse, AirBookApiArg>({
      query: (queryArg) => ({
        url: `/api/order/v1/Book/AirBook`,
        method: "POST",
        body: queryArg.airBookRequest,
      }),
    }),
    airCancel: build.mutation<AirCancelApiResponse, AirCancelApiArg>({
      query: (queryArg) => ({
        url: `/api/order/v1/Cancel/AirCancel`,
        method: "POST",
        params: {
          orderReference: queryArg.orderReference,
        },
      }),
    }),
    getExtendTimeLimitRequest: build.query<
      GetExtendTimeLimitRequestApiResponse,
      GetExtendTimeLimitRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/v1/GetExtendTimeLimitRequest`,
        method: "POST",
        params: {
          orderReference: queryArg.orderReference,
        },
      }),
    }),
    getUpdatedTimeLimit: build.query<
      GetUpdatedTimeLimitApiResponse,
      GetUpdatedTimeLimitApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/v1/GetUpdatedTimeLimit`,
        method: "POST",
        params: {
          orderReference: queryArg.orderReference,
        },
      }),
    }),
    getUpdatedTravelerSsrStatus: build.query<
      GetUpdatedTravelerSsrStatusApiResponse,
      GetUpdatedTravelerSsrStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/v1/GetUpdatedTravelerSSRStatus`,
        method: "POST",
        params: {
          orderReference: queryArg.orderReference,
        },
      }),
    }),
    acceptScheduleChange: build.mutation<
      AcceptScheduleChangeApiResponse,
      AcceptScheduleChangeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/v1/Schedule/AcceptScheduleChange`,
        method: "POST",
        body: queryArg.acceptScheduleRequest,
      }),
    }),
    airSell: build.mutation<AirSellApiResponse, AirSellApiArg>({
      query: (queryArg) => ({
        url: `/api/order/v1/Sell/AirSell`,
        method: "POST",
        body: queryArg.airSellRequest,
      }),
    }),
    airTicket: build.mutation<AirTicketApiResponse, AirTicketApiArg>({
      query: (queryArg) => ({
        url: `/api/order/v1/Ticket/AirTicket`,
        method: "POST",
        body: queryArg.airTicketRequest,
        params: {
          orderReference: queryArg.orderReference,
        },
      }),
    }),
    updateExtendTimeLimitRequest: build.mutation<
      UpdateExtendTimeLimitRequestApiResponse,
      UpdateExtendTimeLimitRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/v1/UpdateExtendTimeLimitRequest`,
        method: "POST",
        body: queryArg.extendTimeLimitRequest,
        params: {
          orderReference: queryArg.orderReference,
        },
      }),
    }),
    airGetItinerary: build.query<
      AirGetItineraryApiResponse,
      AirGetItineraryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/price/v2/AirGetItinerary`,
        method: "POST",
        body: queryArg.extrasRequest,
      }),
    }),
    airPrice: build.mutation<AirPriceApiResponse, AirPriceApiArg>({
      query: (queryArg) => ({
        url: `/api/price/v2/AirPrice`,
        method: "POST",
        body: queryArg.airPriceRequest,
      }),
    }),
    airServiceList: build.query<
      AirServiceListApiResponse,
      AirServiceListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/price/v2/AirServiceList`,
        method: "POST",
        body: queryArg.extrasRequest,
      }),
    }),
    getBaggage: build.query<GetBaggageApiResponse, GetBaggageApiArg>({
      query: (queryArg) => ({
        url: `/api/price/v2/GetBaggage`,
        method: "POST",
        body: queryArg.extrasRequest,
      }),
    }),
    getMeal: build.query<GetMealApiResponse, GetMealApiArg>({
      query: (queryArg) => ({
        url: `/api/price/v2/GetMeal`,
        method: "POST",
        body: queryArg.extrasRequest,
      }),
    }),
    getSsr: build.query<GetSsrApiResponse, GetSsrApiArg>({
      query: (queryArg) => ({
        url: `/api/price/v2/GetSSR`,
        method: "POST",
        body: queryArg.extrasRequest,
      }),
    }),
    airRule: build.query<AirRuleApiResponse, AirRuleApiArg>({
      query: (queryArg) => ({
        url: `/api/price/v2/Rule/AirRule`,
        method: "POST",
        body: queryArg.airRuleRequest,
      }),
    }),
    getFiledRules: build.query<GetFiledRulesApiResponse, GetFiledRulesApiArg>({
      query: (queryArg) => ({
        url: `/api/price/v2/Rule/GetFiledRules`,
        method: "POST",
        body: queryArg.airRuleRequest,
      }),
    }),
    getSeat: build.query<GetSeatApiResponse, GetSeatApiArg>({
      query: (queryArg) => ({
        url: `/api/price/v2/V2/GetSeat`,
        method: "POST",
        body: queryArg.seatRequest,
      }),
    }),
    airSearch: build.mutation<AirSearchApiResponse, AirSearchApiArg>({
      query: (queryArg) => ({
        url: `/api/search/v1/AirSearch`,
        method: "POST",
        body: queryArg.airSearchRequest,
      }),
    }),
    airSearchWithCurrency: build.mutation<
      AirSearchWithCurrencyApiResponse,
      AirSearchWithCurrencyApiArg
    >({
      query: (queryArg) => ({
        url: `/api/search/v1/AirSearchWithCurrency`,
        method: "POST",
        body: queryArg.airSearchRequest,
        params: {
          currency: queryArg.currency,
        },
      }),
    }),
    getAirSearch: build.mutation<GetAirSearchApiResponse, GetAirSearchApiArg>({
      query: (queryArg) => ({
        url: `/api/search/v1/GetAirSearch`,
        method: "POST",
        params: {
          requestId: queryArg.requestId,
        },
      }),
    }),
    getAirSearchBrandDetails: build.query<
      GetAirSearchBrandDetailsApiResponse,
      GetAirSearchBrandDetailsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/search/v1/GetAirSearchBrandDetails`,
        method: "POST",
        params: {
          requestId: queryArg.requestId,
          itineraryId: queryArg.itineraryId,
        },
      }),
    }),
    getAirSearchBrandDetailsWithCurrency: build.mutation<
      GetAirSearchBrandDetailsWithCurrencyApiResponse,
      GetAirSearchBrandDetailsWithCurrencyApiArg
    >({
      query: (queryArg) => ({
        url: `/api/search/v1/GetAirSearchBrandDetailsWithCurrency`,
        method: "POST",
        params: {
          requestId: queryArg.requestId,
          itineraryId: queryArg.itineraryId,
          currency: queryArg.currency,
        },
      }),
    }),
    getAirSearchFareDays: build.query<
      GetAirSearchFareDaysApiResponse,
      GetAirSearchFareDaysApiArg
    >({
      query: (queryArg) => ({
        url: `/api/search/v1/GetAirSearchFareDays`,
        method: "POST",
        body: queryArg.airSearchRequest,
        params: {
          from: queryArg["from"],
          until: queryArg.until,
          currency: queryArg.currency,
        },
      }),
    }),
    getAirSearchFilter: build.query<
      GetAirSearchFilterApiResponse,
      GetAirSearchFilterApiArg
    >({
      query: (queryArg) => ({
        url: `/api/search/v1/GetAirSearchFilter`,
        method: "POST",
        params: {
          requestId: queryArg.requestId,
        },
      }),
    }),
    getAirSearchFilterWithCurrency: build.mutation<
      GetAirSearchFilterWithCurrencyApiResponse,
      GetAirSearchFilterWithCurrencyApiArg
    >({
      query: (queryArg) => ({
        url: `/api/search/v1/GetAirSearchFilterWithCurrency`,
        method: "POST",
        params: {
          requestId: queryArg.requestId,
          currency: queryArg.currency,
        },
      }),
    }),
    getAirSearchItinerary: build.query<
      GetAirSearchItineraryApiResponse,
      GetAirSearchItineraryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/search/v1/GetAirSearchItinerary`,
        method: "POST",
        params: {
          requestId: queryArg.requestId,
          itineraryId: queryArg.itineraryId,
        },
      }),
    }),
    getAirSearchItineraryWithCurrency: build.mutation<
      GetAirSearchItineraryWithCurrencyApiResponse,
      GetAirSearchItineraryWithCurrencyApiArg
    >({
      query: (queryArg) => ({
        url: `/api/search/v1/GetAirSearchItineraryWithCurrency`,
        method: "POST",
        params: {
          requestId: queryArg.requestId,
          itineraryId: queryArg.itineraryId,
          currency: queryArg.currency,
        },
      }),
    }),
    getAirSearchMoreCombinations: build.query<
      GetAirSearchMoreCombinationsApiResponse,
      GetAirSearchMoreCombinationsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/search/v1/GetAirSearchMoreCombinations`,
        method: "POST",
        params: {
          requestId: queryArg.requestId,
          itineraryId: queryArg.itineraryId,
        },
      }),
    }),
    getAirSearchMoreCombinationsWithCurrency: build.query<
      GetAirSearchMoreCombinationsWithCurrencyApiResponse,
      GetAirSearchMoreCombinationsWithCurrencyApiArg
    >({
      query: (queryArg) => ({
        url: `/api/search/v1/GetAirSearchMoreCombinationsWithCurrency`,
        method: "POST",
        params: {
          requestId: queryArg.requestId,
          itineraryId: queryArg.itineraryId,
          currency: queryArg.currency,
        },
      }),
    }),
    getAirSearchMoreCount: build.query<
      GetAirSearchMoreCountApiResponse,
      GetAirSearchMoreCountApiArg
    >({
      query: (queryArg) => ({
        url: `/api/search/v1/GetAirSearchMoreCount`,
        method: "POST",
        params: {
          requestId: queryArg.requestId,
          itineraryId: queryArg.itineraryId,
        },
      }),
    }),
    getAirSearchWithCurrency: build.mutation<
      GetAirSearchWithCurrencyApiResponse,
      GetAirSearchWithCurrencyApiArg
    >({
      query: (queryArg) => ({
        url: `/api/search/v1/GetAirSearchWithCurrency`,
        method: "POST",
        params: {
          requestId: queryArg.requestId,
          currency: queryArg.currency,
        },
      }),
    }),
    getSharedProposal: build.query<
      GetSharedProposalApiResponse,
      GetSharedProposalApiArg
    >({
      query: (queryArg) => ({
        url: `/api/search/v1/Proposal/GetSharedProposal`,
        params: {
          token: queryArg.token,
        },
      }),
    }),
    makeProposal: build.mutation<MakeProposalApiResponse, MakeProposalApiArg>({
      query: (queryArg) => ({
        url: `/api/search/v1/Proposal/MakeProposal`,
        method: "POST",
        body: queryArg.makeProposalRequest,
      }),
    }),
    refreshAirSearch: build.mutation<
      RefreshAirSearchApiResponse,
      RefreshAirSearchApiArg
    >({
      query: (queryArg) => ({
        url: `/api/search/v1/RefreshAirSearch`,
        method: "POST",
        params: {
          requestId: queryArg.requestId,
          since: queryArg.since,
        },
      }),
    }),
    refreshAirSearchWithCurrency: build.mutation<
      RefreshAirSearchWithCurrencyApiResponse,
      RefreshAirSearchWithCurrencyApiArg
    >({
      query: (queryArg) => ({
        url: `/api/search/v1/RefreshAirSearchWithCurrency`,
        method: "POST",
        params: {
          requestId: queryArg.requestId,
          since: queryArg.since,
          currency: queryArg.currency,
        },
      }),
    }),
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as injected };
export type AirGetOrderApiResponse = /** status 200 undefined */ Order;
export type AirGetOrderApiArg = {
  orderReference: string;
  firstTime?: boolean;
};
export type AirSsrHistoryApiResponse = /** status 200 undefined */ SsrHistory;
export type AirSsrHistoryApiArg = {
  orderReference: string;
};
export type AirVerifyPriceApiResponse =
  /** status 200 undefined */ VerifiedPrice;
export type AirVerifyPriceApiArg = {
  orderReference: string;
};
export type AirBookApiResponse = /** status 200 undefined */ AirBookResponse;
export type AirBookApiArg = {
  airBookRequest: AirBookRequest;
};
export type AirCancelApiResponse = /** status 200 undefined */ Order;
export type AirCancelApiArg = {
  orderReference: string;
};
export type GetExtendTimeLimitRequestApiResponse =
  /** status 200 undefined */ ExtendTimeLimit;
export type GetExtendTimeLimitRequestApiArg = {
  orderReference: string;
};
export type GetUpdatedTimeLimitApiResponse =
  /** status 200 undefined */ UpdatedTimeLimit;
export type GetUpdatedTimeLimitApiArg = {
  orderReference: string;
};
export type GetUpdatedTravelerSsrStatusApiResponse =
  /** status 200 undefined */ TravelerSsrStatus;
export type GetUpdatedTravelerSsrStatusApiArg = {
  orderReference: string;
};
export type AcceptScheduleChangeApiResponse = /** status 200 undefined */ Order;
export type AcceptScheduleChangeApiArg = {
  acceptScheduleRequest: AcceptScheduleRequest;
};
export type AirSellApiResponse = /** status 200 undefined */ AirSellResponse;
export type AirSellApiArg = {
  airSellRequest: AirSellRequest;
};
export type AirTicketApiResponse = /** status 200 undefined */ Order;
export type AirTicketApiArg = {
  orderReference: string;
  airTicketRequest: AirTicketRequest;
};
export type UpdateExtendTimeLimitRequestApiResponse =
  /** status 200 undefined */ ExtendTimeLimit;
export type UpdateExtendTimeLimitRequestApiArg = {
  orderReference: string;
  extendTimeLimitRequest: ExtendTimeLimitRequest;
};
export type AirGetItineraryApiResponse =
  /** status 200 undefined */ BookedItinerary;
export type AirGetItineraryApiArg = {
  extrasRequest: ExtrasRequest;
};
export type AirPriceApiResponse = /** status 200 undefined */ AirPriceResponse;
export type AirPriceApiArg = {
  airPriceRequest: AirPriceRequest;
};
export type AirServiceListApiResponse = /** status 200 undefined */ ServiceList;
export type AirServiceListApiArg = {
  extrasRequest: ExtrasRequest;
};
export type GetBaggageApiResponse = /** status 200 undefined */ ServiceOptions;
export type GetBaggageApiArg = {
  extrasRequest: ExtrasRequest;
};
export type GetMealApiResponse = /** status 200 undefined */ ServiceOptions;
export type GetMealApiArg = {
  extrasRequest: ExtrasRequest;
};
export type GetSsrApiResponse = /** status 200 undefined */ ServiceOptions;
export type GetSsrApiArg = {
  extrasRequest: ExtrasRequest;
};
export type AirRuleApiResponse = /** status 200 undefined */ AirRuleResponse;
export type AirRuleApiArg = {
  airRuleRequest: AirRuleRequest;
};
export type GetFiledRulesApiResponse =
  /** status 200 undefined */ FiledRulesResponse;
export type GetFiledRulesApiArg = {
  airRuleRequest: AirRuleRequest;
};
export type GetSeatApiResponse = /** status 200 undefined */ SeatMaps;
export type GetSeatApiArg = {
  seatRequest: SeatRequest;
};
export type AirSearchApiResponse =
  /** status 200 undefined */ AirSearchResponse;
export type AirSearchApiArg = {
  airSearchRequest: AirSearchRequest;
};
export type AirSearchWithCurrencyApiResponse =
  /** status 200 undefined */ AirSearchResponse;
export type AirSearchWithCurrencyApiArg = {
  currency: string;
  airSearchRequest: AirSearchRequest;
};
export type GetAirSearchApiResponse =
  /** status 200 undefined */ AirSearchResponse;
export type GetAirSearchApiArg = {
  requestId: string;
};
export type GetAirSearchBrandDetailsApiResponse =
  /** status 200 undefined */ BrandDetailsResponse;
export type GetAirSearchBrandDetailsApiArg = {
  requestId: string;
  itineraryId: string;
};
export type GetAirSearchBrandDetailsWithCurrencyApiResponse =
  /** status 200 undefined */ BrandDetailsResponse;
export type GetAirSearchBrandDetailsWithCurrencyApiArg = {
  requestId: string;
  itineraryId: string;
  currency: string;
};
export type GetAirSearchFareDaysApiResponse =
  /** status 200 undefined */ FareDaysResponse;
export type GetAirSearchFareDaysApiArg = {
  from: string;
  until: string;
  currency?: string;
  airSearchRequest: AirSearchRequest;
};
export type GetAirSearchFilterApiResponse =
  /** status 200 undefined */ AirSearchFilterResponse;
export type GetAirSearchFilterApiArg = {
  requestId: string;
};
export type GetAirSearchFilterWithCurrencyApiResponse =
  /** status 200 undefined */ AirSearchFilterResponse;
export type GetAirSearchFilterWithCurrencyApiArg = {
  requestId: string;
  currency: string;
};
export type GetAirSearchItineraryApiResponse =
  /** status 200 undefined */ Itinerary;
export type GetAirSearchItineraryApiArg = {
  requestId: string;
  itineraryId: string;
};
export type GetAirSearchItineraryWithCurrencyApiResponse =
  /** status 200 undefined */ Itinerary;
export type GetAirSearchItineraryWithCurrencyApiArg = {
  requestId: string;
  itineraryId: string;
  currency: string;
};
export type GetAirSearchMoreCombinationsApiResponse =
  /** status 200 undefined */ MoreCombinationsResponse;
export type GetAirSearchMoreCombinationsApiArg = {
  requestId: string;
  itineraryId: string;
};
export type GetAirSearchMoreCombinationsWithCurrencyApiResponse =
  /** status 200 undefined */ MoreCombinationsResponse;
export type GetAirSearchMoreCombinationsWithCurrencyApiArg = {
  requestId: string;
  itineraryId: string;
  currency: string;
};
export type GetAirSearchMoreCountApiResponse =
  /** status 200 undefined */ MoreCountResponse;
export type GetAirSearchMoreCountApiArg = {
  requestId: string;
  itineraryId: string;
};
export type GetAirSearchWithCurrencyApiResponse =
  /** status 200 undefined */ AirSearchResponse;
export type GetAirSearchWithCurrencyApiArg = {
  requestId: string;
  currency: string;
};
export type GetSharedProposalApiResponse =
  /** status 200 undefined */ SharedProposal;
export type GetSharedProposalApiArg = {
  token: string;
};
export type MakeProposalApiResponse =
  /** status 200 undefined */ MakeProposalResponse;
export type MakeProposalApiArg = {
  makeProposalRequest: MakeProposalRequest;
};
export type RefreshAirSearchApiResponse =
  /** status 200 undefined */ AirSearchResponse;
export type RefreshAirSearchApiArg = {
  requestId: string;
  since?: number;
};
export type RefreshAirSearchWithCurrencyApiResponse =
  /** status 200 undefined */ AirSearchResponse;
export type RefreshAirSearchWithCurrencyApiArg = {
  requestId: string;
  since?: number;
  currency: string;
};
export type OrderActionName =
  "issue" | "cancel" | "extend" | "refresh" | "acceptSchedule";
export type Condition = {
  allowed: boolean;
  fee?: string;
  text: string;
};
export type AloneReasonName =
  "tooYoung" | "notTaken" | "connection" | "unknown" | "noEscort";
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
export type ChildrenAlone = {
  /** Whether the reader can ask operations now. */
  canAsk: boolean;
  /** Empty where the airlines take them as the order stands. */
  reasons: AloneReasonName[];
  /** What was asked, and what they said. */
  request?: ApprovalRequestView;
};
export type ExtraKindName = "seat" | "baggage" | "meal" | "request";
export type ChosenExtra = {
  /** All pieces together. */
  amount: string;
  code: string;
  kind: ExtraKindName;
  name: string;
  quantity: number;
  remark?: string;
  segmentIds: string[];
  travellerId: string;
};
export type ExtraStatusName = "HN" | "HK" | "UN";
export type OrderExtra = ChosenExtra & {
  /** Number of the document (EMD) that paid for it. */
  document?: string;
  extraId: string;
  status: ExtraStatusName;
};
export type PassengerTypeName = "ADT" | "CHD" | "INF";
export type TaxLine = {
  amount: string;
  code: string;
  name: string;
};
export type PassengerFare = {
  base: string;
  count: number;
  passengerType: PassengerTypeName;
  /** All of the type. */
  subtotal: string;
  surcharge: string;
  taxes: TaxLine[];
  /** One passenger. */
  total: string;
};
export type TaxOnAgent = {
  amount: string;
  /** `AIT` or `VAT`: the key of its label. */
  label: string;
  /** Percent, such as `0.3`. */
  rate: string;
};
export type FareBreakdown = {
  /** What the wallet is charged; needs 203. */
  agentPayable?: string;
  base: string;
  /** The agency's commission; needs 203. */
  commission?: string;
  currency: string;
  /** What the customer pays. */
  customerTotal: string;
  /** Extra services, at the airline's price; part of what follows. Absent without any. */
  extras?: string;
  gross: string;
  perPassengerType: PassengerFare[];
  serviceFee: string;
  taxOnAgent: TaxOnAgent;
  taxes: string;
};
export type FareTypeName = "OnHold" | "Instant";
export type OrderFlags = {
  instant: boolean;
  onlyChild: boolean;
  priceChanged: boolean;
};
export type OrderHint = "newOrder";
export type FlightSummary = {
  arrivalAirportCode: string;
  arrivalTime: string;
  dayOffset: number;
  departsOn: string;
  departureAirportCode: string;
  departureTime: string;
  duration: number;
  /** Codes of the two above that were not asked for: other airports of the city, or nearby ones. Absent without any. */
  otherAirports?: string[];
  stops: number;
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
export type Aircraft = {
  iata: string;
  name: string;
};
export type SegmentEnd = {
  city: string;
  code: string;
  /** `YYYY-MM-DDTHH:mm` at the airport. */
  local: string;
  name: string;
  terminal?: string;
  utc: string;
};
export type Designator = {
  code: string;
  name: string;
  number: string;
};
export type Segment = {
  aircraft: Aircraft;
  cabin: string;
  changeOfAirport: boolean;
  destination: SegmentEnd;
  durationMinutes: number;
  fareBasis: string;
  journeyIndex: number;
  layoverAfterMinutes?: number;
  marketing: Designator;
  operating: Designator;
  origin: SegmentEnd;
  overnight: boolean;
  rbd: string;
  segmentId: string;
};
export type ScheduleChange = {
  /** Hand it back to accept them. */
  noticedAt: string;
  /** All flights of the order as they are flown now; ids are those of `segments`. */
  segments: Segment[];
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
export type Coupon = {
  segmentId: string;
  status: string;
};
export type TicketStatusName = "OPEN" | "VOID" | "REFUNDED";
export type Ticket = {
  coupons: Coupon[];
  issuedAt: string;
  /** Thirteen digits. */
  number: string;
  status: TicketStatusName;
  travellerId: string;
};
export type OrderTimeLimits = {
  autoCancelAt?: string;
  priceGuaranteedUntil?: string;
  ticketingTimeLimitAt?: string;
};
export type TravellerFrequentFlyer = {
  airline: string;
  number: string;
};
export type GenderName = "M" | "F";
export type TravellerPassport = {
  expiresOn: string;
  issueCountry: string;
  /** Masked without 220 when read back. */
  number: string;
};
export type TitleName = "Mr" | "Mrs" | "Ms" | "Mstr" | "Miss";
export type OrderTraveller = {
  birthOn: string;
  frequentFlyer?: TravellerFrequentFlyer;
  gender: GenderName;
  givenName: string;
  linkedAdultId?: string;
  nationality: string;
  passengerType: PassengerTypeName;
  passport?: TravellerPassport;
  surname: string;
  ticketNumber?: string;
  title: TitleName;
  travellerId: string;
};
export type Order = {
  /** What the reader may do now. */
  actions: OrderActionName[];
  agencyName: string;
  airlineCode: string;
  airlineName: string;
  airlinePnrs: {
    [key: string]: string;
  };
  baggageSummary: string;
  brandName: string;
  /** What a change before departure costs. */
  changeTerms: Condition;
  /** What is to be known where no adult travels. */
  childrenAlone?: ChildrenAlone;
  createdAt: string;
  createdBy: string;
  /** Extra services sold with it. */
  extras: OrderExtra[];
  fare: FareBreakdown;
  fareType: FareTypeName;
  flags: OrderFlags;
  hint?: OrderHint;
  journeys: FlightSummary[];
  orderReference: string;
  /** 1: flight. */
  orderType: number;
  payment: Payment;
  pnr?: string;
  /** What a refund before departure costs. */
  refundTerms: Condition;
  route: string;
  /** Other times of its flights, which wait for somebody to accept them. */
  scheduleChange?: ScheduleChange;
  segments: Segment[];
  /** Needs 205. */
  source?: string;
  status: OrderStatusName;
  statusText: string;
  /** Tickets are made by people at the supplier, within half an hour of being asked for. */
  ticketedByHand: boolean;
  tickets: Ticket[];
  timeLimits: OrderTimeLimits;
  travellers: OrderTraveller[];
  tripType: number;
  version: number;
};
export type SsrEvent = {
  after: ExtraStatusName;
  at: string;
  /** Absent when it was asked for. */
  before?: ExtraStatusName;
  /** A person's name, or `Jetway` for the airline's answer. */
  by: string;
  code: string;
  extraId: string;
  kind: ExtraKindName;
  name: string;
  travellerId: string;
};
export type SsrHistory = {
  /** Oldest first. */
  events: SsrEvent[];
  orderReference: string;
};
export type SoldClass = {
  cabin: string;
  fareBasis: string;
  /** Booking letter. */
  rbd: string;
};
export type ClassChange = {
  current: SoldClass;
  /** Such as `EK 585`. */
  flight: string;
  previous: SoldClass;
};
export type HeldPriceName =
  | "OK"
  | "PriceChanged"
  | "ClassChanged"
  | "Both"
  | "ScheduleChanged"
  | "Unavailable";
export type FlightTimes = {
  destination: SegmentEnd;
  origin: SegmentEnd;
};
export type TimeChange = {
  current: FlightTimes;
  /** Such as `EK 585`. */
  flight: string;
  previous: FlightTimes;
};
export type VerifiedPrice = {
  /** Flights in another booking class than before; absent without any. */
  classChanges?: ClassChange[];
  current: FareBreakdown;
  delta?: string;
  orderReference: string;
  orderStatus: OrderStatusName;
  previous?: FareBreakdown;
  /** The flights as they are sold now, in order. */
  segments: Segment[];
  /** `OK`, `PriceChanged` (`previous` and `delta` tell), `ClassChanged` (`classChanges` tells), `Both`, `ScheduleChanged`
    (`timeChanges` alone tells), or `Unavailable`: the seats are gone and the order is over. */
  status: HeldPriceName;
  /** Flights at other times than before; absent without any. */
  timeChanges?: TimeChange[];
};
export type AirBookResponse = {
  orderReference: string;
  status: OrderStatusName;
};
export type AirBookRequest = {
  /** The customer total as shown, such as `AED 1234.50`. */
  acceptedAmount: string;
  priceSessionId: string;
};
export type FixedLimitName = "notHeld" | "usedUp" | "latest" | "airline";
export type ExtendReasonName = "payment" | "documents" | "decision" | "other";
export type LimitAnswerName = "granted" | "refused";
export type LimitRequest = {
  /** May be earlier than what was asked for. */
  grantedUntil?: string;
  reason: ExtendReasonName;
  /** The airline's words. */
  refusal?: string;
  remark?: string;
  requestedAt: string;
  requestedBy: string;
  requestedUntil: string;
  state: LimitAnswerName;
};
export type ExtendTimeLimit = {
  /** Why none can. */
  fixedBy?: FixedLimitName;
  /** How often the limit can still be moved. */
  grantsLeft: number;
  /** The latest moment that can be asked for; absent when none can. */
  maxRequestable?: string;
  orderReference: string;
  reasons: ExtendReasonName[];
  /** Oldest first. */
  requests: LimitRequest[];
  status: OrderStatusName;
  timeLimits: OrderTimeLimits;
};
export type UpdatedTimeLimit = {
  orderReference: string;
  status: OrderStatusName;
  timeLimits: OrderTimeLimits;
};
export type TravelerSsrStatus = {
  extras: OrderExtra[];
  orderReference: string;
};
export type AcceptScheduleRequest = {
  /** `noticedAt` of the change that was read: other times than those are not accepted. */
  noticedAt: string;
  /** The order. */
  orderReference: string;
};
export type BadgeName = "cheapest" | "fastest" | "best";
export type FareKindName =
  "regular" | "student" | "seaman" | "labour" | "umrah" | "corporate";
export type InclusionName = "free" | "paid" | "none";
export type Brand = {
  /** Needs 203. */
  agentAmount?: string;
  /** Who tickets it, where that is not who tickets the card. */
  airlineCode?: string;
  /** Their name. */
  airlineName?: string;
  amount: string;
  /** The booking class of each flight, in their order. */
  bookingClasses: string[];
  brandId: string;
  cabin: string;
  cabinBag: string;
  change: Condition;
  checkedBag: string;
  deltaFromLowest: string;
  /** Who may buy it. */
  fareKind: FareKindName;
  /** How it is issued. */
  fareType: FareTypeName;
  grossAmount: string;
  /** Prices this brand. */
  itineraryId: string;
  meal: InclusionName;
  name: string;
  /** The same as it is charged, where amounts are shown in another currency. */
  originalAmount?: string;
  refund: Condition;
  seat: InclusionName;
  /** The numbers its flights are sold under, in their order, where they are not those of the card. Absent where they are. */
  soldAs?: Designator[];
  /** Needs 205. */
  source?: string;
  /** Tickets are made by people at the supplier: minutes after they were asked for, within half an hour. */
  ticketedByHand: boolean;
};
export type StopKey = "0" | "1" | "2+";
export type JourneyWise = {
  arrivalTiming: string;
  departureTiming: string;
  stopKey: StopKey;
};
export type LayoverDuration = {
  max: number;
  min: number;
};
export type Itinerary = {
  /** What the agency pays; needs 203. */
  agentAmount?: string;
  airlineCode: string;
  airlineName: string;
  alliance?: string;
  /** What the customer pays, such as `AED 1234.50`. */
  amount: string;
  badges: BadgeName[];
  baggageSummary: string;
  brandDetails: Brand[];
  /** Minutes flying and connecting. */
  duration: number;
  expiresAt: string;
  /** Who may buy it. */
  fareKind: FareKindName;
  fareType: FareTypeName;
  flightSummary: FlightSummary[];
  /** Published total. */
  grossAmount: string;
  /** Every airport lies in one country. */
  isDomestic: boolean;
  /** An airline the search asked for flies some of it. */
  isPreferred: boolean;
  itineraryId: string;
  journeyWises: JourneyWise[];
  layoverAirports: string[];
  layoverDuration: LayoverDuration;
  moreCount: number;
  moreFlights: Itinerary[];
  /** The same as it is charged, where amounts are shown in another currency. */
  originalAmount?: string;
  productClass: string;
  /** The only brand: the card may go straight to booking. */
  pushtoItinerary: boolean;
  refundable: boolean;
  seatsRemaining: number;
  segments: Segment[];
  /** Needs 205. */
  source?: string;
  stopKey: StopKey;
};
export type PartialPaymentInfo = {
  dueAt: string;
  dueLater: string;
  dueNow: string;
};
export type PriceStatus =
  | "OK"
  | "PriceChanged"
  | "ClassChanged"
  | "Both"
  | "ScheduleChanged"
  | "SoldOut"
  | "Expired";
export type Warning = {
  code: string;
  detail: string;
  /** JSON pointer into the request. */
  pointer: string;
};
export type AirSellResponse = {
  bookable: boolean;
  /** Flights in another booking class than before; absent without any. */
  classChanges?: ClassChange[];
  current?: FareBreakdown;
  delta?: string;
  /** As sold, at the airline's prices. */
  extras: ChosenExtra[];
  /** The flights as they are sold now; absent when there is nothing to book. */
  itinerary?: Itinerary;
  /** What may be paid later, were it issued now; absent when it is paid whole. Needs 203. */
  partialPaymentInfo?: PartialPaymentInfo;
  previous?: FareBreakdown;
  priceSessionId: string;
  sessionExpiresAt?: string;
  status: PriceStatus;
  /** Flights at other times than before; absent without any. */
  timeChanges?: TimeChange[];
  /** Worth knowing; stops nothing. */
  warnings: Warning[];
};
export type Contact = {
  email: string;
  phone: string;
  phoneCountryCode: string;
};
export type ExtraChoice = {
  /** A seat such as `12A`, or an option's code. */
  code: string;
  kind: ExtraKindName;
  /** Pieces; 1 when absent. */
  quantity?: number;
  /** Words for the airline, where the option takes them. */
  remark?: string;
  /** The flight, or the first of those it covers. */
  segmentId: string;
  travellerId: string;
};
export type Traveller = {
  birthOn: string;
  frequentFlyer?: TravellerFrequentFlyer;
  /** `M` or `F`. */
  gender: GenderName;
  givenName: string;
  linkedAdultId?: string;
  /** ISO 3166-1 alpha-2. */
  nationality: string;
  /** `ADT`, `CHD` or `INF`. */
  passengerType: PassengerTypeName;
  passport?: TravellerPassport;
  surname: string;
  /** `Mr`, `Mrs`, `Ms`, `Mstr` or `Miss`. */
  title: TitleName;
  /** The client's key: `t1`, `t2`, … */
  travellerId: string;
};
export type AirSellRequest = {
  contact: Contact;
  /** Extra services; those of an earlier call are forgotten. */
  extras?: ExtraChoice[];
  /** What they cost together as shown, such as `AED 120.00`; another sum is refused and changes nothing. */
  extrasAmount?: string;
  priceSessionId: string;
  /** In the order of the ticket. */
  travellers: Traveller[];
};
export type FundSource = "wallet";
export type PayMode = "full" | "partial";
export type AirTicketRequest = {
  /** The customer total as shown, such as `AED 1234.50`. */
  acceptedAmount: string;
  /** What the first part was shown to be, to those who see that (203). */
  acceptedNow?: string;
  /** What the wallet was shown to pay, to those who see that (203). */
  acceptedPayable?: string;
  fundSource: FundSource;
  /** All of it, or the first part; all of it when left out. */
  mode?: PayMode;
};
export type ExtendTimeLimitRequest = {
  reason: ExtendReasonName;
  /** Needed with the reason `other`; at most 250 characters. */
  remark?: string;
  /** Later than the limit so far, at most `maxRequestable`. */
  requestedUntil: string;
};
export type BookedItinerary = {
  /** Extra services chosen, in the fare already. */
  extras: ChosenExtra[];
  fare: FareBreakdown;
  itinerary: Itinerary;
  /** Children without an adult. */
  onlyChild: boolean;
  passportRequired: boolean;
  priceSessionId: string;
  sessionExpiresAt: string;
  /** Travellers were entered. */
  sold: boolean;
};
export type ExtrasRequest = {
  priceSessionId: string;
};
export type LowerFare = {
  amount: string;
  itineraryId: string;
  saving: string;
};
export type AirPriceResponse = {
  /** The same flights from elsewhere, when sold out. */
  alternatives: Itinerary[];
  /** What the airlines say to them; empty where they take them when they are asked to look after each. Absent with an adult. */
  childrenAlone?: AloneReasonName[];
  /** Flights in another booking class than shown; absent without any. */
  classChanges?: ClassChange[];
  current?: FareBreakdown;
  delta?: string;
  holdAllowed: boolean;
  instantOnly: boolean;
  itinerary?: Itinerary;
  lowerFare?: LowerFare;
  /** Children without an adult. */
  onlyChild: boolean;
  passportRequired: boolean;
  previous?: FareBreakdown;
  /** Empty when there is nothing to book. */
  priceSessionId: string;
  sessionExpiresAt?: string;
  status: PriceStatus;
  ticketTimeLimitAt?: string;
  /** Flights at other times than shown; absent without any. */
  timeChanges?: TimeChange[];
};
export type AirPriceRequest = {
  /** Another brand of the same flights. */
  brandId?: string;
  /** One; or two, the way out of the first and the way back of the second, which must be sold together. */
  itineraryIds: string[];
  requestId: string;
};
export type ServiceOption = {
  /** One piece for one traveller. */
  amount: string;
  code: string;
  /** Words may go with it. */
  freeText: boolean;
  /** Pieces one traveller may have. */
  maxQuantity: number;
  name: string;
  /** It needs words: who brings a child and who meets it, each with a phone number. */
  needsGuardians: boolean;
  passengerTypes: PassengerTypeName[];
  /** The flights one piece covers. */
  segmentIds: string[];
};
export type ServiceList = {
  baggage: ServiceOption[];
  currency: string;
  meal: ServiceOption[];
  priceSessionId: string;
  /** Flights with seats to choose. */
  seatMaps: string[];
  ssr: ServiceOption[];
};
export type ServiceOptions = {
  currency: string;
  options: ServiceOption[];
  priceSessionId: string;
};
export type BaggageRule = {
  /** As above. */
  cabin?: string;
  /** Such as `30 kg`; empty for none, absent for the airline's standard. */
  checked?: string;
  passengerType: PassengerTypeName;
  /** `DXB-DAC`. */
  route: string;
};
export type FareCode = {
  cabin: string;
  fareBasis: string;
  /** `QQ 101`. */
  flight: string;
  rbd: string;
  /** `DXB-DAC`. */
  route: string;
};
export type PenaltyKindName = "change" | "refund" | "noShow";
export type PenaltyTermName = "free" | "fee" | "notPermitted" | "unknown";
export type PenaltyTimeName = "beforeDeparture" | "afterDeparture";
export type Penalty = {
  /** With `fee`. */
  amount?: string;
  kind: PenaltyKindName;
  term: PenaltyTermName;
  when: PenaltyTimeName;
};
export type AirRuleResponse = {
  /** One for each journey and passenger type. */
  baggage: BaggageRule[];
  brandName: string;
  fare: FareBreakdown;
  /** One for each flight. */
  fareCodes: FareCode[];
  itineraryId: string;
  /** Of one passenger; fare difference comes on top of a change. */
  penalties: Penalty[];
};
export type AirRuleRequest = {
  /** Another brand of the same flights. */
  brandId?: string;
  itineraryId: string;
  requestId: string;
};
export type RuleText = {
  /** ATPCO's number of it, such as 16 for penalties. */
  category: number;
  text: string;
  title: string;
};
export type FiledRulesResponse = {
  /** What holds once the journey has begun; those nothing is filed of are left out. */
  penalties: Penalty[];
  /** Empty for an airline that files no words. */
  texts: RuleText[];
};
export type SeatFeatureName =
  "window" | "aisle" | "exit" | "extraLegroom" | "bulkhead" | "front";
export type SeatStatusName = "free" | "taken" | "blocked";
export type Seat = {
  /** Adults without an infant only. */
  adultsOnly: boolean;
  /** For one traveller. */
  amount: string;
  designator: string;
  features: SeatFeatureName[];
  /** It comes with the fare. */
  free: boolean;
  status: SeatStatusName;
};
export type SeatCellName = "seat" | "aisle" | "empty" | "lavatory" | "galley";
export type SeatCell = {
  seat?: Seat;
  type: SeatCellName;
};
export type SeatRow = {
  /** One for each column. */
  cells: SeatCell[];
  exit: boolean;
  /** Absent for a row of galleys and lavatories. */
  number?: number;
};
export type Wing = {
  from: number;
  to: number;
};
export type SeatMap = {
  /** Such as `Boeing 777-300ER`. */
  aircraft: string;
  cabin: string;
  /** A letter above each place of a row; empty above an aisle. */
  columns: string[];
  /** Front to back. */
  rows: SeatRow[];
  segmentId: string;
  /** First and last row over the wing. */
  wing?: Wing;
};
export type SeatMaps = {
  currency: string;
  priceSessionId: string;
  seatMaps: SeatMap[];
};
export type SeatRequest = {
  priceSessionId: string;
  segmentId?: string;
};
export type AirSearchResponse = {
  /** What the WithCurrency calls can show, the default first. */
  currencies: string[];
  /** Amounts are in it. */
  currency: string;
  /** Fares are charged in it. */
  currencyDefault: string;
  /** Ids of flights to drop: a better one has taken their place. */
  duplicates: string[];
  expiresAt: string;
  flights: Itinerary[];
  notices: string[];
  /** Ask again after this; 0 when complete. */
  pollAfterMs: number;
  /** Hand it back as `since`. */
  refreshCount: number;
  requestId: string;
  resultCompleted: boolean;
  /** Out and back inside one country: the ways are chosen one after the other. */
  specialReturn: boolean;
  suppliersRemaining: number;
  /** Suppliers that failed or did not answer in time. */
  suppliersSilent: number;
  suppliersTotal: number;
};
export type SearchSegment = {
  departureDate: string;
  destination: string;
  id: number;
  origin: string;
  returnDate?: string;
};
export type TravelClassName = "E" | "P" | "B" | "F";
export type AirSearchRequest = {
  adultCount: number;
  childAges?: number[];
  childCount: number;
  /** The tenant's currency when given. */
  currency?: string;
  directOnly?: boolean;
  /** `1` regular, `2` student, `3` seaman, `4` labour, `5` umrah, `6` corporate. Airlines without such a fare answer with their regular one. */
  fareType: string;
  infantCount: number;
  /** An airport also stands for others of its city, and for those within 100 km in its country. */
  nearbyAirports?: boolean;
  /** Marked and put first among equals, never a filter. */
  preferredAirlines?: string[];
  segments: SearchSegment[];
  /** `E`, `P`, `B` or `F`. */
  travelClass: TravelClassName;
  /** 1 one way, 2 return, 3 several journeys; the form's letters `O`, `R`, `M` mean the same. */
  tripType: number;
};
export type BrandDetailsResponse = {
  brandDetails: Brand[];
  itineraryId: string;
};
export type FareDay = {
  /** For the whole party. */
  amount: string;
  /** Departure at the origin. */
  departureDate: string;
  /** Of a return: as long after as in the search. */
  returnDate?: string;
  /** When it was; nobody promises that it still is. */
  seenAt: string;
};
export type FareDaysResponse = {
  /** Amounts are in it. */
  currency: string;
  days: FareDay[];
};
export type FilterFacet = {
  count: number;
  key: string;
  label: string;
  /** Lowest price among them. */
  min: string;
};
export type MinuteRange = {
  max: number;
  min: number;
};
export type JourneyFilterFacets = {
  /** As departures. */
  arriveBuckets: FilterFacet[];
  /** By the hour a quarter of the day begins at: `0`, `6`, `12`, `18`. */
  departBuckets: FilterFacet[];
  stops: FilterFacet[];
};
export type AmountRange = {
  max: string;
  min: string;
};
export type AirSearchFilterResponse = {
  airlines: FilterFacet[];
  alliances: FilterFacet[];
  /** Last airport of the first journey. */
  arrivalAirports: FilterFacet[];
  /** Checked allowance of the card's own fare. */
  baggage: FilterFacet[];
  /** Fare family of the card's own fare. */
  cabinBrands: FilterFacet[];
  /** Flights counted. */
  count: number;
  /** Amounts are in it. */
  currency: string;
  /** First airport of the first journey. */
  departureAirports: FilterFacet[];
  /** Minutes of the whole trip. */
  duration?: MinuteRange;
  journeys: JourneyFilterFacets[];
  layoverAirports: FilterFacet[];
  /** Minutes, of flights that have a connection. */
  layoverDuration?: MinuteRange;
  price?: AmountRange;
  refundable?: FilterFacet;
  requestId: string;
  /** By stop key of the worst journey. */
  stops: FilterFacet[];
};
export type MoreCombinationsResponse = {
  airlineCode: string;
  /** As many as `items`. */
  count: number;
  /** Earliest first. */
  items: Itinerary[];
  itineraryId: string;
};
export type MoreCountResponse = {
  count: number;
  itineraryId: string;
};
export type SharedFlight = {
  airlineCode: string;
  airlineName: string;
  /** For everyone. */
  amount: string;
  baggageSummary: string;
  brand: string;
  cabinBag: string;
  changeable: boolean;
  fareType: FareTypeName;
  flightSummary: FlightSummary[];
  itineraryId: string;
  meal: InclusionName;
  refundable: boolean;
  segments: Segment[];
};
export type SharedProposal = {
  agency: string;
  agent: string;
  client: string;
  expiresAt: string;
  flights: SharedFlight[];
  madeAt: string;
  note: string;
  /** Everybody who travels. */
  travellers: number;
};
export type MakeProposalResponse = {
  /** The address on this portal, told once. */
  path: string;
  proposal: SharedProposal;
};
export type MarkupKindName = "percent" | "fixed";
export type MarkupRequest = {
  kind: MarkupKindName;
  /** A decimal: percent with at most two places, or an amount for everyone in the tenant's currency. */
  value: string;
};
export type MakeProposalRequest = {
  /** Who it is for, at most 80 characters. */
  client?: string;
  /** One to six cards or brands, in the order they are shown. */
  itineraryIds: string[];
  /** Needs 204. */
  markup?: MarkupRequest;
  /** Words for them, at most 500 characters. */
  note?: string;
  requestId: string;
};
export const {
  useAirGetOrderQuery,
  useLazyAirGetOrderQuery,
  useAirSsrHistoryQuery,
  useLazyAirSsrHistoryQuery,
  useAirVerifyPriceMutation,
  useAirBookMutation,
  useAirCancelMutation,
  useGetExtendTimeLimitRequestQuery,
  useLazyGetExtendTimeLimitRequestQuery,
  useGetUpdatedTimeLimitQuery,
  useLazyGetUpdatedTimeLimitQuery,
  useGetUpdatedTravelerSsrStatusQuery,
  useLazyGetUpdatedTravelerSsrStatusQuery,
  useAcceptScheduleChangeMutation,
  useAirSellMutation,
  useAirTicketMutation,
  useUpdateExtendTimeLimitRequestMutation,
  useAirGetItineraryQuery,
  useLazyAirGetItineraryQuery,
  useAirPriceMutation,
  useAirServiceListQuery,
  useLazyAirServiceListQuery,
  useGetBaggageQuery,
  useLazyGetBaggageQuery,
  useGetMealQuery,
  useLazyGetMealQuery,
  useGetSsrQuery,
  useLazyGetSsrQuery,
  useAirRuleQuery,
  useLazyAirRuleQuery,
  useGetFiledRulesQuery,
  useLazyGetFiledRulesQuery,
  useGetSeatQuery,
  useLazyGetSeatQuery,
  useAirSearchMutation,
  useAirSearchWithCurrencyMutation,
  useGetAirSearchMutation,
  useGetAirSearchBrandDetailsQuery,
  useLazyGetAirSearchBrandDetailsQuery,
  useGetAirSearchBrandDetailsWithCurrencyMutation,
  useGetAirSearchFareDaysQuery,
  useLazyGetAirSearchFareDaysQuery,
  useGetAirSearchFilterQuery,
  useLazyGetAirSearchFilterQuery,
  useGetAirSearchFilterWithCurrencyMutation,
  useGetAirSearchItineraryQuery,
  useLazyGetAirSearchItineraryQuery,
  useGetAirSearchItineraryWithCurrencyMutation,
  useGetAirSearchMoreCombinationsQuery,
  useLazyGetAirSearchMoreCombinationsQuery,
  useGetAirSearchMoreCombinationsWithCurrencyQuery,
  useLazyGetAirSearchMoreCombinationsWithCurrencyQuery,
  useGetAirSearchMoreCountQuery,
  useLazyGetAirSearchMoreCountQuery,
  useGetAirSearchWithCurrencyMutation,
  useGetSharedProposalQuery,
  useLazyGetSharedProposalQuery,
  useMakeProposalMutation,
  useRefreshAirSearchMutation,
  useRefreshAirSearchWithCurrencyMutation,
} = injectedRtkApi;
