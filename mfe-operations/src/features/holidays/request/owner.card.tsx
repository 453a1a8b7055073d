import { Button, Grid, Inline, Select, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import type { HolidayRequestCase } from '../../../api/endpoints/holidays';
import { useAcknowledgeHolidayRequestMutation, useAssignHolidayRequestMutation } from '../../../api/endpoints/holidays';
import { StepCard } from '../../../shared/step/step.card';
import type { Desk } from './use-desk';

/** Who works on the request. To acknowledge it tells the agency that it was read. */
export function OwnerCard({ request, desk }: { request: HolidayRequestCase; desk: Desk }) {
  const { steps, assignable, assignedTo } = request;
  const [acknowledge, acknowledging] = useAcknowledgeHolidayRequestMutation();
  const [assign, assigning] = useAssignHolidayRequestMutation();
  const [chosen, setChosen] = useState('');
  const [refusal, setRefusal] = useState<unknown>();
  const me = assignable.find(({ isMe }) => isMe);
  const others = assignable.filter(({ isMe, name }) => !isMe && name !== assignedTo);
  const mayAssign = steps.includes('assign');
  const give = async (operatorId: string, name: string) => {
    const call = assign({ holidayAssignment: { ...desk.key, operatorId } });
    setRefusal(await desk.take(call, `Assigned to ${name}`));
    setChosen('');
  };
  const confirm = async () =>
    setRefusal(await desk.take(acknowledge({ holidayRequestStep: desk.key }), 'The request was acknowledged'));
  const taker = others.find(({ operatorId }) => operatorId === chosen);
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
            <Button
              isPending={assigning.isLoading && chosen === ''}
              isDisabled={assigning.isLoading}
              onPress={() => void give(me.operatorId, me.name)}
            >
              Assign to me
            </Button>
          )}
        </Inline>
      )}
      {mayAssign && others.length > 0 && (
        <Grid columns={{ phone: 1, tablet: 2 }} align="end" gap={3}>
          <Select
            label="Operator"
            placeholder="Choose an operator"
            options={others.map(({ operatorId, name }) => ({ value: operatorId, label: name }))}
            value={chosen}
            onChange={setChosen}
          />
          <Inline>
            <Button
              isPending={assigning.isLoading && chosen !== ''}
              isDisabled={!taker || assigning.isLoading}
              onPress={() => taker && void give(taker.operatorId, taker.name)}
            >
              Assign
            </Button>
          </Inline>
        </Grid>
      )}
    </StepCard>
  );
}
