import { Button, ConfirmDialog, Inline, toast } from '@jetway/kit-ui';
import { useState } from 'react';

import type { DepositCase, DepositDeskStep } from '../../api/endpoints/deposits';
import { useDecideDepositMutation } from '../../api/endpoints/deposits';
import { AnswerField } from '../../shared/answer/answer.field';
import { useAnswer } from '../../shared/answer/use-answer';
import { useZone } from '../../shared/clock/deadline';
import { DEPOSIT_STATES } from '../../shared/names';
import { StepCard } from '../../shared/step/step.card';
import { useRefusal } from '../../shared/step/use-refusal';
import { wordsOf } from './deposit.model';
import { depositAnswers } from './deposit.values';

const LONGEST_NOTE = 500;

/** The steps the operator may take now, each with a note; what moves money or ends the deposit is confirmed first. */
export function DepositSteps({ tenant, deposit }: { tenant: string; deposit: DepositCase }) {
  const { depositRef, steps } = deposit;
  const [decide, { isLoading }] = useDecideDepositMutation();
  const note = useAnswer({ longest: LONGEST_NOTE, missing: 'Write how you know.' });
  const zone = useZone(tenant);
  const [asked, setAsked] = useState<DepositDeskStep>();
  const { refusal, take: refused, faultAt, focus, fields } = useRefusal();

  const take = async (step: DepositDeskStep) => {
    const { data, error } = await decide({ depositStepRequest: { tenant, depositRef, step, note: note.words } });
    setAsked(undefined);
    refused(error);
    if (!data) return;
    note.clear();
    toast.success(`${depositRef}: ${DEPOSIT_STATES[data.status].name}`);
  };
  const press = (step: DepositDeskStep) => {
    if (!note.check()) return focus();
    if (wordsOf(step, deposit).confirm) setAsked(step);
    else void take(step);
  };

  const confirm = asked && wordsOf(asked, deposit).confirm;
  return (
    <StepCard title="Decide" isOpen={steps.length > 0} refusal={refusal} fields={fields}>
      <AnswerField
        label="Note"
        description="How you know: the line of the statement, the answer of the bank. The agency reads questions and reasons."
        answer={note}
        source={depositAnswers(tenant, zone, deposit)}
        fault={faultAt('/note')}
      />
      <Inline gap={2}>
        {steps.map((step) => {
          const words = wordsOf(step, deposit);
          return (
            <Button key={step} variant={words.tone} isPending={isLoading} onPress={() => press(step)}>
              {words.press}
            </Button>
          );
        })}
      </Inline>
      {asked && confirm && (
        <ConfirmDialog
          title={confirm.title}
          isOpen
          onOpenChange={() => setAsked(undefined)}
          onConfirm={() => void take(asked)}
          confirmLabel={wordsOf(asked, deposit).press}
          tone={asked === 'approve' ? 'primary' : 'danger'}
          isPending={isLoading}
        >
          {confirm.text}
        </ConfirmDialog>
      )}
    </StepCard>
  );
}
