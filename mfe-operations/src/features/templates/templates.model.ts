import type { OperatorRoleName } from '../../api/endpoints/session';
import type { DeskName, TemplateForm, TemplatePlaceholder } from '../../api/endpoints/templates';

interface Desk {
  name: string;
  /** Roles of which one reads the desk; the server checks it again. */
  readers: readonly OperatorRoleName[];
}

export const DESKS: Readonly<Record<DeskName, Desk>> = {
  holidays: { name: 'Holidays', readers: ['holidays', 'tenantAdmin', 'support', 'auditor'] },
  groups: { name: 'Group requests', readers: ['ticketing', 'tenantAdmin', 'support', 'auditor'] },
  afterSale: { name: 'Voids, refunds and exchanges', readers: ['refunds'] },
  visas: { name: 'Visas', readers: ['visa', 'support', 'auditor'] },
  deposits: { name: 'Deposits', readers: ['finance'] },
  approvals: { name: 'Partial payment and unaccompanied minors', readers: ['ticketing', 'finance'] },
};

const DESK_NAMES = Object.keys(DESKS) as DeskName[];

/** What each placeholder stands for. */
export const PLACEHOLDERS: Readonly<Record<TemplatePlaceholder, string>> = {
  reference: 'number of what is answered',
  agency: 'name of the agency',
  order: 'reference of the order',
  lead: 'name of the contact, traveller or applicant',
  package: 'title of the tour package',
  destination: 'city or country',
  group: 'name of the group',
  route: 'route of the flights',
  'record locator': 'the airline’s record locator',
  'first day': 'first day of the trip',
  amount: 'what the customer pays, or the amount of the deposit',
  deadline: 'until when the agency has to act',
};

/** Whether the name is one of a desk. */
export function isDesk(name: string | undefined | null): name is DeskName {
  return DESK_NAMES.some((desk) => desk === name);
}

/** The desks an operator reads. */
export function desksFor(roles: readonly OperatorRoleName[]): DeskName[] {
  return DESK_NAMES.filter((desk) => DESKS[desk].readers.some((role) => roles.includes(role)));
}

/** What a template fills in, and in which languages. */
export function kindOf({ text, quotation }: TemplateForm): string {
  if (quotation) return 'Quotation';
  const languages = [text?.en && 'English', text?.ar && 'Arabic'].filter(Boolean);
  return languages.join(', ');
}

/** What the template that is not saved yet is called in an address: a new one, or a copy. */
export const NEW = 'new';
export const NEW_QUOTATION = 'new-quotation';
