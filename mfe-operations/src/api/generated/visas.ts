import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    deliverVisas: build.mutation<DeliverVisasApiResponse, DeliverVisasApiArg>({
      query: (queryArg) => ({
        url: `/api/operations/v1/Visas/Deliver`,
        method: "POST",
        body: queryArg.visaDelivery,
      }),
    }),
    viewVisaOrder: build.query<ViewVisaOrderApiResponse, ViewVisaOrderApiArg>({
      query: (queryArg) => ({
        url: `/api/operations/v1/Visas/GetOrder`,
        method: "POST",
        body: queryArg.visaDeskOrderRequest,
      }),
    }),
    loadVisaQueue: build.query<LoadVisaQueueApiResponse, LoadVisaQueueApiArg>({
      query: (queryArg) => ({
        url: `/api/operations/v1/Visas/GetQueue`,
        method: "POST",
        body: queryArg.visaDeskQueueRequest,
      }),
    }),
    lodgeVisas: build.mutation<LodgeVisasApiResponse, LodgeVisasApiArg>({
      query: (queryArg) => ({
        url: `/api/operations/v1/Visas/Lodge`,
        method: "POST",
        body: queryArg.visaLodging,
      }),
    }),
    decideVisa: build.mutation<DecideVisaApiResponse, DecideVisaApiArg>({
      query: (queryArg) => ({
        url: `/api/operations/v1/Visas/RecordDecision`,
        method: "POST",
        body: queryArg.visaDecision,
      }),
    }),
    requestVisaCorrection: build.mutation<
      RequestVisaCorrectionApiResponse,
      RequestVisaCorrectionApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Visas/RequestCorrection`,
        method: "POST",
        body: queryArg.visaCorrectionRequest,
      }),
    }),
    reviewVisaDocument: build.mutation<
      ReviewVisaDocumentApiResponse,
      ReviewVisaDocumentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Visas/ReviewDocument`,
        method: "POST",
        body: queryArg.visaDocumentReview,
      }),
    }),
    uploadVisa: build.mutation<UploadVisaApiResponse, UploadVisaApiArg>({
      query: (queryArg) => ({
        url: `/api/operations/v1/Visas/UploadVisa`,
        method: "POST",
        body: queryArg.visaUploadForm,
      }),
    }),
    withdrawVisaCorrection: build.mutation<
      WithdrawVisaCorrectionApiResponse,
      WithdrawVisaCorrectionApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Visas/WithdrawCorrection`,
        method: "POST",
        body: queryArg.visaCorrectionWithdrawal,
      }),
    }),
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as injected };
export type DeliverVisasApiResponse = /** status 200 undefined */ VisaDeskOrder;
export type DeliverVisasApiArg = {
  visaDelivery: VisaDelivery;
};
export type ViewVisaOrderApiResponse =
  /** status 200 undefined */ VisaDeskOrder;
export type ViewVisaOrderApiArg = {
  visaDeskOrderRequest: VisaDeskOrderRequest;
};
export type LoadVisaQueueApiResponse =
  /** status 200 undefined */ VisaDeskQueue;
export type LoadVisaQueueApiArg = {
  visaDeskQueueRequest: VisaDeskQueueRequest;
};
export type LodgeVisasApiResponse = /** status 200 undefined */ VisaDeskOrder;
export type LodgeVisasApiArg = {
  visaLodging: VisaLodging;
};
export type DecideVisaApiResponse = /** status 200 undefined */ VisaDeskOrder;
export type DecideVisaApiArg = {
  visaDecision: VisaDecision;
};
export type RequestVisaCorrectionApiResponse =
  /** status 200 undefined */ VisaDeskOrder;
export type RequestVisaCorrectionApiArg = {
  visaCorrectionRequest: VisaCorrectionRequest;
};
export type ReviewVisaDocumentApiResponse =
  /** status 200 undefined */ VisaDeskOrder;
export type ReviewVisaDocumentApiArg = {
  visaDocumentReview: VisaDocumentReview;
};
export type UploadVisaApiResponse = /** status 200 undefined */ VisaDeskOrder;
export type UploadVisaApiArg = {
  visaUploadForm: VisaUploadForm;
};
export type WithdrawVisaCorrectionApiResponse =
  /** status 200 undefined */ VisaDeskOrder;
export type WithdrawVisaCorrectionApiArg = {
  visaCorrectionWithdrawal: VisaCorrectionWithdrawal;
};
export type VisaDeskEarlierFile = {
  fileId: string;
  fileName: string;
};
export type VisaDocumentStatus = "missing" | "pending" | "ok" | "rejected";
export type VisaDeskDocument = {
  code: string;
  /** Versions that a correction replaced, oldest first. */
  earlier: VisaDeskEarlierFile[];
  /** Absent without a file, and once it was deleted. */
  fileId?: string;
  fileName?: string;
  /** Media type of the file. */
  kind?: string;
  mandatory: boolean;
  name: string;
  /** Why it was rejected. */
  reason?: string;
  status: VisaDocumentStatus;
  uploadedAt?: string;
};
export type VisaFieldKind = "text" | "date" | "choice" | "yesNo" | "country";
export type VisaDeskField = {
  /** Name of an input field, or code of an answer. */
  field: string;
  kind: VisaFieldKind;
  label: string;
  /** Dates such as `2026-11-26`, countries as two letters. */
  value: string;
};
export type VisaOrderStatus =
  | "draft"
  | "submitted"
  | "documentReview"
  | "correctionRequested"
  | "resubmitted"
  | "lodged"
  | "inProcess"
  | "biometricsDue"
  | "approved"
  | "refused"
  | "returned"
  | "delivered"
  | "cancelled"
  | "expired";
export type VisaDeskStep = "review" | "correct" | "lodge" | "decide" | "upload";
export type VisaDeskApplicant = {
  applicantId: string;
  biometricsAt?: string;
  decidedAt?: string;
  /** Why it was refused or returned. */
  decisionReason?: string;
  documents: VisaDeskDocument[];
  embassyReference?: string;
  /** In the order of the form; empty for operators who may not read it. */
  fields: VisaDeskField[];
  lodgedAt?: string;
  name: string;
  status: VisaOrderStatus;
  /** What the operator may do now. */
  steps: VisaDeskStep[];
  visaFileId?: string;
  visaNumber?: string;
};
export type VisaDeskCorrectionItem = {
  /** New value, or name of the new file. */
  after?: string;
  /** Former value, or name of the former file. */
  before?: string;
  /** Code of a document. */
  document?: string;
  /** Name of an input field, or code of an answer. */
  field?: string;
  /** What it is called. */
  label: string;
  reason: string;
};
export type VisaDeskCorrection = {
  answeredBy?: string;
  applicantId: string;
  correctionId: string;
  dueAt: string;
  items: VisaDeskCorrectionItem[];
  requestedAt: string;
  requestedBy: string;
  resolvedAt?: string;
};
export type OrderCaseEvent = {
  at: string;
  /** A person's name; empty for automatic steps. */
  by: string;
  text: string;
};
export type VisaDeskFees = {
  total: string;
};
export type VisaDays = {
  max: number;
  min: number;
};
export type VisaDeskOrder = {
  agency: string;
  applicants: VisaDeskApplicant[];
  /** Whether every visa is there to hand out. */
  canDeliver: boolean;
  /** Newest first. */
  corrections: VisaDeskCorrection[];
  destinationName: string;
  /** When the next thing is late; absent when nothing waits. */
  dueAt?: string;
  /** Oldest first. */
  events: OrderCaseEvent[];
  express: boolean;
  fees: VisaDeskFees;
  /** When the documents were deleted. */
  filesDeletedAt?: string;
  nationality: string;
  processingDays: VisaDays;
  product: string;
  referenceId: string;
  residency: string;
  status: VisaOrderStatus;
  submittedAt?: string;
  /** Slug of the tenant. */
  tenant: string;
  travelDate: string;
  /** Sent with each step, which is refused when the order has changed since. */
  version: number;
};
export type VisaDelivery = {
  referenceId: string;
  /** Slug of the tenant. */
  tenant: string;
  /** The version that was read. */
  version: number;
};
export type VisaDeskOrderRequest = {
  referenceId: string;
  /** Slug of the tenant. */
  tenant: string;
};
export type UrgencyName = "green" | "amber" | "red";
export type VisaDeskRow = {
  agency: string;
  /** Number of applicants. */
  applicants: number;
  destinationName: string;
  /** When it is late. */
  dueAt: string;
  leadApplicant: string;
  product: string;
  referenceId: string;
  /** Since when it is in this state. */
  since: string;
  status: VisaOrderStatus;
  /** Slug of the tenant. */
  tenant: string;
  travelDate: string;
  urgency: UrgencyName;
};
export type VisaDeskQueue = {
  /** Number of applications in each part, on all pages; `all` counts those that wait. */
  counts: {
    [key: string]: number;
  };
  /** Cursor of the next page; absent on the last one. */
  next?: string;
  rows: VisaDeskRow[];
};
export type VisaDeskQueueName =
  "review" | "correction" | "lodge" | "inProcess" | "deliver" | "all";
export type VisaDeskQueueRequest = {
  /** `next` of the page before. */
  cursor?: string;
  queue: VisaDeskQueueName;
  /** Part of a reference, an applicant's name, a country or an agency's name; at most 100 characters. */
  search?: string;
  /** Slug of a tenant; every tenant of the operator if absent. */
  tenant?: string;
};
export type VisaLodging = {
  applicantIds: string[];
  referenceId: string;
  /** Slug of the tenant. */
  tenant: string;
  /** The version that was read. */
  version: number;
};
export type VisaDecisionName =
  "approved" | "refused" | "returned" | "biometricsDue";
export type VisaDecision = {
  applicantId: string;
  /** The appointment; with `biometricsDue`. */
  biometricsAt?: string;
  decision: VisaDecisionName;
  /** At most 500 characters; with `refused` and `returned`. */
  reason?: string;
  referenceId: string;
  /** Slug of the tenant. */
  tenant: string;
  /** The version that was read. */
  version: number;
  /** At most 40 characters; with `approved`. */
  visaNumber?: string;
};
export type VisaAskedItem = {
  /** Code of a document; or `field`. */
  document?: string;
  /** Name of an input field, or code of an answer; or `document`. */
  field?: string;
  /** What is wrong, at most 500 characters; the agency reads it. */
  reason: string;
};
export type VisaCorrectionRequest = {
  applicantId: string;
  /** Until when; in three days if absent. */
  dueAt?: string;
  /** One to 40. */
  items: VisaAskedItem[];
  referenceId: string;
  /** Slug of the tenant. */
  tenant: string;
  /** The version that was read. */
  version: number;
};
export type VisaDocumentReview = {
  fileId: string;
  ok: boolean;
  /** Why it does not fit, at most 500 characters; the agency reads it. With `ok` false. */
  reason?: string;
  referenceId: string;
  /** Slug of the tenant. */
  tenant: string;
  /** The version that was read. */
  version: number;
};
export type VisaUploadForm = {
  applicantId: string;
  /** PNG, JPEG or PDF under 1 MB. */
  file: Blob;
  referenceId: string;
  /** Slug of the tenant. */
  tenant: string;
  /** The version that was read. */
  version: number;
};
export type VisaCorrectionWithdrawal = {
  correctionId: string;
  referenceId: string;
  /** Slug of the tenant. */
  tenant: string;
  /** The version that was read. */
  version: number;
};
export const {
  useDeliverVisasMutation,
  useViewVisaOrderQuery,
  useLazyViewVisaOrderQuery,
  useLoadVisaQueueQuery,
  useLazyLoadVisaQueueQuery,
  useLodgeVisasMutation,
  useDecideVisaMutation,
  useRequestVisaCorrectionMutation,
  useReviewVisaDocumentMutation,
  useUploadVisaMutation,
  useWithdrawVisaCorrectionMutation,
} = injectedRtkApi;
