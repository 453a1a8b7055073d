import type { RegistrationDraft } from '../generated/registration';
import { injected, useUploadApplicantAttachmentMutation } from '../generated/registration';

export * from '../generated/registration';

interface Fulfilled {
  dispatch: (action: ReturnType<typeof showDraft>) => unknown;
  queryFulfilled: Promise<{ data: RegistrationDraft }>;
}

const showDraft = (draft: RegistrationDraft) => injected.util.upsertQueryData('getRegistrationDraft', undefined, draft);

/** Caches the draft from the response, so that it need not be fetched again. */
async function keepDraft(_call: unknown, { dispatch, queryFulfilled }: Fulfilled): Promise<void> {
  const reply = await queryFulfilled.catch(() => null);
  if (reply) dispatch(showDraft(reply.data));
}

/** The public registration form: every call that changes the draft updates the cached one. */
export const registrationApi = injected.enhanceEndpoints({
  endpoints: {
    // Each captcha can be answered once, so it is not cached.
    getCaptcha: { keepUnusedDataFor: 0 },
    getRegistrationDraft: { providesTags: ['Registration'], keepUnusedDataFor: 0 },
    beginRegistration: { onQueryStarted: keepDraft },
    resumeRegistration: { onQueryStarted: keepDraft },
    uploadApplicantAttachment: { onQueryStarted: keepDraft },
    verifyApplicantCode: { invalidatesTags: (_result, error) => (error ? [] : ['Registration']) },
  },
});

/** @deprecated The name under which released modules import {@link useUploadApplicantAttachmentMutation}. */
export const useUploadApplicantPaperMutation = useUploadApplicantAttachmentMutation;
