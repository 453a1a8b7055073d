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
    changePassword: build.mutation<
      ChangePasswordApiResponse,
      ChangePasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/v1/Authentication/ChangePassword`,
        method: "POST",
        body: queryArg.changePasswordRequest,
      }),
    }),
    resetPassword: build.mutation<
      ResetPasswordApiResponse,
      ResetPasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/v1/Authentication/ResetPassword`,
        method: "POST",
        body: queryArg.resetPasswordRequest,
      }),
    }),
    verifyCode: build.mutation<VerifyCodeApiResponse, VerifyCodeApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/v1/Authentication/VerifyCode`,
        method: "POST",
        body: queryArg.verifyDeviceRequest,
      }),
    }),
    verifyDevice: build.mutation<VerifyDeviceApiResponse, VerifyDeviceApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/v1/Authentication/VerifyDevice`,
        method: "POST",
        body: queryArg.verifyDeviceRequest,
      }),
    }),
    sendPhoneCode: build.mutation<
      SendPhoneCodeApiResponse,
      SendPhoneCodeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/v1/PhoneAuth/SendPhoneCode`,
        method: "POST",
        body: queryArg.sendPhoneCodeRequest,
      }),
    }),
    verifyPhoneCode: build.mutation<
      VerifyPhoneCodeApiResponse,
      VerifyPhoneCodeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/v1/PhoneAuth/VerifyPhoneCode`,
        method: "POST",
        body: queryArg.verifyPhoneCodeRequest,
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
export type ChangePasswordApiResponse =
  /** status 200 undefined */ ResetResponse;
export type ChangePasswordApiArg = {
  changePasswordRequest: ChangePasswordRequest;
};
export type ResetPasswordApiResponse =
  /** status 200 undefined */ ResetResponse;
export type ResetPasswordApiArg = {
  resetPasswordRequest: ResetPasswordRequest;
};
export type VerifyCodeApiResponse = /** status 200 undefined */ ResetResponse;
export type VerifyCodeApiArg = {
  verifyDeviceRequest: VerifyDeviceRequest;
};
export type VerifyDeviceApiResponse = /** status 200 undefined */ LoginResponse;
export type VerifyDeviceApiArg = {
  verifyDeviceRequest: VerifyDeviceRequest;
};
export type SendPhoneCodeApiResponse =
  /** status 200 undefined */ SendPhoneCodeResponse;
export type SendPhoneCodeApiArg = {
  sendPhoneCodeRequest: SendPhoneCodeRequest;
};
export type VerifyPhoneCodeApiResponse =
  /** status 200 undefined */ VerifyPhoneCodeResponse;
export type VerifyPhoneCodeApiArg = {
  verifyPhoneCodeRequest: VerifyPhoneCodeRequest;
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
  /** A new password first; this browser may set it now. */
  forceChangePassword: boolean;
  identity?: LoginIdentity;
  phoneNumber?: string;
  /** Comes back with the code. */
  verificationReference?: string;
  /** The session is good for nothing but proving `phoneNumber`. */
  verifyPhoneNumber: boolean;
};
export type LoginRequest = {
  password: string;
  /** Mail address. */
  username: string;
};
export type ResetResponse = {
  error?: MessageError;
  /** A code is on its way, if the address has an account. */
  mailSent: boolean;
  /** The new password is set. */
  passwordChanged: boolean;
  /** Comes back with the code. */
  verificationReference?: string;
  /** The mailbox is proven. */
  verified: boolean;
};
export type ChangePasswordRequest = {
  /** The new password. */
  password: string;
  /** Mail address. */
  username: string;
};
export type ResetPasswordRequest = {
  /** `true` asks for another code for this browser, after a right password; `false` for one for a new password. */
  deviceCheck?: boolean;
  /** Mail address. */
  username: string;
};
export type VerifyDeviceRequest = {
  /** `verificationReference` of the call that had the code sent. */
  reference: string;
  username: string;
  /** Six digits. */
  verificationCode: string;
};
export type SendPhoneCodeResponse = {
  error?: MessageError;
  /** The number is stored; no code is needed. */
  skip: boolean;
  /** A code was texted. */
  smsSent: boolean;
  /** Comes back with the code. */
  verificationReference?: string;
};
export type SendPhoneCodeRequest = {
  /** It is a new number. */
  changePhoneNumber?: boolean;
  /** As in `+971`. */
  e164Code: string;
  /** Without the country code; digits and hyphens. */
  phoneNumber: string;
};
export type VerifyPhoneCodeResponse = {
  error?: MessageError;
  verified: boolean;
};
export type VerifyPhoneCodeRequest = {
  /** As in `+971`. */
  e164Code: string;
  /** Without the country code. */
  phoneNumber: string;
  /** `verificationReference` of `SendPhoneCode`. */
  reference: string;
  /** The caller's mail address. */
  username: string;
  /** Six digits. */
  verificationCode: string;
};
export const {
  useAuthenticateMutation,
  useChangePasswordMutation,
  useResetPasswordMutation,
  useVerifyCodeMutation,
  useVerifyDeviceMutation,
  useSendPhoneCodeMutation,
  useVerifyPhoneCodeMutation,
} = injectedRtkApi;
