import { injected } from './generated/registration';

export * from './generated/registration';

/** The public form: what changes the draft makes the one that is shown stale. */
export const registrationApi = injected.enhanceEndpoints({
  endpoints: {
    // A task is good for one answer.
    getCaptcha: { keepUnusedDataFor: 0 },
    getRegistrationDraft: { providesTags: ['Registration'], keepUnusedDataFor: 0 },
    beginRegistration: { invalidatesTags: ['Registration'] },
    resumeRegistration: { invalidatesTags: ['Registration'] },
    verifyApplicantCode: { invalidatesTags: (_result, error) => (error ? [] : ['Registration']) },
    uploadApplicantPaper: { invalidatesTags: (_result, error) => (error ? [] : ['Registration']) },
    submitRegistration: { invalidatesTags: (_result, error) => (error ? [] : ['Registration']) },
  },
});
