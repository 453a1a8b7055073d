import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    loadAssignees: build.query<LoadAssigneesApiResponse, LoadAssigneesApiArg>({
      query: (queryArg) => ({
        url: `/api/operations/v1/Desks/GetAssignees`,
        method: "POST",
        body: queryArg.assigneeSearch,
      }),
    }),
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as injected };
export type LoadAssigneesApiResponse =
  /** status 200 undefined */ AssigneesFound;
export type LoadAssigneesApiArg = {
  assigneeSearch: AssigneeSearch;
};
export type Assignee = {
  isMe: boolean;
  name: string;
  operatorId: string;
};
export type AssigneesFound = {
  items: Assignee[];
};
export type DeskName =
  "holidays" | "groups" | "afterSale" | "visas" | "deposits" | "approvals";
export type AssigneeSearch = {
  desk: DeskName;
  /** Slug of the tenant. */
  tenant: string;
};
export const { useLoadAssigneesQuery, useLazyLoadAssigneesQuery } =
  injectedRtkApi;
