import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    beginRegistration: build.mutation<
      BeginRegistrationApiResponse,
      BeginRegistrationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/customer/v1/Registration/Begin`,
        method: "POST",
        body: queryArg.beginRequest,
      }),
    }),
    getCaptcha: build.query<GetCaptchaApiResponse, GetCaptchaApiArg>({
      query: (queryArg) => ({
        url: `/api/customer/v1/Registration/GetCaptcha`,
        params: {
          purpose: queryArg.purpose,
        },
      }),
    }),
    getRegistrationDraft: build.query<
      GetRegistrationDraftApiResponse,
      GetRegistrationDraftApiArg
    >({
      query: () => ({ url: `/api/customer/v1/Registration/GetDraft` }),
    }),
    resumeRegistration: build.mutation<
      ResumeRegistrationApiResponse,
      ResumeRegistrationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/customer/v1/Registration/Resume`,
        method: "POST",
        body: queryArg.resumeRequest,
      }),
    }),
    sendApplicantCode: build.mutation<
      SendApplicantCodeApiResponse,
      SendApplicantCodeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/customer/v1/Registration/SendCode`,
        method: "POST",
        body: queryArg.sendCodeRequest,
      }),
    }),
    submitRegistration: build.mutation<
      SubmitRegistrationApiResponse,
      SubmitRegistrationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/customer/v1/Registration/Submit`,
        method: "POST",
        body: queryArg.submitRequest,
      }),
    }),
    uploadApplicantPaper: build.mutation<
      UploadApplicantPaperApiResponse,
      UploadApplicantPaperApiArg
    >({
      query: (queryArg) => ({
        url: `/api/customer/v1/Registration/UploadPaper`,
        method: "POST",
        body: queryArg.paperForm,
      }),
    }),
    verifyApplicantCode: build.mutation<
      VerifyApplicantCodeApiResponse,
      VerifyApplicantCodeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/customer/v1/Registration/VerifyCode`,
        method: "POST",
        body: queryArg.verifyApplicantRequest,
      }),
    }),
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as injected };
export type BeginRegistrationApiResponse =
  /** status 200 undefined */ RegistrationDraft;
export type BeginRegistrationApiArg = {
  beginRequest: BeginRequest;
};
export type GetCaptchaApiResponse = /** status 200 undefined */ CaptchaTask;
export type GetCaptchaApiArg = {
  purpose: "begin" | "submit";
};
export type GetRegistrationDraftApiResponse =
  /** status 200 undefined */ RegistrationDraft;
export type GetRegistrationDraftApiArg = void;
export type ResumeRegistrationApiResponse =
  /** status 200 undefined */ RegistrationDraft;
export type ResumeRegistrationApiArg = {
  resumeRequest: ResumeRequest;
};
export type SendApplicantCodeApiResponse =
  /** status 200 undefined */ SendCodeResponse;
export type SendApplicantCodeApiArg = {
  sendCodeRequest: SendCodeRequest;
};
export type SubmitRegistrationApiResponse =
  /** status 200 undefined */ SubmitResponse;
export type SubmitRegistrationApiArg = {
  submitRequest: SubmitRequest;
};
export type UploadApplicantPaperApiResponse =
  /** status 200 undefined */ RegistrationDraft;
export type UploadApplicantPaperApiArg = {
  paperForm: ApplicantDocumentForm;
};
export type VerifyApplicantCodeApiResponse =
  /** status 200 undefined */ VerifyApplicantResponse;
export type VerifyApplicantCodeApiArg = {
  verifyApplicantRequest: VerifyApplicantRequest;
};
export type ApplicationPartner = {
  name: string;
  /** Of the business, 1 to 99. */
  sharePercent: number;
};
export type ApplicationTravellers = "1-20" | "21-100" | "101-500" | "500+";
export type ApplicationForm = {
  acceptsSharing: boolean;
  address: string;
  city: string;
  /** At most 50 characters. */
  civilAviationNumber: string;
  /** 3 to 200 characters. */
  companyName: string;
  /** Companies and corporates alone. */
  companyRegistrationNumber?: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  email: string;
  /** 2 to 200 characters. */
  firstName: string;
  /** It books travel for its own people; type 3 alone. */
  isCorporate: boolean;
  lastName?: string;
  /** Partnerships alone: the others. */
  partners?: ApplicationPartner[];
  /** In E.164. */
  phone: string;
  /** Companies and corporates alone. */
  position?: string;
  /** At most 50 characters; may be empty. */
  taxNumber?: string;
  tradeLicenseExpiry?: string;
  /** At most 50 characters. */
  tradeLicenseNumber: string;
  /** Corporates alone. */
  travellers?: ApplicationTravellers;
  /** 1 proprietor, 2 partnership, 3 company or LLP. */
  type: number;
  zipCode?: string;
};
export type ApplicationDocumentName =
  "nationalIdFront" | "nationalIdBack" | "tradeLicense";
export type ApplicantDocument = {
  kind: ApplicationDocumentName;
  /** Its file's name. */
  name: string;
};
export type RegistrationDraft = {
  /** What was sent before. */
  form?: ApplicationForm;
  /** Whether this browser has one that may change. */
  isOpen: boolean;
  /** What was handed in. */
  papers: ApplicantDocument[];
  /** What an operator wants to know. */
  question?: string;
  /** The address that is proven. */
  verifiedEmail?: string;
  /** The number that is proven, in E.164. */
  verifiedPhone?: string;
};
export type BeginRequest = {
  /** Answer of the check with purpose `begin`. */
  captcha: string;
};
export type CaptchaTask = {
  /** `SHA-256`. */
  algorithm: string;
  /** In hexadecimal. */
  challenge: string;
  maxNumber: number;
  salt: string;
  signature: string;
};
export type ResumeRequest = {
  /** What stands behind `#application=`. */
  key: string;
};
export type SendCodeResponse = {
  /** Comes back with the code. */
  verificationReference: string;
};
export type CodeChannel = "mail" | "sms";
export type SendCodeRequest = {
  /** A mail address, or a phone number in E.164. */
  address: string;
  channel: CodeChannel;
};
export type SubmitResponse = {
  /** What people call it. */
  reference: string;
};
export type SubmitRequest = {
  /** Answer of the check with purpose `submit`. */
  captcha: string;
  form: ApplicationForm;
};
export type ApplicantDocumentForm = {
  /** PNG, JPEG or PDF under 1 MB. */
  file: Blob;
  kind: ApplicationDocumentName;
};
export type VerifyApplicantResponse = {
  verified: boolean;
};
export type VerifyApplicantRequest = {
  /** Where the code went. */
  address: string;
  channel: CodeChannel;
  /** `verificationReference` of `SendCode`. */
  reference: string;
  /** Six digits. */
  verificationCode: string;
};
export const {
  useBeginRegistrationMutation,
  useGetCaptchaQuery,
  useLazyGetCaptchaQuery,
  useGetRegistrationDraftQuery,
  useLazyGetRegistrationDraftQuery,
  useResumeRegistrationMutation,
  useSendApplicantCodeMutation,
  useSubmitRegistrationMutation,
  useUploadApplicantPaperMutation,
  useVerifyApplicantCodeMutation,
} = injectedRtkApi;
