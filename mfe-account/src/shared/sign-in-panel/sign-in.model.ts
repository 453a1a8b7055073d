import type { LoginResponse } from '@jetway/kit-api/auth';

/** The current step of the sign-in. */
export type SignInStep =
  | { kind: 'credentials' }
  | { kind: 'deviceCode'; username: string; reference: string; sentAt: number }
  | { kind: 'forgot' }
  | { kind: 'resetCode'; username: string; reference: string; sentAt: number }
  | { kind: 'newPassword'; username: string; isForced: boolean }
  | { kind: 'passwordChanged' }
  | { kind: 'phone'; username: string; phone: string; token: string }
  | { kind: 'signedIn'; token: string };

/** The step of one kind. */
export type StepOf<Kind extends SignInStep['kind']> = Extract<SignInStep, { kind: Kind }>;

/** Props of every sign-in screen. */
export interface ScreenProps<Kind extends SignInStep['kind']> {
  step: StepOf<Kind>;
  go: (step: SignInStep) => void;
}

/** The next step of a reply, or a `message` to show as a toast. */
export type SignInOutcome = { step: SignInStep } | { message: string };

/** Seconds before another code can be requested. */
export const RESEND_AFTER_SECONDS = 60;

/**
 * Interprets a reply of Authenticate or VerifyDevice.
 * A reply that neither signs in nor requires a step is a refusal with the server's message.
 */
export function outcomeOf(reply: LoginResponse, username: string, now: number): SignInOutcome {
  if (reply.authenticated && reply.forceChangePassword) {
    return { step: { kind: 'newPassword', username, isForced: true } };
  }
  const token = reply.authenticated ? reply.identity?.token : undefined;
  if (token && reply.verifyPhoneNumber && reply.phoneNumber) {
    return { step: { kind: 'phone', username, phone: reply.phoneNumber, token } };
  }
  if (token) return { step: { kind: 'signedIn', token } };
  if (reply.verificationReference) {
    return { step: { kind: 'deviceCode', username, reference: reply.verificationReference, sentAt: now } };
  }
  return { message: reply.error?.message ?? '' };
}

/** Seconds until another code can be requested; 0 when it can. */
export function secondsUntilResend(sentAt: number, now: number): number {
  return Math.max(0, RESEND_AFTER_SECONDS - Math.floor((now - sentAt) / 1000));
}
