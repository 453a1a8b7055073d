import { useResetPasswordMutation, useVerifyDeviceMutation } from '@jetway/kit-api/auth';
import { useT } from '@jetway/kit-runtime';
import { toast } from '@jetway/kit-ui';
import { useState } from 'react';

import { useSaid } from '../../said';
import { ScreenView } from '../screen.view';
import type { ScreenProps } from '../sign-in.model';
import { outcomeOf } from '../sign-in.model';
import { useEntranceCall } from '../use-entrance-call';
import { MailCodeForm } from './mail-code.form';
import { CODE_SENT_AGAIN } from './sent-again';

/** Asks for the code e-mailed on sign-in from an unknown browser. */
export function DeviceCodeScreen({ step, go }: ScreenProps<'deviceCode'>) {
  const t = useT('account');
  const said = useSaid();
  const [verifyDevice, verifying] = useVerifyDeviceMutation();
  const [resetPassword] = useResetPasswordMutation();
  const [isRefused, setRefused] = useState(false);
  const { trouble, ask } = useEntranceCall();
  const { username, reference } = step;

  const submit = async (verificationCode: string): Promise<boolean> => {
    const reply = await ask(verifyDevice({ verifyDeviceRequest: { username, reference, verificationCode } }));
    if (!reply) return false;
    const outcome = outcomeOf(reply, username, Date.now());
    setRefused('message' in outcome);
    if ('step' in outcome) go(outcome.step);
    else if (outcome.message) toast.error(said(outcome.message));
    return 'message' in outcome;
  };
  const resend = async () => {
    const reply = await ask(resetPassword({ resetPasswordRequest: { username, deviceCheck: true } }));
    if (!reply?.verificationReference) return;
    toast.success(said(CODE_SENT_AGAIN));
    go({ kind: 'deviceCode', username, reference: reply.verificationReference, sentAt: Date.now() });
  };
  return (
    <ScreenView title={t('code.title')} trouble={trouble}>
      <MailCodeForm
        lead={t('code.sentTo', { email: username })}
        sentAt={step.sentAt}
        isPending={verifying.isLoading}
        isRefused={isRefused}
        onSubmit={submit}
        onResend={() => void resend()}
        onBack={() => go({ kind: 'credentials' })}
      />
    </ScreenView>
  );
}
