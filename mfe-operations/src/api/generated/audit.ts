import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    loadAudit: build.query<LoadAuditApiResponse, LoadAuditApiArg>({
      query: (queryArg) => ({
        url: `/api/operations/v1/Audit/Load`,
        method: "POST",
        body: queryArg.auditRequest,
      }),
    }),
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as injected };
export type LoadAuditApiResponse =
  /** status 200 undefined */ AuditPageResponse;
export type LoadAuditApiArg = {
  auditRequest: AuditRequest;
};
export type AuditActorName = "user" | "operator" | "system";
export type AuditItem = {
  action: string;
  agencyId?: string;
  at: string;
  by: AuditActorName;
  /** What else was recorded. */
  detail: object;
  subject: string;
  /** Name of the operator, or id of the user. */
  who?: string;
};
export type AuditPageResponse = {
  items: AuditItem[];
  /** Cursor of the next page; absent on the last one. */
  next?: string;
};
export type AuditRequest = {
  /** What the action begins with, such as `order.`. */
  action?: string;
  agencyId?: string;
  /** `next` of the page before. */
  cursor?: string;
  from?: string;
  /** Name of the operator. */
  operator?: string;
  /** To what it was done, such as an order reference. */
  subject?: string;
  /** Slug of a tenant. Absent: what concerns operators themselves (sign-ins, invitations, refusals), for auditors of all tenants. */
  tenant?: string;
  /** Events before this moment. */
  until?: string;
};
export const { useLoadAuditQuery, useLazyLoadAuditQuery } = injectedRtkApi;
