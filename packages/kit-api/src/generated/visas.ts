import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    visaCancel: build.mutation<VisaCancelApiResponse, VisaCancelApiArg>({
      query: (queryArg) => ({
        url: `/api/visa/v1/Visa/Cancel`,
        method: "POST",
        body: queryArg.cancelVisaRequest,
      }),
    }),
    visaCancelQuote: build.query<
      VisaCancelQuoteApiResponse,
      VisaCancelQuoteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/visa/v1/Visa/CancelQuote`,
        method: "POST",
        body: queryArg.visaReferenceRequest,
      }),
    }),
    visaCreateOrder: build.mutation<
      VisaCreateOrderApiResponse,
      VisaCreateOrderApiArg
    >({
      query: (queryArg) => ({
        url: `/api/visa/v1/Visa/CreateOrder`,
        method: "POST",
        body: queryArg.createVisaOrderRequest,
      }),
    }),
    visaGetCorrections: build.query<
      VisaGetCorrectionsApiResponse,
      VisaGetCorrectionsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/visa/v1/Visa/GetCorrections`,
        method: "POST",
        body: queryArg.visaReferenceRequest,
      }),
    }),
    visaGetCountries: build.query<
      VisaGetCountriesApiResponse,
      VisaGetCountriesApiArg
    >({
      query: () => ({ url: `/api/visa/v1/Visa/GetCountries`, method: "POST" }),
    }),
    visaGetHistory: build.query<
      VisaGetHistoryApiResponse,
      VisaGetHistoryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/visa/v1/Visa/GetHistory`,
        method: "POST",
        body: queryArg.visaReferenceRequest,
      }),
    }),
    visaGetOrder: build.query<VisaGetOrderApiResponse, VisaGetOrderApiArg>({
      query: (queryArg) => ({
        url: `/api/visa/v1/Visa/GetOrder`,
        method: "POST",
        body: queryArg.visaReferenceRequest,
      }),
    }),
    visaGetProduct: build.query<
      VisaGetProductApiResponse,
      VisaGetProductApiArg
    >({
      query: (queryArg) => ({
        url: `/api/visa/v1/Visa/GetProduct`,
        method: "POST",
        body: queryArg.visaProductRequest,
      }),
    }),
    visaGetQueue: build.query<VisaGetQueueApiResponse, VisaGetQueueApiArg>({
      query: (queryArg) => ({
        url: `/api/visa/v1/Visa/GetQueue`,
        method: "POST",
        body: queryArg.visaQueueRequest,
      }),
    }),
    visaRemoveDocument: build.mutation<
      VisaRemoveDocumentApiResponse,
      VisaRemoveDocumentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/visa/v1/Visa/RemoveDocument`,
        method: "POST",
        body: queryArg.removeVisaDocumentRequest,
      }),
    }),
    visaSaveApplicants: build.mutation<
      VisaSaveApplicantsApiResponse,
      VisaSaveApplicantsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/visa/v1/Visa/SaveApplicants`,
        method: "POST",
        body: queryArg.saveVisaApplicantsRequest,
      }),
    }),
    visaSearchProducts: build.query<
      VisaSearchProductsApiResponse,
      VisaSearchProductsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/visa/v1/Visa/SearchProducts`,
        method: "POST",
        body: queryArg.visaSearchRequest,
      }),
    }),
    visaSubmit: build.mutation<VisaSubmitApiResponse, VisaSubmitApiArg>({
      query: (queryArg) => ({
        url: `/api/visa/v1/Visa/Submit`,
        method: "POST",
        body: queryArg.submitVisaRequest,
      }),
    }),
    visaSubmitCorrection: build.mutation<
      VisaSubmitCorrectionApiResponse,
      VisaSubmitCorrectionApiArg
    >({
      query: (queryArg) => ({
        url: `/api/visa/v1/Visa/SubmitCorrection`,
        method: "POST",
        body: queryArg.submitVisaCorrectionRequest,
      }),
    }),
    visaUploadDocument: build.mutation<
      VisaUploadDocumentApiResponse,
      VisaUploadDocumentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/visa/v1/Visa/UploadDocument`,
        method: "POST",
        body: queryArg.visaDocumentForm,
      }),
    }),
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as injected };
export type VisaCancelApiResponse = /** status 200 undefined */ VisaOrder;
export type VisaCancelApiArg = {
  cancelVisaRequest: CancelVisaRequest;
};
export type VisaCancelQuoteApiResponse =
  /** status 200 undefined */ VisaCancelQuote;
export type VisaCancelQuoteApiArg = {
  visaReferenceRequest: VisaReferenceRequest;
};
export type VisaCreateOrderApiResponse = /** status 200 undefined */ VisaOrder;
export type VisaCreateOrderApiArg = {
  createVisaOrderRequest: CreateVisaOrderRequest;
};
export type VisaGetCorrectionsApiResponse =
  /** status 200 undefined */ VisaCorrections;
export type VisaGetCorrectionsApiArg = {
  visaReferenceRequest: VisaReferenceRequest;
};
export type VisaGetCountriesApiResponse =
  /** status 200 undefined */ VisaCountries;
export type VisaGetCountriesApiArg = void;
export type VisaGetHistoryApiResponse =
  /** status 200 undefined */ OrderHistory;
export type VisaGetHistoryApiArg = {
  visaReferenceRequest: VisaReferenceRequest;
};
export type VisaGetOrderApiResponse = /** status 200 undefined */ VisaOrder;
export type VisaGetOrderApiArg = {
  visaReferenceRequest: VisaReferenceRequest;
};
export type VisaGetProductApiResponse = /** status 200 undefined */ VisaProduct;
export type VisaGetProductApiArg = {
  visaProductRequest: VisaProductRequest;
};
export type VisaGetQueueApiResponse = /** status 200 undefined */ VisaQueue;
export type VisaGetQueueApiArg = {
  visaQueueRequest: VisaQueueRequest;
};
export type VisaRemoveDocumentApiResponse =
  /** status 200 undefined */ VisaOrder;
export type VisaRemoveDocumentApiArg = {
  removeVisaDocumentRequest: RemoveVisaDocumentRequest;
};
export type VisaSaveApplicantsApiResponse =
  /** status 200 undefined */ VisaOrder;
export type VisaSaveApplicantsApiArg = {
  saveVisaApplicantsRequest: SaveVisaApplicantsRequest;
};
export type VisaSearchProductsApiResponse =
  /** status 200 undefined */ VisaProducts;
export type VisaSearchProductsApiArg = {
  visaSearchRequest: VisaSearchRequest;
};
export type VisaSubmitApiResponse = /** status 200 undefined */ VisaOrder;
export type VisaSubmitApiArg = {
  submitVisaRequest: SubmitVisaRequest;
};
export type VisaSubmitCorrectionApiResponse =
  /** status 200 undefined */ VisaOrder;
export type VisaSubmitCorrectionApiArg = {
  submitVisaCorrectionRequest: SubmitVisaCorrectionRequest;
};
export type VisaUploadDocumentApiResponse =
  /** status 200 undefined */ VisaOrder;
export type VisaUploadDocumentApiArg = {
  visaDocumentForm: VisaDocumentForm;
};
export type VisaAction =
  | "edit"
  | "submit"
  | "correct"
  | "cancel"
  | "print"
  | "history"
  | "correctionHistory";
export type VisaDocumentStatus = "missing" | "pending" | "ok" | "rejected";
export type VisaApplicantDocument = {
  code: string;
  fileId?: string;
  fileName?: string;
  mandatory: boolean;
  name: string;
  /** Why it was rejected. */
  reason?: string;
  status: VisaDocumentStatus;
  uploadedAt?: string;
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
export type VisaApplicant = {
  answers: {
    [key: string]: string;
  };
  applicantId: string;
  biometricsAt?: string;
  birthDate?: string;
  decidedAt?: string;
  /** Why it was refused or returned. */
  decisionReason?: string;
  /** Those that are asked of this applicant. */
  documents: VisaApplicantDocument[];
  email?: string;
  givenName: string;
  guardianConsent: boolean;
  issueCountry?: string;
  nationality?: string;
  occupation?: string;
  passportExpiry?: string;
  passportIssueDate?: string;
  /** Masked without 220. */
  passportNumber?: string;
  phone?: string;
  status: VisaOrderStatus;
  surname: string;
  title?: string;
  travellerId?: string;
  visaFileId?: string;
  /** Once the visa is delivered; masked without 220. */
  visaNumber?: string;
};
export type VisaCancelled = {
  at: string;
  fee: string;
  /** Needs 203. */
  refund?: string;
};
export type VisaCorrectionItem = {
  after?: string;
  before?: string;
  /** Code of a document. */
  document?: string;
  /** Name of an input field, or code of a question. */
  field?: string;
  reason: string;
};
export type VisaCorrection = {
  /** Who answered it; absent for one that ended unanswered. */
  answeredBy?: string;
  applicantId: string;
  correctionId: string;
  dueAt: string;
  items: VisaCorrectionItem[];
  requestedAt: string;
  requestedBy: string;
  resolvedAt?: string;
};
export type VisaOrderFees = {
  embassy: string;
  express?: string;
  service: string;
  total: string;
  vat: string;
};
export type NameWarning = {
  /** `name.title`: the name holds a title, which belongs in its own field. `name.single`: the country refuses visitors with one name. */
  code: string;
  /** Given name and surname. */
  name: string;
  /** One sentence. */
  text: string;
};
export type PaymentState = "none" | "held" | "paid";
export type Payment = {
  journalId?: string;
  /** Needs 203. */
  paid?: string;
  paidAt?: string;
  /** `none`, `held` or `paid`. */
  state: PaymentState;
};
export type VisaDocumentRule = {
  /** Whom it is asked of, in words. */
  appliesTo: string;
  code: string;
  /** Media types. */
  kinds: string[];
  mandatory: boolean;
  /** A file is smaller than this. */
  maxBytes: number;
  name: string;
  note?: string;
};
export type VisaEntries = "single" | "double" | "multiple";
export type VisaExpress = {
  days: number;
  /** For each applicant, without VAT. */
  fee: string;
  /** What each applicant costs with it: every fee and VAT. */
  total: string;
};
export type VisaFees = {
  embassy: string;
  service: string;
  total: string;
  vat: string;
};
export type VisaChoice = {
  label: string;
  value: string;
};
export type VisaFieldKind = "text" | "date" | "choice" | "yesNo" | "country";
export type VisaField = {
  choices?: VisaChoice[];
  code: string;
  help?: string;
  kind: VisaFieldKind;
  label: string;
  maxLength?: number;
  required: boolean;
};
export type VisaDays = {
  max: number;
  min: number;
};
export type VisaProduct = {
  /** What the agency pays for each applicant; needs 203. */
  agentAmount?: string;
  blocked?: string;
  /** It is not sold later than this many days before the day of travel. */
  cutoffDays: number;
  /** Country code. */
  destination: string;
  documents: VisaDocumentRule[];
  entries: VisaEntries;
  express?: VisaExpress;
  fees: VisaFees;
  formFields: VisaField[];
  name: string;
  processingDays: VisaDays;
  productId: string;
  source: string;
  sourceDate: string;
  stayDays: number;
  terms: string[];
  /** `tourist`, `business`, `transit` or `umrah`. */
  type: string;
  validityDays: number;
  warning?: string;
};
export type VisaOrder = {
  actions: VisaAction[];
  /** Amount the agency pays; needs 203. */
  agentAmount?: string;
  /** Amount the customer pays for all applicants. */
  amount: string;
  applicants: VisaApplicant[];
  cancelled?: VisaCancelled;
  /** Open ones; those that ended with 254 alone. */
  corrections: VisaCorrection[];
  createdAt: string;
  createdBy: string;
  currency: string;
  /** Until when a draft is kept. */
  draftUntil?: string;
  express: boolean;
  fees: VisaOrderFees;
  /** What should be looked at in the names of applicants, such as a title inside one, or a single name for a country that
    refuses it; it blocks nothing. */
  nameWarnings: NameWarning[];
  nationality: string;
  payment: Payment;
  /** Until when the amount of a draft holds; saving again prices it anew. */
  priceUntil?: string;
  product: VisaProduct;
  referenceId: string;
  residency: string;
  status: VisaOrderStatus;
  statusText: string;
  travelDate: string;
  version: number;
};
export type CancelVisaRequest = {
  quoteId: string;
  referenceId: string;
};
export type VisaCancelQuote = {
  /** Whom it cancels: those whom the embassy has not decided about. */
  applicantIds: string[];
  currency: string;
  fee: string;
  quoteId: string;
  /** What returns to the wallet; needs 203. */
  refund?: string;
  validUntil: string;
};
export type VisaReferenceRequest = {
  referenceId: string;
};
export type CreateVisaOrderRequest = {
  /** 1 to 9. */
  applicantCount: number;
  express: boolean;
  nationality: string;
  productId: string;
  residency: string;
  travelDate: string;
};
export type VisaCorrections = {
  corrections: VisaCorrection[];
};
export type VisaDestination = {
  code: string;
  name: string;
  popular: boolean;
};
export type VisaNationality = {
  code: string;
  /** Name of the country. */
  name: string;
};
export type VisaCountries = {
  destinations: VisaDestination[];
  nationalities: VisaNationality[];
};
export type OrderEventName =
  | "requested"
  | "booked"
  | "withdrawn"
  | "issueStarted"
  | "issued"
  | "issueRefused"
  | "priceChanged"
  | "handedOver"
  | "expired"
  | "cancelled"
  | "seatsReturned"
  | "limitExtended"
  | "limitRefused"
  | "seatsLost"
  | "extrasAnswered"
  | "extrasRefused"
  | "printPriceSet"
  | "paymentStarted"
  | "paymentReceived"
  | "paymentEnded"
  | "paymentKept"
  | "partAsked"
  | "partAnswered"
  | "childrenAsked"
  | "childrenAnswered"
  | "dueSettled"
  | "scheduleChanged"
  | "scheduleAccepted"
  | "classChanged"
  | "noteAdded"
  | "noteRemoved"
  | "dueNear"
  | "dueOverdue"
  | "dueEnforced"
  | "voidAsked"
  | "voidStarted"
  | "voided"
  | "voidRefused"
  | "refundAsked"
  | "refundQuoted"
  | "refundStarted"
  | "requestMoved"
  | "refunded"
  | "refundRefused"
  | "requestEnded"
  | "exchangeAsked"
  | "exchangeQuoted"
  | "exchangeStarted"
  | "exchanged"
  | "exchangeRefused"
  | "voucherSent"
  | "depositPaid"
  | "balancePaid"
  | "namesGiven"
  | "nameChanged"
  | "seatsDropped"
  | "deadlineNear"
  | "documentsChanged"
  | "applicationSubmitted"
  | "documentsReviewed"
  | "correctionAsked"
  | "correctionAnswered"
  | "correctionWithdrawn"
  | "lodged"
  | "embassyStarted"
  | "biometricsDue"
  | "visaDecided"
  | "visaDelivered"
  | "visaReminded"
  | "documentsDeleted"
  | "holidayConfirmed";
export type OrderEvent = {
  after?: string;
  at: string;
  /** Its detail: an amount such as `AED 520.00`, or a time. */
  before?: string;
  /** Name of the user, or the portal's for automatic events. */
  by: string;
  kind: OrderEventName;
  text: string;
};
export type OrderHistory = {
  /** Oldest first. */
  events: OrderEvent[];
  orderReference: string;
};
export type VisaProductRequest = {
  nationality: string;
  productId: string;
  residency: string;
  travelDate: string;
};
export type VisaQueueRow = {
  /** Amount the agency pays; needs 203. */
  agentAmount?: string;
  amount: string;
  applicants: number;
  createdAt: string;
  createdBy: string;
  destination: string;
  /** Until when a draft is kept. */
  draftUntil?: string;
  /** Until when the earliest open correction is to be answered. */
  dueAt?: string;
  leadApplicant: string;
  product: string;
  referenceId: string;
  status: VisaOrderStatus;
  travelDate: string;
};
export type VisaQueue = {
  /** Applications in each tab, under the same search, dates and destination. */
  counts: {
    [key: string]: number;
  };
  rows: VisaQueueRow[];
  /** Applications on all pages. */
  total: number;
};
export type VisaQueueName =
  | "all"
  | "drafts"
  | "inReview"
  | "correction"
  | "inProcess"
  | "decided"
  | "cancelled";
export type VisaQueueRequest = {
  /** Country code. */
  destination?: string;
  /** Made on this day or later. */
  from?: string;
  /** From 1. */
  page: number;
  pageSize: number;
  queue: VisaQueueName;
  /** Part of a reference, a country or a name. */
  search?: string;
  /** Made on this day or earlier. */
  to?: string;
};
export type RemoveVisaDocumentRequest = {
  fileId: string;
  referenceId: string;
};
export type VisaApplicantInput = {
  /** Answers to the product's questions, by their codes. */
  answers: {
    [key: string]: string;
  };
  /** An applicant of the draft; absent for a new one. */
  applicantId?: string;
  birthDate?: string;
  email?: string;
  givenName?: string;
  /** A guardian of a minor agrees. */
  guardianConsent?: boolean;
  issueCountry?: string;
  nationality?: string;
  occupation?: string;
  passportExpiry?: string;
  passportIssueDate?: string;
  /** One that is masked stays as it is. */
  passportNumber?: string;
  phone?: string;
  surname?: string;
  /** `Mr`, `Mrs`, `Ms`, `Mstr` or `Miss`. */
  title?: string;
  travellerId?: string;
};
export type SaveVisaApplicantsRequest = {
  /** 1 to 9. */
  applicants: VisaApplicantInput[];
  referenceId: string;
  /** The version the applicants were read in. */
  version: number;
};
export type VisaEligibility = "visaFree" | "onArrival" | "eVisa" | "embassy";
export type VisaNeededDocument = {
  code: string;
  mandatory: boolean;
  name: string;
  note?: string;
};
export type VisaProductCard = {
  /** What the agency pays for each applicant; needs 203. */
  agentAmount?: string;
  /** Why it cannot be applied for. */
  blocked?: string;
  documents: VisaNeededDocument[];
  entries: VisaEntries;
  express?: VisaExpress;
  fees: VisaFees;
  name: string;
  processingDays: VisaDays;
  productId: string;
  stayDays: number;
  /** `tourist`, `business`, `transit` or `umrah`. */
  type: string;
  validityDays: number;
  /** The day of travel is sooner than the longest processing. */
  warning?: string;
};
export type VisaProducts = {
  destination: string;
  eligibility: VisaEligibility;
  nationality: string;
  note?: string;
  products: VisaProductCard[];
  source: string;
  sourceDate: string;
};
export type VisaPurpose = "tourist" | "business" | "transit" | "umrah";
export type VisaSearchRequest = {
  /** Country code. */
  destination: string;
  nationality: string;
  purpose: VisaPurpose;
  residency: string;
  travelDate: string;
};
export type SubmitVisaRequest = {
  /** The customer total as shown, such as `AED 1234.50`. */
  acceptedAmount: string;
  referenceId: string;
};
export type SubmitVisaCorrectionRequest = {
  /** By the names of the fields; `yes` or `no` for the consent of a guardian. */
  answers: {
    [key: string]: string;
  };
  correctionId: string;
  referenceId: string;
};
export type VisaDocumentForm = {
  applicantId: string;
  code: string;
  /** The correction that asks for it. */
  correctionId?: string;
  /** PNG, JPEG or PDF under 1 MB. */
  file: Blob;
  referenceId: string;
};
export const {
  useVisaCancelMutation,
  useVisaCancelQuoteQuery,
  useLazyVisaCancelQuoteQuery,
  useVisaCreateOrderMutation,
  useVisaGetCorrectionsQuery,
  useLazyVisaGetCorrectionsQuery,
  useVisaGetCountriesQuery,
  useLazyVisaGetCountriesQuery,
  useVisaGetHistoryQuery,
  useLazyVisaGetHistoryQuery,
  useVisaGetOrderQuery,
  useLazyVisaGetOrderQuery,
  useVisaGetProductQuery,
  useLazyVisaGetProductQuery,
  useVisaGetQueueQuery,
  useLazyVisaGetQueueQuery,
  useVisaRemoveDocumentMutation,
  useVisaSaveApplicantsMutation,
  useVisaSearchProductsQuery,
  useLazyVisaSearchProductsQuery,
  useVisaSubmitMutation,
  useVisaSubmitCorrectionMutation,
  useVisaUploadDocumentMutation,
} = injectedRtkApi;
