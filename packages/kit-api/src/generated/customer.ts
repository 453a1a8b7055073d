import { api } from '../api';

import type { BookingsRequest, BookingsResponse, LogoResponse, UserContext } from './wire';

export type * from './wire';

export const injected = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getUserContext: build.query<GetUserContextApiResponse, GetUserContextApiArg>({
      query: () => ({ url: '/api/customer/v1/User/GetUserContext' }),
    }),
    getLogo: build.query<GetLogoApiResponse, GetLogoApiArg>({
      query: () => ({ url: '/api/customer/v1/User/GetLogo' }),
    }),
    getBookings: build.query<GetBookingsApiResponse, GetBookingsApiArg>({
      query: (queryArg) => ({ url: '/api/customer/v1/MyBooking/GetBookings', method: 'POST', body: queryArg.bookingsRequest }),
    }),
  }),
});

export type GetUserContextApiResponse = UserContext;
export type GetUserContextApiArg = void;
export type GetLogoApiResponse = LogoResponse;
export type GetLogoApiArg = void;
export type GetBookingsApiResponse = BookingsResponse;
export type GetBookingsApiArg = { bookingsRequest: BookingsRequest };

export const {
  useGetUserContextQuery,
  useLazyGetUserContextQuery,
  useGetLogoQuery,
  useLazyGetLogoQuery,
  useGetBookingsQuery,
  useLazyGetBookingsQuery,
} = injected;
