import { injected } from '../generated/desks';

export * from '../generated/desks';

/** Who works at a desk. Roles change elsewhere, so that the answer is not kept. */
export const desksApi = injected.enhanceEndpoints({
  endpoints: { loadAssignees: { keepUnusedDataFor: 0 } },
});
