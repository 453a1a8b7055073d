import { Button, Card, ConfirmDialog, Heading, Inline, Stack, TextArea, toast } from '@jetway/kit-ui';
import { useState } from 'react';

import type { AgencyView } from '../../api/endpoints/agencies';
import { useSetAgencyStandingMutation } from '../../api/endpoints/agencies';
import { RefusedCallout } from '../../shared/refused.callout';

const LONGEST_REASON = 2000;

/** Blocks the agency, or lets it buy again; each with a reason, and confirmed. */
export function AgencyStandingForm({ tenant, agency }: { tenant: string; agency: AgencyView }) {
  const { agencyId, name, standing } = agency;
  const [decide, { isLoading }] = useSetAgencyStandingMutation();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const isBlocked = standing === 'blocked';
  const word = isBlocked ? 'Unblock' : 'Block';

  const send = async () => {
    const next = isBlocked ? 'active' : 'blocked';
    const { data, error } = await decide({
      agencyStandingRequest: { tenant, agencyId, standing: next, reason: reason.trim() },
    });
    setAsked(false);
    setRefusal(error);
    if (!data) return;
    setReason('');
    toast.success(data.standing === 'blocked' ? `${name} is blocked` : `${name} may buy again`);
  };
  const press = () => {
    setMissing(!reason.trim());
    if (reason.trim()) setAsked(true);
  };

  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="md">
          {isBlocked ? 'Let the agency buy again' : 'Block the agency'}
        </Heading>
        <TextArea
          label="Reason"
          description="For operators and the audit trail; the agency does not read it."
          rows={2}
          maxLength={LONGEST_REASON}
          value={reason}
          onChange={setReason}
          errorMessage={isMissing && !reason.trim() ? 'Write the reason.' : undefined}
        />
        <RefusedCallout error={refusal} />
        <Inline>
          <Button variant={isBlocked ? 'primary' : 'danger'} isPending={isLoading} onPress={press}>
            {word}
          </Button>
        </Inline>
      </Stack>
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
    </Card>
  );
}
