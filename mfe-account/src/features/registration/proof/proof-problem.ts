import { problemOf } from '@jetway/kit-api';
import type { useT } from '@jetway/kit-runtime';

import { faultWords } from '../../../shared/records/refusal';

const KEYS: Partial<Record<string, string>> = {
  'registration.no_draft': 'noDraft',
  'registration.captcha': 'captcha',
  'registration.code_wrong': 'codeWrong',
  'registration.code_dead': 'codeDead',
  'registration.code_too_soon': 'codeTooSoon',
  'registration.too_many_codes': 'tooManyCodes',
  'registration.too_many_guesses': 'tooManyGuesses',
  'request.rate_limited': 'tooManyCodes',
  'edge.rate_limited': 'tooManyCodes',
};

/** Error message for a failed step of the form. */
export function problemWords(error: unknown, t: ReturnType<typeof useT>): string {
  const problem = problemOf(error);
  const field = problem?.errors?.[0];
  if (field) return faultWords(field, t);
  const key = problem ? KEYS[problem.code] : undefined;
  return key ? t(`register.problems.${key}`, { ...problem?.params }) : t('signIn.unreachable');
}
