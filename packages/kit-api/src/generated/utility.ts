import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAirlineOptions: build.query<
      GetAirlineOptionsApiResponse,
      GetAirlineOptionsApiArg
    >({
      query: () => ({ url: `/api/utility/v1/Airline/GetAirlineOptions` }),
    }),
    getAirportsByKey: build.query<
      GetAirportsByKeyApiResponse,
      GetAirportsByKeyApiArg
    >({
      query: (queryArg) => ({
        url: `/api/utility/v1/Airport/GetAirportsByKey`,
        method: "POST",
        body: queryArg.airportQuery,
      }),
    }),
    getBankDetailsBanner: build.query<
      GetBankDetailsBannerApiResponse,
      GetBankDetailsBannerApiArg
    >({
      query: () => ({ url: `/api/utility/v1/Banner/GetBankDetailsBanner` }),
    }),
    getHomePageBanner: build.query<
      GetHomePageBannerApiResponse,
      GetHomePageBannerApiArg
    >({
      query: () => ({ url: `/api/utility/v1/Banner/GetHomePageBanner` }),
    }),
    getSearchPadBanner: build.query<
      GetSearchPadBannerApiResponse,
      GetSearchPadBannerApiArg
    >({
      query: () => ({ url: `/api/utility/v1/Banner/GetSearchPadBanner` }),
    }),
    getTopSearchPadBanner: build.query<
      GetTopSearchPadBannerApiResponse,
      GetTopSearchPadBannerApiArg
    >({
      query: () => ({ url: `/api/utility/v1/Banner/GetTopSearchPadBanner` }),
    }),
    getAllCountries: build.query<
      GetAllCountriesApiResponse,
      GetAllCountriesApiArg
    >({
      query: () => ({ url: `/api/utility/v1/Country/GetAllCountries` }),
    }),
    getPopupNotification: build.query<
      GetPopupNotificationApiResponse,
      GetPopupNotificationApiArg
    >({
      query: () => ({
        url: `/api/utility/v1/Notification/GetPopupNotification`,
      }),
    }),
    getAllReviews: build.query<GetAllReviewsApiResponse, GetAllReviewsApiArg>({
      query: (queryArg) => ({
        url: `/api/utility/v1/Testimonial/GetAllReviews`,
        params: {
          page: queryArg.page,
        },
      }),
    }),
    insertReview: build.mutation<InsertReviewApiResponse, InsertReviewApiArg>({
      query: (queryArg) => ({
        url: `/api/utility/v1/Testimonial/InsertReview`,
        method: "POST",
        body: queryArg.newReview,
      }),
    }),
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as injected };
export type GetAirlineOptionsApiResponse =
  /** status 200 undefined */ AirlineOption[];
export type GetAirlineOptionsApiArg = void;
export type GetAirportsByKeyApiResponse = /** status 200 undefined */ Airport[];
export type GetAirportsByKeyApiArg = {
  airportQuery: AirportQuery;
};
export type GetBankDetailsBannerApiResponse =
  /** status 200 undefined */ Banner[];
export type GetBankDetailsBannerApiArg = void;
export type GetHomePageBannerApiResponse = /** status 200 undefined */ Banner[];
export type GetHomePageBannerApiArg = void;
export type GetSearchPadBannerApiResponse =
  /** status 200 undefined */ Banner[];
export type GetSearchPadBannerApiArg = void;
export type GetTopSearchPadBannerApiResponse =
  /** status 200 undefined */ Banner[];
export type GetTopSearchPadBannerApiArg = void;
export type GetAllCountriesApiResponse = /** status 200 undefined */ Country[];
export type GetAllCountriesApiArg = void;
export type GetPopupNotificationApiResponse =
  /** status 200 undefined */ PopupNotification;
export type GetPopupNotificationApiArg = void;
export type GetAllReviewsApiResponse = /** status 200 undefined */ Reviews;
export type GetAllReviewsApiArg = {
  /** From 1, which is where it starts when left out. */
  page?: number;
};
export type InsertReviewApiResponse = /** status 200 undefined */ ReviewTaken;
export type InsertReviewApiArg = {
  newReview: NewReview;
};
export type AirlineOption = {
  /** Alliance: `SA`, `ST` or `OW`. */
  alliance?: string;
  /** Name in the visitor's language, in English where none is known. */
  label: string;
  lowCost: boolean;
  /** IATA designator. */
  value: string;
};
export type AirportKind = "airport" | "metro";
export type Airport = {
  airportCode: string;
  airportName: string;
  cityCode: string;
  /** In the visitor's language where the reference data has it, otherwise in English, as the country's. */
  cityName: string;
  countryCode: string;
  countryName: string;
  kind: AirportKind;
  /** Degrees. */
  lat: number;
  /** Degrees. */
  lon: number;
  /** Airports that a search with nearby airports includes. Absent if there are none. */
  nearby?: string[];
  /** Relevance, 0–1000. */
  rank: number;
  /** IANA name. */
  timezone: string;
};
export type AirportQuery = {
  /** At most 60 characters; the tenant's popular places if empty. */
  searchTerm: string;
};
export type Banner = {
  bannerPath: string;
  /** Whether it advertises the mobile app. */
  downloadApp: boolean;
  link?: string;
  text: string;
};
export type Country = {
  /** ISO 3166-1 alpha-2. */
  code2: string;
  /** ISO 3166-1 alpha-3. */
  code3: string;
  currency: string;
  /** Without `+`. */
  dialCode: string;
  name: string;
  nationality: string;
  /** Other English names that people type, such as `UAE`. */
  otherNames?: string[];
};
export type Notice = {
  /** Identifies the notice, so that a browser shows it once. */
  id: string;
  link?: string;
  text: string;
  title: string;
};
export type PopupNotification = {
  notice?: Notice;
};
export type Review = {
  agency: string;
  authorName: string;
  createdAt: string;
  id: string;
  /** 1 to 5. */
  rating: number;
  text: string;
};
export type Reviews = {
  items: Review[];
  /** Number on all pages. */
  total: number;
};
export type ReviewTaken = {
  success: boolean;
};
export type NewReview = {
  /** 1 to 5. */
  rating: number;
  /** 1 to 500 characters. */
  text: string;
};
export const {
  useGetAirlineOptionsQuery,
  useLazyGetAirlineOptionsQuery,
  useGetAirportsByKeyQuery,
  useLazyGetAirportsByKeyQuery,
  useGetBankDetailsBannerQuery,
  useLazyGetBankDetailsBannerQuery,
  useGetHomePageBannerQuery,
  useLazyGetHomePageBannerQuery,
  useGetSearchPadBannerQuery,
  useLazyGetSearchPadBannerQuery,
  useGetTopSearchPadBannerQuery,
  useLazyGetTopSearchPadBannerQuery,
  useGetAllCountriesQuery,
  useLazyGetAllCountriesQuery,
  useGetPopupNotificationQuery,
  useLazyGetPopupNotificationQuery,
  useGetAllReviewsQuery,
  useLazyGetAllReviewsQuery,
  useInsertReviewMutation,
} = injectedRtkApi;
