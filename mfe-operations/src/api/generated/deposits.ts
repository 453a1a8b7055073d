import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    decideDeposit: build.mutation<
      DecideDepositApiResponse,
      DecideDepositApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Deposit/Decide`,
        method: "POST",
        body: queryArg.depositStepRequest,
      }),
    }),
    viewDepositCase: build.query<
      ViewDepositCaseApiResponse,
      ViewDepositCaseApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Deposit/View`,
        method: "POST",
        body: queryArg.depositCaseRequest,
      }),
    }),
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as injected };
export type DecideDepositApiResponse = /** status 200 undefined */ DepositCase;
export type DecideDepositApiArg = {
  depositStepRequest: DepositStepRequest;
};
export type ViewDepositCaseApiResponse =
  /** status 200 undefined */ DepositCase;
export type ViewDepositCaseApiArg = {
  depositCaseRequest: DepositCaseRequest;
};
export type DepositSignature = {
  at: string;
  by: string;
  note: string;
};
export type DepositStatusName =
  | "submitted"
  | "underReview"
  | "needsInfo"
  | "approved"
  | "rejected"
  | "withdrawn"
  | "received"
  | "presented"
  | "cleared"
  | "bounced"
  | "initiated"
  | "redirected"
  | "verified"
  | "credited"
  | "failed"
  | "cancelled"
  | "expired"
  | "manualReview";
export type DepositChange = {
  at: string;
  /** A person's name, or who acts for the portal. */
  by: string;
  /** What the agency reads of it. */
  note: string;
  status: DepositStatusName;
};
export type DepositMethodName =
  | "bankDeposit"
  | "bankTransfer"
  | "cheque"
  | "mobileBanking"
  | "card"
  | "netBanking";
export type DepositDeskStep =
  "review" | "approve" | "reject" | "ask" | "bounce";
export type DepositCase = {
  /** Ledger account the money arrives in. */
  account: string;
  agency: string;
  amount: string;
  /** Who decided. */
  checker?: DepositSignature;
  createdAt: string;
  createdBy: string;
  /** What the wallet gets or got. */
  credit: string;
  depositRef: string;
  fee: string;
  /** Oldest first. */
  history: DepositChange[];
  /** Who reviewed it. */
  maker?: DepositSignature;
  method: DepositMethodName;
  /** Where the money arrives: bank and number of the owner's account, or the payment provider. */
  paidInto: string;
  /** Date of the payment, as the agency declares it. */
  paidOn: string;
  /** The details its method asks for, by `kind`. */
  particulars: object;
  remark: string;
  /** Names of the slips, oldest first. */
  slips: string[];
  status: DepositStatusName;
  /** What the operator of this call may do with it now. */
  steps: DepositDeskStep[];
  /** What a provider took, if that is another amount. */
  taken?: string;
};
export type DepositStepRequest = {
  depositRef: string;
  /** How the operator knows, at most 500 characters. For `reject`, `ask` and `bounce` the agency reads it. */
  note: string;
  step: DepositDeskStep;
  /** Slug of the tenant. */
  tenant: string;
};
export type DepositCaseRequest = {
  depositRef: string;
  /** Slug of the tenant. */
  tenant: string;
};
export const {
  useDecideDepositMutation,
  useViewDepositCaseQuery,
  useLazyViewDepositCaseQuery,
} = injectedRtkApi;
