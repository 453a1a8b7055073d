import type { CodeChannel } from '@jetway/kit-api/registration';
import { useT } from '@jetway/kit-runtime';
import { Button, icons, Inline, Stack, styled, Text } from '@jetway/kit-ui';

import { CodeBoxes, useCode } from '../../../shared/sign-in-panel/code/code-boxes';
import { ResendButton } from '../../../shared/sign-in-panel/code/resend-button';
import { Fault } from '../fields/fault';
import { useProof } from './use-proof';

const Verified = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--jw-space-2);
  color: var(--jw-success-text);
  font-size: var(--jw-text-sm);
  font-weight: 600;
`;

const Codes = styled.div`
  padding: var(--jw-space-4);
  border-radius: var(--jw-radius-md);
  background: var(--jw-surface-sunken);
`;

interface ProofPanelProps {
  channel: CodeChannel;
  /** The address in the form, to which the code is sent. */
  address: string;
  isVerified: boolean;
  /** The form's message when the address was left unverified. */
  errorMessage?: string | undefined;
  /** Whether a code can be sent to the address; otherwise shows its error. */
  isSendable: () => Promise<boolean>;
  ensureDraft: () => Promise<boolean>;
}

/** Sends a code to the address above and takes it. */
export function ProofPanel({ channel, address, isVerified, errorMessage, isSendable, ensureDraft }: ProofPanelProps) {
  const t = useT('account');
  const proof = useProof({ channel, address, ensureDraft });
  if (isVerified) {
    return (
      <Verified role="status">
        <icons.CircleCheck aria-hidden size={18} />
        {t('register.proof.verified')}
      </Verified>
    );
  }
  const begin = async () => {
    if (await isSendable()) await proof.send(false);
  };
  const message = proof.problem || (proof.sent ? undefined : errorMessage);
  return (
    <Stack gap={3} data-invalid={proof.problem || errorMessage ? true : undefined}>
      {proof.sent ? (
        <SentCode key={proof.sent.reference} proof={proof} sent={proof.sent} />
      ) : (
        <Inline>
          <Button isPending={proof.isBusy} onPress={() => void begin()}>
            {t(`register.proof.send.${channel}`)}
          </Button>
        </Inline>
      )}
      {message && <Fault>{message}</Fault>}
    </Stack>
  );
}

type Proof = ReturnType<typeof useProof>;

function SentCode({ proof, sent }: { proof: Proof; sent: NonNullable<Proof['sent']> }) {
  const t = useT('account');
  const boxes = useCode(proof.verify);
  return (
    <Codes>
      <Stack gap={4}>
        <Text muted>{t('register.proof.sentTo', { address: sent.address })}</Text>
        <CodeBoxes boxes={boxes} isRefused={proof.problem !== ''} />
        <Inline justify="space-between">
          <Button variant="primary" onPress={() => boxes.submit(boxes.code)}>
            {t('code.submit')}
          </Button>
          <ResendButton sentAt={sent.sentAt} onResend={() => void proof.send(true)} />
        </Inline>
      </Stack>
    </Codes>
  );
}
