import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    loadWorkQueue: build.query<LoadWorkQueueApiResponse, LoadWorkQueueApiArg>({
      query: () => ({ url: `/api/operations/v1/Queue/Load` }),
    }),
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as injected };
export type LoadWorkQueueApiResponse = /** status 200 undefined */ WorkQueue;
export type LoadWorkQueueApiArg = void;
export type WorkKindName =
  | "orderInDoubt"
  | "partPayment"
  | "unaccompaniedMinors"
  | "void"
  | "refund"
  | "exchange"
  | "deposit"
  | "walletChange"
  | "application"
  | "licences"
  | "visa"
  | "groupRequest"
  | "holidayRequest"
  | "holidayOrder";
export type UrgencyName = "green" | "amber" | "red";
export type QueueItem = {
  /** Name of the agency, if there is one already. */
  agency?: string;
  /** Whether the operator's roles allow the decision. */
  canDecide: boolean;
  /** When it is late. */
  dueAt: string;
  kind: WorkKindName;
  /** Who reviewed the deposit, or works on the void or refund. */
  owner?: string;
  since: string;
  /** Status of the deposit, or state of the void or refund. */
  state?: string;
  /** Order reference (of visas too), number of the void, refund or deposit, or id of the application or agency. */
  subject: string;
  /** Slug of the tenant. */
  tenant: string;
  /** A route, an amount, a company's name, or a country with its visa. */
  title: string;
  /** `amber` from half of its time on, `red` when it is late. */
  urgency: UrgencyName;
};
export type WorkQueue = {
  items: QueueItem[];
};
export const { useLoadWorkQueueQuery, useLazyLoadWorkQueueQuery } =
  injectedRtkApi;
