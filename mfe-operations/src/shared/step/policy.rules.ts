import { typedWhole } from '@jetway/kit-domain/input';

import type { RuleDraft } from './policy.fields';

/** Rules of a cancellation policy as they are typed. */
export function rulesOf(policy: readonly { daysBefore: number; percent: number }[]): RuleDraft[] {
  return policy.map(({ daysBefore, percent }) => ({ daysBefore: String(daysBefore), percent: String(percent) }));
}

/** The rules with the earliest first, as the services want them. */
export function inOrder(rules: readonly RuleDraft[]): RuleDraft[] {
  return rules.toSorted((one, other) => (typedWhole(other.daysBefore) ?? 0) - (typedWhole(one.daysBefore) ?? 0));
}

/** A policy in words, the earliest rule first. */
export function policyText(policy: readonly { daysBefore: number; percent: number }[]): string {
  if (policy.length === 0) return 'Free until the start';
  return policy
    .toSorted((one, other) => other.daysBefore - one.daysBefore)
    .map(({ daysBefore, percent }) => `${percent} % from ${daysBefore === 1 ? '1 day' : `${daysBefore} days`} before`)
    .join('; ');
}
