import { Button, ConfirmDialog, Inline, toast } from '@jetway/kit-ui';
import { useState } from 'react';

import type { AfterSaleCase, AfterSaleOperatorStep, AfterSaleKindName } from '../../api/endpoints/orders';
import { useDecideAfterSaleMutation } from '../../api/endpoints/orders';
import { AnswerField } from '../../shared/answer/answer.field';
import { useAnswer } from '../../shared/answer/use-answer';
import { useZone } from '../../shared/clock/deadline';
import { REQUEST_STATES } from '../../shared/names';
import { StepCard } from '../../shared/step/step.card';
import { useRefusal } from '../../shared/step/use-refusal';
import { refundAnswers } from './refund.values';

const LONGEST_REMARK = 250;

type Step = Exclude<AfterSaleOperatorStep, 'quote'>;

interface StepsProps {
  tenant: string;
  found: AfterSaleCase;
  steps: readonly AfterSaleOperatorStep[];
}

/** Takes, refuses or finishes a request. What ends it is confirmed first. */
export function RefundSteps({ tenant, found, steps }: StepsProps) {
  const { requestReference, kind } = found.request;
  const [decide, { isLoading }] = useDecideAfterSaleMutation();
  const remark = useAnswer({ longest: LONGEST_REMARK });
  const zone = useZone(tenant);
  const [asked, setAsked] = useState<'refuse' | 'done'>();
  const { refusal, take: refused, faultAt, focus, fields } = useRefusal();
  const take = async (step: Step) => {
    const { data, error } = await decide({
      afterSaleDecision: { tenant, requestReference, step, ...(remark.words ? { remark: remark.words } : {}) },
    });
    setAsked(undefined);
    refused(error);
    if (!data) return;
    remark.clear();
    toast.success(
      step === 'take' ? `${requestReference} is yours` : `${requestReference}: ${REQUEST_STATES[data.state].name}`,
    );
  };
  const ask = (step: 'refuse' | 'done') => (remark.check() ? setAsked(step) : focus());
  const ends = steps.includes('refuse') || steps.includes('done');
  const words = asked && confirmOf(asked, found);
  return (
    <StepCard title="Decide" isOpen={steps.length > 0} refusal={refusal} fields={fields}>
      {ends && (
        <AnswerField
          label="Remark for the agency"
          rows={2}
          answer={remark}
          source={refundAnswers(tenant, zone, found)}
          fault={faultAt('/remark')}
        />
      )}
      <Inline gap={2}>
        {steps.includes('take') && (
          <Button isPending={isLoading} onPress={() => (remark.check() ? void take('take') : focus())}>
            I work on it
          </Button>
        )}
        {steps.includes('done') && (
          <Button variant="primary" isPending={isLoading} onPress={() => ask('done')}>
            {DONE[kind]}
          </Button>
        )}
        {steps.includes('refuse') && (
          <Button variant="danger" isPending={isLoading} onPress={() => ask('refuse')}>
            Refuse
          </Button>
        )}
      </Inline>
      {asked && words && (
        <ConfirmDialog
          title={words.title}
          isOpen
          onOpenChange={() => setAsked(undefined)}
          onConfirm={() => void take(asked)}
          confirmLabel={words.press}
          tone={asked === 'refuse' ? 'danger' : 'primary'}
          isPending={isLoading}
        >
          {words.text}
        </ConfirmDialog>
      )}
    </StepCard>
  );
}

const DONE: Readonly<Record<AfterSaleKindName, string>> = {
  void: 'The tickets are void',
  refund: 'The airline refunded it',
  exchange: 'The new tickets are issued',
};

function confirmOf(step: 'refuse' | 'done', { agencyName, request: { quote, exchange } }: AfterSaleCase) {
  if (step === 'refuse')
    return {
      title: 'Refuse this request?',
      text: `The tickets stay as they are. ${agencyName} reads the remark.`,
      press: 'Refuse',
    };
  if (exchange) {
    const charged =
      exchange.quote && isSome(exchange.quote.addCollect)
        ? `${exchange.quote.addCollect} are charged to ${agencyName}. `
        : exchange.quote && isSome(exchange.quote.residualRefund)
          ? `${exchange.quote.residualRefund} are returned to ${agencyName}. `
          : '';
    return {
      title: 'Are the new tickets issued?',
      text: `The record of the airline is read first. ${charged}This is final.`,
      press: 'Yes, it is done',
    };
  }
  const returned = quote?.refundTo === 'wallet' ? `${quote.total} go to the wallet of ${agencyName} at once. ` : '';
  return { title: 'Has the airline carried it out?', text: `${returned}This is final.`, press: 'Yes, it is done' };
}

function isSome(amount: string): boolean {
  return /[1-9]/.test(amount);
}
