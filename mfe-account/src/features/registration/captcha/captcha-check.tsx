import { useT } from '@jetway/kit-runtime';
import { Button, icons, Spinner, Stack, styled, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import { Fault } from '../fields/fault';
import { useCaptcha } from './use-captcha';

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: var(--jw-space-4);
  min-block-size: 4rem;
  padding: var(--jw-space-3) var(--jw-space-4);
  border: 1px solid var(--jw-border);
  border-radius: var(--jw-radius-md);
  background: var(--jw-surface-sunken);
`;

const Done = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--jw-space-2);
  color: var(--jw-success-text);
  font-weight: 600;
`;

interface CaptchaCheckProps {
  /** The captcha answer to send, or null. */
  answer: string | null;
  errorMessage?: string | undefined;
  onAnswer: (answer: string) => void;
}

/** Human check by proof of work: the browser computes for a moment, the user solves no picture. */
export function CaptchaCheck({ answer, errorMessage, onAnswer }: CaptchaCheckProps) {
  const t = useT('account');
  const pass = useCaptcha();
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle');
  const begin = async () => {
    setState('working');
    const found = await pass('submit');
    setState(found ? 'idle' : 'failed');
    if (found) onAnswer(found);
  };
  const message = state === 'failed' ? t('register.captcha.failed') : errorMessage;
  return (
    <Stack gap={1} data-invalid={message && !answer ? true : undefined}>
      <Box role="group" aria-label={t('register.captcha.label')}>
        <div role="status">
          {answer && (
            <Done>
              <icons.CircleCheck aria-hidden size={20} />
              {t('register.captcha.done')}
            </Done>
          )}
          {state === 'working' && <Spinner label={t('register.captcha.working')} />}
        </div>
        {!answer && (
          <Button
            variant="secondary"
            isPending={state === 'working'}
            iconStart={<icons.ShieldCheck aria-hidden size={18} />}
            onPress={() => void begin()}
          >
            {t('register.captcha.begin')}
          </Button>
        )}
        {!answer && state !== 'working' && (
          <Text size="xs" muted>
            {t('register.captcha.hint')}
          </Text>
        )}
      </Box>
      {message && !answer && <Fault>{message}</Fault>}
    </Stack>
  );
}
