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
/** Writes that book or move money, and calls with many retries: one idempotency key per call, reused on its retries. */
const ONCE_ONLY = [
  '/api/order/v1/Book/',
  '/api/order/v1/Ticket/',
  '/api/order/v1/AirCreateImportPNROrder',
  '/api/postticketing/v1/',
  '/api/hotel/v1/Hotel/Book',
  '/api/hotel/v1/Hotel/Pay',
  '/api/fares/v1/Fare/Hold',
  '/api/fares/v1/Fare/Pay',
  '/api/fares/v1/Fare/ChangeName',
  '/api/fares/v1/Fare/DropSeats',
  '/api/fares/v1/GroupRequest/Create',
  '/api/fares/v1/GroupRequest/Accept',
  '/api/visa/v1/Visa/Submit',
  '/api/holiday/v1/Holiday/Pay',
  '/api/holiday/v1/HolidayRequest/Accept',
  '/api/holiday/v1/HolidayRequest/Add',
  // The calls that start a deposit.
  '/api/payment/v1/deposit/init',
  '/api/payment/v1/online/CreatePayment',
  '/bdfare-package/api/v1/',
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
