import type { LoginResponse } from '@jetway/kit-api/auth';

/** Where a person stands on the way in. */
export type SignInStep =
  | { kind: 'credentials' }
  | { kind: 'code'; username: string; reference: string; sentAt: number }
  | { kind: 'signedIn'; token: string };

/** What a sign-in or code reply asks for next; `message` is shown as a toast. */
export type SignInOutcome = { step: SignInStep } | { message: string };

/** Seconds before another code can be asked for. */
export const RESEND_AFTER_SECONDS = 60;

/**
 * Reads a reply of Authenticate or VerifyDevice.
 * A reply that neither lets in nor asks for a code is a refusal with the server's words.
 */
export function outcomeOf(reply: LoginResponse, username: string, now: number): SignInOutcome {
  if (reply.authenticated && reply.identity?.token) {
    return { step: { kind: 'signedIn', token: reply.identity.token } };
  }
  if (reply.verificationReference) {
    return { step: { kind: 'code', username, reference: reply.verificationReference, sentAt: now } };
  }
  return { message: reply.error?.message ?? '' };
}

/** Whole seconds until another code may be asked for; 0 when it may. */
export function secondsUntilResend(sentAt: number, now: number): number {
  return Math.max(0, RESEND_AFTER_SECONDS - Math.floor((now - sentAt) / 1000));
}
