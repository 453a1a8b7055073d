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
