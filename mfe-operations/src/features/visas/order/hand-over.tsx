import { Button, Checkbox, ConfirmDialog, Inline, Stack, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import type { VisaDeskOrder } from '../../../api/endpoints/visas';
import { useDeliverVisasMutation, useLodgeVisasMutation } from '../../../api/endpoints/visas';
import { StepCard } from '../../../shared/step/step.card';
import { caseIn, useStep } from './use-step';

/** What goes out of the desk: applicants to the embassy, and visas to the agency. Both are final, so both are confirmed. */
export function HandOver({ order }: { order: VisaDeskOrder }) {
  const ready = order.applicants.filter(({ steps }) => steps.includes('lodge'));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<'lodge' | 'deliver'>();
  const [lodge, lodging] = useLodgeVisasMutation();
  const [deliver, delivering] = useDeliverVisasMutation();
  const { refusal, take } = useStep();
  const chosen = ready.filter(({ applicantId }) => !left.has(applicantId));
  const send = async () => {
    if (asked === 'lodge') {
      const applicantIds = chosen.map(({ applicantId }) => applicantId);
      await take(lodge({ visaLodging: { ...caseIn(order), applicantIds } }), 'Lodged with the embassy');
    } else await take(deliver({ visaDelivery: caseIn(order) }), 'The visas are delivered');
    setAsked(undefined);
  };
  const choose = (applicantId: string, isChosen: boolean) =>
    setLeft((before) => {
      const after = new Set(before);
      if (isChosen) after.delete(applicantId);
      else after.add(applicantId);
      return after;
    });
  return (
    <StepCard title="Hand over" isOpen={ready.length > 0 || order.canDeliver} refusal={refusal}>
      {ready.length > 0 && (
        <Stack gap={2}>
          <Text>These applicants are complete:</Text>
          {ready.map(({ applicantId, name }) => (
            <Checkbox
              key={applicantId}
              label={<bdi>{name}</bdi>}
              value={!left.has(applicantId)}
              onChange={(isChosen) => choose(applicantId, isChosen)}
            />
          ))}
        </Stack>
      )}
      <Inline gap={2}>
        {ready.length > 0 && (
          <Button variant="primary" isDisabled={chosen.length === 0} onPress={() => setAsked('lodge')}>
            Lodge with the embassy
          </Button>
        )}
        {order.canDeliver && (
          <Button variant="primary" onPress={() => setAsked('deliver')}>
            Deliver the visas
          </Button>
        )}
      </Inline>
      {asked && (
        <ConfirmDialog
          title={asked === 'lodge' ? 'Lodge with the embassy?' : 'Deliver the visas?'}
          isOpen
          onOpenChange={() => setAsked(undefined)}
          onConfirm={() => void send()}
          confirmLabel={asked === 'lodge' ? 'Lodge' : 'Deliver'}
          isPending={lodging.isLoading || delivering.isLoading}
        >
          {asked === 'lodge'
            ? `${chosen.map(({ name }) => name).join(', ')}: from then on the embassy fee is not refunded.`
            : 'The agency gets a message, and can save the visas.'}
        </ConfirmDialog>
      )}
    </StepCard>
  );
}
