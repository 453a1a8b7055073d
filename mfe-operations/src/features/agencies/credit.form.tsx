import { Button, Inline, Money, Text, TextArea, TextField, toast } from '@jetway/kit-ui';
import { useState } from 'react';

import type { AgencyMoneyView } from '../../api/endpoints/agencies';
import { useSetCreditLimitMutation } from '../../api/endpoints/agencies';
import { StepCard } from '../../shared/step/step.card';
import { useRefusal } from '../../shared/step/use-refusal';
import { typedMoney } from './amount.model';

const LONGEST_REASON = 2000;

interface CreditFormProps {
  tenant: string;
  agencyId: string;
  money: AgencyMoneyView;
}

/** Sets the credit limit; above what one operator grants alone, another one approves it. */
export function CreditForm({ tenant, agencyId, money: { wallet, aloneUpTo } }: CreditFormProps) {
  const [set, { isLoading }] = useSetCreditLimitMutation();
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { refusal, take: refused, faultAt, focus, fields } = useRefusal();
  const limit = typedMoney(typed, wallet.creditLimit, false);

  const send = async () => {
    setChecked(true);
    if (!limit || !reason.trim()) return focus();
    const { data, error } = await set({ creditLimitRequest: { tenant, agencyId, limit, reason: reason.trim() } });
    refused(error);
    if (!data) return;
    setTyped('');
    setReason('');
    setChecked(false);
    toast.success(
      data.waits
        ? `${data.waits.changeRef} waits for another person`
        : `The credit limit is ${data.wallet.creditLimit}`,
    );
  };

  return (
    <StepCard title="Credit limit" refusal={refusal} fields={fields}>
      <Text size="sm" muted>
        A limit up to <Money value={aloneUpTo} /> applies at once. A higher one needs the approval of another operator.
      </Text>
      <TextField
        label="New limit"
        inputMode="decimal"
        value={typed}
        onChange={setTyped}
        errorMessage={isChecked && !limit ? 'Write an amount, such as 5000.00.' : faultAt('/limit')}
      />
      <TextArea
        label="Reason for the limit"
        rows={2}
        maxLength={LONGEST_REASON}
        value={reason}
        onChange={setReason}
        errorMessage={isChecked && !reason.trim() ? 'Write the reason.' : faultAt('/reason')}
      />
      <Inline>
        <Button isPending={isLoading} onPress={() => void send()}>
          Set the limit
        </Button>
      </Inline>
    </StepCard>
  );
}
