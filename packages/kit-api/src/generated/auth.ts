import { api } from '../api';

import type { LoginRequest, LoginResponse, VerifyDeviceRequest } from './wire';

export type * from './wire';

export const injected = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    authenticate: build.mutation<AuthenticateApiResponse, AuthenticateApiArg>({
      query: (queryArg) => ({ url: '/api/auth/v1/Authentication/Authenticate', method: 'POST', body: queryArg.loginRequest }),
    }),
    verifyDevice: build.mutation<VerifyDeviceApiResponse, VerifyDeviceApiArg>({
      query: (queryArg) => ({ url: '/api/auth/v1/Authentication/VerifyDevice', method: 'POST', body: queryArg.verifyDeviceRequest }),
    }),
  }),
});

export type AuthenticateApiResponse = LoginResponse;
export type AuthenticateApiArg = { loginRequest: LoginRequest };
export type VerifyDeviceApiResponse = LoginResponse;
export type VerifyDeviceApiArg = { verifyDeviceRequest: VerifyDeviceRequest };

export const {
  useAuthenticateMutation,
  useVerifyDeviceMutation,
} = injected;
