import { ignoreProblem } from '@jetway/kit-api';
import { useSendPhoneCodeMutation, useVerifyPhoneCodeMutation } from '@jetway/kit-api/auth';
import type { OwnProfile } from '@jetway/kit-api/profile';
import { useT } from '@jetway/kit-runtime';
import { Badge, Button, Callout, Inline, splitPhone, Stack, Text, toast } from '@jetway/kit-ui';
import { useState } from 'react';

import { useSaid } from '../../shared/said';
import { MailCodeForm, PHONE_CODE_SENT_AGAIN, PhoneNumberForm } from '../../shared/sign-in-panel';

type Step = { kind: 'shown' } | { kind: 'number' } | { kind: 'code'; phone: string; reference: string; sentAt: number };

/** Wording of the specification. */
const VERIFIED = 'Phone Number is Successfully verified..!';
const CHANGED = 'Phone Number Changed Successfully..!';

interface PhonePanelProps {
  profile: OwnProfile;
  onChanged: () => void;
}

/** The user's phone number; a new one is saved after its code is verified. */
export function PhonePanel({ profile, onChanged }: PhonePanelProps) {
  const t = useT('account');
  const said = useSaid();
  const [step, setStep] = useState<Step>({ kind: 'shown' });
  const done = (words: string) => {
    toast.success(said(words));
    setStep({ kind: 'shown' });
    onChanged();
  };
  const { sendTo, verify, isUnreachable, isRefused, isSending, isVerifying } = usePhoneChange(
    profile.email,
    setStep,
    done,
  );
  return (
    <Stack gap={4}>
      {isUnreachable && <Callout tone="danger">{t('profile.unreachable')}</Callout>}
      {step.kind === 'shown' && (
        <Inline justify="space-between">
          <Inline gap={2}>
            <Text weight="medium">
              <bdi>{profile.phoneNumber || '–'}</bdi>
            </Text>
            {profile.phoneVerified && <Badge tone="success">{t('profile.phone.verified')}</Badge>}
          </Inline>
          <Button size="sm" onPress={() => setStep({ kind: 'number' })}>
            {t('profile.phone.change')}
          </Button>
        </Inline>
      )}
      {step.kind === 'number' && (
        <PhoneNumberForm
          isPending={isSending}
          onSubmit={(phone) => void sendTo(phone)}
          onBack={() => setStep({ kind: 'shown' })}
        />
      )}
      {step.kind === 'code' && (
        <MailCodeForm
          key={step.reference}
          lead={t('phone.sentTo', { phone: step.phone })}
          sentAt={step.sentAt}
          isPending={isVerifying}
          isRefused={isRefused}
          onSubmit={(code) => verify(step, code)}
          onResend={() =>
            void sendTo(step.phone).then((isSent) => isSent && toast.success(said(PHONE_CODE_SENT_AGAIN)))
          }
          onBack={() => setStep({ kind: 'number' })}
        />
      )}
    </Stack>
  );
}

function usePhoneChange(username: string, go: (step: Step) => void, done: (words: string) => void) {
  const said = useSaid();
  const [send, sending] = useSendPhoneCodeMutation();
  const [check, checking] = useVerifyPhoneCodeMutation();
  const [isUnreachable, setUnreachable] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const failed = (error: unknown) => {
    ignoreProblem(error, 'it shows above the form, which stays usable');
    setUnreachable(true);
  };
  /** Resolves to whether a code was sent. */
  const sendTo = async (phone: string): Promise<boolean> => {
    const parts = await splitPhone(phone);
    if (!parts) return false;
    setUnreachable(false);
    setRefused(false);
    const { data, error } = await send({ sendPhoneCodeRequest: { ...parts, changePhoneNumber: true } });
    if (!data) failed(error);
    else if (data.skip) done(CHANGED);
    else if (data.verificationReference)
      go({ kind: 'code', phone, reference: data.verificationReference, sentAt: Date.now() });
    else toast.error(said(data.error?.message || data.error?.code || ''));
    return Boolean(data?.verificationReference);
  };
  /** Resolves to whether the code was refused. */
  const verify = async (step: Extract<Step, { kind: 'code' }>, verificationCode: string): Promise<boolean> => {
    const parts = await splitPhone(step.phone);
    if (!parts) return false;
    setUnreachable(false);
    const request = { ...parts, username, verificationCode, reference: step.reference };
    const { data, error } = await check({ verifyPhoneCodeRequest: request });
    if (!data) {
      failed(error);
      return false;
    }
    setRefused(!data.verified);
    if (data.verified) done(VERIFIED);
    else toast.error(said(data.error?.message || data.error?.code || ''));
    return !data.verified;
  };
  return { sendTo, verify, isUnreachable, isRefused, isSending: sending.isLoading, isVerifying: checking.isLoading };
}
