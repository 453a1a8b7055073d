import { problemOf } from '@jetway/kit-api';
import type { MoneyText } from '@jetway/kit-domain';
import { typedMoney } from '@jetway/kit-domain/input';
import { useTenant } from '@jetway/kit-runtime';
import { Button, Inline, Stack, Text, TextField, toast } from '@jetway/kit-ui';
import { useEffect, useRef, useState } from 'react';

import { useOrderT } from '../host';
import { problemKey } from '../problems/problem-text';

interface PriceFieldsProps {
  /** Sets the printed price; undefined for the usual one. Resolves with the error, if any. */
  onSet: (price: MoneyText | undefined) => Promise<unknown>;
  isPending: boolean;
  /** Why the last price was refused. */
  error: unknown;
  /** Forgets that error. */
  onType: () => void;
}

/** Another price for the customer's documents; the charge is unaffected. */
export function PriceFields({ onSet, isPending, error, onType }: PriceFieldsProps) {
  const t = useOrderT();
  const { currency } = useTenant();
  const [amount, setAmount] = useState('');
  const isWrong = problemOf(error)?.code === 'request.invalid';
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isWrong) field.current?.focus();
  }, [isWrong]);
  const set = async (price: MoneyText | undefined) => {
    const refusal = await onSet(price);
    if (refusal === undefined) return setAmount('');
    if (problemOf(refusal)?.code !== 'request.invalid') toast.error(t(`orders.problems.${problemKey(refusal)}`));
  };
  return (
    <Stack gap={3}>
      <TextField
        label={t('orders.documents.price.label', { currency })}
        inputMode="decimal"
        value={amount}
        onChange={(text) => {
          setAmount(text);
          onType();
        }}
        errorMessage={isWrong ? t('orders.documents.price.wrong', { currency }) : undefined}
        isDisabled={isPending}
        inputRef={field}
      />
      <Text size="xs" muted>
        {t('orders.documents.price.text')}
      </Text>
      <Inline gap={3} wrap>
        <Button
          size="sm"
          isPending={isPending}
          isDisabled={amount.trim() === ''}
          // The server says what is wrong with anything that is no amount.
          onPress={() => void set(typedMoney(amount, currency) ?? `${currency} ${amount.trim()}`)}
        >
          {t('orders.documents.price.set')}
        </Button>
        <Button size="sm" variant="ghost" isDisabled={isPending} onPress={() => void set(undefined)}>
          {t('orders.documents.price.usual')}
        </Button>
      </Inline>
    </Stack>
  );
}
