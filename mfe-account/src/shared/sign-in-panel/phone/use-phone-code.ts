import { useSendPhoneCodeMutation, useVerifyPhoneCodeMutation } from '@jetway/kit-api/auth';
import type { MessageError } from '@jetway/kit-api/auth';
import { sessionActions } from '@jetway/kit-runtime';
import { useAppDispatch } from '@jetway/kit-runtime/store';
import { splitPhone, toast } from '@jetway/kit-ui';
import { useEffect, useRef, useState } from 'react';

import { useSaid } from '../../said';
import { PHONE_CODE_SENT_AGAIN } from '../code/sent-again';
import { useEntranceCall } from '../use-entrance-call';

/** Wording of the specification. */
const VERIFIED = 'Phone Number is Successfully verified..!';
const CHANGED = 'Phone Number Changed Successfully..!';

interface PhoneCodeOptions {
  username: string;
  /** In E.164. */
  phone: string;
  /** Token of the reply that required the phone. */
  token: string;
  /** Called with the message to show. */
  onDone: (words: string) => void;
}

/** Sends codes to a number and verifies them. Sends the first one automatically. */
export function usePhoneCode({ username, phone: ownPhone, token, onDone }: PhoneCodeOptions) {
  const dispatch = useAppDispatch();
  const [send, sending] = useSendPhoneCodeMutation();
  const [verify, verifying] = useVerifyPhoneCodeMutation();
  const { trouble, ask } = useEntranceCall();
  const said = useSaid();
  const [phone, setPhone] = useState(ownPhone);
  const [sent, setSent] = useState({ reference: '', at: 0 });
  const [isRefused, setRefused] = useState(false);

  /** Shows the server's message, or its code when it has none. */
  const complain = (error: MessageError | undefined) => void (error && toast.error(said(error.message || error.code)));

  /** Resolves to whether a code was sent, or none is needed. */
  const sendTo = async (number: string): Promise<boolean> => {
    const parts = await splitPhone(number);
    if (!parts) return false;
    const reply = await ask(send({ sendPhoneCodeRequest: { ...parts, changePhoneNumber: number !== ownPhone } }));
    if (!reply) return false;
    if (reply.skip) onDone(said(CHANGED));
    else if (reply.verificationReference) {
      setPhone(number);
      setRefused(false);
      setSent({ reference: reply.verificationReference, at: Date.now() });
    } else {
      complain(reply.error);
      return false;
    }
    return true;
  };
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    dispatch(sessionActions.entranceBegun({ token }));
    void sendTo(ownPhone);
  });

  /** Resolves to whether the code was refused. */
  const submit = async (verificationCode: string): Promise<boolean> => {
    const parts = await splitPhone(phone);
    if (!parts) return false;
    const request = { ...parts, username, verificationCode, reference: sent.reference };
    const reply = await ask(verify({ verifyPhoneCodeRequest: request }));
    if (!reply) return false;
    setRefused(!reply.verified);
    if (reply.verified) onDone(said(VERIFIED));
    else complain(reply.error);
    return !reply.verified;
  };
  const resend = async () => {
    if (await sendTo(phone)) toast.success(said(PHONE_CODE_SENT_AGAIN));
  };
  return {
    phone,
    reference: sent.reference,
    sentAt: sent.at,
    isRefused,
    trouble,
    isSending: sending.isLoading,
    isVerifying: verifying.isLoading,
    submit,
    resend,
    changeTo: sendTo,
  };
}
