import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    loadAgencies: build.query<LoadAgenciesApiResponse, LoadAgenciesApiArg>({
      query: (queryArg) => ({
        url: `/api/operations/v1/Agency/LoadList`,
        method: "POST",
        body: queryArg.agencyListRequest,
      }),
    }),
    proposeAdjustment: build.mutation<
      ProposeAdjustmentApiResponse,
      ProposeAdjustmentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Agency/ProposeAdjustment`,
        method: "POST",
        body: queryArg.adjustmentRequest,
      }),
    }),
    setCreditLimit: build.mutation<
      SetCreditLimitApiResponse,
      SetCreditLimitApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Agency/SetCreditLimit`,
        method: "POST",
        body: queryArg.creditLimitRequest,
      }),
    }),
    setAgencyStanding: build.mutation<
      SetAgencyStandingApiResponse,
      SetAgencyStandingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Agency/SetStanding`,
        method: "POST",
        body: queryArg.agencyStandingRequest,
      }),
    }),
    viewAgency: build.query<ViewAgencyApiResponse, ViewAgencyApiArg>({
      query: (queryArg) => ({
        url: `/api/operations/v1/Agency/View`,
        method: "POST",
        body: queryArg.agencyRequest,
      }),
    }),
    decideWalletChange: build.mutation<
      DecideWalletChangeApiResponse,
      DecideWalletChangeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/WalletChange/Decide`,
        method: "POST",
        body: queryArg.walletChangeDecision,
      }),
    }),
    viewWalletChange: build.query<
      ViewWalletChangeApiResponse,
      ViewWalletChangeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/WalletChange/View`,
        method: "POST",
        body: queryArg.walletChangeRequest,
      }),
    }),
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as injected };
export type LoadAgenciesApiResponse =
  /** status 200 undefined */ AgencyListResponse;
export type LoadAgenciesApiArg = {
  agencyListRequest: AgencyListRequest;
};
export type ProposeAdjustmentApiResponse =
  /** status 200 undefined */ WalletChangeView;
export type ProposeAdjustmentApiArg = {
  adjustmentRequest: AdjustmentRequest;
};
export type SetCreditLimitApiResponse =
  /** status 200 undefined */ CreditLimitResponse;
export type SetCreditLimitApiArg = {
  creditLimitRequest: CreditLimitRequest;
};
export type SetAgencyStandingApiResponse =
  /** status 200 undefined */ AgencyView;
export type SetAgencyStandingApiArg = {
  agencyStandingRequest: AgencyStandingRequest;
};
export type ViewAgencyApiResponse = /** status 200 undefined */ AgencyView;
export type ViewAgencyApiArg = {
  agencyRequest: AgencyRequest;
};
export type DecideWalletChangeApiResponse =
  /** status 200 undefined */ WalletChangeCase;
export type DecideWalletChangeApiArg = {
  walletChangeDecision: WalletChangeDecision;
};
export type ViewWalletChangeApiResponse =
  /** status 200 undefined */ WalletChangeCase;
export type ViewWalletChangeApiArg = {
  walletChangeRequest: WalletChangeRequest;
};
export type AgencyStandingName = "active" | "blocked";
export type AgencyWalletView = {
  /** What it may still spend: posted − held + credit limit. */
  available: string;
  creditLimit: string;
  creditUsed: string;
  held: string;
  /** Sum of the ledger; negative if the agency draws on credit. */
  posted: string;
};
export type AgencyListItem = {
  agencyId: string;
  /** Branches, closed ones included. */
  branches: number;
  email: string;
  name: string;
  /** Number of the application it came from. */
  reference?: string;
  standing: AgencyStandingName;
  /** Slug of the tenant. */
  tenant: string;
  /** Absent for operators who do not read money, and for agencies without a wallet. */
  wallet?: AgencyWalletView;
};
export type AgencyListResponse = {
  items: AgencyListItem[];
  /** Cursor of the next page; absent on the last one. */
  next?: string;
};
export type AgencyStandingFilter = "active" | "blocked";
export type AgencyListRequest = {
  /** `next` of the page before. */
  cursor?: string;
  /** Part of the name or e-mail address, or the number of the application; at most 100 characters. */
  search?: string;
  standing?: AgencyStandingFilter;
  /** Slug of a tenant. */
  tenant?: string;
};
export type AdjustmentCauseName =
  "correction" | "goodwill" | "supplierClaim" | "bankCharge" | "writeOff";
export type WalletChangeSignature = {
  at: string;
  by: string;
  note: string;
};
export type WalletChangeKindName = "credit" | "adjustment";
export type WalletChangeStatusName = "proposed" | "approved" | "refused";
export type WalletChangeStep = "approve" | "refuse";
export type WalletChangeView = {
  agencyId: string;
  /** The new credit limit, or what is added to the wallet; negative takes from it. */
  amount: string;
  /** Of a credit limit: the one it was proposed at. */
  before?: string;
  /** Of an adjustment. */
  cause?: AdjustmentCauseName;
  changeRef: string;
  /** Who decided. */
  checker?: WalletChangeSignature;
  kind: WalletChangeKindName;
  maker: WalletChangeSignature;
  status: WalletChangeStatusName;
  /** What the operator of this call may decide now. */
  steps: WalletChangeStep[];
};
export type AdjustmentRequest = {
  agencyId: string;
  /** Such as `AED -250.00`, with exactly the currency's decimals; negative takes from the wallet. */
  amount: string;
  cause: AdjustmentCauseName;
  /** Chosen by the caller: the same one again proposes once. */
  changeId: string;
  /** For the operator who decides, and the audit trail; at most 500 characters. */
  note: string;
  /** Slug of the tenant. */
  tenant: string;
};
export type CreditLimitResponse = {
  agencyId: string;
  /** The change that waits for another operator; absent when the limit is in force. */
  waits?: WalletChangeView;
  wallet: AgencyWalletView;
};
export type CreditLimitRequest = {
  agencyId: string;
  /** Such as `AED 5000.00`, with exactly the currency's decimals. */
  limit: string;
  /** Kept in the audit trail, at most 2,000 characters. */
  reason: string;
  /** Slug of the tenant. */
  tenant: string;
};
export type AgencyBlocking = {
  at: string;
  by: string;
  reason: string;
};
export type BranchStandingName = "active" | "closed";
export type AgencyBranch = {
  branchId: string;
  city: string;
  manager: string;
  name: string;
  standing: BranchStandingName;
};
export type AgencyDocument = {
  fileId: string;
  /** What it is, such as `tradeLicense`. */
  kind: string;
  name: string;
  uploadedAt: string;
};
export type LicencesGiven = {
  civilAviationExpiry?: string;
  civilAviationNumber?: string;
  tradeLicenseExpiry: string;
  tradeLicenseNumber: string;
};
export type LicencesStandingName = "due" | "submitted" | "accepted";
export type LicencesOnFile = {
  /** Last change. */
  changedAt: string;
  /** Absent until they were given once. */
  given?: LicencesGiven;
  standing: LicencesStandingName;
};
export type LedgerEntryKindName =
  "deposit" | "issue" | "void" | "refund" | "adjustment" | "fee";
export type AgencyEntry = {
  at: string;
  /** The wallet after it. */
  balance: string;
  /** What it added. */
  credit?: string;
  /** What it took from the wallet. */
  debit?: string;
  description: string;
  entryNo: number;
  kind: LedgerEntryKindName;
  reference: string;
};
export type AgencyMoneyView = {
  /** The highest credit limit that one operator grants alone. */
  aloneUpTo: string;
  /** The last changes that operators proposed, newest first. */
  changes: WalletChangeView[];
  /** Unpaid for orders paid in part. */
  due: string;
  /** The last entries of the ledger, newest first. */
  entries: AgencyEntry[];
  /** Whether the agency buys nothing until it pays. */
  isEnforced: boolean;
  /** The part of it past its due date. */
  overdue: string;
  wallet: AgencyWalletView;
};
export type AgencyProfile = {
  address: string;
  city: string;
  country: string;
  email: string;
  phone: string;
  postalCode: string;
  taxNumber: string;
  website: string;
};
export type StaffStandingName = "active" | "disabled";
export type AgencyPerson = {
  /** Absent for people of the whole agency. */
  branch?: string;
  email: string;
  lastSignedInAt?: string;
  name: string;
  phone: string;
  /** Names of roles. */
  roles: string[];
  standing: StaffStandingName;
  userId: string;
};
export type AgencyView = {
  agencyId: string;
  applicationId?: string;
  /** Who blocked it. */
  blocked?: AgencyBlocking;
  branches: AgencyBranch[];
  /** Newest first; absent for operators who do not read them. */
  documents?: AgencyDocument[];
  joinedAt: string;
  /** Absent for an agency that was never asked for them. */
  licences?: LicencesOnFile;
  /** Absent for operators who do not read money, and for an agency without a wallet. */
  money?: AgencyMoneyView;
  name: string;
  profile: AgencyProfile;
  /** Number of the application it came from. */
  reference?: string;
  staff: AgencyPerson[];
  standing: AgencyStandingName;
};
export type AgencyStandingRequest = {
  agencyId: string;
  /** Kept in the audit trail, at most 2,000 characters. */
  reason: string;
  standing: AgencyStandingFilter;
  /** Slug of the tenant. */
  tenant: string;
};
export type AgencyRequest = {
  agencyId: string;
  /** Slug of the tenant. */
  tenant: string;
};
export type WalletChangeCase = {
  agency: string;
  change: WalletChangeView;
};
export type WalletChangeDecision = {
  changeRef: string;
  decision: WalletChangeStep;
  /** How the operator knows, or why not; at most 500 characters. */
  note: string;
  /** Slug of the tenant. */
  tenant: string;
};
export type WalletChangeRequest = {
  changeRef: string;
  /** Slug of the tenant. */
  tenant: string;
};
export const {
  useLoadAgenciesQuery,
  useLazyLoadAgenciesQuery,
  useProposeAdjustmentMutation,
  useSetCreditLimitMutation,
  useSetAgencyStandingMutation,
  useViewAgencyQuery,
  useLazyViewAgencyQuery,
  useDecideWalletChangeMutation,
  useViewWalletChangeQuery,
  useLazyViewWalletChangeQuery,
} = injectedRtkApi;
