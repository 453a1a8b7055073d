import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    beginRegistration: build.mutation<BeginRegistrationApiResponse, BeginRegistrationApiArg>({
      query: (queryArg) => ({ url: `/api/customer/v1/Registration/Begin`, method: 'POST', body: queryArg.beginRequest }),
    }),
    getCaptcha: build.query<GetCaptchaApiResponse, GetCaptchaApiArg>({
      query: (queryArg) => ({ url: `/api/customer/v1/Registration/GetCaptcha`, params: { purpose: queryArg.purpose } }),
    }),
    getRegistrationDraft: build.query<GetRegistrationDraftApiResponse, GetRegistrationDraftApiArg>({
      query: () => ({ url: `/api/customer/v1/Registration/GetDraft` }),
    }),
    resumeRegistration: build.mutation<ResumeRegistrationApiResponse, ResumeRegistrationApiArg>({
      query: (queryArg) => ({ url: `/api/customer/v1/Registration/Resume`, method: 'POST', body: queryArg.resumeRequest }),
    }),
    sendApplicantCode: build.mutation<SendApplicantCodeApiResponse, SendApplicantCodeApiArg>({
      query: (queryArg) => ({ url: `/api/customer/v1/Registration/SendCode`, method: 'POST', body: queryArg.sendCodeRequest }),
    }),
    submitRegistration: build.mutation<SubmitRegistrationApiResponse, SubmitRegistrationApiArg>({
      query: (queryArg) => ({ url: `/api/customer/v1/Registration/Submit`, method: 'POST', body: queryArg.submitRequest }),
    }),
    uploadApplicantPaper: build.mutation<UploadApplicantPaperApiResponse, UploadApplicantPaperApiArg>({
      query: (queryArg) => ({ url: `/api/customer/v1/Registration/UploadPaper`, method: 'POST', body: queryArg.paperForm }),
    }),
    verifyApplicantCode: build.mutation<VerifyApplicantCodeApiResponse, VerifyApplicantCodeApiArg>({
      query: (queryArg) => ({ url: `/api/customer/v1/Registration/VerifyCode`, method: 'POST', body: queryArg.verifyApplicantRequest }),
    }),
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as injected };
export type BeginRegistrationApiResponse = RegistrationDraft;
export type BeginRegistrationApiArg = { beginRequest: BeginRequest };
export type GetCaptchaApiResponse = CaptchaTask;
export type GetCaptchaApiArg = { purpose: CaptchaPurpose };
export type GetRegistrationDraftApiResponse = RegistrationDraft;
export type GetRegistrationDraftApiArg = void;
export type ResumeRegistrationApiResponse = RegistrationDraft;
export type ResumeRegistrationApiArg = { resumeRequest: ResumeRequest };
export type SendApplicantCodeApiResponse = SendCodeResponse;
export type SendApplicantCodeApiArg = { sendCodeRequest: SendCodeRequest };
export type SubmitRegistrationApiResponse = SubmitResponse;
export type SubmitRegistrationApiArg = { submitRequest: SubmitRequest };
export type UploadApplicantPaperApiResponse = RegistrationDraft;
export type UploadApplicantPaperApiArg = { paperForm: PaperForm };
export type VerifyApplicantCodeApiResponse = VerifyApplicantResponse;
export type VerifyApplicantCodeApiArg = { verifyApplicantRequest: VerifyApplicantRequest };
export type ApplicationPaperName = 'nationalIdFront' | 'nationalIdBack' | 'tradeLicense';
export type ApplicantPaper = { kind: ApplicationPaperName; name: string };
export type ApplicationPartner = { name: string; sharePercent: number };
export type ApplicationTravellers = '1-20' | '21-100' | '101-500' | '500+';
export type ApplicationForm = {
  acceptsSharing: boolean; address: string; city: string; civilAviationNumber: string; companyName: string;
  companyRegistrationNumber?: string; countryCode: string; email: string; firstName: string; isCorporate: boolean;
  lastName?: string; partners?: ApplicationPartner[]; phone: string; position?: string; taxNumber?: string;
  tradeLicenseExpiry?: string; tradeLicenseNumber: string; travellers?: ApplicationTravellers; type: number; zipCode?: string;
};
export type RegistrationDraft = { form?: ApplicationForm; isOpen: boolean; papers: ApplicantPaper[]; question?: string; verifiedEmail?: string; verifiedPhone?: string };
export type BeginRequest = { captcha: string };
export type CaptchaTask = { algorithm: string; challenge: string; maxNumber: number; salt: string; signature: string };
export type CaptchaPurpose = 'begin' | 'submit';
export type ResumeRequest = { key: string };
export type SendCodeResponse = { verificationReference: string };
export type CodeChannel = 'mail' | 'sms';
export type SendCodeRequest = { address: string; channel: CodeChannel };
export type SubmitResponse = { reference: string };
export type SubmitRequest = { captcha: string; form: ApplicationForm };
export type PaperForm = { file: Blob; kind: ApplicationPaperName };
export type VerifyApplicantResponse = { verified: boolean };
export type VerifyApplicantRequest = { address: string; channel: CodeChannel; reference: string; verificationCode: string };
export const { useBeginRegistrationMutation, useGetCaptchaQuery, useLazyGetCaptchaQuery, useGetRegistrationDraftQuery, useLazyGetRegistrationDraftQuery, useResumeRegistrationMutation, useSendApplicantCodeMutation, useSubmitRegistrationMutation, useUploadApplicantPaperMutation, useVerifyApplicantCodeMutation } = injectedRtkApi;
