import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    decideLicences: build.mutation<
      DecideLicencesApiResponse,
      DecideLicencesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Agency/DecideLicences`,
        method: "POST",
        body: queryArg.licencesDecision,
      }),
    }),
    remarkOnKyc: build.mutation<RemarkOnKycApiResponse, RemarkOnKycApiArg>({
      query: (queryArg) => ({
        url: `/api/operations/v1/Agency/RemarkOnKyc`,
        method: "POST",
        body: queryArg.kycRemarkRequest,
      }),
    }),
    viewLicences: build.query<ViewLicencesApiResponse, ViewLicencesApiArg>({
      query: (queryArg) => ({
        url: `/api/operations/v1/Agency/ViewLicences`,
        method: "POST",
        body: queryArg.licencesRequest,
      }),
    }),
    decideApplication: build.mutation<
      DecideApplicationApiResponse,
      DecideApplicationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Application/Decide`,
        method: "POST",
        body: queryArg.applicationDecision,
      }),
    }),
    remarkOnApplication: build.mutation<
      RemarkOnApplicationApiResponse,
      RemarkOnApplicationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Application/Remark`,
        method: "POST",
        body: queryArg.applicationRemarkRequest,
      }),
    }),
    viewApplication: build.query<
      ViewApplicationApiResponse,
      ViewApplicationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Application/View`,
        method: "POST",
        body: queryArg.applicationRequest,
      }),
    }),
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as injected };
export type DecideLicencesApiResponse =
  /** status 200 undefined */ AgencyDecided;
export type DecideLicencesApiArg = {
  licencesDecision: LicencesDecision;
};
export type RemarkOnKycApiResponse = /** status 200 undefined */ AgencyDecided;
export type RemarkOnKycApiArg = {
  kycRemarkRequest: KycRemarkRequest;
};
export type ViewLicencesApiResponse = /** status 200 undefined */ LicencesView;
export type ViewLicencesApiArg = {
  licencesRequest: LicencesRequest;
};
export type DecideApplicationApiResponse =
  /** status 200 undefined */ ApplicationView;
export type DecideApplicationApiArg = {
  applicationDecision: ApplicationDecision;
};
export type RemarkOnApplicationApiResponse =
  /** status 200 undefined */ ApplicationView;
export type RemarkOnApplicationApiArg = {
  applicationRemarkRequest: ApplicationRemarkRequest;
};
export type ViewApplicationApiResponse =
  /** status 200 undefined */ ApplicationView;
export type ViewApplicationApiArg = {
  applicationRequest: ApplicationRequest;
};
export type AgencyDecided = {
  agencyId: string;
};
export type LicencesVerdict = "ask" | "accept";
export type LicencesDecision = {
  agencyId: string;
  decision: LicencesVerdict;
  /** Slug of the tenant. */
  tenant: string;
};
export type KycRemarkRequest = {
  agencyId: string;
  /** At most 1,000 characters. */
  remark: string;
  /** Slug of the tenant. */
  tenant: string;
};
export type LicencesGiven = {
  civilAviationExpiry?: string;
  civilAviationNumber?: string;
  tradeLicenseExpiry: string;
  tradeLicenseNumber: string;
};
export type LicencesStandingName = "due" | "submitted" | "accepted";
export type LicencesView = {
  agency: string;
  agencyId: string;
  /** Last change. */
  changedAt?: string;
  /** Absent until they were given once. */
  given?: LicencesGiven;
  /** Absent for an agency that was never asked. */
  standing?: LicencesStandingName;
};
export type LicencesRequest = {
  agencyId: string;
  /** Slug of the tenant. */
  tenant: string;
};
export type ApplicationForm = {
  address: string;
  city: string;
  civilAviationNumber: string;
  companyName: string;
  companyRegistrationNumber: string;
  countryCode: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  position: string;
  taxNumber: string;
  /** A date. */
  tradeLicenseExpiry?: string;
  tradeLicenseNumber: string;
  zipCode: string;
};
export type RemarkStatusName = "ok" | "open" | "refused";
export type RemarkView = {
  at: string;
  by: string;
  item: string;
  remark: string;
  status: RemarkStatusName;
};
export type ApplicationStatusName =
  "pending" | "moreInformation" | "approved" | "rejected";
export type ApplicationView = {
  /** The agency it became. */
  agencyId?: string;
  applicationId: string;
  decidedAt?: string;
  decidedBy?: string;
  form?: ApplicationForm;
  reason?: string;
  reference?: string;
  remarks: RemarkView[];
  status: ApplicationStatusName;
  submittedAt?: string;
};
export type ApplicationVerdict = "approve" | "reject" | "askForMore";
export type ApplicationDecision = {
  applicationId: string;
  decision: ApplicationVerdict;
  /** Sent to the applicant by e-mail; not used for an approval. */
  reason?: string;
  /** Slug of the tenant. */
  tenant: string;
};
export type ItemStatus = "ok" | "open" | "refused";
export type ApplicationRemarkRequest = {
  applicationId: string;
  /** Such as `Trade licence`. */
  item: string;
  remark?: string;
  status: ItemStatus;
  /** Slug of the tenant. */
  tenant: string;
};
export type ApplicationRequest = {
  applicationId: string;
  /** Slug of the tenant. */
  tenant: string;
};
export const {
  useDecideLicencesMutation,
  useRemarkOnKycMutation,
  useViewLicencesQuery,
  useLazyViewLicencesQuery,
  useDecideApplicationMutation,
  useRemarkOnApplicationMutation,
  useViewApplicationQuery,
  useLazyViewApplicationQuery,
} = injectedRtkApi;
