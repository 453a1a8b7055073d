import { Button, ConfirmDialog, Inline, TextArea, toast } from '@jetway/kit-ui';
import { useState } from 'react';

import type { AgencyView } from '../../api/endpoints/agencies';
import { useSetAgencyStandingMutation } from '../../api/endpoints/agencies';
import { StepCard } from '../../shared/step/step.card';
import { useRefusal } from '../../shared/step/use-refusal';

const LONGEST_REASON = 2000;

/** Blocks the agency, or lets it buy again; each with a reason, and confirmed. */
export function AgencyStandingForm({ tenant, agency }: { tenant: string; agency: AgencyView }) {
  const { agencyId, name, standing } = agency;
  const [decide, { isLoading }] = useSetAgencyStandingMutation();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { refusal, take: refused, faultAt, focus, fields } = useRefusal();
  const isBlocked = standing === 'blocked';
  const word = isBlocked ? 'Unblock' : 'Block';

  const send = async () => {
    const next = isBlocked ? 'active' : 'blocked';
    const { data, error } = await decide({
      agencyStandingRequest: { tenant, agencyId, standing: next, reason: reason.trim() },
    });
    setAsked(false);
    refused(error);
    if (!data) return;
    setReason('');
    toast.success(data.standing === 'blocked' ? `${name} is blocked` : `${name} may buy again`);
  };
  const press = () => {
    setMissing(!reason.trim());
    if (reason.trim()) setAsked(true);
    else focus();
  };

  return (
    <StepCard title={isBlocked ? 'Let the agency buy again' : 'Block the agency'} refusal={refusal} fields={fields}>
      <TextArea
        label="Reason"
        description="For operators and the audit trail; the agency does not read it."
        rows={2}
        maxLength={LONGEST_REASON}
        value={reason}
        onChange={setReason}
        errorMessage={isMissing && !reason.trim() ? 'Write the reason.' : faultAt('/reason')}
      />
      <Inline>
        <Button variant={isBlocked ? 'primary' : 'danger'} isPending={isLoading} onPress={press}>
          {word}
        </Button>
      </Inline>
      <ConfirmDialog
        title={`${word} ${name}?`}
        isOpen={isAsked}
        onOpenChange={() => setAsked(false)}
        onConfirm={() => void send()}
        confirmLabel={word}
        tone={isBlocked ? 'primary' : 'danger'}
        isPending={isLoading}
      >
        {isBlocked
          ? 'It issues and buys again at once.'
          : 'Its people sign in and read; they issue and buy nothing until it is unblocked. Orders in progress are finished.'}
      </ConfirmDialog>
    </StepCard>
  );
}
