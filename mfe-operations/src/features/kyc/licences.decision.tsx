import { Button, Inline, TextArea, toast } from '@jetway/kit-ui';
import { useState } from 'react';

import type { LicencesVerdict, LicencesView } from '../../api/endpoints/kyc';
import { useDecideLicencesMutation, useRemarkOnKycMutation } from '../../api/endpoints/kyc';
import { StepCard } from '../../shared/step/step.card';
import { useRefusal } from '../../shared/step/use-refusal';

const LONGEST_REMARK = 1000;

/** Accepts the submitted licences, or requests them (again). */
export function LicencesDecision({ tenant, licences }: { tenant: string; licences: LicencesView }) {
  const { agencyId, agency, standing } = licences;
  const [decide, { isLoading }] = useDecideLicencesMutation();
  const [refusal, setRefusal] = useState<unknown>();
  const send = async (decision: LicencesVerdict) => {
    const { data, error } = await decide({ licencesDecision: { tenant, agencyId, decision } });
    setRefusal(error);
    if (data)
      toast.success(decision === 'accept' ? `Licences of ${agency} accepted` : `${agency} is asked for its licences`);
  };
  return (
    <StepCard title="Decide" refusal={refusal}>
      <Inline gap={2}>
        {standing === 'submitted' && (
          <Button variant="primary" isPending={isLoading} onPress={() => void send('accept')}>
            Accept
          </Button>
        )}
        {standing !== 'due' && (
          <Button isPending={isLoading} onPress={() => void send('ask')}>
            {standing ? 'Ask again' : 'Ask for licences'}
          </Button>
        )}
        {standing === 'due' && 'The agency is asked when its people sign in.'}
      </Inline>
    </StepCard>
  );
}

/** Notifies the agency: by e-mail, and in its company settings. */
export function KycRemark({ tenant, agencyId }: { tenant: string; agencyId: string }) {
  const [tell, { isLoading }] = useRemarkOnKycMutation();
  const [remark, setRemark] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { refusal, take: refused, faultAt, focus, fields } = useRefusal();
  const send = async () => {
    setMissing(!remark.trim());
    if (!remark.trim()) return focus();
    const { data, error } = await tell({ kycRemarkRequest: { tenant, agencyId, remark: remark.trim() } });
    refused(error);
    if (!data) return;
    setRemark('');
    toast.success('The agency has your remark');
  };
  return (
    <StepCard title="Tell the agency" refusal={refusal} fields={fields}>
      <TextArea
        label="Remark"
        description="Its owners get it by e-mail."
        rows={3}
        maxLength={LONGEST_REMARK}
        value={remark}
        onChange={setRemark}
        errorMessage={isMissing && !remark.trim() ? 'Write a remark.' : faultAt('/remark')}
      />
      <Inline>
        <Button isPending={isLoading} onPress={() => void send()}>
          Send
        </Button>
      </Inline>
    </StepCard>
  );
}
