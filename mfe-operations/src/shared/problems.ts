import { problemOf } from '../api';
import { failureText } from './failure';
import { ROLE_NAMES } from './roles';

/** The text of a refusal: what happened, and what to do. */
export interface Said {
  title: string;
  text: string;
}

const CODES: Readonly<Record<string, Said>> = {
  'deposit.wrong_state': {
    title: 'Changed by someone else',
    text: 'The deposit has changed since you opened it. The page shows its present state.',
  },
  'deposit.same_operator': {
    title: 'Another person has to approve it',
    text: 'You reviewed this deposit. The attempt is in the audit trail.',
  },
  'after_sale.wrong_state': {
    title: 'The request cannot take this step',
    text: 'The request has changed since you opened it, or the airline has not issued the new tickets. The page shows its present state.',
  },
  'after_sale.same_operator': {
    title: 'Another person has to finish it',
    text: 'You entered the quote. The attempt is in the audit trail.',
  },
  'order.wrong_state': {
    title: 'The order has changed',
    text: 'Another operator or the supplier decided it since you opened it. The page shows its present state.',
  },
  'application.wrong_state': {
    title: 'Changed by someone else',
    text: 'The application has been decided. The page shows the decision.',
  },
  'agency.wrong_state': {
    title: 'Changed by someone else',
    text: 'The agency has changed since you opened it. The page shows its present state.',
  },
  'wallet_change.wrong_state': {
    title: 'Changed by someone else',
    text: 'The change has been decided. The page shows the decision.',
  },
  'wallet_change.same_operator': {
    title: 'Another person has to approve it',
    text: 'You proposed this change. The attempt is in the audit trail.',
  },
  'wallet_change.out_of_date': {
    title: 'The credit limit has changed since',
    text: 'It was proposed on top of another limit. Refuse it, and propose the limit again.',
  },
  'wallet_change.open': {
    title: 'Another change of the limit waits',
    text: 'Decide on it first. It is in the list of changes, and in the work queue.',
  },
  'wallet.insufficient': {
    title: 'The wallet does not cover it',
    text: 'No money moved, and nothing else changed. Try again when the wallet covers it.',
  },
  'fares.seats_in_use': {
    title: 'Seats are held or sold',
    text: 'The lot keeps at least the seats that orders hold or have bought. Nothing was changed.',
  },
  'fares.wrong_state': {
    title: 'The lot cannot take this step',
    text: 'Its state has changed, or its flights have departed. The page shows its present state.',
  },
  'fares.request_closed': {
    title: 'The request cannot take this step',
    text: 'The agency, another operator or the clock ended it since you opened it. The page shows its present state.',
  },
  'fares.request_expired': {
    title: 'The request has expired',
    text: 'Its first day of travel is over. Nothing was sent.',
  },
  'holidays.request_closed': {
    title: 'The request cannot take this step',
    text: 'The agency, another operator or a deadline ended it since you opened it. The page shows its present state.',
  },
  'holidays.request_expired': {
    title: 'The request has expired',
    text: 'Its time to be quoted is over. Nothing was sent.',
  },
  'holidays.wrong_state': {
    title: 'The package cannot take this step',
    text: 'Its state has changed since you opened it. The page shows its present state.',
  },
  'holidays.deadline_passed': {
    title: 'The deadline has passed',
    text: 'Nothing was changed. The page shows the present state.',
  },
  'record.changed': {
    title: 'Another change was saved first',
    text: 'It has changed since you opened it. The page shows its present state.',
  },
  'visa.embassy_unavailable': {
    title: 'The embassy did not answer',
    text: 'Nothing was recorded. Try again in a moment.',
  },
  'request.rate_limited': { title: 'Too many calls', text: 'Wait a moment, then try again.' },
};

const UNREACHABLE: Said = {
  title: 'The portal could not be reached',
  text: 'Nothing is known about the outcome. Check the state before you decide again.',
};

/** What an error means for the operator. */
export function said(error: unknown): Said {
  const problem = problemOf(error);
  if (!problem) return UNREACHABLE;
  if (problem.code === 'access.denied') return { title: 'You may not do this', text: denied(problem.params?.['role']) };
  if (problem.code === 'fares.already_imported') return imported(problem.params);
  const faults = problem.errors?.map(({ detail }) => detail).join(' ');
  if (faults) return { title: 'Something is not right yet', text: faults };
  return CODES[problem.code] ?? { title: 'This was refused', text: failureText(error) };
}

/** Whether what was asked for does not exist. */
export function isMissing(error: unknown): boolean {
  return problemOf(error)?.status === 404;
}

/** Whether the operator may not see it. */
export function isDenied(error: unknown): boolean {
  return problemOf(error)?.code === 'access.denied';
}

function denied(role: unknown): string {
  const name = typeof role === 'string' ? (ROLE_NAMES as Record<string, string>)[role] : undefined;
  return name
    ? `It needs the role ${name}. The attempt is in the audit trail.`
    : 'You do not act for this tenant. The attempt is in the audit trail.';
}

/** Names the first import of the same file. */
function imported(params: Readonly<Record<string, unknown>> | undefined): Said {
  const title = 'This file is imported already';
  const [by, at] = [params?.['madeBy'], params?.['madeAt']];
  const first =
    typeof by === 'string' && typeof at === 'string'
      ? `${by} imported it on ${at.slice(0, 16).replace('T', ' ')} UTC. `
      : '';
  return { title, text: `${first}Nothing was imported now. To import it again, undo the first import.` };
}
