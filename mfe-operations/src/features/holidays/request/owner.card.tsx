import { Button, Inline, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import type { HolidayRequestCase } from '../../../api/endpoints/holidays';
import { useAcknowledgeHolidayRequestMutation, useAssignHolidayRequestMutation } from '../../../api/endpoints/holidays';
import { AssignField } from '../../../shared/step/assign.field';
import { StepCard } from '../../../shared/step/step.card';
import type { Desk } from './use-desk';

/** Who works on the request. To acknowledge it tells the agency that it was read. */
export function OwnerCard({ request, desk }: { request: HolidayRequestCase; desk: Desk }) {
  const { steps, assignable, assignedTo } = request;
  const [acknowledge, acknowledging] = useAcknowledgeHolidayRequestMutation();
  const [assign, assigning] = useAssignHolidayRequestMutation();
  const [refusal, setRefusal] = useState<unknown>();
  const me = assignable.find(({ isMe }) => isMe);
  const others = assignable.filter(({ isMe, name }) => !isMe && name !== assignedTo);
  const mayAssign = steps.includes('assign');
  const give = async (operatorId: string, name: string) => {
    const call = assign({ holidayAssignment: { ...desk.key, operatorId } });
    setRefusal(await desk.take(call, `Assigned to ${name}`));
  };
  const confirm = async () =>
    setRefusal(await desk.take(acknowledge({ holidayRequestStep: desk.key }), 'The request was acknowledged'));
  return (
    <StepCard title="Who works on it" refusal={refusal}>
      <Text>{assignedTo ? <bdi>{assignedTo}</bdi> : 'Not assigned yet'}</Text>
      {(steps.includes('acknowledge') || (mayAssign && me && me.name !== assignedTo)) && (
        <Inline gap={2} wrap>
          {steps.includes('acknowledge') && (
            <Button isPending={acknowledging.isLoading} onPress={() => void confirm()}>
              Acknowledge
            </Button>
          )}
          {mayAssign && me && me.name !== assignedTo && (
            <Button isDisabled={assigning.isLoading} onPress={() => void give(me.operatorId, me.name)}>
              Assign to me
            </Button>
          )}
        </Inline>
      )}
      {mayAssign && others.length > 0 && (
        <AssignField
          operators={others}
          isBusy={assigning.isLoading}
          onAssign={({ operatorId, name }) => give(operatorId, name)}
        />
      )}
    </StepCard>
  );
}
