import { useAuthenticateMutation, useVerifyDeviceMutation } from '@jetway/kit-api/auth';
import type { LoginResponse } from '@jetway/kit-api/auth';
import { ignoreProblem } from '@jetway/kit-api';
import { paths, sessionActions } from '@jetway/kit-runtime';
import { useNavigate } from '@jetway/kit-runtime/router';
import { useAppDispatch } from '@jetway/kit-runtime/store';
import { toast } from '@jetway/kit-ui';
import { useRef, useState } from 'react';

import type { Credentials } from './credentials.form';
import type { SignInStep } from './sign-in.model';
import { outcomeOf } from './sign-in.model';

/** Drives sign-in: credentials, the code of an unknown device, then into the portal. */
export function useSignIn() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [authenticate, authenticating] = useAuthenticateMutation();
  const [verifyDevice, verifying] = useVerifyDeviceMutation();
  const [step, setStep] = useState<SignInStep>({ kind: 'credentials' });
  const [isRefused, setRefused] = useState(false);
  const [isUnreachable, setUnreachable] = useState(false);
  /** Kept in memory only, to ask for another code; gone with the screen. */
  const credentials = useRef<Credentials | null>(null);

  const follow = (reply: LoginResponse, username: string): boolean => {
    setUnreachable(false);
    const outcome = outcomeOf(reply, username, Date.now());
    if ('message' in outcome) {
      setRefused(true);
      if (outcome.message) toast.error(outcome.message);
      return false;
    }
    setRefused(false);
    setStep(outcome.step);
    if (outcome.step.kind === 'signedIn') {
      credentials.current = null;
      dispatch(sessionActions.signedIn({ token: outcome.step.token }));
      void navigate(paths.searchpad(), { replace: true });
    }
    return true;
  };

  const submitCredentials = async (entered: Credentials) => {
    credentials.current = entered;
    const reply = await authenticate({ loginRequest: entered });
    if (reply.data) follow(reply.data, entered.username);
    else refuse(reply.error);
  };

  /** Whether the code was refused; one that never arrived was not. */
  const submitCode = async (verificationCode: string): Promise<boolean> => {
    if (step.kind !== 'code') return false;
    const { username, reference } = step;
    const reply = await verifyDevice({ verifyDeviceRequest: { username, reference, verificationCode } });
    if (reply.data) return !follow(reply.data, username);
    refuse(reply.error);
    return false;
  };

  const resend = async () => {
    if (!credentials.current) return;
    const { username } = credentials.current;
    const reply = await authenticate({ loginRequest: credentials.current });
    // The words are the specification's, spelling included.
    if (reply.data && follow(reply.data, username)) toast.success('Verification code has been sent to you email');
  };

  const refuse = (error: unknown) => {
    ignoreProblem(error, 'a failed sign-in call shows inline and leaves the form usable');
    setUnreachable(true);
  };

  return {
    step,
    isRefused,
    isUnreachable,
    isPending: authenticating.isLoading || verifying.isLoading || step.kind === 'signedIn',
    submitCredentials,
    submitCode,
    resend,
    back: () => {
      setRefused(false);
      setStep({ kind: 'credentials' });
    },
  };
}
