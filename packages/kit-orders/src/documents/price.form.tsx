import { problemOf } from '@jetway/kit-api';
import { useUpdatePriceMutation } from '@jetway/kit-api/orders';
import { useTenant } from '@jetway/kit-runtime';
import { Button, Inline, Stack, Text, TextField, toast } from '@jetway/kit-ui';
import { useEffect, useRef, useState } from 'react';

import { useOrderT } from '../host';
import { problemKey } from '../problems/problem-text';

/** Sets another price for the customer's documents; the charge is unaffected. */
export function PriceForm({ reference }: { reference: string }) {
  const t = useOrderT();
  const { currency } = useTenant();
  const [amount, setAmount] = useState('');
  const [update, { isLoading, error, reset }] = useUpdatePriceMutation();
  const isWrong = problemOf(error)?.code === 'request.invalid';
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isWrong) field.current?.focus();
  }, [isWrong]);
  const set = async (price: string | undefined) => {
    const answer = await update({ orderReference: reference, updatePriceRequest: price === undefined ? {} : { price } });
    if (!('error' in answer)) return setAmount('');
    if (problemOf(answer.error)?.code !== 'request.invalid') toast.error(t(`orders.problems.${problemKey(answer.error)}`));
  };
  return (
    <Stack gap={3}>
      <TextField
        label={t('orders.documents.price.label', { currency })}
        inputMode="decimal"
        value={amount}
        onChange={(text) => {
          setAmount(text);
          reset();
        }}
        errorMessage={isWrong ? t('orders.documents.price.wrong', { currency }) : undefined}
        isDisabled={isLoading}
        inputRef={field}
      />
      <Text size="xs" muted>
        {t('orders.documents.price.text')}
      </Text>
      <Inline gap={3} wrap>
        <Button size="sm" isPending={isLoading} isDisabled={amount.trim() === ''} onPress={() => void set(`${currency} ${amount.trim()}`)}>
          {t('orders.documents.price.set')}
        </Button>
        <Button size="sm" variant="ghost" isDisabled={isLoading} onPress={() => void set(undefined)}>
          {t('orders.documents.price.usual')}
        </Button>
      </Inline>
    </Stack>
  );
}
