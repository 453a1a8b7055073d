import { describe, expect, it } from 'vitest';

import { outcomeOf, secondsUntilResend } from './sign-in.model';

const refused = { authenticated: false, forceChangePassword: false, verifyPhoneNumber: false };

describe('what a sign-in reply asks for', () => {
  it('lets an authenticated person in with the token (P-141)', () => {
    const reply = { ...refused, authenticated: true, identity: { token: 't' } };
    expect(outcomeOf(reply, 'a@b.test', 0)).toEqual({ step: { kind: 'signedIn', token: 't' } });
  });

  it('asks for the e-mailed code on an unknown device (P-142)', () => {
    const reply = { ...refused, verificationReference: 'ref-1' };
    expect(outcomeOf(reply, 'a@b.test', 5)).toEqual({
      step: { kind: 'deviceCode', username: 'a@b.test', reference: 'ref-1', sentAt: 5 },
    });
  });

  it("passes on the server's words for anything else (P-143)", () => {
    const reply = { ...refused, error: { code: 'x', message: 'The e-mail or password is not correct.' } };
    expect(outcomeOf(reply, 'a@b.test', 0)).toEqual({ message: 'The e-mail or password is not correct.' });
  });

  it('is not fooled by a reply that says authenticated but carries no token', () => {
    expect(outcomeOf({ ...refused, authenticated: true }, 'a@b.test', 0)).toEqual({ message: '' });
  });
});

describe('asking for another code', () => {
  it('is possible only after sixty seconds (P-145)', () => {
    expect(secondsUntilResend(0, 0)).toBe(60);
    expect(secondsUntilResend(0, 59_999)).toBe(1);
    expect(secondsUntilResend(0, 60_000)).toBe(0);
  });
});
