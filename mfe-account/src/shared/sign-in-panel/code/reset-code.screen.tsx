import { useResetPasswordMutation, useVerifyCodeMutation } from '@jetway/kit-api/auth';
import { useT } from '@jetway/kit-runtime';
import { toast } from '@jetway/kit-ui';
import { useState } from 'react';

import { useSaid } from '../../said';
import { ScreenView } from '../screen.view';
import type { ScreenProps } from '../sign-in.model';
import { useEntranceCall } from '../use-entrance-call';
import { MailCodeForm } from './mail-code.form';
import { CODE_SENT_AGAIN } from './sent-again';

/** Asks for the code e-mailed for a password reset. */
export function ResetCodeScreen({ step, go }: ScreenProps<'resetCode'>) {
  const t = useT('account');
  const said = useSaid();
  const [verifyCode, verifying] = useVerifyCodeMutation();
  const [resetPassword] = useResetPasswordMutation();
  const [isRefused, setRefused] = useState(false);
  const { trouble, ask } = useEntranceCall();
  const { username, reference } = step;

  const submit = async (verificationCode: string): Promise<boolean> => {
    const reply = await ask(verifyCode({ verifyDeviceRequest: { username, reference, verificationCode } }));
    if (!reply) return false;
    setRefused(!reply.verified);
    if (reply.verified) go({ kind: 'newPassword', username, isForced: false });
    else if (reply.error) toast.error(said(reply.error.message));
    return !reply.verified;
  };
  const resend = async () => {
    const reply = await ask(resetPassword({ resetPasswordRequest: { username, deviceCheck: false } }));
    if (!reply?.verificationReference) return;
    toast.success(said(CODE_SENT_AGAIN));
    go({ kind: 'resetCode', username, reference: reply.verificationReference, sentAt: Date.now() });
  };
  return (
    <ScreenView title={t('resetCode.title')} trouble={trouble}>
      <MailCodeForm
        lead={t('resetCode.sentTo', { email: username })}
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
