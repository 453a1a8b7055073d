import type { WishBody } from '@jetway/kit-api/flights';
import { useT } from '@jetway/kit-runtime';
import { Button, Callout, Inline, Stack, TextArea } from '@jetway/kit-ui';
import { useState } from 'react';

import { problemKey } from '../../../../shared/problem-text';

const LONGEST_REMARK = 250;

interface AskOperationsProps {
  /** The button that opens the form. */
  action: string;
  /** What the remark is for. */
  label: string;
  remark: string;
  onRemark: (remark: string) => void;
  isPending: boolean;
  error: unknown;
  /** Whether they were asked. */
  onSend: (wish: WishBody) => Promise<boolean>;
}

/** Asks operations to allow something, in a few words. */
export function AskOperations({ action, label, remark, onRemark, isPending, error, onSend }: AskOperationsProps) {
  const t = useT('flights');
  const [isOpen, setOpen] = useState(remark !== '');
  if (!isOpen) {
    return (
      <Inline>
        <Button variant="ghost" size="sm" onPress={() => setOpen(true)}>
          {action}
        </Button>
      </Inline>
    );
  }
  const send = () => {
    const text = remark.trim();
    void onSend(text ? { remark: text } : {}).then((isAsked) => isAsked && setOpen(false));
  };
  return (
    <Stack gap={3}>
      <TextArea label={label} value={remark} onChange={onRemark} maxLength={LONGEST_REMARK} rows={2} isDisabled={isPending} />
      {error !== undefined && <Callout tone="danger">{t(`problems.${problemKey(error)}`)}</Callout>}
      <Button variant="secondary" isPending={isPending} onPress={send}>
        {t('order.send')}
      </Button>
    </Stack>
  );
}
