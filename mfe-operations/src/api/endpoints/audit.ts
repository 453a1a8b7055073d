import { injected } from '../generated/audit';

export * from '../generated/audit';

/** The audit trail. */
export const auditApi = injected.enhanceEndpoints({
  endpoints: { loadAudit: { providesTags: ['Audit'] } },
});
