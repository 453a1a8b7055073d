import { plainDigits } from '@jetway/kit-domain';

import type { VisaDecision, VisaDecisionName } from '../../../api/endpoints/visas';
import { instantIn } from '../../../shared/clock/zone';

export const DECISIONS: Readonly<Record<VisaDecisionName, string>> = {
  approved: 'Approved',
  refused: 'Refused',
  returned: 'Returned',
  biometricsDue: 'Biometrics due',
};

/** What the operator typed about a decision. */
export interface Decided {
  decision: VisaDecisionName;
  visaNumber: string;
  reason: string;
  /** `YYYY-MM-DD` of the appointment. */
  day: string;
  /** `HH:MM` on the clock of the tenant. */
  time: string;
}

export const BLANK: Decided = { decision: 'approved', visaNumber: '', reason: '', day: '', time: '' };

type Faults = Partial<Record<'visaNumber' | 'reason' | 'day' | 'time', string>>;

/** What is missing or cannot be, by field. */
export function faultsOf({ decision, visaNumber, reason, day, time }: Decided): Faults {
  if (decision === 'approved') return visaNumber.trim() ? {} : { visaNumber: 'Write the number of the visa.' };
  if (decision !== 'biometricsDue') return reason.trim() ? {} : { reason: 'Write what the embassy said.' };
  return {
    ...(day ? {} : { day: 'Choose the day.' }),
    ...(/^([01]\d|2[0-3]):[0-5]\d$/.test(timeOf(time)) ? {} : { time: 'Write the time as 09:30.' }),
  };
}

function timeOf(typed: string): string {
  return plainDigits(typed).trim();
}

/** A decision as the call has it: with what belongs to it, and nothing else that was typed. Times are those of a zone's clock. */
export function wireOf(
  { decision, visaNumber, reason, day, time }: Decided,
  zone: string,
): Pick<VisaDecision, 'decision' | 'visaNumber' | 'reason' | 'biometricsAt'> {
  if (decision === 'approved') return { decision, visaNumber: visaNumber.trim() };
  if (decision !== 'biometricsDue') return { decision, reason: reason.trim() };
  return { decision, biometricsAt: instantIn(zone, `${day}T${timeOf(time)}:00`) };
}
