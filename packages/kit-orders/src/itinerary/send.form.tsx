import { problemOf } from '@jetway/kit-api';
import { useSendItineraryMutation } from '@jetway/kit-api/orders';
import { Button, Stack, TextField, toast } from '@jetway/kit-ui';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';

import { useOrderT } from '../host';
import { problemKey } from '../problems/problem-text';

/** E-mails the link to a traveller. */
export function SendForm({ orderReference }: { orderReference: string }) {
  const t = useOrderT();
  const [email, setEmail] = useState('');
  const [send, { isLoading, error, reset }] = useSendItineraryMutation();
  const field = useRef<HTMLInputElement>(null);
  const isWrong = problemOf(error)?.code === 'request.invalid';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const reply = await send({ orderReference, sendItineraryRequest: { email } });
    if (!reply.error) {
      toast.success(t('orders.share.sent', { email: email.trim() }));
      setEmail('');
      return;
    }
    if (problemOf(reply.error)?.code !== 'request.invalid') toast.error(t(`orders.problems.${problemKey(reply.error)}`));
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
            reset();
          }}
          errorMessage={isWrong ? t('orders.share.wrongEmail') : undefined}
          inputRef={field}
        />
        <div>
          <Button type="submit" isPending={isLoading}>
            {t('orders.share.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
