import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCustomerCurrencies: build.query<
      GetCustomerCurrenciesApiResponse,
      GetCustomerCurrenciesApiArg
    >({
      query: () => ({ url: `/api/customer/v1/Account/GetCustomerCurrencies` }),
    }),
    removeOwnPhoto: build.mutation<
      RemoveOwnPhotoApiResponse,
      RemoveOwnPhotoApiArg
    >({
      query: () => ({
        url: `/api/customer/v1/StaffSettings/RemoveLogo`,
        method: "POST",
      }),
    }),
    loadOwnBasicInfo: build.query<
      LoadOwnBasicInfoApiResponse,
      LoadOwnBasicInfoApiArg
    >({
      query: () => ({ url: `/api/customer/v1/StaffSettings/loadbasicinfo` }),
    }),
    loadOwnProfile: build.query<
      LoadOwnProfileApiResponse,
      LoadOwnProfileApiArg
    >({
      query: () => ({ url: `/api/customer/v1/StaffSettings/loadprofile` }),
    }),
    updateOwnBasicInfo: build.mutation<
      UpdateOwnBasicInfoApiResponse,
      UpdateOwnBasicInfoApiArg
    >({
      query: (queryArg) => ({
        url: `/api/customer/v1/StaffSettings/updatebasicinfo`,
        method: "POST",
        body: queryArg.updateOwnBasicInfoRequest,
      }),
    }),
    uploadOwnPhoto: build.mutation<
      UploadOwnPhotoApiResponse,
      UploadOwnPhotoApiArg
    >({
      query: (queryArg) => ({
        url: `/api/customer/v1/StaffSettings/uploadlogo`,
        method: "POST",
        body: queryArg.photoForm,
      }),
    }),
    viewOwnBasicInfo: build.query<
      ViewOwnBasicInfoApiResponse,
      ViewOwnBasicInfoApiArg
    >({
      query: () => ({ url: `/api/customer/v1/StaffSettings/viewbasicinfo` }),
    }),
    endOwnSession: build.mutation<
      EndOwnSessionApiResponse,
      EndOwnSessionApiArg
    >({
      query: (queryArg) => ({
        url: `/api/customer/v1/User/EndSession`,
        method: "POST",
        body: queryArg.endOwnSessionRequest,
      }),
    }),
    loadOwnSessions: build.query<
      LoadOwnSessionsApiResponse,
      LoadOwnSessionsApiArg
    >({
      query: () => ({ url: `/api/customer/v1/User/LoadSessions` }),
    }),
    signOutOthers: build.mutation<
      SignOutOthersApiResponse,
      SignOutOthersApiArg
    >({
      query: () => ({
        url: `/api/customer/v1/User/SignOutOthers`,
        method: "POST",
      }),
    }),
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as injected };
export type GetCustomerCurrenciesApiResponse =
  /** status 200 undefined */ CustomerCurrency[];
export type GetCustomerCurrenciesApiArg = void;
export type RemoveOwnPhotoApiResponse =
  /** status 200 undefined */ PhotoChanged;
export type RemoveOwnPhotoApiArg = void;
export type LoadOwnBasicInfoApiResponse =
  /** status 200 undefined */ OwnBasicInfo;
export type LoadOwnBasicInfoApiArg = void;
export type LoadOwnProfileApiResponse = /** status 200 undefined */ OwnProfile;
export type LoadOwnProfileApiArg = void;
export type UpdateOwnBasicInfoApiResponse =
  /** status 200 undefined */ OwnBasicInfo;
export type UpdateOwnBasicInfoApiArg = {
  updateOwnBasicInfoRequest: UpdateOwnBasicInfoRequest;
};
export type UploadOwnPhotoApiResponse =
  /** status 200 undefined */ PhotoChanged;
export type UploadOwnPhotoApiArg = {
  photoForm: PhotoForm;
};
export type ViewOwnBasicInfoApiResponse =
  /** status 200 undefined */ OwnBasicInfo;
export type ViewOwnBasicInfoApiArg = void;
export type EndOwnSessionApiResponse =
  /** status 200 undefined */ OwnSessionEnded;
export type EndOwnSessionApiArg = {
  endOwnSessionRequest: EndOwnSessionRequest;
};
export type LoadOwnSessionsApiResponse =
  /** status 200 undefined */ OwnSessions;
export type LoadOwnSessionsApiArg = void;
export type SignOutOthersApiResponse =
  /** status 200 undefined */ SignOutOthersResponse;
export type SignOutOthersApiArg = void;
export type CustomerCurrency = {
  /** ISO 4217. */
  currency: string;
  /** Decimal places. */
  exponent: number;
  /** Whether it is the default for amounts. */
  isDefault: boolean;
};
export type PhotoChanged = {
  /** URL of the photo; requires the session token. Absent if there is none. */
  profileLogo?: string;
};
export type OwnBasicInfo = {
  /** E-mail address and user name; only the agency's owner can change it. */
  email: string;
  firstName: string;
  lastName: string;
  /** E.164; changed by verifying another number. */
  phoneNumber: string;
  phoneVerified: boolean;
};
export type OwnProfile = {
  companyName: string;
  /** E-mail address and user name; only the agency's owner can change it. */
  email: string;
  firstName: string;
  lastName: string;
  lastSignedInAt?: string;
  memberSince: string;
  /** E.164; changed by verifying another number. */
  phoneNumber: string;
  phoneVerified: boolean;
  profileLogo?: string;
  roles: string[];
};
export type UpdateOwnBasicInfoRequest = {
  /** 1 to 100 characters. */
  firstName: string;
  /** 1 to 100 characters. */
  lastName: string;
};
export type PhotoForm = {
  /** PNG or JPEG under 1 MB. */
  file: Blob;
};
export type OwnSessionEnded = {
  ended: boolean;
};
export type EndOwnSessionRequest = {
  sessionId: string;
};
export type OwnSessionItem = {
  /** What the browser calls itself (`User-Agent`); absent where it did not say. */
  browser?: string;
  expiresAt: string;
  /** Whether it is the session of this call. */
  isCurrent: boolean;
  sessionId: string;
  signedInAt: string;
  /** Within minutes of the last call. */
  usedAt: string;
};
export type OwnSessions = {
  items: OwnSessionItem[];
};
export type SignOutOthersResponse = {
  ended: number;
};
export const {
  useGetCustomerCurrenciesQuery,
  useLazyGetCustomerCurrenciesQuery,
  useRemoveOwnPhotoMutation,
  useLoadOwnBasicInfoQuery,
  useLazyLoadOwnBasicInfoQuery,
  useLoadOwnProfileQuery,
  useLazyLoadOwnProfileQuery,
  useUpdateOwnBasicInfoMutation,
  useUploadOwnPhotoMutation,
  useViewOwnBasicInfoQuery,
  useLazyViewOwnBasicInfoQuery,
  useEndOwnSessionMutation,
  useLoadOwnSessionsQuery,
  useLazyLoadOwnSessionsQuery,
  useSignOutOthersMutation,
} = injectedRtkApi;
