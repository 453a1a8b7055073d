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
  /** Sent in the `Authorization` header as `Bearer …`. */
  token: string;
};
export type LoginResponse = {
  /** The password is correct. Without `identity` the browser must be verified with the e-mailed code. */
  authenticated: boolean;
  error?: MessageError;
  /** The password must be changed first; this browser may do so now. */
  forceChangePassword: boolean;
  identity?: LoginIdentity;
  phoneNumber?: string;
  /** Send it back with the code. */
  verificationReference?: string;
  /** The session only allows verifying `phoneNumber`. */
  verifyPhoneNumber: boolean;
};
export type LoginRequest = {
  password: string;
  /** E-mail address. */
  username: string;
};
export type ResetResponse = {
  error?: MessageError;
  /** A code was sent, if the address has an account. */
  mailSent: boolean;
  /** The new password is set. */
  passwordChanged: boolean;
  /** Send it back with the code. */
  verificationReference?: string;
  /** The code was verified. */
  verified: boolean;
};
export type ChangePasswordRequest = {
  password: string;
  /** E-mail address. */
  username: string;
};
export type ResetPasswordRequest = {
  /** `true` to resend the code for this browser after a correct password; `false` for a password reset. */
  deviceCheck?: boolean;
  /** E-mail address. */
  username: string;
};
export type VerifyDeviceRequest = {
  /** `verificationReference` of the call that sent the code. */
  reference: string;
  username: string;
  /** Six digits. */
  verificationCode: string;
};
export type SendPhoneCodeResponse = {
  error?: MessageError;
  /** Whether the number was stored without a code. */
  skip: boolean;
  /** Whether a code was sent by SMS. */
  smsSent: boolean;
  /** Send it back with the code. */
  verificationReference?: string;
};
export type SendPhoneCodeRequest = {
  /** Whether the number replaces the stored one. */
  changePhoneNumber?: boolean;
  /** Such as `+971`. */
  e164Code: string;
  /** Without the country code; digits and hyphens. */
  phoneNumber: string;
};
export type VerifyPhoneCodeResponse = {
  error?: MessageError;
  verified: boolean;
};
export type VerifyPhoneCodeRequest = {
  /** Such as `+971`. */
  e164Code: string;
  /** Without the country code. */
  phoneNumber: string;
  /** `verificationReference` of `SendPhoneCode`. */
  reference: string;
  /** The caller's e-mail address. */
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
