import { Badge, Button, Card, ConfirmDialog, DateText, Heading, Inline, Stack, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import type { VisaDeskCorrection, VisaDeskOrder } from '../../../api/endpoints/visas';
import { useWithdrawVisaCorrectionMutation } from '../../../api/endpoints/visas';
import { RefusedCallout } from '../../../shared/refused.callout';
import { caseIn, useStep } from './use-step';
import { Deadline } from '../../../shared/clock/deadline';

/** What was asked for and how it was answered, with both versions of it. */
export function CorrectionsCard({ order }: { order: VisaDeskOrder }) {
  const { corrections, applicants } = order;
  const of = (id: string) => applicants.find(({ applicantId }) => applicantId === id);
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="md">
          Corrections
        </Heading>
        {corrections.length === 0 && <Text muted>None was asked for.</Text>}
        {corrections.map((correction) => (
          <Correction
            key={correction.correctionId}
            order={order}
            correction={correction}
            name={of(correction.applicantId)?.name ?? ''}
            canWithdraw={!correction.resolvedAt && (of(correction.applicantId)?.steps.includes('correct') ?? false)}
          />
        ))}
      </Stack>
    </Card>
  );
}

interface CorrectionProps {
  order: VisaDeskOrder;
  correction: VisaDeskCorrection;
  name: string;
  canWithdraw: boolean;
}

function Correction({ order, correction, name, canWithdraw }: CorrectionProps) {
  const { items, requestedAt, requestedBy, dueAt, resolvedAt, answeredBy } = correction;
  const state = resolvedAt ? (answeredBy ? 'Answered' : 'Withdrawn') : 'Open';
  return (
    <Stack gap={2}>
      <Inline gap={3}>
        <Text weight="medium">
          <bdi>{name}</bdi>
        </Text>
        <Badge tone={resolvedAt ? 'neutral' : 'warning'}>{state}</Badge>
      </Inline>
      <Text size="sm" muted>
        Asked <DateText value={requestedAt} format="datetime" /> by {requestedBy}
        {resolvedAt ? (
          <>
            ; {state.toLowerCase()} <DateText value={resolvedAt} format="datetime" />
            {answeredBy && ` by ${answeredBy}`}
          </>
        ) : (
          <>
            ; due <Deadline tenant={order.tenant} at={dueAt} />
          </>
        )}
      </Text>
      {items.map(({ label, reason, before, after, field, document }) => (
        <Stack key={document ?? field} gap={1}>
          <Text size="sm">
            <strong>{label}</strong>: <bdi>{reason}</bdi>
          </Text>
          <Inline gap={2}>
            {before && (
              <del>
                <bdi>{before}</bdi>
              </del>
            )}
            {after && (
              <ins>
                <bdi>{after}</bdi>
              </ins>
            )}
          </Inline>
        </Stack>
      ))}
      {canWithdraw && <Withdraw order={order} correctionId={correction.correctionId} name={name} />}
    </Stack>
  );
}

/** Ends a correction that is not wanted any more, once that is confirmed. */
function Withdraw({ order, correctionId, name }: { order: VisaDeskOrder; correctionId: string; name: string }) {
  const [withdraw, { isLoading }] = useWithdrawVisaCorrectionMutation();
  const { refusal, take } = useStep();
  const [isAsked, setAsked] = useState(false);
  const send = async () => {
    const withdrawal = { ...caseIn(order), correctionId };
    await take(withdraw({ visaCorrectionWithdrawal: withdrawal }), `${name}: the correction is withdrawn`);
    setAsked(false);
  };
  return (
    <>
      <RefusedCallout error={refusal} />
      <Inline gap={2}>
        <Button size="sm" onPress={() => setAsked(true)}>
          Withdraw
        </Button>
      </Inline>
      {isAsked && (
        <ConfirmDialog
          title={`Withdraw the correction of ${name}?`}
          isOpen
          onOpenChange={() => setAsked(false)}
          onConfirm={() => void send()}
          confirmLabel="Withdraw it"
          isPending={isLoading}
        >
          The agency cannot answer it any more. Its documents are reviewed again as they are.
        </ConfirmDialog>
      )}
    </>
  );
}
