import { Button, ConfirmDialog, DateField, Grid, Inline, Select, TextField } from '@jetway/kit-ui';
import { useState } from 'react';

import type { VisaDeskApplicant, VisaDeskOrder } from '../../../api/endpoints/visas';
import { useDecideVisaMutation } from '../../../api/endpoints/visas';
import { AnswerField } from '../../../shared/answer/answer.field';
import { useTyped } from '../../../shared/answer/use-answer';
import { useZone } from '../../../shared/clock/deadline';
import { StepCard } from '../../../shared/step/step.card';
import { cityOf } from '../../../shared/clock/zone';
import type { Decided } from './decision.model';
import { BLANK, DECISIONS, faultsOf, wireOf } from './decision.model';
import { caseIn, useStep } from './use-step';
import { visaAnswers } from './visa.values';

const LONGEST_NUMBER = 40;
const LONGEST_REASON = 500;

interface DecisionFormProps {
  order: VisaDeskOrder;
  applicant: VisaDeskApplicant;
}

/** Records what the embassy said about an applicant. It is confirmed first: the agency gets a message at once. */
export function DecisionForm({ order, applicant }: DecisionFormProps) {
  const [decide, { isLoading }] = useDecideVisaMutation();
  const { refusal, take, faultAt, focus, fields } = useStep();
  const zone = useZone(order.tenant);
  const [said, setSaid] = useState<Decided>(BLANK);
  const [isChecked, setChecked] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const isExplained = said.decision === 'refused' || said.decision === 'returned';
  const faults = isChecked ? faultsOf(said) : {};
  const dayFault = faults.day ?? faultAt('/biometricsAt');
  const change = (part: Partial<Decided>) => setSaid({ ...said, ...part });
  const reason = useTyped({ text: said.reason, onChange: (text) => change({ reason: text }), longest: LONGEST_REASON });
  const press = () => {
    setChecked(true);
    const isFit = !isExplained || reason.check();
    if (isFit && Object.keys(faultsOf(said)).length === 0) setAsked(true);
    else focus();
  };
  const send = async () => {
    const { applicantId, name } = applicant;
    const done = `${name}: ${DECISIONS[said.decision]}`;
    const taken = await take(decide({ visaDecision: { ...caseIn(order), applicantId, ...wireOf(said, zone) } }), done);
    setAsked(false);
    if (!taken) return;
    setSaid(BLANK);
    setChecked(false);
  };
  return (
    <StepCard title="Record what the embassy said" refusal={refusal} fields={fields}>
      <Grid columns={{ phone: 1, tablet: 2 }} align="start" gap={3}>
        <Select
          label="Decision"
          options={Object.entries(DECISIONS).map(([value, label]) => ({ value, label }))}
          value={said.decision}
          onChange={(decision) => change({ decision: decision as Decided['decision'] })}
        />
        {said.decision === 'approved' && (
          <TextField
            label="Visa number"
            maxLength={LONGEST_NUMBER}
            value={said.visaNumber}
            onChange={(visaNumber) => change({ visaNumber })}
            errorMessage={faults.visaNumber ?? faultAt('/visaNumber')}
          />
        )}
      </Grid>
      {said.decision === 'biometricsDue' && (
        <Grid columns={{ phone: 1, tablet: 2 }} align="start" gap={3}>
          <DateField
            label="Day of the appointment"
            value={said.day}
            onChange={(day) => change({ day })}
            {...(dayFault ? { errorMessage: dayFault } : {})}
          />
          <TextField
            label={`Time (${cityOf(zone)})`}
            placeholder="09:30"
            value={said.time}
            onChange={(time) => change({ time })}
            errorMessage={faults.time}
          />
        </Grid>
      )}
      {isExplained && (
        <AnswerField
          label="Reason"
          description="The agency reads it."
          rows={2}
          answer={reason}
          source={visaAnswers(order, applicant, zone)}
          fault={faults.reason ?? faultAt('/reason')}
        />
      )}
      <Inline gap={2}>
        <Button variant="primary" onPress={press}>
          Record
        </Button>
      </Inline>
      {isAsked && (
        <ConfirmDialog
          title={`${applicant.name}: ${DECISIONS[said.decision]}?`}
          isOpen
          onOpenChange={() => setAsked(false)}
          onConfirm={() => void send()}
          confirmLabel="Record"
          tone={said.decision === 'refused' ? 'danger' : 'primary'}
          isPending={isLoading}
        >
          The agency gets a message at once.
        </ConfirmDialog>
      )}
    </StepCard>
  );
}
