import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getModuleList: build.query<GetModuleListApiResponse, GetModuleListApiArg>({
      query: () => ({ url: `/api/customer/v1/CompanySettings/GetModuleList` }),
    }),
    getStaffLookups: build.query<
      GetStaffLookupsApiResponse,
      GetStaffLookupsApiArg
    >({
      query: () => ({
        url: `/api/customer/v1/CompanySettings/GetStaffLookups`,
      }),
    }),
    getTimeZones: build.query<GetTimeZonesApiResponse, GetTimeZonesApiArg>({
      query: () => ({ url: `/api/customer/v1/CompanySettings/GetTimeZones` }),
    }),
    removeLogo: build.mutation<RemoveLogoApiResponse, RemoveLogoApiArg>({
      query: () => ({
        url: `/api/customer/v1/CompanySettings/RemoveLogo`,
        method: "POST",
      }),
    }),
    createBranch: build.mutation<CreateBranchApiResponse, CreateBranchApiArg>({
      query: (queryArg) => ({
        url: `/api/customer/v1/CompanySettings/createbranch`,
        method: "POST",
        body: queryArg.branchForm,
      }),
    }),
    createStaff: build.mutation<CreateStaffApiResponse, CreateStaffApiArg>({
      query: (queryArg) => ({
        url: `/api/customer/v1/CompanySettings/createstaff`,
        method: "POST",
        body: queryArg.newStaff,
      }),
    }),
    dropdownBranch: build.query<
      DropdownBranchApiResponse,
      DropdownBranchApiArg
    >({
      query: () => ({ url: `/api/customer/v1/CompanySettings/dropdownbranch` }),
    }),
    dropdownRole: build.query<DropdownRoleApiResponse, DropdownRoleApiArg>({
      query: () => ({ url: `/api/customer/v1/CompanySettings/dropdownrole` }),
    }),
    loadBasicInfo: build.query<LoadBasicInfoApiResponse, LoadBasicInfoApiArg>({
      query: () => ({
        url: `/api/customer/v1/CompanySettings/loadbasicinfo`,
        method: "POST",
      }),
    }),
    loadBranch: build.query<LoadBranchApiResponse, LoadBranchApiArg>({
      query: () => ({
        url: `/api/customer/v1/CompanySettings/loadbranch`,
        method: "POST",
      }),
    }),
    loadDocuments: build.query<LoadDocumentsApiResponse, LoadDocumentsApiArg>({
      query: () => ({
        url: `/api/customer/v1/CompanySettings/loaddocuments`,
        method: "POST",
      }),
    }),
    loadKycRemarks: build.query<
      LoadKycRemarksApiResponse,
      LoadKycRemarksApiArg
    >({
      query: () => ({
        url: `/api/customer/v1/CompanySettings/loadkycremarks`,
        method: "POST",
      }),
    }),
    loadProfile: build.query<LoadProfileApiResponse, LoadProfileApiArg>({
      query: () => ({
        url: `/api/customer/v1/CompanySettings/loadprofile`,
        method: "POST",
      }),
    }),
    loadStaff: build.query<LoadStaffApiResponse, LoadStaffApiArg>({
      query: () => ({
        url: `/api/customer/v1/CompanySettings/loadstaff`,
        method: "POST",
      }),
    }),
    updateBasicInfo: build.mutation<
      UpdateBasicInfoApiResponse,
      UpdateBasicInfoApiArg
    >({
      query: (queryArg) => ({
        url: `/api/customer/v1/CompanySettings/updatebasicinfo`,
        method: "POST",
        body: queryArg.basicInfo,
      }),
    }),
    updateBranch: build.mutation<UpdateBranchApiResponse, UpdateBranchApiArg>({
      query: (queryArg) => ({
        url: `/api/customer/v1/CompanySettings/updatebranch`,
        method: "POST",
        body: queryArg.branchChange,
      }),
    }),
    updateKycRemarks: build.mutation<
      UpdateKycRemarksApiResponse,
      UpdateKycRemarksApiArg
    >({
      query: (queryArg) => ({
        url: `/api/customer/v1/CompanySettings/updatekycremarks`,
        method: "POST",
        body: queryArg.kycAnswer,
      }),
    }),
    updateStaff: build.mutation<UpdateStaffApiResponse, UpdateStaffApiArg>({
      query: (queryArg) => ({
        url: `/api/customer/v1/CompanySettings/updatestaff`,
        method: "POST",
        body: queryArg.staffChange,
      }),
    }),
    uploadDocument: build.mutation<
      UploadDocumentApiResponse,
      UploadDocumentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/customer/v1/CompanySettings/uploaddocument`,
        method: "POST",
        body: queryArg.documentForm,
      }),
    }),
    uploadLogo: build.mutation<UploadLogoApiResponse, UploadLogoApiArg>({
      query: (queryArg) => ({
        url: `/api/customer/v1/CompanySettings/uploadlogo`,
        method: "POST",
        body: queryArg.logoForm,
      }),
    }),
    viewBasicInfo: build.query<ViewBasicInfoApiResponse, ViewBasicInfoApiArg>({
      query: () => ({
        url: `/api/customer/v1/CompanySettings/viewbasicinfo`,
        method: "POST",
      }),
    }),
    viewBranch: build.query<ViewBranchApiResponse, ViewBranchApiArg>({
      query: (queryArg) => ({
        url: `/api/customer/v1/CompanySettings/viewbranch`,
        method: "POST",
        body: queryArg.branchKey,
      }),
    }),
    viewStaff: build.query<ViewStaffApiResponse, ViewStaffApiArg>({
      query: (queryArg) => ({
        url: `/api/customer/v1/CompanySettings/viewstaff`,
        method: "POST",
        body: queryArg.staffKey,
      }),
    }),
    addBankAccount: build.mutation<
      AddBankAccountApiResponse,
      AddBankAccountApiArg
    >({
      query: (queryArg) => ({
        url: `/api/payment/v1/bankaccount/addaccount`,
        method: "POST",
        body: queryArg.bankAccountForm,
      }),
    }),
    editBankAccount: build.mutation<
      EditBankAccountApiResponse,
      EditBankAccountApiArg
    >({
      query: (queryArg) => ({
        url: `/api/payment/v1/bankaccount/editaccount`,
        method: "POST",
        body: queryArg.bankAccountChange,
      }),
    }),
    getBankAccountDetails: build.query<
      GetBankAccountDetailsApiResponse,
      GetBankAccountDetailsApiArg
    >({
      query: () => ({
        url: `/api/payment/v1/bankaccount/getBankAccountDetails`,
      }),
    }),
    loadBankAccounts: build.query<
      LoadBankAccountsApiResponse,
      LoadBankAccountsApiArg
    >({
      query: () => ({
        url: `/api/payment/v1/bankaccount/load`,
        method: "POST",
      }),
    }),
    viewBankAccount: build.query<
      ViewBankAccountApiResponse,
      ViewBankAccountApiArg
    >({
      query: (queryArg) => ({
        url: `/api/payment/v1/bankaccount/viewaccount`,
        method: "POST",
        body: queryArg.bankAccountKey,
      }),
    }),
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as injected };
export type GetModuleListApiResponse = /** status 200 undefined */ ModuleList;
export type GetModuleListApiArg = void;
export type GetStaffLookupsApiResponse =
  /** status 200 undefined */ StaffLookups;
export type GetStaffLookupsApiArg = void;
export type GetTimeZonesApiResponse = /** status 200 undefined */ TimeZones;
export type GetTimeZonesApiArg = void;
export type RemoveLogoApiResponse = /** status 200 undefined */ LogoChanged;
export type RemoveLogoApiArg = void;
export type CreateBranchApiResponse = /** status 200 undefined */ Branch;
export type CreateBranchApiArg = {
  branchForm: BranchForm;
};
export type CreateStaffApiResponse = /** status 200 undefined */ StaffView;
export type CreateStaffApiArg = {
  newStaff: NewStaff;
};
export type DropdownBranchApiResponse =
  /** status 200 undefined */ BranchChoices;
export type DropdownBranchApiArg = void;
export type DropdownRoleApiResponse = /** status 200 undefined */ RoleChoices;
export type DropdownRoleApiArg = void;
export type LoadBasicInfoApiResponse = /** status 200 undefined */ BasicInfo;
export type LoadBasicInfoApiArg = void;
export type LoadBranchApiResponse = /** status 200 undefined */ Branches;
export type LoadBranchApiArg = void;
export type LoadDocumentsApiResponse =
  /** status 200 undefined */ DocumentsResponse;
export type LoadDocumentsApiArg = void;
export type LoadKycRemarksApiResponse = /** status 200 undefined */ KycRemarks;
export type LoadKycRemarksApiArg = void;
export type LoadProfileApiResponse = /** status 200 undefined */ CompanyProfile;
export type LoadProfileApiArg = void;
export type LoadStaffApiResponse = /** status 200 undefined */ StaffList;
export type LoadStaffApiArg = void;
export type UpdateBasicInfoApiResponse = /** status 200 undefined */ BasicInfo;
export type UpdateBasicInfoApiArg = {
  basicInfo: BasicInfo;
};
export type UpdateBranchApiResponse = /** status 200 undefined */ Branch;
export type UpdateBranchApiArg = {
  branchChange: BranchChange;
};
export type UpdateKycRemarksApiResponse =
  /** status 200 undefined */ KycRemarks;
export type UpdateKycRemarksApiArg = {
  kycAnswer: KycAnswer;
};
export type UpdateStaffApiResponse = /** status 200 undefined */ StaffView;
export type UpdateStaffApiArg = {
  staffChange: StaffChange;
};
export type UploadDocumentApiResponse =
  /** status 200 undefined */ CompanyDocument;
export type UploadDocumentApiArg = {
  documentForm: DocumentForm;
};
export type UploadLogoApiResponse = /** status 200 undefined */ LogoChanged;
export type UploadLogoApiArg = {
  logoForm: LogoForm;
};
export type ViewBasicInfoApiResponse = /** status 200 undefined */ BasicInfo;
export type ViewBasicInfoApiArg = void;
export type ViewBranchApiResponse = /** status 200 undefined */ Branch;
export type ViewBranchApiArg = {
  branchKey: BranchKey;
};
export type ViewStaffApiResponse = /** status 200 undefined */ StaffView;
export type ViewStaffApiArg = {
  staffKey: StaffKey;
};
export type AddBankAccountApiResponse = /** status 200 undefined */ BankAccount;
export type AddBankAccountApiArg = {
  bankAccountForm: BankAccountForm;
};
export type EditBankAccountApiResponse =
  /** status 200 undefined */ BankAccount;
export type EditBankAccountApiArg = {
  bankAccountChange: BankAccountChange;
};
export type GetBankAccountDetailsApiResponse =
  /** status 200 undefined */ OwnerBankAccounts;
export type GetBankAccountDetailsApiArg = void;
export type LoadBankAccountsApiResponse =
  /** status 200 undefined */ BankAccounts;
export type LoadBankAccountsApiArg = void;
export type ViewBankAccountApiResponse =
  /** status 200 undefined */ BankAccount;
export type ViewBankAccountApiArg = {
  bankAccountKey: BankAccountKey;
};
export type Grantable = {
  code: number;
  /** Whether the caller holds it and may grant it. */
  grantable: boolean;
  name: string;
};
export type ModuleName =
  | "overview"
  | "flights"
  | "afterSales"
  | "travellers"
  | "money"
  | "company"
  | "holidays"
  | "hotels"
  | "visas";
export type ModuleGroup = {
  functionalities: Grantable[];
  name: ModuleName;
};
export type ModuleList = {
  modules: ModuleGroup[];
};
export type StaffLookups = {
  departments: string[];
  designations: string[];
};
export type TimeZones = {
  timeZones: string[];
  /** The tenant's time zone. */
  usual: string;
};
export type LogoChanged = {
  /** URL of the logo; requires the session token. Absent if there is none. */
  companyLogo?: string;
};
export type StandingName = "active" | "closed";
export type Branch = {
  address: string;
  branchId: string;
  city: string;
  /** ISO 3166-1 alpha-2, or empty. */
  country?: string;
  email?: string;
  /** Name of the branch manager. */
  manager?: string;
  /** 2 to 100 characters, unique among the agency's open branches. */
  name: string;
  /** With country code. */
  phone: string;
  status: StandingName;
  /** Send it back with a change; a change based on another version is refused. */
  version: number;
};
export type BranchForm = {
  address: string;
  city: string;
  /** ISO 3166-1 alpha-2, or empty. */
  country?: string;
  email?: string;
  /** Name of the branch manager. */
  manager?: string;
  /** 2 to 100 characters, unique among the agency's open branches. */
  name: string;
  /** With country code. */
  phone: string;
  status: StandingName;
};
export type RoleName =
  | "owner"
  | "manager"
  | "ticketing"
  | "reservation"
  | "accounts"
  | "visaDesk"
  | "viewer";
export type StaffStatusName = "active" | "invited" | "disabled";
export type StaffView = {
  /** Whether they may sign in. */
  active: boolean;
  /** Absent for the whole agency. */
  branchId?: string;
  branchName?: string;
  /** Whether the caller may change this user. */
  changeable: boolean;
  createdAt: string;
  department?: string;
  designation?: string;
  email: string;
  firstName: string;
  /** Permissions: at least one, and only those the caller holds. */
  functionalities: number[];
  lastName: string;
  lastSignedInAt?: string;
  /** With country code. */
  phone: string;
  role: RoleName;
  staffId: string;
  status: StaffStatusName;
  /** IANA time zone; empty for the tenant's. */
  timeZone?: string;
  /** Send it back with a change; a change based on another version is refused. */
  version: number;
};
export type NewStaff = {
  /** Whether they may sign in. */
  active: boolean;
  /** Absent for the whole agency. */
  branchId?: string;
  department?: string;
  designation?: string;
  /** E-mail address and user name; it cannot be changed later. */
  email: string;
  firstName: string;
  /** Permissions: at least one, and only those the caller holds. */
  functionalities: number[];
  lastName: string;
  /** With country code. */
  phone: string;
  role: RoleName;
  /** IANA time zone; empty for the tenant's. */
  timeZone?: string;
};
export type BranchChoice = {
  branchId: string;
  name: string;
};
export type BranchChoices = {
  branches: BranchChoice[];
  /** Whether staff may be assigned to no branch. */
  wholeAgency: boolean;
};
export type RoleChoice = {
  /** Its default permissions that the caller may grant. */
  functionalities: number[];
  /** Whether the caller may assign it. */
  grantable: boolean;
  role: RoleName;
};
export type RoleChoices = {
  roles: RoleChoice[];
};
export type BasicInfo = {
  /** Accent colour of what its customers read, `#rrggbb`; empty for the portal's. */
  accentColour?: string;
  address: string;
  city: string;
  companyEmail: string;
  companyName: string;
  /** With country code. */
  companyPhone: string;
  /** ISO 3166-1 alpha-2, or empty. */
  country: string;
  postalCode: string;
  taxNumber: string;
  /** IANA time zone; empty for the tenant's. */
  timeZone: string;
  /** Version that was read; a change based on another version is refused. */
  version: number;
  /** `https://…`, or empty. */
  website: string;
};
export type Branches = {
  branches: Branch[];
};
export type DocumentKindName =
  | "tradeLicense"
  | "civilAviation"
  | "nationalId"
  | "taxCertificate"
  | "bankLetter"
  | "other";
export type CompanyDocument = {
  /** URL of the file; requires the session token. */
  address: string;
  /** Size in bytes. */
  bytes: number;
  documentId: string;
  fileName: string;
  kind: DocumentKindName;
  mediaType: string;
  uploadedAt: string;
};
export type DocumentsResponse = {
  documents: CompanyDocument[];
};
export type RemarkAuthorName = "portal" | "agency";
export type Remark = {
  at: string;
  author: RemarkAuthorName;
  authorName: string;
  remark: string;
};
export type KycRemarks = {
  remarks: Remark[];
};
export type CompanyProfile = {
  branches: number;
  city: string;
  civilAviationExpiryDate?: string;
  civilAviationNumber?: string;
  companyEmail: string;
  /** URL of its own logo; requires the session token. */
  companyLogo?: string;
  companyName: string;
  companyPhone: string;
  country: string;
  documents: number;
  staff: number;
  tradeLicenseExpiryDate?: string;
  /** Latest licences; absent if none were given. */
  tradeLicenseNumber?: string;
};
export type StaffList = {
  staff: StaffView[];
};
export type BranchChange = {
  address: string;
  branchId: string;
  city: string;
  /** ISO 3166-1 alpha-2, or empty. */
  country?: string;
  email?: string;
  /** Name of the branch manager. */
  manager?: string;
  /** 2 to 100 characters, unique among the agency's open branches. */
  name: string;
  /** With country code. */
  phone: string;
  status: StandingName;
  version: number;
};
export type KycAnswer = {
  /** 1 to 1,000 characters. */
  remark: string;
};
export type StaffChange = {
  /** Whether they may sign in. */
  active: boolean;
  /** Absent for the whole agency. */
  branchId?: string;
  department?: string;
  designation?: string;
  firstName: string;
  /** Permissions: at least one, and only those the caller holds. */
  functionalities: number[];
  lastName: string;
  /** With country code. */
  phone: string;
  role: RoleName;
  staffId: string;
  /** IANA time zone; empty for the tenant's. */
  timeZone?: string;
  version: number;
};
export type DocumentForm = {
  /** PNG, JPEG or PDF under 1 MB. */
  file: Blob;
  kind: DocumentKindName;
};
export type LogoForm = {
  /** PNG or JPEG under 1 MB. */
  file: Blob;
};
export type BranchKey = {
  branchId: string;
};
export type StaffKey = {
  staffId: string;
};
export type BankAccount = {
  accountName: string;
  /** 4 to 34 letters and digits, unique within the agency. */
  accountNumber: string;
  bankAccountId: string;
  bankName: string;
  branchName?: string;
  createdAt: string;
  /** ISO 4217; the tenant's currency when the account was added. */
  currency: string;
  /** Routing number of 6 to 12 digits, or IBAN. */
  routingNo?: string;
  status: StandingName;
  /** BIC, 8 or 11 characters. */
  swiftCode?: string;
  /** Send it back with a change; a change based on another version is refused. */
  version: number;
};
export type BankAccountForm = {
  accountName: string;
  /** 4 to 34 letters and digits, unique within the agency. */
  accountNumber: string;
  bankName: string;
  branchName?: string;
  /** Routing number of 6 to 12 digits, or IBAN. */
  routingNo?: string;
  status: StandingName;
  /** BIC, 8 or 11 characters. */
  swiftCode?: string;
};
export type BankAccountChange = {
  accountName: string;
  /** 4 to 34 letters and digits, unique within the agency. */
  accountNumber: string;
  bankAccountId: string;
  bankName: string;
  branchName?: string;
  /** Routing number of 6 to 12 digits, or IBAN. */
  routingNo?: string;
  status: StandingName;
  /** BIC, 8 or 11 characters. */
  swiftCode?: string;
  version: number;
};
export type OwnerBankAccount = {
  accountName: string;
  accountNumber: string;
  bankAccountId: string;
  bankLogoIconName: string;
  bankLogoURL: string;
  bankName: string;
  branchName: string;
  routingNo: string;
  swiftCode: string;
};
export type OwnerBankAccounts = {
  accounts: OwnerBankAccount[];
};
export type BankAccounts = {
  accounts: BankAccount[];
};
export type BankAccountKey = {
  bankAccountId: string;
};
export const {
  useGetModuleListQuery,
  useLazyGetModuleListQuery,
  useGetStaffLookupsQuery,
  useLazyGetStaffLookupsQuery,
  useGetTimeZonesQuery,
  useLazyGetTimeZonesQuery,
  useRemoveLogoMutation,
  useCreateBranchMutation,
  useCreateStaffMutation,
  useDropdownBranchQuery,
  useLazyDropdownBranchQuery,
  useDropdownRoleQuery,
  useLazyDropdownRoleQuery,
  useLoadBasicInfoQuery,
  useLazyLoadBasicInfoQuery,
  useLoadBranchQuery,
  useLazyLoadBranchQuery,
  useLoadDocumentsQuery,
  useLazyLoadDocumentsQuery,
  useLoadKycRemarksQuery,
  useLazyLoadKycRemarksQuery,
  useLoadProfileQuery,
  useLazyLoadProfileQuery,
  useLoadStaffQuery,
  useLazyLoadStaffQuery,
  useUpdateBasicInfoMutation,
  useUpdateBranchMutation,
  useUpdateKycRemarksMutation,
  useUpdateStaffMutation,
  useUploadDocumentMutation,
  useUploadLogoMutation,
  useViewBasicInfoQuery,
  useLazyViewBasicInfoQuery,
  useViewBranchQuery,
  useLazyViewBranchQuery,
  useViewStaffQuery,
  useLazyViewStaffQuery,
  useAddBankAccountMutation,
  useEditBankAccountMutation,
  useGetBankAccountDetailsQuery,
  useLazyGetBankAccountDetailsQuery,
  useLoadBankAccountsQuery,
  useLazyLoadBankAccountsQuery,
  useViewBankAccountQuery,
  useLazyViewBankAccountQuery,
} = injectedRtkApi;
