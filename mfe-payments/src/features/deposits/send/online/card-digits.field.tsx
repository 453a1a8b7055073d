import type { CardDetails } from '@jetway/kit-api/deposits';
import { useT } from '@jetway/kit-runtime';
import { Badge, Inline, Stack, Text, TextField } from '@jetway/kit-ui';
import type { FormFieldBinding } from '@jetway/kit-ui/forms';

import { useFeeText } from '../terms';
import { BIN_MOST } from './online.schema';

interface CardDigitsFieldProps {
  field: FormFieldBinding<string>;
  /** Brand and fee of the digits, once looked up. */
  card: CardDetails | undefined;
}

/** The first digits of a card, which decide its fee. The field accepts no more: the full number is typed on the provider's page. */
export function CardDigitsField({ field, card }: CardDigitsFieldProps) {
  const t = useT('payments');
  const feeText = useFeeText();
  return (
    <Stack gap={2}>
      <TextField
        {...field}
        label={t('deposits.card.digits')}
        description={t('deposits.card.help')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={BIN_MOST}
      />
      {card && (
        <Inline gap={2} role="status">
          {card.brand && <Badge tone="info">{card.brand}</Badge>}
          <Text size="sm" muted>
            {t('deposits.card.fee', { fee: feeText(card) })}
          </Text>
        </Inline>
      )}
    </Stack>
  );
}
