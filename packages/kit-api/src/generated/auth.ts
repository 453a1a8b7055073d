import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    authenticate: build.mutation<AuthenticateApiResponse, AuthenticateApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/v1/Authentication/Authenticate`,
        method: "POST",
        body: queryArg.loginRequest,
      }),
    }),
    verifyDevice: build.mutation<VerifyDeviceApiResponse, VerifyDeviceApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/v1/Authentication/VerifyDevice`,
        method: "POST",
        body: queryArg.verifyDeviceRequest,
      }),
    }),
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as injected };
export type AuthenticateApiResponse = /** status 200 undefined */ LoginResponse;
export type AuthenticateApiArg = {
  loginRequest: LoginRequest;
};
export type VerifyDeviceApiResponse = /** status 200 undefined */ LoginResponse;
export type VerifyDeviceApiArg = {
  verifyDeviceRequest: VerifyDeviceRequest;
};
export type MessageError = {
  code: string;
  message: string;
};
export type LoginIdentity = {
  /** Goes into the `Authorization` header as `Bearer …`. */
  token: string;
};
export type LoginResponse = {
  /** The password is right. Without `identity` the browser must be proven with the mailed code. */
  authenticated: boolean;
  error?: MessageError;
  forceChangePassword: boolean;
  identity?: LoginIdentity;
  phoneNumber?: string;
  /** Comes back with the code. */
  verificationReference?: string;
  verifyPhoneNumber: boolean;
};
export type FieldError = {
  code: string;
  detail: string;
  /** JSON pointer into the request body */
  pointer: string;
};
export type Problem = {
  code:
    | "request.invalid"
    | "request.unreadable"
    | "request.too_large"
    | "request.headers_too_large"
    | "request.not_found"
    | "request.method_not_allowed"
    | "request.idempotency_mismatch"
    | "request.in_progress"
    | "request.rate_limited"
    | "session.required"
    | "session.expired"
    | "session.wrong_tenant"
    | "access.denied"
    | "edge.unknown_host"
    | "edge.unsigned"
    | "edge.upstream_down"
    | "edge.upstream_broken"
    | "edge.upstream_timeout"
    | "search.expired"
    | "search.not_found"
    | "price.session_expired"
    | "price.session_not_found"
    | "price.not_sold"
    | "offer.sold_out"
    | "offer.price_changed"
    | "order.not_found"
    | "order.wrong_state"
    | "order.amount_mismatch"
    | "order.outcome_unknown"
    | "order.supplier_refused"
    | "wallet.insufficient"
    | "wallet.blocked"
    | "supplier.down"
    | "supplier.timeout"
    | "server.unavailable"
    | "server.error";
  detail?: string;
  errors?: FieldError[];
  instance?: string;
  params?: {
    [key: string]: any;
  };
  requestId?: string;
  retryable: boolean;
  status: number;
  title: string;
  type: string;
};
export type LoginRequest = {
  password: string;
  /** Mail address. */
  username: string;
};
export type VerifyDeviceRequest = {
  /** `verificationReference` of Authenticate. */
  reference: string;
  username: string;
  /** Six digits. */
  verificationCode: string;
};
export const { useAuthenticateMutation, useVerifyDeviceMutation } =
  injectedRtkApi;
