import { sessionActions } from '@jetway/kit-runtime';
import { useAppDispatch } from '@jetway/kit-runtime/store';
import { useState } from 'react';

import { DeviceCodeScreen } from './code/device-code.screen';
import { ResetCodeScreen } from './code/reset-code.screen';
import { CredentialsScreen } from './credentials/credentials.screen';
import { ForgotScreen } from './password/forgot.screen';
import { NewPasswordScreen } from './password/new-password.screen';
import { PasswordChangedScreen } from './password/password-changed.screen';
import { PhoneScreen } from './phone/phone.screen';
import type { SignInStep } from './sign-in.model';
import { useEnter } from './use-enter';

/** The whole sign-in, from e-mail to token, independent of the layout around it. */
export function SignInPanel() {
  const dispatch = useAppDispatch();
  const enter = useEnter();
  const [step, setStep] = useState<SignInStep>({ kind: 'credentials' });
  const go = (next: SignInStep) => {
    setStep(next);
    if (next.kind !== 'signedIn') return;
    dispatch(sessionActions.signedIn({ token: next.token }));
    enter();
  };
  switch (step.kind) {
    case 'credentials':
    case 'signedIn':
      return <CredentialsScreen isLeaving={step.kind === 'signedIn'} go={go} />;
    case 'deviceCode':
      return <DeviceCodeScreen key={step.reference} step={step} go={go} />;
    case 'forgot':
      return <ForgotScreen go={go} />;
    case 'resetCode':
      return <ResetCodeScreen key={step.reference} step={step} go={go} />;
    case 'newPassword':
      return <NewPasswordScreen step={step} go={go} />;
    case 'passwordChanged':
      return <PasswordChangedScreen />;
    case 'phone':
      return <PhoneScreen step={step} go={go} />;
  }
}
