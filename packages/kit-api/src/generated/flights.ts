import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    airCreateImportPnrOrder: build.mutation<
      AirCreateImportPnrOrderApiResponse,
      AirCreateImportPnrOrderApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/v1/AirCreateImportPNROrder`,
        method: "POST",
        body: queryArg.createImportBody,
      }),
    }),
    airGetImportPnr: build.query<
      AirGetImportPnrApiResponse,
      AirGetImportPnrApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/v1/AirGetImportPNR`,
        method: "POST",
        body: queryArg.importPnrBody,
      }),
    }),
    airGetImportPnrOrderDetails: build.mutation<
      AirGetImportPnrOrderDetailsApiResponse,
      AirGetImportPnrOrderDetailsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/order/v1/AirGetImportPNROrderDetails`,
        method: "POST",
        body: queryArg.importPnrBody,
      }),
    }),
    airGetImportPnrSources: build.query<
      AirGetImportPnrSourcesApiResponse,
      AirGetImportPnrSourcesApiArg
    >({
      query: () => ({ url: `/api/order/v1/AirGetImportPNRSources` }),
    }),
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
    getExchangeOrder: build.query<
      GetExchangeOrderApiResponse,
      GetExchangeOrderApiArg
    >({
      query: (queryArg) => ({
        url: `/api/postticketing/v1/exchange/airgetorderrequest`,
        params: {
          orderReference: queryArg.orderReference,
        },
      }),
    }),
    approveExchange: build.mutation<
      ApproveExchangeApiResponse,
      ApproveExchangeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/postticketing/v1/exchange/approve`,
        method: "POST",
        body: queryArg.exchangeApproveBody,
      }),
    }),
    listExchanges: build.query<ListExchangesApiResponse, ListExchangesApiArg>({
      query: (queryArg) => ({
        url: `/api/postticketing/v1/exchange/getqueue`,
        method: "POST",
        body: queryArg.afterSaleQueueBody,
      }),
    }),
    getExchangeRequest: build.query<
      GetExchangeRequestApiResponse,
      GetExchangeRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/api/postticketing/v1/exchange/getrequest`,
        params: {
          requestReference: queryArg.requestReference,
        },
      }),
    }),
    getExchangeItinerary: build.query<
      GetExchangeItineraryApiResponse,
      GetExchangeItineraryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/postticketing/v1/exchange/itinerary`,
        method: "POST",
        body: queryArg.exchangeChoiceBody,
      }),
    }),
    getExchangeSummary: build.query<
      GetExchangeSummaryApiResponse,
      GetExchangeSummaryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/postticketing/v1/exchange/itinerarysummary`,
        method: "POST",
        body: queryArg.exchangeChoiceBody,
      }),
    }),
    requestExchangeByHand: build.mutation<
      RequestExchangeByHandApiResponse,
      RequestExchangeByHandApiArg
    >({
      query: (queryArg) => ({
        url: `/api/postticketing/v1/exchange/manualrequest`,
        method: "POST",
        body: queryArg.exchangeRequestBody,
      }),
    }),
    priceExchange: build.query<PriceExchangeApiResponse, PriceExchangeApiArg>({
      query: (queryArg) => ({
        url: `/api/postticketing/v1/exchange/price`,
        method: "POST",
        body: queryArg.exchangeChoiceBody,
      }),
    }),
    requestExchange: build.mutation<
      RequestExchangeApiResponse,
      RequestExchangeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/postticketing/v1/exchange/request`,
        method: "POST",
        body: queryArg.exchangeRequestBody,
      }),
    }),
    searchExchange: build.query<
      SearchExchangeApiResponse,
      SearchExchangeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/postticketing/v1/exchange/search`,
        method: "POST",
        body: queryArg.exchangeSearchBody,
      }),
    }),
    filterExchange: build.query<
      FilterExchangeApiResponse,
      FilterExchangeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/postticketing/v1/exchange/searchfilter`,
        method: "POST",
        body: queryArg.exchangeFilterBody,
      }),
    }),
    updateExchangeStatus: build.mutation<
      UpdateExchangeStatusApiResponse,
      UpdateExchangeStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/api/postticketing/v1/exchange/updatestatus`,
        method: "POST",
        body: queryArg.afterSaleStatusBody,
      }),
    }),
    verifyExchangePenalty: build.query<
      VerifyExchangePenaltyApiResponse,
      VerifyExchangePenaltyApiArg
    >({
      query: (queryArg) => ({
        url: `/api/postticketing/v1/exchange/verifypenalty`,
        method: "POST",
        body: queryArg.exchangePenaltyBody,
      }),
    }),
    verifyExchangeRequest: build.query<
      VerifyExchangeRequestApiResponse,
      VerifyExchangeRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/api/postticketing/v1/exchange/verifyrequest`,
        method: "POST",
        body: queryArg.exchangeVerifyBody,
      }),
    }),
    getRefundOrder: build.query<
      GetRefundOrderApiResponse,
      GetRefundOrderApiArg
    >({
      query: (queryArg) => ({
        url: `/api/postticketing/v1/refund/airgetorderrequest`,
        params: {
          orderReference: queryArg.orderReference,
        },
      }),
    }),
    getRefundQueue: build.query<
      GetRefundQueueApiResponse,
      GetRefundQueueApiArg
    >({
      query: (queryArg) => ({
        url: `/api/postticketing/v1/refund/getqueue`,
        method: "POST",
        body: queryArg.afterSaleQueueBody,
      }),
    }),
    getRefundRequest: build.query<
      GetRefundRequestApiResponse,
      GetRefundRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/api/postticketing/v1/refund/getrequest`,
        params: {
          requestReference: queryArg.requestReference,
        },
      }),
    }),
    requestRefund: build.mutation<
      RequestRefundApiResponse,
      RequestRefundApiArg
    >({
      query: (queryArg) => ({
        url: `/api/postticketing/v1/refund/request`,
        method: "POST",
        body: queryArg.afterSaleBody,
      }),
    }),
    updateRefundStatus: build.mutation<
      UpdateRefundStatusApiResponse,
      UpdateRefundStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/api/postticketing/v1/refund/updatestatus`,
        method: "POST",
        body: queryArg.afterSaleStatusBody,
      }),
    }),
    verifyRefundPenalty: build.query<
      VerifyRefundPenaltyApiResponse,
      VerifyRefundPenaltyApiArg
    >({
      query: (queryArg) => ({
        url: `/api/postticketing/v1/refund/verifypenalty`,
        method: "POST",
        body: queryArg.afterSaleBody,
      }),
    }),
    getVoidOrder: build.query<GetVoidOrderApiResponse, GetVoidOrderApiArg>({
      query: (queryArg) => ({
        url: `/api/postticketing/v1/void/airgetorderrequest`,
        params: {
          orderReference: queryArg.orderReference,
        },
      }),
    }),
    getVoidQueue: build.query<GetVoidQueueApiResponse, GetVoidQueueApiArg>({
      query: (queryArg) => ({
        url: `/api/postticketing/v1/void/getqueue`,
        method: "POST",
        body: queryArg.afterSaleQueueBody,
      }),
    }),
    getVoidRequest: build.query<
      GetVoidRequestApiResponse,
      GetVoidRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/api/postticketing/v1/void/getrequest`,
        params: {
          requestReference: queryArg.requestReference,
        },
      }),
    }),
    requestVoid: build.mutation<RequestVoidApiResponse, RequestVoidApiArg>({
      query: (queryArg) => ({
        url: `/api/postticketing/v1/void/request`,
        method: "POST",
        body: queryArg.afterSaleBody,
      }),
    }),
    updateVoidStatus: build.mutation<
      UpdateVoidStatusApiResponse,
      UpdateVoidStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/api/postticketing/v1/void/updatestatus`,
        method: "POST",
        body: queryArg.afterSaleStatusBody,
      }),
    }),
    verifyVoidPenalty: build.query<
      VerifyVoidPenaltyApiResponse,
      VerifyVoidPenaltyApiArg
    >({
      query: (queryArg) => ({
        url: `/api/postticketing/v1/void/verifypenalty`,
        method: "POST",
        body: queryArg.afterSaleBody,
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
export type AirCreateImportPnrOrderApiResponse =
  /** status 200 undefined */ CreateImportAnswer;
export type AirCreateImportPnrOrderApiArg = {
  createImportBody: CreateImportBody;
};
export type AirGetImportPnrApiResponse =
  /** status 200 undefined */ ImportRecord;
export type AirGetImportPnrApiArg = {
  importPnrBody: ImportPnrBody;
};
export type AirGetImportPnrOrderDetailsApiResponse =
  /** status 200 undefined */ ImportDetails;
export type AirGetImportPnrOrderDetailsApiArg = {
  importPnrBody: ImportPnrBody;
};
export type AirGetImportPnrSourcesApiResponse =
  /** status 200 undefined */ ImportSources;
export type AirGetImportPnrSourcesApiArg = void;
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
export type GetExchangeOrderApiResponse =
  /** status 200 undefined */ ExchangeOrder;
export type GetExchangeOrderApiArg = {
  orderReference: string;
};
export type ApproveExchangeApiResponse = /** status 200 undefined */ Order;
export type ApproveExchangeApiArg = {
  exchangeApproveBody: ExchangeApproveBody;
};
export type ListExchangesApiResponse =
  /** status 200 undefined */ AfterSaleQueue;
export type ListExchangesApiArg = {
  afterSaleQueueBody: AfterSaleQueueBody;
};
export type GetExchangeRequestApiResponse =
  /** status 200 undefined */ AfterSaleRow;
export type GetExchangeRequestApiArg = {
  requestReference: string;
};
export type GetExchangeItineraryApiResponse =
  /** status 200 undefined */ ExchangeItineraryView;
export type GetExchangeItineraryApiArg = {
  exchangeChoiceBody: ExchangeChoiceBody;
};
export type GetExchangeSummaryApiResponse =
  /** status 200 undefined */ ExchangeSummary;
export type GetExchangeSummaryApiArg = {
  exchangeChoiceBody: ExchangeChoiceBody;
};
export type RequestExchangeByHandApiResponse =
  /** status 200 undefined */ AfterSaleRow;
export type RequestExchangeByHandApiArg = {
  exchangeRequestBody: ExchangeRequestBody;
};
export type PriceExchangeApiResponse =
  /** status 200 undefined */ ExchangePrice;
export type PriceExchangeApiArg = {
  exchangeChoiceBody: ExchangeChoiceBody;
};
export type RequestExchangeApiResponse =
  /** status 200 undefined */ AfterSaleRow;
export type RequestExchangeApiArg = {
  exchangeRequestBody: ExchangeRequestBody;
};
export type SearchExchangeApiResponse =
  /** status 200 undefined */ ExchangeOffers;
export type SearchExchangeApiArg = {
  exchangeSearchBody: ExchangeSearchBody;
};
export type FilterExchangeApiResponse =
  /** status 200 undefined */ ExchangeOffers;
export type FilterExchangeApiArg = {
  exchangeFilterBody: ExchangeFilterBody;
};
export type UpdateExchangeStatusApiResponse = /** status 200 undefined */ Order;
export type UpdateExchangeStatusApiArg = {
  afterSaleStatusBody: AfterSaleStatusBody;
};
export type VerifyExchangePenaltyApiResponse =
  /** status 200 undefined */ ExchangePenalty;
export type VerifyExchangePenaltyApiArg = {
  exchangePenaltyBody: ExchangePenaltyBody;
};
export type VerifyExchangeRequestApiResponse =
  /** status 200 undefined */ ExchangeVerified;
export type VerifyExchangeRequestApiArg = {
  exchangeVerifyBody: ExchangeVerifyBody;
};
export type GetRefundOrderApiResponse = /** status 200 undefined */ Order;
export type GetRefundOrderApiArg = {
  orderReference: string;
};
export type GetRefundQueueApiResponse =
  /** status 200 undefined */ AfterSaleQueue;
export type GetRefundQueueApiArg = {
  afterSaleQueueBody: AfterSaleQueueBody;
};
export type GetRefundRequestApiResponse =
  /** status 200 undefined */ AfterSaleRow;
export type GetRefundRequestApiArg = {
  requestReference: string;
};
export type RequestRefundApiResponse = /** status 200 undefined */ AfterSaleRow;
export type RequestRefundApiArg = {
  afterSaleBody: AfterSaleBody;
};
export type UpdateRefundStatusApiResponse = /** status 200 undefined */ Order;
export type UpdateRefundStatusApiArg = {
  afterSaleStatusBody: AfterSaleStatusBody;
};
export type VerifyRefundPenaltyApiResponse =
  /** status 200 undefined */ AfterSalePenalty;
export type VerifyRefundPenaltyApiArg = {
  afterSaleBody: AfterSaleBody;
};
export type GetVoidOrderApiResponse = /** status 200 undefined */ Order;
export type GetVoidOrderApiArg = {
  orderReference: string;
};
export type GetVoidQueueApiResponse =
  /** status 200 undefined */ AfterSaleQueue;
export type GetVoidQueueApiArg = {
  afterSaleQueueBody: AfterSaleQueueBody;
};
export type GetVoidRequestApiResponse =
  /** status 200 undefined */ AfterSaleRow;
export type GetVoidRequestApiArg = {
  requestReference: string;
};
export type RequestVoidApiResponse = /** status 200 undefined */ AfterSaleRow;
export type RequestVoidApiArg = {
  afterSaleBody: AfterSaleBody;
};
export type UpdateVoidStatusApiResponse = /** status 200 undefined */ Order;
export type UpdateVoidStatusApiArg = {
  afterSaleStatusBody: AfterSaleStatusBody;
};
export type VerifyVoidPenaltyApiResponse =
  /** status 200 undefined */ AfterSalePenalty;
export type VerifyVoidPenaltyApiArg = {
  afterSaleBody: AfterSaleBody;
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
export type OrderStatusName =
  | "Pending"
  | "OnHold"
  | "InProgress"
  | "Confirmed"
  | "PartiallyTicketed"
  | "UnConfirmed"
  | "Cancelled"
  | "Expired";
export type CreateImportAnswer = {
  orderReference: string;
  status: OrderStatusName;
};
export type CreateImportBody = {
  /** The customer total as shown, such as `AED 1234.50`. */
  acceptedAmount: string;
  priceSessionId: string;
};
export type ImportBlockerName =
  | "notReleasedToQueue"
  | "alreadyTicketed"
  | "firstSegmentFlown"
  | "notHoldable"
  | "waitlisted"
  | "mixedCurrency"
  | "groupPnr"
  | "alreadyImported"
  | "claimedElsewhere";
export type Aircraft = {
  iata: string;
  name: string;
};
export type SegmentEnd = {
  city: string;
  code: string;
  /** Local time at the airport, `YYYY-MM-DDTHH:mm`. */
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
export type ImportSegmentStatusName = "confirmed" | "waitlisted" | "flown";
export type ImportSegment = {
  segment: Segment;
  status: ImportSegmentStatusName;
};
export type PassengerTypeName = "ADT" | "CHD" | "INF";
export type TitleName = "Mr" | "Mrs" | "Ms" | "Mstr" | "Miss";
export type ImportTraveller = {
  givenName: string;
  passengerType: PassengerTypeName;
  surname: string;
  title: TitleName;
  travellerId: string;
};
export type ImportRecord = {
  /** Empty if it can be imported. Flights, travellers and fare are hidden if it is not transferred to us or is claimed. */
  blockers: ImportBlockerName[];
  groupName?: string;
  /** The office that made it. */
  officeId: string;
  /** The agency's order; present with `alreadyImported`. */
  orderReference?: string;
  pnr: string;
  segments: ImportSegment[];
  source: string;
  storedCurrencies: string[];
  /** The published fare of the party as stored; absent if it is stored in another currency than it is
    priced in, or in several. */
  storedFare?: string;
  /** The `autoCancelAt` of the order if imported now; absent if it cannot be imported. */
  ticketTimeLimitAt?: string;
  ticketed: boolean;
  /** What the agency has to do at the source; present with `notReleasedToQueue`. */
  transferQueueText?: string;
  travellers: ImportTraveller[];
};
export type ImportPnrBody = {
  /** Record locator: five or six letters and digits. */
  pnr: string;
  /** Code of the source. */
  source: string;
  /** A traveller's surname; a record is not shown without one. */
  surname?: string;
};
export type TaxLine = {
  amount: string;
  code: string;
  name: string;
};
export type PassengerFare = {
  base: string;
  count: number;
  passengerType: PassengerTypeName;
  /** Total of all passengers of the type. */
  subtotal: string;
  surcharge: string;
  taxes: TaxLine[];
  /** Total of one passenger. */
  total: string;
};
export type TaxOnAgent = {
  amount: string;
  /** `AIT` or `VAT`, the key of its label. */
  label: string;
  /** Rate in percent, such as `0.3`. */
  rate: string;
};
export type FareBreakdown = {
  /** Amount charged to the wallet; needs 203. */
  agentPayable?: string;
  base: string;
  /** The agency's commission; needs 203. */
  commission?: string;
  currency: string;
  /** Amount the customer pays. */
  customerTotal: string;
  /** Extra services at the airline's price, included in the totals below. Absent if none. */
  extras?: string;
  gross: string;
  perPassengerType: PassengerFare[];
  serviceFee: string;
  taxOnAgent: TaxOnAgent;
  taxes: string;
};
export type BadgeName = "cheapest" | "fastest" | "best";
export type Condition = {
  allowed: boolean;
  fee?: string;
  text: string;
};
export type FareKindName =
  "regular" | "student" | "seaman" | "labour" | "umrah" | "corporate";
export type FareTypeName = "OnHold" | "Instant";
export type InclusionName = "free" | "paid" | "none";
export type Brand = {
  /** Needs 203. */
  agentAmount?: string;
  /** Validating carrier, if it differs from that of the result. */
  airlineCode?: string;
  /** Name of the carrier. */
  airlineName?: string;
  /** Alliance of the carrier, if it differs from that of the result and is in one. */
  alliance?: string;
  amount: string;
  /** Booking class of each flight, in order. */
  bookingClasses: string[];
  brandId: string;
  cabin: string;
  cabinBag: string;
  change: Condition;
  checkedBag: string;
  deltaFromLowest: string;
  /** Passenger group the fare is filed for. */
  fareKind: FareKindName;
  /** Whether it can be held. */
  fareType: FareTypeName;
  grossAmount: string;
  /** Use this id to price the brand. */
  itineraryId: string;
  meal: InclusionName;
  name: string;
  /** The charged amount, if amounts are shown in another currency. */
  originalAmount?: string;
  refund: Condition;
  seat: InclusionName;
  /** Marketing flight numbers, in order, if they differ from those of the result. */
  soldAs?: Designator[];
  /** Needs 205. */
  source?: string;
  /** Whether the supplier's staff issue the tickets, within 30 minutes of the request. */
  ticketedByHand: boolean;
};
export type FlightSummary = {
  arrivalAirportCode: string;
  arrivalTime: string;
  dayOffset: number;
  departsOn: string;
  departureAirportCode: string;
  departureTime: string;
  duration: number;
  /** Which of the two airports was not requested, but is in the same city or nearby. Absent if neither. */
  otherAirports?: string[];
  stops: number;
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
  /** Amount the agency pays; needs 203. */
  agentAmount?: string;
  airlineCode: string;
  airlineName: string;
  alliance?: string;
  /** Amount the customer pays, such as `AED 1234.50`. */
  amount: string;
  badges: BadgeName[];
  baggageSummary: string;
  brandDetails: Brand[];
  /** Total minutes of flights and connections. */
  duration: number;
  expiresAt: string;
  /** Passenger group the fare is filed for. */
  fareKind: FareKindName;
  fareType: FareTypeName;
  flightSummary: FlightSummary[];
  /** Published total. */
  grossAmount: string;
  /** Whether all airports are in one country. */
  isDomestic: boolean;
  /** Whether a preferred airline sells, operates or tickets part of it. */
  isPreferred: boolean;
  itineraryId: string;
  journeyWises: JourneyWise[];
  layoverAirports: string[];
  layoverDuration: LayoverDuration;
  moreCount: number;
  moreFlights: Itinerary[];
  /** The charged amount, if amounts are shown in another currency. */
  originalAmount?: string;
  productClass: string;
  /** Whether there is only one brand, so booking can start directly. */
  pushtoItinerary: boolean;
  refundable: boolean;
  seatsRemaining: number;
  segments: Segment[];
  /** Needs 205. */
  source?: string;
  stopKey: StopKey;
};
export type PriceStatus =
  | "OK"
  | "PriceChanged"
  | "ClassChanged"
  | "Both"
  | "ScheduleChanged"
  | "SoldOut"
  | "Expired";
export type ImportDetails = {
  current: FareBreakdown;
  /** The published fare now less the stored one; absent if they are equal. */
  delta?: string;
  itinerary: Itinerary;
  priceSessionId: string;
  record: ImportRecord;
  sessionExpiresAt: string;
  /** `OK`, or `PriceChanged` if the published fare is not the stored one. */
  status: PriceStatus;
  /** The `autoCancelAt` of the order if imported now. */
  ticketTimeLimitAt: string;
};
export type ImportSource = {
  /** Sent back to look up a record. */
  code: string;
  name: string;
  /** Whether a record must be placed on `queue`. */
  needsQueue: boolean;
  /** Whether a record is found only with a traveller's surname: always. */
  needsSurname: boolean;
  /** The office that takes records over. */
  officeId: string;
  queue?: string;
  /** What the agency has to do at the source first. */
  transferQueueText: string;
};
export type ImportSources = {
  sources: ImportSource[];
};
export type OrderActionName =
  | "issue"
  | "cancel"
  | "extend"
  | "refresh"
  | "acceptSchedule"
  | "void"
  | "refund"
  | "exchange";
export type AloneReasonName =
  "tooYoung" | "notTaken" | "connection" | "unknown" | "noEscort";
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
export type ChildrenAlone = {
  /** Whether the user can request approval now. */
  canAsk: boolean;
  /** Empty if the airlines accept them as booked. */
  reasons: AloneReasonName[];
  /** The request and its decision. */
  request?: ApprovalRequestView;
};
export type ExtraKindName = "seat" | "baggage" | "meal" | "request";
export type ExtraStatusName = "HN" | "HK" | "UN";
export type OrderExtra = {
  /** Price of all pieces. */
  amount: string;
  code: string;
  /** Number of its EMD. */
  document?: string;
  extraId: string;
  kind: ExtraKindName;
  name: string;
  quantity: number;
  remark?: string;
  segmentIds: string[];
  status: ExtraStatusName;
  travellerId: string;
};
export type OrderFlags = {
  /** Whether the order was a record made elsewhere. */
  importedPnr: boolean;
  instant: boolean;
  onlyChild: boolean;
  priceChanged: boolean;
};
export type OrderHint = "newOrder";
export type PaymentState = "none" | "held" | "paid";
export type Payment = {
  journalId?: string;
  /** Needs 203. */
  paid?: string;
  paidAt?: string;
  /** `none`, `held` or `paid`. */
  state: PaymentState;
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
export type ScheduleChange = {
  /** Send it back to accept the change. */
  noticedAt: string;
  /** All flights of the order with their new times; ids are those of `segments`. */
  segments: Segment[];
};
export type Coupon = {
  segmentId: string;
  status: string;
};
export type TicketStatusName = "OPEN" | "VOID" | "REFUNDED" | "EXCHANGED";
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
  /** Until when the tickets can be voided, while they can. */
  voidCutoffAt?: string;
};
export type TravellerFrequentFlyer = {
  airline: string;
  number: string;
};
export type GenderName = "M" | "F" | "X";
export type TravellerPassport = {
  expiresOn: string;
  issueCountry: string;
  /** Masked without 220 in responses. */
  number: string;
};
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
  /** Actions the user may take now. */
  actions: OrderActionName[];
  agencyName: string;
  airlineCode: string;
  airlineName: string;
  airlinePnrs: {
    [key: string]: string;
  };
  baggageSummary: string;
  brandName: string;
  /** Cost of a change before departure. */
  changeTerms: Condition;
  /** Present if children travel without an adult. */
  childrenAlone?: ChildrenAlone;
  createdAt: string;
  createdBy: string;
  /** Extra services of the order. */
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
  /** Cost of a refund before departure. */
  refundTerms: Condition;
  /** Requests after the ticket, oldest first. */
  requests: AfterSaleRequest[];
  route: string;
  /** A schedule change that waits for acceptance. */
  scheduleChange?: ScheduleChange;
  segments: Segment[];
  /** Needs 205. */
  source?: string;
  status: OrderStatusName;
  statusText: string;
  /** Whether the supplier's staff issue the tickets, within 30 minutes of the request. */
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
  /** Absent for the request itself. */
  before?: ExtraStatusName;
  /** Name of the user, or the portal's for the airline's answer. */
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
  /** Flights whose booking class changed; absent if none. */
  classChanges?: ClassChange[];
  current: FareBreakdown;
  delta?: string;
  orderReference: string;
  orderStatus: OrderStatusName;
  previous?: FareBreakdown;
  /** The flights as sold now, in order. */
  segments: Segment[];
  /** `OK`, `PriceChanged` (see `previous` and `delta`), `ClassChanged` (see `classChanges`), `Both`, `ScheduleChanged` (only
    `timeChanges` is set), or `Unavailable`: the seats are gone and the order has ended. */
  status: HeldPriceName;
  /** Flights whose times changed; absent if none. */
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
  /** May be earlier than requested. */
  grantedUntil?: string;
  reason: ExtendReasonName;
  /** The airline's message. */
  refusal?: string;
  remark?: string;
  requestedAt: string;
  requestedBy: string;
  requestedUntil: string;
  state: LimitAnswerName;
};
export type ExtendTimeLimit = {
  /** Why it cannot be extended. */
  fixedBy?: FixedLimitName;
  /** Extensions left. */
  grantsLeft: number;
  /** Latest time that can be requested; absent if the limit cannot be extended. */
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
  /** `noticedAt` of the change that was read; a later change is not accepted with it. */
  noticedAt: string;
  orderReference: string;
};
export type ChosenExtra = {
  /** Price of all pieces. */
  amount: string;
  code: string;
  kind: ExtraKindName;
  name: string;
  quantity: number;
  remark?: string;
  segmentIds: string[];
  travellerId: string;
};
export type PartialPaymentInfo = {
  dueAt: string;
  dueLater: string;
  dueNow: string;
};
export type Warning = {
  code: string;
  detail: string;
  /** JSON pointer into the request. */
  pointer: string;
};
export type AirSellResponse = {
  bookable: boolean;
  /** Flights whose booking class changed; absent if none. */
  classChanges?: ClassChange[];
  current?: FareBreakdown;
  delta?: string;
  /** Chosen extras at the airline's prices. */
  extras: ChosenExtra[];
  /** The flights as sold now; absent if nothing can be booked. */
  itinerary?: Itinerary;
  /** Part-payment terms if issued now; absent if it must be paid in full. Needs 203. */
  partialPaymentInfo?: PartialPaymentInfo;
  previous?: FareBreakdown;
  priceSessionId: string;
  sessionExpiresAt?: string;
  status: PriceStatus;
  /** Flights whose times changed; absent if none. */
  timeChanges?: TimeChange[];
  /** Warnings that do not block the booking. */
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
  /** Number of pieces, 1 by default. */
  quantity?: number;
  /** Free text for the airline, if the option accepts one. */
  remark?: string;
  /** The segment, or the first one it covers. */
  segmentId: string;
  travellerId: string;
};
export type Traveller = {
  birthOn: string;
  frequentFlyer?: TravellerFrequentFlyer;
  /** `M`, `F` or `X`. */
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
  /** Key chosen by the client: `t1`, `t2`, … */
  travellerId: string;
};
export type AirSellRequest = {
  contact: Contact;
  /** Extra services; they replace those of an earlier call. */
  extras?: ExtraChoice[];
  /** Their total as shown, such as `AED 120.00`; if it differs, the call is refused and changes nothing. */
  extrasAmount?: string;
  priceSessionId: string;
  /** Travellers, in ticket order. */
  travellers: Traveller[];
};
export type FundSource = "wallet";
export type PayMode = "full" | "partial";
export type AirTicketRequest = {
  /** The customer total as shown, such as `AED 1234.50`. */
  acceptedAmount: string;
  /** The amount paid now as shown, `total` of the method `wallet`, for users who see it (203). */
  acceptedNow?: string;
  /** The amount charged to the wallet as shown, for users who see it (203). */
  acceptedPayable?: string;
  fundSource: FundSource;
  /** Full payment or the first part; full by default. */
  mode?: PayMode;
};
export type ExtendTimeLimitRequest = {
  reason: ExtendReasonName;
  /** Required with reason `other`; at most 250 characters. */
  remark?: string;
  /** Later than the current limit, at most `maxRequestable`. */
  requestedUntil: string;
};
export type ExchangeItinerary = {
  /** The day of departure now. */
  date: string;
  destination: string;
  /** Index of the journey, from 0. */
  legGroup: number;
  maxDate: string;
  minDate: string;
  origin: string;
  /** The wanted day; at first that of now. */
  travelDate: string;
};
export type ExchangeTraveler = {
  name: string;
  travellerId: string;
};
export type ExchangeOrder = {
  /** Operations quote it: only a manual request works. */
  byHand: boolean;
  exchangeItineraries: ExchangeItinerary[];
  exchangeTravelers: ExchangeTraveler[];
  order: Order;
  paxCount: number;
};
export type ExchangeApproveBody = {
  quoteId: string;
  requestReference: string;
};
export type AfterSaleRow = {
  leadName: string;
  orderReference: string;
  request: AfterSaleRequest;
  /** Such as a route. */
  title: string;
};
export type AfterSaleQueue = {
  /** Requests per tab with the same search and dates. */
  counts: {
    [key: string]: number;
  };
  items: AfterSaleRow[];
  page: number;
  pageSize: number;
  /** Number on all pages. */
  total: number;
};
export type AfterSaleTabName =
  "all" | "quoted" | "inProgress" | "done" | "ended";
export type AfterSaleQueueBody = {
  /** First day on which they were made. */
  from?: string;
  /** From 1. */
  page?: number;
  /** At most 100. */
  pageSize?: number;
  /** A number of a request, or part of an order reference, a record locator, a ticket number or a name. */
  search?: string;
  tab?: AfterSaleTabName;
  to?: string;
};
export type ExchangeOfferView = {
  brand: string;
  /** `total` less the price of the old tickets; may be negative. Needs 203. */
  difference?: string;
  offerId: string;
  seatsRemaining: number;
  segments: ExchangeSegment[];
  /** What the agency pays for new tickets. Needs 203. */
  total?: string;
};
export type ExchangeItineraryView = {
  cabinBag: string;
  checkedBag: string;
  offer: ExchangeOfferView;
};
export type WantedItinerary = {
  /** Index of the journey, from 0. */
  legGroup: number;
  travelDate: string;
};
export type ExchangeChoiceBody = {
  exchangeItineraries: WantedItinerary[];
  offerId: string;
  orderReference: string;
};
export type ExchangeSummary = {
  after: ExchangeSegment[];
  before: ExchangeSegment[];
};
export type ExchangeRequestBody = {
  exchangeItineraries: WantedItinerary[];
  offerId: string;
  orderReference: string;
  reason: AfterSaleReasonName;
  /** At most 250 characters; needed for the reason `other`. */
  remark?: string;
  /** Empty for all travellers. The tickets of a party are exchanged together. */
  travellerIds?: string[];
};
export type ExchangePrice = {
  /** Operations quote it. */
  byHand: boolean;
  /** Needs 203. */
  quote?: ExchangeQuoteView;
};
export type ExchangeOffers = {
  /** The airlines that occur before filtering. */
  airlines: ExchangeAirline[];
  byHand: boolean;
  items: ExchangeOfferView[];
  /** Stops that occur before filtering. */
  stops: StopKey[];
  total: number;
};
export type ExchangeSearchBody = {
  /** Journeys that are left out keep their flights. */
  exchangeItineraries: WantedItinerary[];
  orderReference: string;
};
export type ExchangeFilterBody = {
  /** Codes of airlines, one of which flies; empty for any. */
  airlines?: string[];
  exchangeItineraries: WantedItinerary[];
  orderReference: string;
  /** Most stops of a journey; empty for any. */
  stops?: StopKey[];
};
export type AfterSaleStep = "accepted" | "withdrawn";
export type AfterSaleStatusBody = {
  /** The quote as shown; needed to accept it. */
  quoteId?: string;
  requestReference: string;
  status: AfterSaleStep;
};
export type ResidualName = "wallet" | "airline";
export type ExchangePenalty = {
  /** Whether the fare allows changes before departure. */
  allowed: boolean;
  /** Operations quote it. */
  byHand: boolean;
  /** The airline's fee for each ticket; absent when there is none. */
  changePenalty?: string;
  /** The portal's fee for each ticket. */
  portalFee: string;
  /** Where a surplus goes. */
  residual: ResidualName;
};
export type ExchangePenaltyBody = {
  orderReference: string;
};
export type ExchangeVerified = {
  approvable: boolean;
  row: AfterSaleRow;
};
export type ExchangeVerifyBody = {
  requestReference: string;
};
export type AfterSaleBody = {
  orderReference: string;
  reason: AfterSaleReasonName;
  /** At most 250 characters; needed for the reason `other`. */
  remark?: string;
  /** Empty for all flights that are left; otherwise the last journeys of the trip. */
  segmentIds?: string[];
  /** Empty for all travellers. A void is always for all travellers. */
  travellerIds?: string[];
};
export type AfterSalePenalty = {
  /** Operations quote it within a business day. */
  byHand: boolean;
  /** Needs 203. */
  quote?: AfterSaleQuoteView;
};
export type BookedItinerary = {
  /** Chosen extra services, included in the fare. */
  extras: ChosenExtra[];
  fare: FareBreakdown;
  itinerary: Itinerary;
  /** Whether children travel without an adult. */
  onlyChild: boolean;
  passportRequired: boolean;
  priceSessionId: string;
  sessionExpiresAt: string;
  /** Whether travellers were entered. */
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
  /** The same flights from another supplier, if sold out. */
  alternatives: Itinerary[];
  /** Why the airlines do not accept them; empty if they do with an unaccompanied-minor service for each. Absent with an adult. */
  childrenAlone?: AloneReasonName[];
  /** Flights whose booking class changed; absent if none. */
  classChanges?: ClassChange[];
  current?: FareBreakdown;
  delta?: string;
  holdAllowed: boolean;
  instantOnly: boolean;
  itinerary?: Itinerary;
  lowerFare?: LowerFare;
  /** Whether children travel without an adult. */
  onlyChild: boolean;
  passportRequired: boolean;
  previous?: FareBreakdown;
  /** Empty if nothing can be booked. */
  priceSessionId: string;
  sessionExpiresAt?: string;
  status: PriceStatus;
  /** When the seats are released unless ticketed, if held now; the `autoCancelAt` of the order. */
  ticketTimeLimitAt?: string;
  /** Flights whose times changed; absent if none. */
  timeChanges?: TimeChange[];
};
export type AirPriceRequest = {
  /** Another fare brand on the same flights. */
  brandId?: string;
  /** One id, or two: outbound of the first and inbound of the second, which must be sold together. */
  itineraryIds: string[];
  requestId: string;
};
export type ServiceOption = {
  /** Price of one piece for one traveller. */
  amount: string;
  code: string;
  /** Whether it accepts a free text. */
  freeText: boolean;
  /** Most pieces per traveller. */
  maxQuantity: number;
  name: string;
  /** Whether it requires a free text: who drops off and who picks up a child, each with a phone number. */
  needsGuardians: boolean;
  passengerTypes: PassengerTypeName[];
  /** Segments one piece covers. */
  segmentIds: string[];
};
export type ServiceList = {
  baggage: ServiceOption[];
  currency: string;
  meal: ServiceOption[];
  priceSessionId: string;
  /** Flights that have a seat map. */
  seatMaps: string[];
  ssr: ServiceOption[];
};
export type ServiceOptions = {
  currency: string;
  options: ServiceOption[];
  priceSessionId: string;
};
export type BaggageRule = {
  /** Cabin baggage, in the same form. */
  cabin?: string;
  /** Checked baggage, such as `30 kg`; empty for none, absent for the airline's standard. */
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
  /** Amount, if the term is `fee`. */
  amount?: string;
  kind: PenaltyKindName;
  term: PenaltyTermName;
  when: PenaltyTimeName;
};
export type AirRuleResponse = {
  /** One per journey and passenger type. */
  baggage: BaggageRule[];
  brandName: string;
  fare: FareBreakdown;
  /** One per flight. */
  fareCodes: FareCode[];
  itineraryId: string;
  /** Per passenger. A change also costs the fare difference. */
  penalties: Penalty[];
};
export type AirRuleRequest = {
  /** Another fare brand on the same flights. */
  brandId?: string;
  itineraryId: string;
  requestId: string;
};
export type RuleText = {
  /** ATPCO category, such as 16 for penalties. */
  category: number;
  text: string;
  title: string;
};
export type FiledRulesResponse = {
  /** Penalties after departure; those not filed are omitted. */
  penalties: Penalty[];
  /** Rule texts; empty if the airline filed none. */
  texts: RuleText[];
};
export type SeatFeatureName =
  "window" | "aisle" | "exit" | "extraLegroom" | "bulkhead" | "front";
export type SeatStatusName = "free" | "taken" | "blocked";
export type Seat = {
  /** Only for adults without an infant. */
  adultsOnly: boolean;
  /** Price for one traveller. */
  amount: string;
  designator: string;
  features: SeatFeatureName[];
  /** Whether it is included in the fare. */
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
  /** Row number; absent for a row of galleys and lavatories. */
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
  /** Column letters; empty for an aisle. */
  columns: string[];
  /** Rows, front to back. */
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
  /** Currencies of the WithCurrency calls, the default first. */
  currencies: string[];
  /** Currency of all amounts. */
  currency: string;
  /** Currency in which fares are charged. */
  currencyDefault: string;
  /** Ids of results to remove, because a better one replaced them. */
  duplicates: string[];
  expiresAt: string;
  flights: Itinerary[];
  notices: string[];
  /** Milliseconds until the next poll; 0 if complete. */
  pollAfterMs: number;
  /** Send it back as `since`. */
  refreshCount: number;
  requestId: string;
  resultCompleted: boolean;
  /** Domestic return: outbound and inbound are chosen separately. */
  specialReturn: boolean;
  suppliersRemaining: number;
  /** Suppliers that failed or timed out. */
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
export type AirSearchRequest = {
  adultCount: number;
  childAges?: number[];
  childCount: number;
  /** If given, it must be the tenant's currency. */
  currency?: string;
  directOnly?: boolean;
  /** `1` regular, `2` student, `3` seaman, `4` labour, `5` umrah, `6` corporate; `2` to `6` where the tenant sells them. Airlines without such a fare return their regular one. */
  fareType: string;
  infantCount: number;
  /** Whether an airport includes others of its city and those within 100 km in its country. */
  nearbyAirports?: boolean;
  /** Marked and sorted first at the same price; never a filter. */
  preferredAirlines?: string[];
  segments: SearchSegment[];
  /** `E`, `P`, `B` or `F`. */
  travelClass: TravelClassName;
  /** 1 one way, 2 return, 3 multi-city; the form's letters `O`, `R`, `M` are equivalent. */
  tripType: number;
};
export type BrandDetailsResponse = {
  brandDetails: Brand[];
  itineraryId: string;
};
export type FareDaySource = "search" | "index";
export type FareDay = {
  /** For the whole party. */
  amount: string;
  /** Departure date at the origin. */
  departureDate: string;
  /** Return date, with the same stay as in the search. */
  returnDate?: string;
  /** When this price was seen or the index was asked. It is not guaranteed. */
  seenAt: string;
  /** Where it comes from. */
  source: FareDaySource;
};
export type FareDaysResponse = {
  /** Currency of all amounts. */
  currency: string;
  days: FareDay[];
  /** Whether suppliers' price indexes are being asked for more: ask again in a few seconds. */
  filling: boolean;
};
export type FilterFacet = {
  count: number;
  key: string;
  label: string;
  /** Lowest price with this value. */
  min: string;
};
export type MinuteRange = {
  max: number;
  min: number;
};
export type JourneyFilterFacets = {
  /** By arrival time, in the same form. */
  arriveBuckets: FilterFacet[];
  /** By departure time, as the first hour of a quarter of the day: `0`, `6`, `12`, `18`. */
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
  /** By last airport of the first journey. */
  arrivalAirports: FilterFacet[];
  /** By checked baggage of the lead fare. */
  baggage: FilterFacet[];
  /** By fare brand of the lead fare. */
  cabinBrands: FilterFacet[];
  /** Number of results counted. */
  count: number;
  /** Currency of all amounts. */
  currency: string;
  /** By first airport of the first journey. */
  departureAirports: FilterFacet[];
  /** Total duration in minutes. */
  duration?: MinuteRange;
  journeys: JourneyFilterFacets[];
  layoverAirports: FilterFacet[];
  /** Connection time in minutes, of results with a connection. */
  layoverDuration?: MinuteRange;
  price?: AmountRange;
  refundable?: FilterFacet;
  requestId: string;
  /** By stop key of the journey with the most stops. */
  stops: FilterFacet[];
};
export type MoreCombinationsResponse = {
  airlineCode: string;
  /** Number of `items`. */
  count: number;
  /** Earliest first. */
  items: Itinerary[];
  itineraryId: string;
};
export type MoreCountResponse = {
  count: number;
  itineraryId: string;
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
export type SharedFlight = {
  airlineCode: string;
  airlineName: string;
  /** Total for the whole party. */
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
export type FareAirline = {
  code: string;
  name: string;
};
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
export type JourneyFare = {
  airline: FareAirline;
  baggage: string;
  journeys: FareJourney[];
  title: string;
};
export type JourneyLineKind = "fare" | "makkah" | "madinah" | "visa";
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
export type SharedJourney = {
  /** In the order of the trip. */
  lines: JourneyLine[];
  /** Sum of the lines. */
  total: string;
};
export type SharedProposal = {
  agency: string;
  agent: string;
  /** The company whose proposal it is; absent in the agent's own view. */
  brand?: LeadingBrand;
  client: string;
  expiresAt: string;
  flights: SharedFlight[];
  /** What is offered instead of flights to choose from. */
  journey?: SharedJourney;
  madeAt: string;
  note: string;
  /** Number of travellers. */
  travellers: number;
};
export type MakeProposalResponse = {
  /** URL on this portal. It is returned only once. */
  path: string;
  proposal: SharedProposal;
};
export type MarkupKindName = "percent" | "fixed";
export type MarkupRequest = {
  kind: MarkupKindName;
  /** Percent with at most two decimals, or an amount for the whole party in the tenant's currency. */
  value: string;
};
export type MakeProposalRequest = {
  /** Customer name, at most 80 characters. */
  client?: string;
  /** One to six itineraries or brands, in display order. */
  itineraryIds: string[];
  /** Needs 204. */
  markup?: MarkupRequest;
  /** Note to the customer, at most 500 characters. */
  note?: string;
  requestId: string;
};
export const {
  useAirCreateImportPnrOrderMutation,
  useAirGetImportPnrQuery,
  useLazyAirGetImportPnrQuery,
  useAirGetImportPnrOrderDetailsMutation,
  useAirGetImportPnrSourcesQuery,
  useLazyAirGetImportPnrSourcesQuery,
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
  useGetExchangeOrderQuery,
  useLazyGetExchangeOrderQuery,
  useApproveExchangeMutation,
  useListExchangesQuery,
  useLazyListExchangesQuery,
  useGetExchangeRequestQuery,
  useLazyGetExchangeRequestQuery,
  useGetExchangeItineraryQuery,
  useLazyGetExchangeItineraryQuery,
  useGetExchangeSummaryQuery,
  useLazyGetExchangeSummaryQuery,
  useRequestExchangeByHandMutation,
  usePriceExchangeQuery,
  useLazyPriceExchangeQuery,
  useRequestExchangeMutation,
  useSearchExchangeQuery,
  useLazySearchExchangeQuery,
  useFilterExchangeQuery,
  useLazyFilterExchangeQuery,
  useUpdateExchangeStatusMutation,
  useVerifyExchangePenaltyQuery,
  useLazyVerifyExchangePenaltyQuery,
  useVerifyExchangeRequestQuery,
  useLazyVerifyExchangeRequestQuery,
  useGetRefundOrderQuery,
  useLazyGetRefundOrderQuery,
  useGetRefundQueueQuery,
  useLazyGetRefundQueueQuery,
  useGetRefundRequestQuery,
  useLazyGetRefundRequestQuery,
  useRequestRefundMutation,
  useUpdateRefundStatusMutation,
  useVerifyRefundPenaltyQuery,
  useLazyVerifyRefundPenaltyQuery,
  useGetVoidOrderQuery,
  useLazyGetVoidOrderQuery,
  useGetVoidQueueQuery,
  useLazyGetVoidQueueQuery,
  useGetVoidRequestQuery,
  useLazyGetVoidRequestQuery,
  useRequestVoidMutation,
  useUpdateVoidStatusMutation,
  useVerifyVoidPenaltyQuery,
  useLazyVerifyVoidPenaltyQuery,
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
