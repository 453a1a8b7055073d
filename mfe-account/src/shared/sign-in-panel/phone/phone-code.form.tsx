import { Button, Inline, Stack } from '@jetway/kit-ui';
import { useT } from '@jetway/kit-runtime';

import { CodeBoxes, useCode } from '../code/code-boxes';
import { ResendButton } from '../code/resend-button';
import type { usePhoneCode } from './use-phone-code';

interface PhoneCodeFormProps {
  code: ReturnType<typeof usePhoneCode>;
  onBack: () => void;
  onChange: () => void;
}

/** Six boxes for a texted code, with buttons to clear them, resend the code, change the number and go back. */
export function PhoneCodeForm({ code, onBack, onChange }: PhoneCodeFormProps) {
  const t = useT('account');
  const boxes = useCode(code.submit);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        boxes.submit(boxes.code);
      }}
    >
      <Stack gap={5}>
        <CodeBoxes boxes={boxes} isRefused={code.isRefused} />
        <Inline justify="space-between">
          {code.sentAt > 0 && <ResendButton sentAt={code.sentAt} onResend={() => void code.resend()} />}
          {boxes.code !== '' && (
            <Button variant="link" onPress={() => boxes.change('')}>
              {t('phone.reset')}
            </Button>
          )}
        </Inline>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          fullWidth
          isPending={code.isVerifying}
          isDisabled={code.isVerifying}
        >
          {t('code.submit')}
        </Button>
        <Inline justify="space-between">
          <Button variant="link" onPress={onBack}>
            {t('code.back')}
          </Button>
          <Button variant="link" onPress={onChange}>
            {t('phone.change')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
