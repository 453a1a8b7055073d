import { problemOf } from '@jetway/kit-api';
import { Button, Stack, TextField, toast } from '@jetway/kit-ui';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';

import { useOrderT } from '../host';
import { problemKey } from '../problems/problem-text';

interface MailFormProps {
  /** Sends to an address. Resolves with the error, if any. */
  onSend: (email: string) => Promise<unknown>;
  /** Called when it is sent. */
  sentText: (email: string) => string;
  isPending: boolean;
  /** Why the last address was refused. */
  error: unknown;
  /** Forgets that error. */
  onType: () => void;
}

/** E-mails something of an order to a traveller. */
export function MailForm({ onSend, sentText, isPending, error, onType }: MailFormProps) {
  const t = useOrderT();
  const [email, setEmail] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isWrong = problemOf(error)?.code === 'request.invalid';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const refusal = await onSend(email);
    if (refusal === undefined) {
      toast.success(sentText(email.trim()));
      setEmail('');
      return;
    }
    if (problemOf(refusal)?.code !== 'request.invalid') toast.error(t(`orders.problems.${problemKey(refusal)}`));
    field.current?.focus();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={3}>
        <TextField
          label={t('orders.share.email')}
          type="email"
          autoComplete="off"
          value={email}
          onChange={(text) => {
            setEmail(text);
            onType();
          }}
          errorMessage={isWrong ? t('orders.share.wrongEmail') : undefined}
          inputRef={field}
        />
        <div>
          <Button type="submit" isPending={isPending}>
            {t('orders.share.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
