import { Button, Card, ConfirmDialog, Heading, Inline, Stack, Text, toast } from '@jetway/kit-ui';
import { useState } from 'react';

import type { GroupRequestCase } from '../../../api/endpoints/fares';
import { useRefuseGroupRequestMutation } from '../../../api/endpoints/fares';
import { AnswerField } from '../../../shared/answer/answer.field';
import { useAnswer } from '../../../shared/answer/use-answer';
import { RefusedCallout } from '../../../shared/refused.callout';
import { useRefusal } from '../../../shared/step/use-refusal';
import { groupAnswers } from './request.values';

const LONGEST_REASON = 2_000;

/** Ends a request that nothing can be offered for, with a reason for the agency. */
export function RefuseCard({ request }: { request: GroupRequestCase }) {
  const { tenant, referenceId, version } = request;
  const [refuse, { isLoading }] = useRefuseGroupRequestMutation();
  const reason = useAnswer({ longest: LONGEST_REASON, missing: 'Write why.' });
  const [isAsked, setAsked] = useState(false);
  const { refusal, take: refused, faultAt, focus, fields } = useRefusal();
  const ask = () => {
    if (reason.check()) setAsked(true);
    else focus();
  };
  const confirm = async () => {
    const { data, error } = await refuse({
      groupRequestRefusal: { tenant, referenceId, version, reason: reason.words },
    });
    setAsked(false);
    refused(error);
    if (data) toast.success('The request was refused');
  };
  return (
    <Card>
      <Stack gap={4} {...fields}>
        <Heading level={2} size="md">
          Nothing to offer
        </Heading>
        <AnswerField
          label="Reason"
          description="The agency reads it in an e-mail and on the request."
          answer={reason}
          source={groupAnswers(request)}
          fault={faultAt('/reason')}
        />
        <RefusedCallout error={refusal} />
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
          <Text>The request ends. The agency reads the reason in an e-mail.</Text>
        </ConfirmDialog>
      )}
    </Card>
  );
}
