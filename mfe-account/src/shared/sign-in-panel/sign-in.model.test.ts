import { describe, expect, it } from 'vitest';

import { outcomeOf, secondsUntilResend } from './sign-in.model';

const refused = { authenticated: false, forceChangePassword: false, verifyPhoneNumber: false };

describe('a sign-in reply', () => {
  it('with a token signs the user in (P-141)', () => {
    const reply = { ...refused, authenticated: true, identity: { token: 't' } };
    expect(outcomeOf(reply, 'a@b.test', 0)).toEqual({ step: { kind: 'signedIn', token: 't' } });
  });

  it('requires the e-mailed code on an unknown device (P-142)', () => {
    const reply = { ...refused, verificationReference: 'ref-1' };
    expect(outcomeOf(reply, 'a@b.test', 5)).toEqual({
      step: { kind: 'deviceCode', username: 'a@b.test', reference: 'ref-1', sentAt: 5 },
    });
  });

  it("with anything else shows the server's message (P-143)", () => {
    const reply = { ...refused, error: { code: 'x', message: 'The e-mail or password is not correct.' } };
    expect(outcomeOf(reply, 'a@b.test', 0)).toEqual({ message: 'The e-mail or password is not correct.' });
  });

  it('that says authenticated without a token does not sign in', () => {
    expect(outcomeOf({ ...refused, authenticated: true }, 'a@b.test', 0)).toEqual({ message: '' });
  });
});

describe('requesting another code', () => {
  it('is possible only after sixty seconds (P-145)', () => {
    expect(secondsUntilResend(0, 0)).toBe(60);
    expect(secondsUntilResend(0, 59_999)).toBe(1);
    expect(secondsUntilResend(0, 60_000)).toBe(0);
  });
});
