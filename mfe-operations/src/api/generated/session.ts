import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    acceptInvitation: build.mutation<
      AcceptInvitationApiResponse,
      AcceptInvitationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Invitation/Accept`,
        method: "POST",
        body: queryArg.acceptanceRequest,
      }),
    }),
    openInvitation: build.query<
      OpenInvitationApiResponse,
      OpenInvitationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Invitation/Open`,
        method: "POST",
        body: queryArg.invitationRequest,
      }),
    }),
    getCurrentOperator: build.query<
      GetCurrentOperatorApiResponse,
      GetCurrentOperatorApiArg
    >({
      query: () => ({ url: `/api/operations/v1/Session/Current` }),
    }),
    loadOperatorSessions: build.query<
      LoadOperatorSessionsApiResponse,
      LoadOperatorSessionsApiArg
    >({
      query: () => ({ url: `/api/operations/v1/Session/Load` }),
    }),
    revokeOperatorSession: build.mutation<
      RevokeOperatorSessionApiResponse,
      RevokeOperatorSessionApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Session/Revoke`,
        method: "POST",
        body: queryArg.endSession,
      }),
    }),
    signInOperator: build.mutation<
      SignInOperatorApiResponse,
      SignInOperatorApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Session/SignIn`,
        method: "POST",
        body: queryArg.operatorSignInRequest,
      }),
    }),
    signOutOperator: build.mutation<
      SignOutOperatorApiResponse,
      SignOutOperatorApiArg
    >({
      query: () => ({
        url: `/api/operations/v1/Session/SignOut`,
        method: "POST",
      }),
    }),
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as injected };
export type AcceptInvitationApiResponse =
  /** status 200 undefined */ AcceptanceResponse;
export type AcceptInvitationApiArg = {
  acceptanceRequest: AcceptanceRequest;
};
export type OpenInvitationApiResponse =
  /** status 200 undefined */ InvitationResponse;
export type OpenInvitationApiArg = {
  invitationRequest: InvitationRequest;
};
export type GetCurrentOperatorApiResponse =
  /** status 200 undefined */ CurrentOperator;
export type GetCurrentOperatorApiArg = void;
export type LoadOperatorSessionsApiResponse =
  /** status 200 undefined */ OperatorSessions;
export type LoadOperatorSessionsApiArg = void;
export type RevokeOperatorSessionApiResponse =
  /** status 200 undefined */ SessionEnded;
export type RevokeOperatorSessionApiArg = {
  endSession: EndSession;
};
export type SignInOperatorApiResponse =
  /** status 200 undefined */ OperatorSessionResponse;
export type SignInOperatorApiArg = {
  operatorSignInRequest: OperatorSignInRequest;
};
export type SignOutOperatorApiResponse =
  /** status 200 undefined */ SessionEnded;
export type SignOutOperatorApiArg = void;
export type OperatorRoleName =
  | "ticketing"
  | "refunds"
  | "finance"
  | "visa"
  | "holidays"
  | "kyc"
  | "content"
  | "support"
  | "tenantAdmin"
  | "auditor";
export type OperatorSessionResponse = {
  /** RFC 3339. Without a call the session ends half an hour after the last one. */
  expiresAt: string;
  name: string;
  roles: OperatorRoleName[];
  /** Slugs of the tenants the operator acts for; absent for all. */
  tenants?: string[];
  /** Goes into the `Authorization` header, after `Bearer `. */
  token: string;
};
export type AcceptanceResponse = {
  /** Each replaces one code of the authenticator, once. They are not shown again. */
  recoveryCodes: string[];
  session: OperatorSessionResponse;
};
export type AcceptanceRequest = {
  password: string;
  token: string;
  /** The six digits the authenticator shows. */
  verificationCode: string;
};
export type InvitationResponse = {
  /** The secret as an `otpauth:` address, to open on a phone. */
  address: string;
  email: string;
  /** The authenticator's secret in base 32, to type in. */
  key: string;
  name: string;
  /** The address as a QR code, an SVG document. */
  qrCode: string;
};
export type InvitationRequest = {
  /** From the invitation's link. */
  token: string;
};
export type CurrentOperator = {
  /** Names of their brands by slug, in English where the tenant has one. */
  brands: {
    [key: string]: string;
  };
  email: string;
  name: string;
  recoveryCodesLeft: number;
  roles: OperatorRoleName[];
  /** Slugs of the served tenants the operator acts for. */
  tenants: string[];
  /** IANA time zones of these tenants, by slug. Deadlines are on their clock. */
  zones: {
    [key: string]: string;
  };
};
export type OpenSession = {
  /** What the browser calls itself. */
  browser: string;
  expiresAt: string;
  /** Whether it is the session of this call. */
  isCurrent: boolean;
  /** The last call, to the minute. */
  seenAt: string;
  sessionId: string;
  signedInAt: string;
};
export type OperatorSessions = {
  items: OpenSession[];
};
export type SessionEnded = {
  ended: boolean;
};
export type EndSession = {
  sessionId: string;
};
export type OperatorSignInRequest = {
  email: string;
  password: string;
  /** The six digits of the authenticator, or a recovery code. */
  verificationCode: string;
};
export const {
  useAcceptInvitationMutation,
  useOpenInvitationQuery,
  useLazyOpenInvitationQuery,
  useGetCurrentOperatorQuery,
  useLazyGetCurrentOperatorQuery,
  useLoadOperatorSessionsQuery,
  useLazyLoadOperatorSessionsQuery,
  useRevokeOperatorSessionMutation,
  useSignInOperatorMutation,
  useSignOutOperatorMutation,
} = injectedRtkApi;
