import { useSignOutMutation } from '@jetway/kit-api/customer';
import { ignoreProblem } from '@jetway/kit-api';
import { sessionActions, useT } from '@jetway/kit-runtime';
import { useAppDispatch } from '@jetway/kit-runtime/store';
import { toast } from '@jetway/kit-ui';
import { useEffect, useState } from 'react';

import { ScreenView } from '../screen.view';
import type { ScreenProps } from '../sign-in.model';
import { useEnter } from '../use-enter';
import { PhoneCodeForm } from './phone-code.form';
import { PhoneNumberForm } from './phone-number.form';
import { usePhoneCode } from './use-phone-code';

/** How long the success message is shown before the portal opens. */
const ENTER_AFTER_MS = 3000;

/** Verifies the phone after the password: the user's number, or another one. */
export function PhoneScreen({ step, go }: ScreenProps<'phone'>) {
  const t = useT('account');
  const dispatch = useAppDispatch();
  const enter = useEnterSoon();
  const [signOut] = useSignOutMutation();
  const [isChanging, setChanging] = useState(false);
  const done = (words: string) => {
    toast.success(words);
    dispatch(sessionActions.signedIn({ token: step.token }));
    enter();
  };
  const code = usePhoneCode({ username: step.username, phone: step.phone, token: step.token, onDone: done });
  const back = () => {
    // Signs out: the unfinished session is no longer needed.
    void signOut()
      .unwrap()
      .catch((error: unknown) => ignoreProblem(error, 'it opens nothing and ends by itself'))
      .finally(() => dispatch(sessionActions.entranceLeft()));
    go({ kind: 'credentials' });
  };
  if (isChanging) {
    return (
      <ScreenView title={t('phone.changeTitle')} lead={t('phone.changeLead')} trouble={code.trouble}>
        <PhoneNumberForm
          isPending={code.isSending}
          onBack={() => setChanging(false)}
          onSubmit={(number) => void code.changeTo(number).then((isSent) => isSent && setChanging(false))}
        />
      </ScreenView>
    );
  }
  return (
    <ScreenView title={t('phone.title')} lead={t('phone.sentTo', { phone: code.phone })} trouble={code.trouble}>
      <PhoneCodeForm key={code.reference} code={code} onBack={back} onChange={() => setChanging(true)} />
    </ScreenView>
  );
}

function useEnterSoon(): () => void {
  const enter = useEnter();
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(enter, ENTER_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isDone, enter]);
  return () => setDone(true);
}
