import type { RegistrationDraft } from './generated/registration';
import { injected } from './generated/registration';

export * from './generated/registration';

interface Fulfilled {
  dispatch: (action: ReturnType<typeof showDraft>) => unknown;
  queryFulfilled: Promise<{ data: RegistrationDraft }>;
}

const showDraft = (draft: RegistrationDraft) => injected.util.upsertQueryData('getRegistrationDraft', undefined, draft);

/** What a call answers about the draft is what is shown; it need not be asked for again. */
async function keepDraft(_call: unknown, { dispatch, queryFulfilled }: Fulfilled): Promise<void> {
  const reply = await queryFulfilled.catch(() => null);
  if (reply) dispatch(showDraft(reply.data));
}

/** The public form: what changes the draft changes the one that is shown. */
export const registrationApi = injected.enhanceEndpoints({
  endpoints: {
    // A task is good for one answer.
    getCaptcha: { keepUnusedDataFor: 0 },
    getRegistrationDraft: { providesTags: ['Registration'], keepUnusedDataFor: 0 },
    beginRegistration: { onQueryStarted: keepDraft },
    resumeRegistration: { onQueryStarted: keepDraft },
    uploadApplicantPaper: { onQueryStarted: keepDraft },
    verifyApplicantCode: { invalidatesTags: (_result, error) => (error ? [] : ['Registration']) },
  },
});
