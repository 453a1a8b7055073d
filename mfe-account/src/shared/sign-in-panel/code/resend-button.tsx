import { Button, Text } from '@jetway/kit-ui';
import { useT } from '@jetway/kit-runtime';
import { useEffect, useState } from 'react';

import { secondsUntilResend } from '../sign-in.model';

/** A countdown, then a button to request another code. */
export function ResendButton({ sentAt, onResend }: { sentAt: number; onResend: () => void }) {
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
