import { api } from '../api';

import type { AirlineOption, Airport, AirportQuery, Banner, Country } from './wire';

export type * from './wire';

export const injected = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getHomePageBanner: build.query<GetHomePageBannerApiResponse, GetHomePageBannerApiArg>({
      query: () => ({ url: '/api/utility/v1/Banner/GetHomePageBanner' }),
    }),
    getSearchPadBanner: build.query<GetSearchPadBannerApiResponse, GetSearchPadBannerApiArg>({
      query: () => ({ url: '/api/utility/v1/Banner/GetSearchPadBanner' }),
    }),
    getTopSearchPadBanner: build.query<GetTopSearchPadBannerApiResponse, GetTopSearchPadBannerApiArg>({
      query: () => ({ url: '/api/utility/v1/Banner/GetTopSearchPadBanner' }),
    }),
    getBankDetailsBanner: build.query<GetBankDetailsBannerApiResponse, GetBankDetailsBannerApiArg>({
      query: () => ({ url: '/api/utility/v1/Banner/GetBankDetailsBanner' }),
    }),
    getAirportsByKey: build.query<GetAirportsByKeyApiResponse, GetAirportsByKeyApiArg>({
      query: (queryArg) => ({ url: '/api/utility/v1/Airport/GetAirportsByKey', method: 'POST', body: queryArg.airportQuery }),
    }),
    getAllCountries: build.query<GetAllCountriesApiResponse, GetAllCountriesApiArg>({
      query: () => ({ url: '/api/utility/v1/Country/GetAllCountries' }),
    }),
    getAirlineOptions: build.query<GetAirlineOptionsApiResponse, GetAirlineOptionsApiArg>({
      query: () => ({ url: '/api/utility/v1/Airline/GetAirlineOptions' }),
    }),
  }),
});

export type GetHomePageBannerApiResponse = Banner[];
export type GetHomePageBannerApiArg = void;
export type GetSearchPadBannerApiResponse = Banner[];
export type GetSearchPadBannerApiArg = void;
export type GetTopSearchPadBannerApiResponse = Banner[];
export type GetTopSearchPadBannerApiArg = void;
export type GetBankDetailsBannerApiResponse = Banner[];
export type GetBankDetailsBannerApiArg = void;
export type GetAirportsByKeyApiResponse = Airport[];
export type GetAirportsByKeyApiArg = { airportQuery: AirportQuery };
export type GetAllCountriesApiResponse = Country[];
export type GetAllCountriesApiArg = void;
export type GetAirlineOptionsApiResponse = AirlineOption[];
export type GetAirlineOptionsApiArg = void;

export const {
  useGetHomePageBannerQuery,
  useLazyGetHomePageBannerQuery,
  useGetSearchPadBannerQuery,
  useLazyGetSearchPadBannerQuery,
  useGetTopSearchPadBannerQuery,
  useLazyGetTopSearchPadBannerQuery,
  useGetBankDetailsBannerQuery,
  useLazyGetBankDetailsBannerQuery,
  useGetAirportsByKeyQuery,
  useLazyGetAirportsByKeyQuery,
  useGetAllCountriesQuery,
  useLazyGetAllCountriesQuery,
  useGetAirlineOptionsQuery,
  useLazyGetAirlineOptionsQuery,
} = injected;
