import type { CodeChannel } from '@jetway/kit-api/registration';
import { useSendApplicantCodeMutation, useVerifyApplicantCodeMutation } from '@jetway/kit-api/registration';
import { useT } from '@jetway/kit-runtime';
import { toast } from '@jetway/kit-ui';
import { useState } from 'react';

import { useSaid } from '../../../shared/said';
import { CODE_SENT_AGAIN, PHONE_CODE_SENT_AGAIN } from '../../../shared/sign-in-panel/code/sent-again';
import { problemWords } from './proof-problem';

interface Sent {
  address: string;
  reference: string;
  sentAt: number;
}

interface ProofParts {
  channel: CodeChannel;
  address: string;
  ensureDraft: () => Promise<boolean>;
}

/** Sends codes to an address of the form and verifies them. */
export function useProof({ channel, address, ensureDraft }: ProofParts) {
  const t = useT('account');
  const said = useSaid();
  const [sent, setSent] = useState<Sent | null>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [sendCode] = useSendApplicantCodeMutation();
  const [verifyCode] = useVerifyApplicantCodeMutation();
  const send = async (isAgain: boolean) => {
    setBusy(true);
    setProblem('');
    const isOpen = await ensureDraft();
    const reply = isOpen ? await sendCode({ sendCodeRequest: { channel, address } }) : { data: undefined, error: null };
    setBusy(false);
    if (!reply.data) return setProblem(isOpen ? problemWords(reply.error, t) : t('register.problems.captcha'));
    setSent({ address, reference: reply.data.verificationReference, sentAt: Date.now() });
    if (isAgain) toast.success(said(channel === 'mail' ? CODE_SENT_AGAIN : PHONE_CODE_SENT_AGAIN));
  };
  const verify = async (verificationCode: string): Promise<boolean> => {
    if (!sent) return false;
    setProblem('');
    const reply = await verifyCode({
      verifyApplicantRequest: { channel, address: sent.address, reference: sent.reference, verificationCode },
    });
    if (!reply.data) setProblem(problemWords(reply.error, t));
    return !reply.data;
  };
  // A code belongs to the address it was sent to; a changed address starts again.
  const current = sent?.address === address ? sent : null;
  return { sent: current, problem, isBusy, send, verify };
}
