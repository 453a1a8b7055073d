import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    acknowledgeHolidayRequest: build.mutation<
      AcknowledgeHolidayRequestApiResponse,
      AcknowledgeHolidayRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Holidays/AcknowledgeHolidayRequest`,
        method: "POST",
        body: queryArg.holidayRequestStep,
      }),
    }),
    addHolidayAttachment: build.mutation<
      AddHolidayAttachmentApiResponse,
      AddHolidayAttachmentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Holidays/AddHolidayAttachment`,
        method: "POST",
        body: queryArg.holidayAttachmentForm,
      }),
    }),
    addHolidayMessage: build.mutation<
      AddHolidayMessageApiResponse,
      AddHolidayMessageApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Holidays/AddHolidayMessage`,
        method: "POST",
        body: queryArg.holidayMessageForm,
      }),
    }),
    assignHolidayRequest: build.mutation<
      AssignHolidayRequestApiResponse,
      AssignHolidayRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Holidays/AssignHolidayRequest`,
        method: "POST",
        body: queryArg.holidayAssignment,
      }),
    }),
    confirmHolidayOrder: build.mutation<
      ConfirmHolidayOrderApiResponse,
      ConfirmHolidayOrderApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Holidays/ConfirmHolidayOrder`,
        method: "POST",
        body: queryArg.holidayConfirmation,
      }),
    }),
    exportHolidayPackages: build.query<
      ExportHolidayPackagesApiResponse,
      ExportHolidayPackagesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Holidays/ExportPackages`,
        method: "POST",
        body: queryArg.holidayExportRequest,
      }),
    }),
    viewHolidayRequest: build.query<
      ViewHolidayRequestApiResponse,
      ViewHolidayRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Holidays/GetHolidayRequest`,
        method: "POST",
        body: queryArg.holidayRequestKey,
      }),
    }),
    loadHolidayRequests: build.query<
      LoadHolidayRequestsApiResponse,
      LoadHolidayRequestsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Holidays/GetHolidayRequests`,
        method: "POST",
        body: queryArg.holidayRequestSearch,
      }),
    }),
    viewHolidayPackage: build.query<
      ViewHolidayPackageApiResponse,
      ViewHolidayPackageApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Holidays/GetPackage`,
        method: "POST",
        body: queryArg.holidayPackageKey,
      }),
    }),
    loadHolidayPackages: build.query<
      LoadHolidayPackagesApiResponse,
      LoadHolidayPackagesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Holidays/GetPackages`,
        method: "POST",
        body: queryArg.holidayPackageSearch,
      }),
    }),
    importHolidayPackages: build.mutation<
      ImportHolidayPackagesApiResponse,
      ImportHolidayPackagesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Holidays/ImportPackages`,
        method: "POST",
        body: queryArg.holidayPackageImport,
      }),
    }),
    publishHolidayPackage: build.mutation<
      PublishHolidayPackageApiResponse,
      PublishHolidayPackageApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Holidays/PublishPackage`,
        method: "POST",
        body: queryArg.holidayPackageStep,
      }),
    }),
    quoteHolidayRequest: build.mutation<
      QuoteHolidayRequestApiResponse,
      QuoteHolidayRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Holidays/QuoteHolidayRequest`,
        method: "POST",
        body: queryArg.holidayQuoteForm,
      }),
    }),
    refuseHolidayOrder: build.mutation<
      RefuseHolidayOrderApiResponse,
      RefuseHolidayOrderApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Holidays/RefuseHolidayOrder`,
        method: "POST",
        body: queryArg.holidayOrderRefusal,
      }),
    }),
    refuseHolidayRequest: build.mutation<
      RefuseHolidayRequestApiResponse,
      RefuseHolidayRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Holidays/RefuseHolidayRequest`,
        method: "POST",
        body: queryArg.holidayRequestRefusal,
      }),
    }),
    saveHolidayPackage: build.mutation<
      SaveHolidayPackageApiResponse,
      SaveHolidayPackageApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Holidays/SavePackage`,
        method: "POST",
        body: queryArg.holidayPackageSave,
      }),
    }),
    withdrawHolidayPackage: build.mutation<
      WithdrawHolidayPackageApiResponse,
      WithdrawHolidayPackageApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Holidays/WithdrawPackage`,
        method: "POST",
        body: queryArg.holidayPackageStep,
      }),
    }),
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as injected };
export type AcknowledgeHolidayRequestApiResponse =
  /** status 200 undefined */ HolidayRequestCase;
export type AcknowledgeHolidayRequestApiArg = {
  holidayRequestStep: HolidayRequestStep;
};
export type AddHolidayAttachmentApiResponse =
  /** status 200 undefined */ HolidayRequestCase;
export type AddHolidayAttachmentApiArg = {
  holidayAttachmentForm: HolidayAttachmentForm;
};
export type AddHolidayMessageApiResponse =
  /** status 200 undefined */ HolidayRequestCase;
export type AddHolidayMessageApiArg = {
  holidayMessageForm: HolidayMessageForm;
};
export type AssignHolidayRequestApiResponse =
  /** status 200 undefined */ HolidayRequestCase;
export type AssignHolidayRequestApiArg = {
  holidayAssignment: HolidayAssignment;
};
export type ConfirmHolidayOrderApiResponse =
  /** status 200 undefined */ HolidayRequestCase;
export type ConfirmHolidayOrderApiArg = {
  holidayConfirmation: HolidayConfirmation;
};
export type ExportHolidayPackagesApiResponse =
  /** status 200 undefined */ HolidayExport;
export type ExportHolidayPackagesApiArg = {
  holidayExportRequest: HolidayExportRequest;
};
export type ViewHolidayRequestApiResponse =
  /** status 200 undefined */ HolidayRequestCase;
export type ViewHolidayRequestApiArg = {
  holidayRequestKey: HolidayRequestKey;
};
export type LoadHolidayRequestsApiResponse =
  /** status 200 undefined */ HolidayRequestsFound;
export type LoadHolidayRequestsApiArg = {
  holidayRequestSearch: HolidayRequestSearch;
};
export type ViewHolidayPackageApiResponse =
  /** status 200 undefined */ HolidayPackagePage;
export type ViewHolidayPackageApiArg = {
  holidayPackageKey: HolidayPackageKey;
};
export type LoadHolidayPackagesApiResponse =
  /** status 200 undefined */ HolidayPackagesFound;
export type LoadHolidayPackagesApiArg = {
  holidayPackageSearch: HolidayPackageSearch;
};
export type ImportHolidayPackagesApiResponse =
  /** status 200 undefined */ HolidayPackagesImported;
export type ImportHolidayPackagesApiArg = {
  holidayPackageImport: HolidayPackageImport;
};
export type PublishHolidayPackageApiResponse =
  /** status 200 undefined */ HolidayPackagePage;
export type PublishHolidayPackageApiArg = {
  holidayPackageStep: HolidayPackageStep;
};
export type QuoteHolidayRequestApiResponse =
  /** status 200 undefined */ HolidayRequestCase;
export type QuoteHolidayRequestApiArg = {
  holidayQuoteForm: HolidayQuoteForm;
};
export type RefuseHolidayOrderApiResponse =
  /** status 200 undefined */ HolidayRequestCase;
export type RefuseHolidayOrderApiArg = {
  holidayOrderRefusal: HolidayOrderRefusal;
};
export type RefuseHolidayRequestApiResponse =
  /** status 200 undefined */ HolidayRequestCase;
export type RefuseHolidayRequestApiArg = {
  holidayRequestRefusal: HolidayRequestRefusal;
};
export type SaveHolidayPackageApiResponse =
  /** status 200 undefined */ HolidayPackagePage;
export type SaveHolidayPackageApiArg = {
  holidayPackageSave: HolidayPackageSave;
};
export type WithdrawHolidayPackageApiResponse =
  /** status 200 undefined */ HolidayPackagePage;
export type WithdrawHolidayPackageApiArg = {
  holidayPackageStep: HolidayPackageStep;
};
export type Assignee = {
  isMe: boolean;
  name: string;
  operatorId: string;
};
export type HolidayContact = {
  email: string;
  name: string;
  /** With the country code. */
  phone: string;
};
export type HolidayRequestEventName =
  | "submitted"
  | "acknowledged"
  | "assigned"
  | "quoted"
  | "reminded"
  | "accepted"
  | "declined"
  | "refused"
  | "expired"
  | "withdrawn";
export type HolidayRequestEntry = {
  at: string;
  /** Name of the user, or the operators' signature; empty for automatic changes. */
  author: string;
  kind: HolidayRequestEventName;
  /** A reason, an amount or a name; may be empty. */
  note: string;
};
export type HolidayMessageFile = {
  fileId: string;
  name: string;
};
export type HolidaySender = "agency" | "operations";
export type HolidayMessage = {
  at: string;
  attachment?: HolidayMessageFile;
  /** Name of the user or operator. */
  author: string;
  from: HolidaySender;
  id: string;
  text: string;
};
export type HolidayReference = {
  /** Line of the quotation, from 0. */
  line: number;
  /** At most 60 characters. */
  reference: string;
};
export type HolidayStageName =
  | "depositDue"
  | "confirming"
  | "balanceDue"
  | "paid"
  | "completed"
  | "cancelled"
  | "expired";
export type HolidayOrderCase = {
  /** What each line is, in the order of the quotation. */
  lines: string[];
  orderReference: string;
  /** What the agency has paid, whether or not it has returned. */
  paid: string;
  references: HolidayReference[];
  stage: HolidayStageName;
  /** Sent with each step on the order. */
  version: number;
};
export type HolidayCancelStep = {
  /** From so many days before the first day on. */
  daysBefore: number;
  /** Percent of the price that is kept. */
  percent: number;
};
export type HolidayQuoteLine = {
  /** At most 120 characters. */
  label: string;
  /** 1 to 999. */
  quantity: number;
  /** What the agency pays for one. */
  unitAgentAmount: string;
  /** What the customer pays for one, as digits in the tenant's currency. */
  unitAmount: string;
};
export type HolidayPackagePrice = {
  cancellationPolicy: HolidayCancelStep[];
  depositPercent: number;
  inclusions: string[];
  lines: HolidayQuoteLine[];
};
export type HolidayDepositKind = "percent" | "fixed";
export type HolidayDeposit = {
  /** Digits in the tenant's currency; with `fixed`. */
  amount?: string;
  kind: HolidayDepositKind;
  /** 1 to 100; with `percent`. */
  percent?: number;
};
export type HolidayQuotation = {
  balanceDue: string;
  /** The earliest step first. */
  cancellationPolicy: HolidayCancelStep[];
  deposit: HolidayDeposit;
  depositDue: string;
  inclusions: string[];
  lines: HolidayQuoteLine[];
  /** For the agency, at most 2,000 characters. */
  note?: string;
  /** First day of the holiday, within the flexible days. */
  startsOn: string;
  /** Until when it can be accepted. */
  validUntil: string;
};
export type HolidayQuoted = {
  /** What the agency pays. */
  agentAmount: string;
  /** What the customer pays. */
  amount: string;
  form: HolidayQuotation;
  /** From 1. */
  number: number;
  quotedAt: string;
  quotedBy: string;
};
export type HolidayRequestStateName =
  | "submitted"
  | "acknowledged"
  | "quoted"
  | "accepted"
  | "declined"
  | "expired"
  | "withdrawn"
  | "refused";
export type HolidayDeskStep =
  | "acknowledge"
  | "assign"
  | "quote"
  | "refuse"
  | "message"
  | "confirmOrder"
  | "refuseOrder";
export type HolidayRequestCase = {
  adults: number;
  agency: string;
  askedBy: string;
  /** Operators who can take it over. */
  assignable: Assignee[];
  /** Name of the operator who works on it. */
  assignedTo?: string;
  budget?: string;
  childAges: number[];
  city: string;
  contact: HolidayContact;
  createdAt: string;
  /** Currency of all amounts. */
  currency: string;
  /** First day that was asked for. */
  date: string;
  /** Days that it may start earlier or later. */
  flexibleDays: number;
  /** Oldest first. */
  history: HolidayRequestEntry[];
  /** Oldest first. */
  messages: HolidayMessage[];
  notes?: string;
  order?: HolidayOrderCase;
  packageId: string;
  /** The package's price for the party; absent when it has none on that day. */
  packagePrice?: HolidayPackagePrice;
  packageTitle: string;
  quotation?: HolidayQuoted;
  /** Why it was declined or refused. */
  reason?: string;
  referenceId: string;
  rooms?: number;
  state: HolidayRequestStateName;
  /** What the operator may do now. */
  steps: HolidayDeskStep[];
  /** Slug of the tenant. */
  tenant: string;
  version: number;
  /** The tenant's time zone, of the deadlines. */
  zone: string;
};
export type HolidayRequestStep = {
  referenceId: string;
  /** Slug of the tenant. */
  tenant: string;
  /** The version that was read. */
  version: number;
};
export type HolidayAttachmentForm = {
  /** PNG, JPEG or PDF under 1 MB. */
  file: Blob;
  referenceId: string;
  /** Slug of the tenant. */
  tenant: string;
  /** 1 to 2,000 characters. */
  text: string;
};
export type HolidayMessageForm = {
  referenceId: string;
  /** Slug of the tenant. */
  tenant: string;
  /** 1 to 2,000 characters. */
  text: string;
};
export type HolidayAssignment = {
  /** One of those who can take it over. */
  operatorId: string;
  referenceId: string;
  /** Slug of the tenant. */
  tenant: string;
  /** The version that was read. */
  version: number;
};
export type HolidayConfirmation = {
  orderReference: string;
  /** At least one. */
  references: HolidayReference[];
  /** Slug of the tenant. */
  tenant: string;
  /** The version of the order that was read. */
  version: number;
};
export type HolidayDeparture = {
  date: string;
  seats: number;
};
export type HolidayText = {
  ar: string;
  en: string;
};
export type HolidayHotel = {
  city: string;
  name: string;
  nights: number;
  /** 1 to 5. */
  stars: number;
};
export type HolidayMeal = "breakfast" | "lunch" | "dinner";
export type HolidayDay = {
  meals: HolidayMeal[];
  text: HolidayText;
  title: HolidayText;
};
export type HolidayUnitPrice = {
  /** What the agency pays. */
  agent: string;
  /** What the customer pays. */
  customer: string;
};
export type HolidayPriceBand = {
  adult: HolidayUnitPrice;
  child: HolidayUnitPrice;
  from: string;
  infant: HolidayUnitPrice;
  /** On top for the adult who has a room alone. */
  singleSupplement: HolidayUnitPrice;
  to: string;
};
export type HolidayStop = {
  /** North positive, in degrees. */
  lat: number;
  /** East positive, in degrees. */
  lon: number;
  name: string;
};
export type HolidayPackageType =
  | "group"
  | "private"
  | "selfDrive"
  | "honeymoon"
  | "umrah"
  | "family"
  | "adventure";
export type HolidayPackageForm = {
  /** The earliest step first. */
  cancellationPolicy: HolidayCancelStep[];
  cityId: string;
  days: number;
  /** None: it starts on every day of its price bands. */
  departures: HolidayDeparture[];
  /** Percent of the price that is paid first. */
  depositPercent: number;
  description: HolidayText;
  documents: HolidayText[];
  exclusions: HolidayText[];
  highlights: HolidayText[];
  hotels: HolidayHotel[];
  inclusions: HolidayText[];
  /** As many as `days`. */
  itinerary: HolidayDay[];
  /** Fewest travellers of a party, infants not counted. */
  minPax: number;
  nights: number;
  /** By date, without overlaps. */
  priceBands: HolidayPriceBand[];
  /** 0 to 5 with one decimal, such as `4.5`. */
  rating: string;
  route: HolidayStop[];
  title: HolidayText;
  type: HolidayPackageType;
  validFrom: string;
  validUntil: string;
};
export type HolidayPackageState = "draft" | "published" | "withdrawn";
export type HolidayPackageRecord = {
  package: HolidayPackageForm;
  /** The package it changes, if the tenant has it; the id of the new one otherwise. Absent for a new id. */
  packageId?: string;
  state: HolidayPackageState;
};
export type HolidayExport = {
  packages: HolidayPackageRecord[];
};
export type HolidayExportRequest = {
  /** Slug of the tenant. */
  tenant: string;
};
export type HolidayRequestKey = {
  referenceId: string;
  /** Slug of the tenant. */
  tenant: string;
};
export type HolidayLastMessage = {
  at: string;
  from: HolidaySender;
  text: string;
};
export type UrgencyName = "green" | "amber" | "red";
export type HolidayRequestRow = {
  adults: number;
  agency: string;
  /** Name of the operator who works on it. */
  assignedTo?: string;
  children: number;
  city: string;
  createdAt: string;
  date: string;
  /** When it is late; absent when nothing waits for operators. */
  dueAt?: string;
  lastMessage?: HolidayLastMessage;
  orderReference?: string;
  orderStage?: HolidayStageName;
  packageTitle: string;
  /** What the customer pays by the last quotation. */
  quotedAmount?: string;
  referenceId: string;
  /** Since when it waits for operators, or else since when it exists. */
  since: string;
  state: HolidayRequestStateName;
  /** Slug of the tenant. */
  tenant: string;
  urgency?: UrgencyName;
  validUntil?: string;
};
export type HolidayRequestsFound = {
  /** Requests in each tab. */
  counts: {
    [key: string]: number;
  };
  items: HolidayRequestRow[];
};
export type HolidayRequestTab = "waiting" | "quoted" | "accepted" | "closed";
export type HolidayRequestSearch = {
  /** Part of a number, an agency, a package, a city or a contact; at most 100 characters. */
  search?: string;
  tab: HolidayRequestTab;
  /** Slug of a tenant; every tenant of the operator if absent. */
  tenant?: string;
};
export type HolidaySold = {
  date: string;
  seats: number;
};
export type HolidayPackagePage = {
  changedAt: string;
  changedBy: string;
  /** Currency of all amounts. */
  currency: string;
  /** Its first pictures, as `data:` addresses. */
  images: string[];
  package: HolidayPackageForm;
  packageId: string;
  /** Places that orders have, by departure. */
  sold: HolidaySold[];
  state: HolidayPackageState;
  /** Slug of the tenant. */
  tenant: string;
  /** Sent with each change, which is refused when the package has changed since. */
  version: number;
};
export type HolidayPackageKey = {
  packageId: string;
  /** Slug of the tenant. */
  tenant: string;
};
export type HolidayCity = {
  cityId: string;
  name: string;
};
export type HolidayPackageRow = {
  changedAt: string;
  city: string;
  days: number;
  /** Departures ahead. */
  departures: number;
  nights: number;
  packageId: string;
  /** The lowest price of an adult from today on, such as `AED 1250.00`; absent without one. */
  priceFrom?: string;
  /** Places left on them; absent for a package without departures. */
  seatsLeft?: number;
  state: HolidayPackageState;
  /** Slug of the tenant. */
  tenant: string;
  title: string;
  type: HolidayPackageType;
  validUntil: string;
};
export type HolidayPackagesFound = {
  /** Every city that a package can be in, by name. */
  cities: HolidayCity[];
  items: HolidayPackageRow[];
  /** Cursor of the next page; absent on the last one. */
  next?: string;
};
export type HolidayPackageSearch = {
  cityId?: string;
  /** `next` of the page before. */
  cursor?: string;
  /** Part of a title, or the id of a city or country; at most 100 characters. */
  search?: string;
  state?: HolidayPackageState;
  /** Slug of a tenant; all tenants of the operator if it is absent. */
  tenant?: string;
  type?: HolidayPackageType;
};
export type HolidayImportProblem = {
  /** Pointer into the package, such as `/priceBands/0/from`. */
  field: string;
  /** Which package of the file, from 0. */
  index: number;
  text: string;
};
export type HolidayPackagesImported = {
  /** Packages that differ from the tenant's. */
  changed: number;
  /** Packages that are new. */
  created: number;
  /** The first 200; with any, nothing is imported. */
  problems: HolidayImportProblem[];
  /** Packages that are as the tenant has them. */
  unchanged: number;
};
export type HolidayPackageImport = {
  /** Read it only. */
  dryRun: boolean;
  /** As they are exported; 1 to 2,000. */
  packages: HolidayPackageRecord[];
  /** Slug of the tenant. */
  tenant: string;
};
export type HolidayPackageStep = {
  packageId: string;
  /** Slug of the tenant. */
  tenant: string;
  /** The version that was read. */
  version: number;
};
export type HolidayQuoteForm = {
  quotation: HolidayQuotation;
  referenceId: string;
  /** Slug of the tenant. */
  tenant: string;
  /** The version that was read. */
  version: number;
};
export type HolidayOrderRefusal = {
  orderReference: string;
  /** For the agency, at most 2,000 characters. */
  reason: string;
  /** Slug of the tenant. */
  tenant: string;
  /** The version of the order that was read. */
  version: number;
};
export type HolidayRequestRefusal = {
  /** For the agency, at most 2,000 characters. */
  reason: string;
  referenceId: string;
  /** Slug of the tenant. */
  tenant: string;
  /** The version that was read. */
  version: number;
};
export type HolidayPackageSave = {
  package: HolidayPackageForm;
  /** Absent for a new package. */
  packageId?: string;
  /** Slug of the tenant. */
  tenant: string;
  /** The version that was read; with `packageId`. */
  version?: number;
};
export const {
  useAcknowledgeHolidayRequestMutation,
  useAddHolidayAttachmentMutation,
  useAddHolidayMessageMutation,
  useAssignHolidayRequestMutation,
  useConfirmHolidayOrderMutation,
  useExportHolidayPackagesQuery,
  useLazyExportHolidayPackagesQuery,
  useViewHolidayRequestQuery,
  useLazyViewHolidayRequestQuery,
  useLoadHolidayRequestsQuery,
  useLazyLoadHolidayRequestsQuery,
  useViewHolidayPackageQuery,
  useLazyViewHolidayPackageQuery,
  useLoadHolidayPackagesQuery,
  useLazyLoadHolidayPackagesQuery,
  useImportHolidayPackagesMutation,
  usePublishHolidayPackageMutation,
  useQuoteHolidayRequestMutation,
  useRefuseHolidayOrderMutation,
  useRefuseHolidayRequestMutation,
  useSaveHolidayPackageMutation,
  useWithdrawHolidayPackageMutation,
} = injectedRtkApi;
