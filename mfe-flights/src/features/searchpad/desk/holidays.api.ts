import { api } from '@jetway/kit-api';
import type {
  HolidayOrderList,
  HolidayOrdersRequest,
  HolidayRequestList,
  HolidayRequestsRequest,
} from '@jetway/kit-api/holidays';

/**
 * The lists of holidays that the desk reads. `@jetway/kit-api/holidays` is bundled by its own module and injects its endpoints once,
 * so these have names of their own.
 */
const deskApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskHolidayRequests: build.query<HolidayRequestList, HolidayRequestsRequest>({
      query: (body) => ({ url: '/api/holiday/v1/HolidayRequest/GetQueue', method: 'POST', body }),
      providesTags: ['HolidayRequests'],
    }),
    deskHolidayOrders: build.query<HolidayOrderList, HolidayOrdersRequest>({
      query: (body) => ({ url: '/api/holiday/v1/Holiday/GetQueue', method: 'POST', body }),
      providesTags: ['Bookings'],
    }),
  }),
  overrideExisting: 'throw',
});

export const { useDeskHolidayRequestsQuery, useDeskHolidayOrdersQuery } = deskApi;
