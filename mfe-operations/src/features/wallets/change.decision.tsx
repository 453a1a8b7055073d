import { Button, ConfirmDialog, Inline, TextArea, toast } from '@jetway/kit-ui';
import { useState } from 'react';

import type { WalletChangeStep, WalletChangeView } from '../../api/endpoints/agencies';
import { useDecideWalletChangeMutation } from '../../api/endpoints/agencies';
import { CHANGE_STATES } from '../../shared/names';
import { StepCard } from '../../shared/step/step.card';
import { useRefusal } from '../../shared/step/use-refusal';

const LONGEST_NOTE = 500;

interface ChangeDecisionProps {
  tenant: string;
  agency: string;
  change: WalletChangeView;
  /** Whether the operator proposed it, and can only take it back. */
  isOwn: boolean;
}

/** The decisions the operator may take now, each with a note and confirmed. */
export function ChangeDecision({ tenant, agency, change, isOwn }: ChangeDecisionProps) {
  const { changeRef, steps, amount, kind } = change;
  const [decide, { isLoading }] = useDecideWalletChangeMutation();
  const [note, setNote] = useState('');
  const [isNoteMissing, setNoteMissing] = useState(false);
  const [asked, setAsked] = useState<WalletChangeStep>();
  const { refusal, take: refused, faultAt, focus, fields } = useRefusal();
  const press: Readonly<Record<WalletChangeStep, string>> = {
    approve: 'Approve',
    refuse: isOwn ? 'Take back' : 'Refuse',
  };

  const take = async (decision: WalletChangeStep) => {
    const { data, error } = await decide({ walletChangeDecision: { tenant, changeRef, decision, note: note.trim() } });
    setAsked(undefined);
    refused(error);
    if (!data) return;
    setNote('');
    toast.success(`${changeRef}: ${CHANGE_STATES[data.change.status].name}`);
  };
  const ask = (decision: WalletChangeStep) => {
    setNoteMissing(!note.trim());
    if (note.trim()) setAsked(decision);
    else focus();
  };

  return (
    <StepCard title="Decide" isOpen={steps.length > 0} refusal={refusal} fields={fields}>
      <TextArea
        label="Note"
        description="How you know, or why not. The agency does not read it."
        rows={3}
        maxLength={LONGEST_NOTE}
        value={note}
        onChange={setNote}
        errorMessage={isNoteMissing && !note.trim() ? 'Write how you know.' : faultAt('/note')}
      />
      <Inline gap={2}>
        {steps.map((step) => (
          <Button
            key={step}
            variant={step === 'approve' ? 'primary' : 'danger'}
            isPending={isLoading}
            onPress={() => ask(step)}
          >
            {press[step]}
          </Button>
        ))}
      </Inline>
      {asked && (
        <ConfirmDialog
          title={asked === 'approve' ? `Approve ${amount}?` : `${press.refuse} this change?`}
          isOpen
          onOpenChange={() => setAsked(undefined)}
          onConfirm={() => void take(asked)}
          confirmLabel={press[asked]}
          tone={asked === 'approve' ? 'primary' : 'danger'}
          isPending={isLoading}
        >
          {asked === 'refuse'
            ? 'Nothing changes in the wallet.'
            : kind === 'credit'
              ? `${agency} has this credit limit at once.`
              : `It is posted to the wallet of ${agency} at once. This is final.`}
        </ConfirmDialog>
      )}
    </StepCard>
  );
}
