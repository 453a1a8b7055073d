import { Button, ConfirmDialog, Inline, toast } from '@jetway/kit-ui';
import { useState } from 'react';

import type { RequestItem, RequestTopic } from '../../api/endpoints/orders';
import { useDecideRequestMutation } from '../../api/endpoints/orders';
import { AnswerField } from '../../shared/answer/answer.field';
import { useAnswer } from '../../shared/answer/use-answer';
import { useZone } from '../../shared/clock/deadline';
import { StepCard } from '../../shared/step/step.card';
import { useRefusal } from '../../shared/step/use-refusal';
import { approvalAnswers } from './request.values';

const LONGEST_REMARK = 250;

const ALLOWED: Readonly<Record<RequestTopic, { title: string; text: string }>> = {
  partPayment: {
    title: 'Allow to pay in parts?',
    text: 'The agency can pay this order in parts.',
  },
  unaccompaniedMinors: {
    title: 'Allow to issue for children?',
    text: 'The agency can issue for children who travel alone.',
  },
};

export interface RequestAnswerProps {
  tenant: string;
  item: RequestItem;
  /** Why the answer was not taken. The page says it, since the form is gone once another operator has answered the request. */
  onRefused: (refusal: unknown) => void;
}

/** Allows or refuses a request, with a remark for the agency. The agency gets one answer, so it is confirmed first. */
export function RequestAnswer({ tenant, item, onRefused }: RequestAnswerProps) {
  const { orderReference, kind } = item;
  const [decide, { isLoading }] = useDecideRequestMutation();
  const remark = useAnswer({ longest: LONGEST_REMARK });
  const zone = useZone(tenant);
  const [asked, setAsked] = useState<'allow' | 'refuse'>();
  const { take: refused, faultAt, focus, fields } = useRefusal();
  const ask = (said: 'allow' | 'refuse') => (remark.check() ? setAsked(said) : focus());
  const answer = async (allowed: boolean) => {
    const said = remark.words ? { remark: remark.words } : {};
    const { data, error } = await decide({ requestDecision: { tenant, orderReference, kind, allowed, ...said } });
    setAsked(undefined);
    onRefused(error);
    refused(error);
    if (data) toast.success(`${orderReference}: ${allowed ? 'allowed' : 'refused'}`);
  };
  return (
    <StepCard title="Answer" fields={fields}>
      <AnswerField
        label="Remark for the agency"
        answer={remark}
        source={approvalAnswers(tenant, zone, item)}
        fault={faultAt('/remark')}
      />
      <Inline gap={2}>
        <Button variant="primary" isPending={isLoading} onPress={() => ask('allow')}>
          Allow
        </Button>
        <Button variant="danger" isPending={isLoading} onPress={() => ask('refuse')}>
          Refuse
        </Button>
      </Inline>
      {asked && (
        <ConfirmDialog
          title={asked === 'allow' ? ALLOWED[kind].title : 'Refuse this request?'}
          isOpen
          onOpenChange={() => setAsked(undefined)}
          onConfirm={() => void answer(asked === 'allow')}
          confirmLabel={asked === 'allow' ? 'Allow' : 'Refuse'}
          tone={asked === 'allow' ? 'primary' : 'danger'}
          isPending={isLoading}
        >
          {asked === 'allow' ? ALLOWED[kind].text : 'The agency reads the remark.'} The answer to {orderReference} is
          final.
        </ConfirmDialog>
      )}
    </StepCard>
  );
}
