import type { ApprovalRequestBody } from '@jetway/kit-api/orders';
import { isRefusedAt, problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Button, Callout, Inline, Stack, TextArea } from '@jetway/kit-ui';
import { useEffect, useRef, useState } from 'react';

const LONGEST_REMARK = 250;

interface AskOperationsProps {
  /** Label of the button that opens the form. */
  action: string;
  /** Label of the remark. */
  label: string;
  remark: string;
  onRemark: (remark: string) => void;
  isPending: boolean;
  error: unknown;
  /** Resolves to whether the request was sent. */
  onSend: (wish: ApprovalRequestBody) => Promise<boolean>;
}

/** Asks operations for an approval, with a remark. */
export function AskOperations({ action, label, remark, onRemark, isPending, error, onSend }: AskOperationsProps) {
  const t = useT('flights');
  const [isOpen, setOpen] = useState(remark !== '');
  // The pressed button disappears, so the field takes the focus.
  const field = useRef<HTMLTextAreaElement>(null);
  const isPressed = useRef(false);
  const isRefused = isRefusedAt(error, '/remark');
  useEffect(() => {
    if (isOpen && isPressed.current) field.current?.focus();
  }, [isOpen]);
  const open = () => {
    isPressed.current = true;
    setOpen(true);
  };
  if (!isOpen) {
    return (
      <Inline>
        <Button size="sm" onPress={open}>
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
      <TextArea
        inputRef={field}
        label={label}
        value={remark}
        onChange={onRemark}
        maxLength={LONGEST_REMARK}
        rows={2}
        isDisabled={isPending}
        errorMessage={isRefused ? t('orders.textRefused') : undefined}
      />
      {error !== undefined && !isRefused && (
        <Callout tone="danger">{t(`orders.problems.${problemKey(error)}`)}</Callout>
      )}
      <Inline>
        <Button isPending={isPending} onPress={send}>
          {t('order.send')}
        </Button>
      </Inline>
    </Stack>
  );
}
