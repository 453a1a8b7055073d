import { injected } from '../generated/session';

export * from '../generated/session';

/** Who is signed in, and their sessions. */
export const sessionApi = injected.enhanceEndpoints({
  endpoints: {
    // It has the secret of an authenticator, which the page forgets with the form.
    openInvitation: { keepUnusedDataFor: 0 },
    getCurrentOperator: { providesTags: ['Operator'] },
    loadOperatorSessions: { providesTags: ['Sessions'] },
    revokeOperatorSession: { invalidatesTags: ['Sessions'] },
  },
});
