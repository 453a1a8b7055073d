import { Button, DatePicker, Inline, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import type { VisaDeskApplicant, VisaDeskOrder } from '../../../api/endpoints/visas';
import { useRequestVisaCorrectionMutation } from '../../../api/endpoints/visas';
import { spoiltBy } from '../../../shared/answer/use-answer';
import { useZone } from '../../../shared/clock/deadline';
import { StepCard } from '../../../shared/step/step.card';
import { cityOf, instantIn } from '../../../shared/clock/zone';
import type { Asked, AskedItems } from './use-asked';
import { LONGEST_REASON, wireOf } from './use-asked';
import { faultIn, fieldFaults } from '../../../shared/step/use-refusal';
import { caseIn, useStep } from './use-step';

interface CorrectionFormProps {
  order: VisaDeskOrder;
  applicant: VisaDeskApplicant;
  asked: AskedItems;
  /** Leads to the first reason that is missing. */
  onRefused: () => void;
}

/** Why an item cannot be sent. */
const faultOf = ({ reason }: Asked): string | undefined =>
  reason.trim() ? spoiltBy(reason, LONGEST_REASON) : 'Write the reason: the agency reads it.';

/** Sends what was ticked on the form and the documents to the agency; nothing else can be changed by it. */
export function CorrectionForm({ order, applicant, asked, onRefused }: CorrectionFormProps) {
  const [request, { isLoading }] = useRequestVisaCorrectionMutation();
  const { refusal, take, faultAt, fields } = useStep();
  const zone = useZone(order.tenant);
  const [due, setDue] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { items } = asked;
  const dueFault = faultAt('/dueAt');
  const silent = items.filter(({ reason }) => !reason.trim());
  const send = async () => {
    setMissing(silent.length > 0);
    if (items.some(faultOf)) {
      asked.mark(faultOf);
      return onRefused();
    }
    const correction = {
      ...caseIn(order),
      applicantId: applicant.applicantId,
      items: items.map(wireOf),
      // The whole day counts, on the clock of the agency's portal.
      ...(due && { dueAt: instantIn(zone, `${due}T23:59:59`) }),
    };
    const call = request({ visaCorrectionRequest: correction });
    const taken = await take(
      call,
      `The agency is asked to correct ${items.length === 1 ? 'one thing' : `${items.length} things`}`,
    );
    if (taken) {
      asked.clear();
      setDue('');
      return;
    }
    const faults = fieldFaults((await call).error);
    asked.mark((_, at) => faultIn(faults, `/items/${at}`));
    if (faultIn(faults, '/items')) onRefused();
  };
  return (
    <StepCard title="Ask for corrections" refusal={refusal} fields={fields}>
      <Text>
        {items.length === 0
          ? 'Tick what is wrong on the form and on the documents, and say why.'
          : `Ticked so far: ${items.length}. The agency can change only these.`}
      </Text>
      <DatePicker
        label={`Answer until (${cityOf(zone)})`}
        description="Left empty, the desk's usual time."
        value={due}
        onChange={setDue}
        {...(dueFault ? { errorMessage: dueFault } : {})}
      />
      {isMissing && silent.length > 0 && (
        <Text role="alert">Write the reason of everything that is ticked: the agency reads it.</Text>
      )}
      <Inline gap={2}>
        <Button variant="primary" isPending={isLoading} isDisabled={items.length === 0} onPress={() => void send()}>
          Ask the agency
        </Button>
      </Inline>
    </StepCard>
  );
}
