import { injected } from '../generated/queue';

export * from '../generated/queue';

/** Work that waits for an operator. */
export const queueApi = injected.enhanceEndpoints({
  endpoints: { loadWorkQueue: { providesTags: ['Queue'] } },
});
