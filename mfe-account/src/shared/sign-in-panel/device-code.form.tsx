import { Button, Inline, OtpField, Stack, Text } from '@jetway/kit-ui';
import { useT } from '@jetway/kit-runtime';
import { useEffect, useState } from 'react';

import { secondsUntilResend } from './sign-in.model';

interface DeviceCodeFormProps {
  username: string;
  sentAt: number;
  isPending: boolean;
  isRefused: boolean;
  /** Resolves to whether the code was refused. */
  onSubmit: (code: string) => Promise<boolean>;
  onResend: () => void;
  onBack: () => void;
}

/** Six boxes for the e-mailed code. A full paste submits by itself. */
export function DeviceCodeForm(props: DeviceCodeFormProps) {
  const t = useT('account');
  const [code, setCode] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const submit = (value: string) => {
    setIncomplete(value.length < 6);
    if (value.length < 6) return;
    void props.onSubmit(value).then((isRefused) => {
      // Empty boxes are ready for the next try, typed or pasted.
      if (isRefused) setCode('');
    });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(code);
      }}
    >
      <Stack gap={5}>
        <Text muted>{t('code.sentTo', { email: props.username })}</Text>
        <OtpField
          label={t('code.label')}
          length={6}
          value={code}
          autoFocus
          isInvalid={isIncomplete || props.isRefused}
          errorMessage={isIncomplete ? 'Please Enter the Verification code' : undefined}
          onChange={(value) => {
            setCode(value);
            setIncomplete(false);
          }}
          onComplete={submit}
        />
        <Button type="submit" variant="primary" size="lg" fullWidth isPending={props.isPending}>
          {t('code.submit')}
        </Button>
        <Inline justify="space-between">
          <Button variant="link" onPress={props.onBack}>
            {t('code.back')}
          </Button>
          <ResendButton sentAt={props.sentAt} onResend={props.onResend} />
        </Inline>
      </Stack>
    </form>
  );
}

function ResendButton({ sentAt, onResend }: { sentAt: number; onResend: () => void }) {
  const t = useT('account');
  const seconds = useSecondsUntilResend(sentAt);
  if (seconds > 0) return <Text muted>{t('code.resendIn', { seconds })}</Text>;
  return (
    <Button variant="link" onPress={onResend}>
      {t('code.resend')}
    </Button>
  );
}

function useSecondsUntilResend(sentAt: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntilResend(sentAt, Date.now()));
  useEffect(() => {
    const tick = () => setSeconds(secondsUntilResend(sentAt, Date.now()));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [sentAt]);
  return seconds;
}
