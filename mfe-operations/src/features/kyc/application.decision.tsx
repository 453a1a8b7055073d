import { Button, ConfirmDialog, Inline, TextArea, toast } from '@jetway/kit-ui';
import { useState } from 'react';

import type { ApplicationVerdict, ApplicationView } from '../../api/endpoints/kyc';
import { useDecideApplicationMutation } from '../../api/endpoints/kyc';
import { APPLICATION_STATES } from '../../shared/names';
import { StepCard } from '../../shared/step/step.card';
import { useRefusal } from '../../shared/step/use-refusal';

const LONGEST_REASON = 2000;

interface Words {
  press: string;
  title: string;
  text: string;
  tone: 'primary' | 'secondary' | 'danger';
}

const WORDS: Readonly<Record<ApplicationVerdict, Words>> = {
  approve: {
    press: 'Approve',
    title: 'Let this company in?',
    text: 'It becomes an agency, and its owner gets an e-mail to sign in with. This is final.',
    tone: 'primary',
  },
  askForMore: {
    press: 'Ask for more',
    title: 'Ask the applicant?',
    text: 'They get your reason by e-mail and can change the application.',
    tone: 'secondary',
  },
  reject: {
    press: 'Reject',
    title: 'Reject this application?',
    text: 'The applicant gets your reason by e-mail. This is final.',
    tone: 'danger',
  },
};

const VERDICTS: readonly ApplicationVerdict[] = ['approve', 'askForMore', 'reject'];

/** The decision, while there is one to take. */
export function ApplicationDecision({ tenant, application }: { tenant: string; application: ApplicationView }) {
  const { applicationId, status } = application;
  const [decide, { isLoading }] = useDecideApplicationMutation();
  const [reason, setReason] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const [asked, setAsked] = useState<ApplicationVerdict>();
  const { refusal, take: refused, faultAt, focus, fields } = useRefusal();
  const press = (verdict: ApplicationVerdict) => {
    const missing = verdict !== 'approve' && !reason.trim();
    setReasonMissing(missing);
    if (!missing) setAsked(verdict);
    else focus();
  };
  const send = async (decision: ApplicationVerdict) => {
    const said = decision === 'approve' ? {} : { reason: reason.trim() };
    const { data, error } = await decide({ applicationDecision: { tenant, applicationId, decision, ...said } });
    setAsked(undefined);
    refused(error);
    if (data) toast.success(`${data.form?.companyName ?? 'Application'}: ${APPLICATION_STATES[data.status].name}`);
  };
  return (
    <StepCard title="Decide" isOpen={status === 'pending'} refusal={refusal} fields={fields}>
      <TextArea
        label="Reason"
        description="For a question or a rejection. The applicant reads it."
        rows={3}
        maxLength={LONGEST_REASON}
        value={reason}
        onChange={setReason}
        errorMessage={isReasonMissing && !reason.trim() ? 'Write what the applicant should know.' : faultAt('/reason')}
      />
      <Inline gap={2}>
        {VERDICTS.map((verdict) => (
          <Button key={verdict} variant={WORDS[verdict].tone} isPending={isLoading} onPress={() => press(verdict)}>
            {WORDS[verdict].press}
          </Button>
        ))}
      </Inline>
      {asked && (
        <ConfirmDialog
          title={WORDS[asked].title}
          isOpen
          onOpenChange={() => setAsked(undefined)}
          onConfirm={() => void send(asked)}
          confirmLabel={WORDS[asked].press}
          tone={asked === 'reject' ? 'danger' : 'primary'}
          isPending={isLoading}
        >
          {WORDS[asked].text}
        </ConfirmDialog>
      )}
    </StepCard>
  );
}
