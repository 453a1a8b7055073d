import type { ApiConnection } from './connection';

/** Calls that never send the session token. PhoneAuth is not one of them. */
const WITHOUT_TOKEN = [
  '/api/auth/v1/Authentication/',
  '/api/customer/v1/Registration/',
  '/api/utility/v1/Geolocation/',
  '/api/customer/v1/Enterprise/',
];
const WITH_DEVICE_ID = '/api/auth/';
const USER_CONTEXT = '/api/customer/v1/User/GetUserContext';
/** Services and calls with writes that book, pay, send or make something: one idempotency key per call, reused on its retries. Reads ignore it. */
const ONCE_ONLY = [
  '/api/order/v1/',
  '/api/postticketing/v1/',
  '/api/payment/v1/',
  '/api/hotel/v1/Hotel/',
  '/api/fares/v1/',
  '/api/visa/v1/',
  '/api/holiday/v1/',
  '/api/search/v1/Proposal/',
  '/bdfare-package/api/v1/',
  '/api/customer/v1/CompanySettings/create',
  '/api/customer/v1/Traveller/create',
  '/api/utility/v1/Testimonial/InsertReview',
];

/** Headers of a call, except those of its body. */
export function headersFor(url: string, connection: ApiConnection, state: unknown): Record<string, string> {
  const token = connection.token(state);
  return {
    'bdf-channel-id': '1',
    'x-device-type': 'web',
    'x-portal-release': connection.releaseSetId(),
    ...(token && !startsWithAny(url, WITHOUT_TOKEN) ? { authorization: `Bearer ${token}` } : {}),
    ...(url.startsWith(WITH_DEVICE_ID) ? { 'device-id': connection.deviceId() } : {}),
    ...(url.startsWith(USER_CONTEXT) ? { 'x-device-info': connection.deviceInfo() } : {}),
    ...(startsWithAny(url, ONCE_ONLY) ? { 'idempotency-key': connection.newIdempotencyKey() } : {}),
  };
}

function startsWithAny(url: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => url.startsWith(prefix));
}
