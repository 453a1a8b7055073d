import { injected } from '../generated/queue';

export * from '../generated/queue';

/** What waits for a person. */
export const queueApi = injected.enhanceEndpoints({
  endpoints: { loadWorkQueue: { providesTags: ['Queue'] } },
});
