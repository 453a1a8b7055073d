import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBookingChoices: build.query<
      GetBookingChoicesApiResponse,
      GetBookingChoicesApiArg
    >({
      query: () => ({ url: `/api/customer/v1/MyBooking/GetBookingChoices` }),
    }),
    getBookings: build.query<GetBookingsApiResponse, GetBookingsApiArg>({
      query: (queryArg) => ({
        url: `/api/customer/v1/MyBooking/GetBookings`,
        method: "POST",
        body: queryArg.bookingsRequest,
      }),
    }),
    getSearchBar: build.query<GetSearchBarApiResponse, GetSearchBarApiArg>({
      query: (queryArg) => ({
        url: `/api/customer/v1/MyBooking/GetSearchBar`,
        params: {
          searchKey: queryArg.searchKey,
        },
      }),
    }),
    getLogo: build.query<GetLogoApiResponse, GetLogoApiArg>({
      query: () => ({ url: `/api/customer/v1/User/GetLogo` }),
    }),
    getUserContext: build.query<
      GetUserContextApiResponse,
      GetUserContextApiArg
    >({
      query: () => ({ url: `/api/customer/v1/User/GetUserContext` }),
    }),
    signOut: build.mutation<SignOutApiResponse, SignOutApiArg>({
      query: () => ({ url: `/api/customer/v1/User/SignOut`, method: "POST" }),
    }),
    updateCustomerDocumentInfo: build.mutation<
      UpdateCustomerDocumentInfoApiResponse,
      UpdateCustomerDocumentInfoApiArg
    >({
      query: (queryArg) => ({
        url: `/api/customer/v1/User/UpdateCustomerDocumentInfo`,
        method: "POST",
        body: queryArg.documentInfoRequest,
      }),
    }),
    updatePassword: build.mutation<
      UpdatePasswordApiResponse,
      UpdatePasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/api/customer/v1/User/updatepassword`,
        method: "POST",
        body: queryArg.updatePasswordRequest,
      }),
    }),
    myBalance: build.query<MyBalanceApiResponse, MyBalanceApiArg>({
      query: () => ({ url: `/api/payment/v1/passbook/mybalance` }),
    }),
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as injected };
export type GetBookingChoicesApiResponse =
  /** status 200 undefined */ BookingChoices;
export type GetBookingChoicesApiArg = void;
export type GetBookingsApiResponse =
  /** status 200 undefined */ BookingsResponse;
export type GetBookingsApiArg = {
  bookingsRequest: BookingsRequest;
};
export type GetSearchBarApiResponse =
  /** status 200 undefined */ SearchBarResponse;
export type GetSearchBarApiArg = {
  /** 4 to 64 characters of a reference, the number of a request or a deposit, a record locator, a ticket number or a name. */
  searchKey: string;
};
export type GetLogoApiResponse = /** status 200 undefined */ LogoResponse;
export type GetLogoApiArg = void;
export type GetUserContextApiResponse = /** status 200 undefined */ UserContext;
export type GetUserContextApiArg = void;
export type SignOutApiResponse = /** status 200 undefined */ SignOutResponse;
export type SignOutApiArg = void;
export type UpdateCustomerDocumentInfoApiResponse =
  /** status 200 undefined */ DocumentInfoResponse;
export type UpdateCustomerDocumentInfoApiArg = {
  documentInfoRequest: DocumentInfoRequest;
};
export type UpdatePasswordApiResponse =
  /** status 200 undefined */ ResetResponse;
export type UpdatePasswordApiArg = {
  updatePasswordRequest: UpdatePasswordRequest;
};
export type MyBalanceApiResponse = /** status 200 undefined */ WalletBalance;
export type MyBalanceApiArg = void;
export type BookingAirline = {
  code: string;
  name: string;
};
export type BookingBranch = {
  branchId: string;
  name: string;
};
export type BookingMaker = {
  name: string;
  userId: string;
};
export type BookingChoices = {
  /** By code. */
  airlines: BookingAirline[];
  /** By name. */
  branches: BookingBranch[];
  /** By name. */
  staff: BookingMaker[];
};
export type OrderStatusName =
  | "Pending"
  | "OnHold"
  | "InProgress"
  | "Confirmed"
  | "PartiallyTicketed"
  | "UnConfirmed"
  | "Cancelled"
  | "Expired";
export type BookingRow = {
  /** Needs 203. */
  agentAmount?: string;
  airlineCode: string;
  airlineName: string;
  createdAt: string;
  createdBy: string;
  customerAmount: string;
  departsOn: string;
  leadPassenger: string;
  orderReference: string;
  passengerCount: number;
  pnr?: string;
  returnsOn?: string;
  route: string;
  /** Names of the airlines that sell its flights, each once, in the order of the flights. */
  sellingAirlines: string[];
  status: OrderStatusName;
  statusText: string;
  timeLimitAt?: string;
  tripType: number;
};
export type BookingsResponse = {
  /** Bookings per queue with the same search and dates. */
  counts: {
    [key: string]: number;
  };
  items: BookingRow[];
  page: number;
  pageSize: number;
  /** Number on all pages. */
  total: number;
};
export type DateField = "created" | "travel" | "ttl";
export type BookingQueue =
  | "all"
  | "onHold"
  | "pending"
  | "ticketed"
  | "cancelled"
  | "expired"
  | "unconfirmed";
export type BookingsRequest = {
  /** Validating carriers, such as `EK`; at most 50. `GetBookingChoices` lists those of the agency. */
  airlines?: string[];
  /** Current branches of those users, by `branchId` of `GetBookingChoices`; at most 50. */
  branches?: string[];
  dateField?: DateField;
  from?: string;
  /** From 1. */
  page?: number;
  /** At most 100. */
  pageSize?: number;
  queue?: BookingQueue;
  /** Part of a reference, a record locator, a ticket number or a name. */
  search?: string;
  /** `created`, `travel` or `ttl`; a leading `-` sorts latest first. */
  sort?: string;
  /** Users who created the order, by `userId` of `GetBookingChoices`; at most 50. */
  staff?: string[];
  to?: string;
};
export type SearchBarError = {
  message: string;
};
export type SearchBarMatch = {
  /** Of a deposit the person who declared it. */
  leadPassenger: string;
  orderType: number;
  reference: string;
  /** Of a deposit its method. */
  route: string;
  /** Of an order, or of a request's order. */
  status?: OrderStatusName;
  statusText: string;
  type: string;
};
export type SearchBarResponse = {
  /** Number of all matches. */
  count: number;
  error?: SearchBarError;
  matches: SearchBarMatch[];
  /** 1 flight, 2 hotel. */
  orderType?: number;
  reference?: string;
  /** Kind of the newest match: `order`, `visa`, `void`, `refund` or `exchange` for the number of a request, or `deposit`. */
  type?: string;
};
export type LogoResponse = {
  companyLogo?: string;
  profileLogo?: string;
};
export type ContactPerson = {
  email: string;
  name: string;
  phoneNumber: string;
};
export type Authentic = {
  forceLogout: boolean;
  logoutMessage?: string;
  /** Use this token from now on. */
  newToken?: string;
};
export type DocumentCollect = {
  /** Minutes until a postponed request is shown again; 60 if absent. */
  collectIntervalMins?: number;
  forceCollect: boolean;
  remainingSkipCount: number;
};
export type UserContext = {
  agencyId: string;
  associatedBranch?: ContactPerson;
  associatedStaff?: ContactPerson;
  authentic: Authentic;
  /** Partner token, for tenants that have one. */
  bdfToken?: string;
  companyEmail: string;
  companyLogo?: string;
  companyName: string;
  currency: string;
  documentCollect: DocumentCollect;
  email: string;
  expired: boolean;
  firstName: string;
  /** Functionality codes, 201 to 260. */
  functionalities: number[];
  isReviewGiven: boolean;
  lastName: string;
  onlineUpload: boolean;
  profileLogo?: string;
  roles: string[];
  sessionExpired: boolean;
  /** Names of the suppliers by their id, the `source` of fares and orders. Needs 205. */
  supplierNames?: {
    [key: string]: string;
  };
  userId: string;
  /** When the user dismissed the introduction video, for tenants that have one. */
  videoClosedOn?: string;
};
export type SignOutResponse = {
  signedOut: boolean;
};
export type DocumentInfoResponse = {
  documentCollect: DocumentCollect;
  /** `false` if other licences are on file and no new ones were requested. */
  success: boolean;
};
export type DocumentInfoRequest = {
  /** Expiry date, `yyyy-MM-dd`. */
  civilAviationExpiryDate?: string;
  civilAviationNumber?: string;
  skip: boolean;
  /** Expiry date, `yyyy-MM-dd`. */
  tradeLicenseExpiryDate?: string;
  tradeLicenseNumber?: string;
};
export type MessageError = {
  code: string;
  message: string;
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
export type UpdatePasswordRequest = {
  currentPassword: string;
  newPassword: string;
};
export type WalletBalance = {
  creditAvailable: string;
  creditLimit: string;
  creditUsed: string;
  /** Why nothing can be spent, as a text for the user. */
  errorDetail?: string;
  held: string;
  posted: string;
  /** `Active`, `Blocked`, or `Overdue` while an amount due is unpaid past its grace period. */
  status: string;
  /** The agency's subscription; absent because no tenant sells subscriptions yet. */
  subscription?: string;
  /** Available balance: posted − held + credit limit. */
  walletBalance: string;
  walletCurrency: string;
};
export const {
  useGetBookingChoicesQuery,
  useLazyGetBookingChoicesQuery,
  useGetBookingsQuery,
  useLazyGetBookingsQuery,
  useGetSearchBarQuery,
  useLazyGetSearchBarQuery,
  useGetLogoQuery,
  useLazyGetLogoQuery,
  useGetUserContextQuery,
  useLazyGetUserContextQuery,
  useSignOutMutation,
  useUpdateCustomerDocumentInfoMutation,
  useUpdatePasswordMutation,
  useMyBalanceQuery,
  useLazyMyBalanceQuery,
} = injectedRtkApi;
