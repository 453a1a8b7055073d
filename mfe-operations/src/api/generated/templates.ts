import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    loadTemplates: build.query<LoadTemplatesApiResponse, LoadTemplatesApiArg>({
      query: (queryArg) => ({
        url: `/api/operations/v1/Templates/GetTemplates`,
        method: "POST",
        body: queryArg.templateSearch,
      }),
    }),
    saveTemplate: build.mutation<SaveTemplateApiResponse, SaveTemplateApiArg>({
      query: (queryArg) => ({
        url: `/api/operations/v1/Templates/SaveTemplate`,
        method: "POST",
        body: queryArg.templateSave,
      }),
    }),
    setTemplateState: build.mutation<
      SetTemplateStateApiResponse,
      SetTemplateStateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/operations/v1/Templates/SetTemplateState`,
        method: "POST",
        body: queryArg.templateStateChange,
      }),
    }),
  }),
  overrideExisting: 'throw',
});
export { injectedRtkApi as injected };
export type LoadTemplatesApiResponse =
  /** status 200 undefined */ TemplatesFound;
export type LoadTemplatesApiArg = {
  templateSearch: TemplateSearch;
};
export type SaveTemplateApiResponse = /** status 200 undefined */ TemplateView;
export type SaveTemplateApiArg = {
  templateSave: TemplateSave;
};
export type SetTemplateStateApiResponse =
  /** status 200 undefined */ TemplateView;
export type SetTemplateStateApiArg = {
  templateStateChange: TemplateStateChange;
};
export type HolidayCancelStep = {
  /** From so many days before the first day on. */
  daysBefore: number;
  /** Percent of the price that is kept. */
  percent: number;
};
export type HolidayDepositKind = "percent" | "fixed";
export type HolidayDeposit = {
  /** Digits in the tenant's currency; with `fixed`. */
  amount?: string;
  kind: HolidayDepositKind;
  /** 1 to 100; with `percent`. */
  percent?: number;
};
export type TemplateText = {
  ar: string;
  en: string;
};
export type TemplateQuantity = "adult" | "child" | "infant" | "room" | "party";
export type TemplateQuoteLine = {
  /** At most 120 characters; required in English. */
  label: TemplateText;
  per: TemplateQuantity;
  /** What the agency pays for one. */
  unitAgentAmount: string;
  /** What the customer pays for one, as digits in the tenant's currency. */
  unitAmount: string;
};
export type TemplateQuotation = {
  /** Days before the first day on which the balance is due: 0 to 365. */
  balanceDays: number;
  /** The earliest step first. */
  cancellationPolicy: HolidayCancelStep[];
  deposit: HolidayDeposit;
  /** Days from the end of its validity until the deposit is due: 0 to 60. */
  depositDays: number;
  /** At most 200 characters each; required in English. */
  inclusions: TemplateText[];
  lines: TemplateQuoteLine[];
  /** For the agency; may be empty. */
  note: TemplateText;
  /** Days that it is valid: 1 to 60. */
  validDays: number;
};
export type TemplateForm = {
  name: string;
  /** At the holiday desk. */
  quotation?: TemplateQuotation;
  /** In one language or both, at most 2,000 characters each. */
  text?: TemplateText;
};
export type TemplateView = {
  archived: boolean;
  changedAt: string;
  changedBy: string;
  template: TemplateForm;
  templateId: string;
  /** Sent with each change, which is refused when the template has changed since. */
  version: number;
};
export type TemplatePlaceholder =
  | "reference"
  | "agency"
  | "order"
  | "lead"
  | "package"
  | "destination"
  | "group"
  | "route"
  | "record locator"
  | "first day"
  | "amount"
  | "deadline";
export type TemplatesFound = {
  /** Whether the operator may change them. */
  canEdit: boolean;
  /** Currency of all amounts. */
  currency: string;
  items: TemplateView[];
  /** What their texts can have in braces. */
  placeholders: TemplatePlaceholder[];
};
export type DeskName =
  "holidays" | "groups" | "afterSale" | "visas" | "deposits" | "approvals";
export type TemplateSearch = {
  /** Those that are archived, instead of those that are offered. */
  archived?: boolean;
  desk: DeskName;
  /** Slug of the tenant. */
  tenant: string;
};
export type TemplateSave = {
  desk: DeskName;
  template: TemplateForm;
  /** Absent for a new template. */
  templateId?: string;
  /** Slug of the tenant. */
  tenant: string;
  /** The version that was read; with `templateId`. */
  version?: number;
};
export type TemplateStateChange = {
  archived: boolean;
  desk: DeskName;
  templateId: string;
  /** Slug of the tenant. */
  tenant: string;
  /** The version that was read. */
  version: number;
};
export const {
  useLoadTemplatesQuery,
  useLazyLoadTemplatesQuery,
  useSaveTemplateMutation,
  useSetTemplateStateMutation,
} = injectedRtkApi;
