import { Button, Inline, Stack, Text } from '@jetway/kit-ui';
import { useT } from '@jetway/kit-runtime';

import { CodeBoxes, useCode } from './code-boxes';
import { ResendButton } from './resend-button';

interface MailCodeFormProps {
  lead: string;
  sentAt: number;
  isPending: boolean;
  isRefused: boolean;
  /** Resolves to whether the code was refused. */
  onSubmit: (code: string) => Promise<boolean>;
  onResend: () => void;
  onBack: () => void;
}

/** Boxes for an e-mailed code, with buttons to resend it and to go back. */
export function MailCodeForm(props: MailCodeFormProps) {
  const t = useT('account');
  const boxes = useCode(props.onSubmit);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        boxes.submit(boxes.code);
      }}
    >
      <Stack gap={5}>
        <Text muted>{props.lead}</Text>
        <CodeBoxes boxes={boxes} isRefused={props.isRefused} />
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
