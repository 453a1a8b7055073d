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
    uploadApplicantAttachment: build.mutation<
      UploadApplicantAttachmentApiResponse,
      UploadApplicantAttachmentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/customer/v1/Registration/UploadAttachment`,
        method: "POST",
        body: queryArg.applicantDocumentForm,
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
export type UploadApplicantAttachmentApiResponse =
  /** status 200 undefined */ RegistrationDraft;
export type UploadApplicantAttachmentApiArg = {
  applicantDocumentForm: ApplicantDocumentForm;
};
export type VerifyApplicantCodeApiResponse =
  /** status 200 undefined */ VerifyApplicantResponse;
export type VerifyApplicantCodeApiArg = {
  verifyApplicantRequest: VerifyApplicantRequest;
};
export type ApplicationPartner = {
  name: string;
  /** Share of the business in percent, 1 to 99. */
  sharePercent: number;
};
export type ApplicationTravellers = "1-20" | "21-100" | "101-500" | "500+";
export type ApplicationForm = {
  acceptsSharing: boolean;
  address: string;
  city: string;
  /** At most 50 characters; may be empty at portals that do not ask for it. */
  civilAviationNumber: string;
  /** 3 to 200 characters. */
  companyName: string;
  /** Companies and corporates only. */
  companyRegistrationNumber?: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  email: string;
  /** 2 to 200 characters. */
  firstName: string;
  /** The company books travel for its own staff; type 3 only. */
  isCorporate: boolean;
  lastName?: string;
  /** The other partners; partnerships only. */
  partners?: ApplicationPartner[];
  /** In E.164. */
  phone: string;
  /** Companies and corporates only. */
  position?: string;
  /** At most 50 characters; may be empty. */
  taxNumber?: string;
  tradeLicenseExpiry?: string;
  /** At most 50 characters. */
  tradeLicenseNumber: string;
  /** Corporates only. */
  travellers?: ApplicationTravellers;
  /** 1 proprietor, 2 partnership, 3 company or LLP. */
  type: number;
  zipCode?: string;
};
export type ApplicationDocumentName =
  "nationalIdFront" | "nationalIdBack" | "tradeLicense";
export type ApplicantDocument = {
  kind: ApplicationDocumentName;
  /** File name. */
  name: string;
};
export type RegistrationDraft = {
  /** The form as last submitted. */
  form?: ApplicationForm;
  /** Whether this browser has an editable draft. */
  isOpen: boolean;
  /** Uploaded documents. */
  papers: ApplicantDocument[];
  /** The operator's question. */
  question?: string;
  /** The verified e-mail address. */
  verifiedEmail?: string;
  /** The verified phone number, in E.164. */
  verifiedPhone?: string;
};
export type BeginRequest = {
  /** Answer to the captcha with purpose `begin`. */
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
  /** The value after `#application=` in the link. */
  key: string;
};
export type SendCodeResponse = {
  /** Send it back with the code. */
  verificationReference: string;
};
export type CodeChannel = "mail" | "sms";
export type SendCodeRequest = {
  /** An e-mail address, or a phone number in E.164. */
  address: string;
  channel: CodeChannel;
};
export type SubmitResponse = {
  /** Reference for the applicant. */
  reference: string;
};
export type SubmitRequest = {
  /** Answer to the captcha with purpose `submit`. */
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
  /** The address the code was sent to. */
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
  useUploadApplicantAttachmentMutation,
  useVerifyApplicantCodeMutation,
} = injectedRtkApi;
