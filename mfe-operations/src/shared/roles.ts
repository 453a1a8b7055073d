import type { OperatorRoleName } from '../api/endpoints/session';

/** What each role is called on screen. */
export const ROLE_NAMES: Readonly<Record<OperatorRoleName, string>> = {
  ticketing: 'Ticketing',
  refunds: 'Refunds',
  finance: 'Finance',
  visa: 'Visa',
  holidays: 'Holidays',
  kyc: 'KYC',
  content: 'Content',
  support: 'Support',
  tenantAdmin: 'Tenant administration',
  auditor: 'Auditor',
};
