import { Button, Inline, Select, Text, TextArea, TextField, toast } from '@jetway/kit-ui';
import { useRef, useState } from 'react';

import type { AdjustmentCauseName, AgencyMoneyView, AgencyView } from '../../api/endpoints/agencies';
import { useProposeAdjustmentMutation } from '../../api/endpoints/agencies';
import { CAUSES } from '../../shared/names';
import { StepCard } from '../../shared/step/step.card';
import { useRefusal } from '../../shared/step/use-refusal';
import { typedMoney } from './amount.model';

const LONGEST_NOTE = 500;
const OPTIONS = (Object.keys(CAUSES) as AdjustmentCauseName[]).map((value) => ({ value, label: CAUSES[value] }));

interface AdjustmentFormProps {
  tenant: string;
  agency: AgencyView;
  money: AgencyMoneyView;
}

/** Proposes to add an amount to the wallet or to take one; another person decides. */
export function AdjustmentForm({ tenant, agency: { agencyId }, money: { wallet } }: AdjustmentFormProps) {
  const [propose, { isLoading }] = useProposeAdjustmentMutation();
  const [typed, setTyped] = useState('');
  const [cause, setCause] = useState<AdjustmentCauseName>('correction');
  const [note, setNote] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { refusal, take: refused, faultAt, focus, fields } = useRefusal();
  // One id for one wording: pressed again after a call without an answer, it proposes once.
  const named = useRef({ words: '', changeId: '' });
  const amount = typedMoney(typed, wallet.posted, true);

  const send = async () => {
    setChecked(true);
    if (!amount || !note.trim()) return focus();
    const words = JSON.stringify([amount, cause, note.trim()]);
    if (named.current.words !== words) named.current = { words, changeId: crypto.randomUUID() };
    const { changeId } = named.current;
    const { data, error } = await propose({
      adjustmentRequest: { tenant, agencyId, changeId, amount, cause, note: note.trim() },
    });
    refused(error);
    if (!data) return;
    named.current = { words: '', changeId: '' };
    setTyped('');
    setNote('');
    setChecked(false);
    toast.success(`${data.changeRef} waits for another person`);
  };

  return (
    <StepCard title="Adjust the wallet" refusal={refusal} fields={fields}>
      <Text size="sm" muted>
        Another operator approves it. The agency sees the cause and the number, not the note.
      </Text>
      <TextField
        label="Amount"
        description="Negative takes from the wallet."
        inputMode="text"
        value={typed}
        onChange={setTyped}
        errorMessage={isChecked && !amount ? 'Write an amount, such as 250.00 or -250.00.' : faultAt('/amount')}
      />
      <Select label="Cause" options={OPTIONS} value={cause} onChange={setCause} />
      <TextArea
        label="Note for the approver"
        rows={2}
        maxLength={LONGEST_NOTE}
        value={note}
        onChange={setNote}
        errorMessage={isChecked && !note.trim() ? 'Write why.' : faultAt('/note')}
      />
      <Inline>
        <Button isPending={isLoading} onPress={() => void send()}>
          Propose
        </Button>
      </Inline>
    </StepCard>
  );
}
