import type { Tone } from '@jetway/kit-ui';

import type {
  AdjustmentCauseName,
  AgencyStandingName,
  WalletChangeKindName,
  WalletChangeStatusName,
} from '../api/endpoints/agencies';
import type { ApplicationStatusName, LicencesStandingName } from '../api/endpoints/kyc';
import type { DepositMethodName, DepositStatusName } from '../api/endpoints/deposits';
import type { AfterSaleReasonName, AfterSaleStateName } from '../api/endpoints/orders';
import type { UrgencyName, WorkKindName } from '../api/endpoints/queue';

/** How a state is shown. */
interface Shown {
  name: string;
  tone: Tone;
}

export const KINDS: Readonly<Record<WorkKindName, string>> = {
  orderInDoubt: 'Order in doubt',
  partPayment: 'Part payment',
  unaccompaniedMinors: 'Unaccompanied children',
  void: 'Void',
  refund: 'Refund',
  exchange: 'Exchange',
  deposit: 'Deposit',
  walletChange: 'Wallet',
  application: 'Application',
  licences: 'Licences',
  visa: 'Visa',
  groupRequest: 'Group request',
  holidayRequest: 'Holiday request',
  holidayOrder: 'Holiday to confirm',
};

export const URGENCIES: Readonly<Record<UrgencyName, Shown>> = {
  red: { name: 'Late', tone: 'danger' },
  amber: { name: 'Due soon', tone: 'warning' },
  green: { name: 'In time', tone: 'success' },
};

export const METHODS: Readonly<Record<DepositMethodName, string>> = {
  bankDeposit: 'Bank deposit',
  bankTransfer: 'Bank transfer',
  cheque: 'Cheque',
  mobileBanking: 'Mobile banking',
  card: 'Credit or debit card',
  netBanking: 'Net banking',
};

export const DEPOSIT_STATES: Readonly<Record<DepositStatusName, Shown>> = {
  submitted: { name: 'Submitted', tone: 'info' },
  underReview: { name: 'Reviewed, to approve', tone: 'warning' },
  needsInfo: { name: 'Question asked', tone: 'warning' },
  approved: { name: 'Approved', tone: 'success' },
  rejected: { name: 'Refused', tone: 'danger' },
  withdrawn: { name: 'Withdrawn', tone: 'neutral' },
  received: { name: 'Cheque received', tone: 'info' },
  presented: { name: 'Cheque presented', tone: 'warning' },
  cleared: { name: 'Cleared', tone: 'success' },
  bounced: { name: 'Bounced', tone: 'danger' },
  initiated: { name: 'Started', tone: 'info' },
  redirected: { name: 'At the provider', tone: 'info' },
  verified: { name: 'Verified', tone: 'info' },
  credited: { name: 'Credited', tone: 'success' },
  failed: { name: 'Failed', tone: 'danger' },
  cancelled: { name: 'Cancelled', tone: 'neutral' },
  expired: { name: 'Expired', tone: 'neutral' },
  manualReview: { name: 'Other amount, in review', tone: 'warning' },
};

export const REQUEST_STATES: Readonly<Record<AfterSaleStateName, Shown>> = {
  requested: { name: 'To quote', tone: 'warning' },
  quoted: { name: 'Quoted', tone: 'info' },
  accepted: { name: 'Accepted', tone: 'info' },
  submitted: { name: 'Submitted to the airline', tone: 'info' },
  approved: { name: 'Approved by the airline', tone: 'info' },
  done: { name: 'Done, credited', tone: 'success' },
  inReview: { name: 'In review', tone: 'warning' },
  refused: { name: 'Refused', tone: 'danger' },
  withdrawn: { name: 'Withdrawn', tone: 'neutral' },
  expired: { name: 'Expired', tone: 'neutral' },
};

export const REASONS: Readonly<Record<AfterSaleReasonName, string>> = {
  customerCancels: 'The customer does not travel',
  scheduleChange: 'The airline changed the flight',
  duplicate: 'Booked twice',
  wrongName: 'Wrong name',
  medical: 'Medical reasons',
  visaRefused: 'Visa refused',
  airlineCancelled: 'The airline cancelled the flight',
  customerChanges: 'The customer changes the plans',
  other: 'Another reason',
};

export const APPLICATION_STATES: Readonly<Record<ApplicationStatusName, Shown>> = {
  pending: { name: 'Waits for a decision', tone: 'warning' },
  moreInformation: { name: 'Asked for more', tone: 'info' },
  approved: { name: 'Approved', tone: 'success' },
  rejected: { name: 'Rejected', tone: 'danger' },
};

export const LICENCE_STATES: Readonly<Record<LicencesStandingName, Shown>> = {
  due: { name: 'Asked for', tone: 'info' },
  submitted: { name: 'Given, to check', tone: 'warning' },
  accepted: { name: 'Accepted', tone: 'success' },
};

export const CHANGE_KINDS: Readonly<Record<WalletChangeKindName, string>> = {
  credit: 'Credit limit',
  adjustment: 'Adjustment',
};

export const CHANGE_STATES: Readonly<Record<WalletChangeStatusName, Shown>> = {
  proposed: { name: 'Proposed, to approve', tone: 'warning' },
  approved: { name: 'Approved', tone: 'success' },
  refused: { name: 'Refused', tone: 'danger' },
};

export const CAUSES: Readonly<Record<AdjustmentCauseName, string>> = {
  correction: 'Correction',
  goodwill: 'Goodwill',
  supplierClaim: 'Airline claim',
  bankCharge: 'Bank charge',
  writeOff: 'Write-off',
};

export const AGENCY_STATES: Readonly<Record<AgencyStandingName, Shown>> = {
  active: { name: 'Active', tone: 'success' },
  blocked: { name: 'Blocked', tone: 'danger' },
};

/** The state of an item of the queue: a deposit's, or a void's, refund's or exchange's. */
export function stateOf(kind: WorkKindName, state: string | undefined): Shown | undefined {
  const states: Readonly<Record<string, Shown>> = kind === 'deposit' ? DEPOSIT_STATES : REQUEST_STATES;
  return state === undefined ? undefined : states[state];
}
