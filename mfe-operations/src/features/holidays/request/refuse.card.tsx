import { Button, ConfirmDialog, Inline, Stack } from '@jetway/kit-ui';
import { useState } from 'react';

import type { HolidayRequestCase } from '../../../api/endpoints/holidays';
import { useRefuseHolidayRequestMutation } from '../../../api/endpoints/holidays';
import { AnswerField } from '../../../shared/answer/answer.field';
import { useAnswer } from '../../../shared/answer/use-answer';
import { StepCard } from '../../../shared/step/step.card';
import { useRefusal } from '../../../shared/step/use-refusal';
import { holidayAnswers } from './request.values';
import type { Desk } from './use-desk';

const LONGEST_REASON = 2_000;

/** Ends a request that nothing can be offered for, with a reason for the agency. */
export function RefuseCard({ request, desk }: { request: HolidayRequestCase; desk: Desk }) {
  const { referenceId, steps } = request;
  const [refuse, { isLoading }] = useRefuseHolidayRequestMutation();
  const reason = useAnswer({ longest: LONGEST_REASON, missing: 'Write the reason.' });
  const [isAsked, setAsked] = useState(false);
  const { refusal, take: refused, faultAt, focus, fields } = useRefusal();
  const ask = () => {
    if (reason.check()) setAsked(true);
    else focus();
  };
  const confirm = async () => {
    const call = refuse({ holidayRequestRefusal: { ...desk.key, reason: reason.words } });
    const error = await desk.take(call, 'The request was refused');
    setAsked(false);
    refused(error);
  };
  return (
    <StepCard title="Nothing to offer" isOpen={steps.includes('refuse')} refusal={refusal} fields={fields}>
      <Stack gap={4}>
        <AnswerField
          label="Reason"
          description="The agency reads it on the request and in an e-mail."
          answer={reason}
          source={holidayAnswers(request)}
          fault={faultAt('/reason')}
        />
        <Inline>
          <Button variant="danger" onPress={ask}>
            Refuse the request
          </Button>
        </Inline>
      </Stack>
      {isAsked && (
        <ConfirmDialog
          title={`Refuse ${referenceId}?`}
          isOpen
          onOpenChange={() => setAsked(false)}
          onConfirm={() => void confirm()}
          confirmLabel="Refuse"
          cancelLabel="Go back"
          tone="danger"
          isPending={isLoading}
        >
          The request ends, and the agency gets an e-mail with the reason.
        </ConfirmDialog>
      )}
    </StepCard>
  );
}
