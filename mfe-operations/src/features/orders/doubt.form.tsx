import { Button, ConfirmDialog, Inline, RadioGroup, TextArea, TextField, toast } from '@jetway/kit-ui';
import { useState } from 'react';

import type { FoundName, OrderInDoubt } from '../../api/endpoints/orders';
import { useDecideOutcomeMutation } from '../../api/endpoints/orders';
import { StepCard } from '../../shared/step/step.card';
import { useRefusal } from '../../shared/step/use-refusal';
import type { Finding, FindingFault } from './doubt.model';
import { decisionOf, faultsOf, isStay, NOTHING_YET } from './doubt.model';

const FOUND: readonly { value: FoundName; label: string; description: string }[] = [
  { value: 'tickets', label: 'Tickets', description: 'Every traveller has one. The order is paid and confirmed.' },
  { value: 'seats', label: 'Seats without tickets', description: 'The order is on hold again. Nothing is charged.' },
  { value: 'nothing', label: 'Nothing', description: 'The order is over. Nothing is charged.' },
];

const FOUND_STAY: typeof FOUND = [
  { value: 'tickets', label: 'A booking', description: 'The order is paid and confirmed.' },
  { value: 'seats', label: 'Rooms held unpaid', description: 'The order is on hold again. Nothing is charged.' },
  { value: 'nothing', label: 'Nothing', description: 'The order is over. Nothing is charged.' },
];

/** What is asked about each product. */
const FLIGHT = { who: 'airline', options: FOUND, locator: 'Record locator', missing: 'Enter the record locator.' };
const STAY = {
  who: 'hotel',
  options: FOUND_STAY,
  locator: 'Reference',
  missing: 'Enter the reference of the booking.',
};

export interface DoubtFormProps {
  tenant: string;
  order: OrderInDoubt;
  /** Why the decision was not taken. The page says it, since the form is gone once another operator has decided the order. */
  onRefused: (refusal: unknown) => void;
}

/** Says what the airline or the hotel has of the order; confirmed before money moves. */
export function DoubtForm({ tenant, order, onRefused }: DoubtFormProps) {
  const [decide, { isLoading }] = useDecideOutcomeMutation();
  const [finding, setFinding] = useState<Finding>(NOTHING_YET);
  const [isTried, setTried] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { take: refused, faultAt, focus, fields } = useRefusal();
  const { found } = finding;
  const words = isStay(order) ? STAY : FLIGHT;
  const faults = faultsOf(finding, order);
  const fault = (one: FindingFault, text: string) => (isTried && faults.includes(one) ? text : undefined);
  const change = (part: Partial<Finding>) => setFinding({ ...finding, ...part });
  const send = async () => {
    if (!found) return;
    const { data, error } = await decide({ outcomeRequest: decisionOf(tenant, order, { ...finding, found }) });
    setAsked(false);
    onRefused(error);
    refused(error);
    if (data) toast.success(`${order.orderReference} is decided`);
  };
  return (
    <StepCard title={`What does the ${words.who} have?`} fields={fields}>
      <RadioGroup
        label={`The ${words.who} has`}
        options={words.options.filter(({ value }) => order.findings.includes(value))}
        value={found}
        onChange={(value) => change({ found: value })}
        errorMessage={fault('found', 'Choose what there is.') ?? faultAt('/found')}
      />
      {found && found !== 'nothing' && !order.pnr && (
        <TextField
          label={words.locator}
          value={finding.pnr}
          onChange={(pnr) => change({ pnr })}
          errorMessage={fault('pnr', words.missing) ?? faultAt('/pnr')}
        />
      )}
      {found === 'tickets' &&
        !isStay(order) &&
        order.travellers.map(({ travellerId, name }) => (
          <TextField
            key={travellerId}
            label={`Ticket of ${name}`}
            inputMode="numeric"
            value={finding.tickets[travellerId] ?? ''}
            onChange={(number) => change({ tickets: { ...finding.tickets, [travellerId]: number } })}
            errorMessage={fault(`ticket ${travellerId}`, 'A ticket number has 13 digits.') ?? faultAt('/tickets')}
          />
        ))}
      <TextArea
        label="How you know"
        description="Whom you asked, and their reference. It stays in the audit trail."
        rows={3}
        value={finding.reason}
        onChange={(reason) => change({ reason })}
        errorMessage={fault('reason', 'Write how you know.') ?? faultAt('/reason')}
      />
      <Inline>
        <Button
          variant="primary"
          isPending={isLoading}
          onPress={() => {
            setTried(true);
            if (faults.length === 0) setAsked(true);
            else focus();
          }}
        >
          Decide
        </Button>
      </Inline>
      <ConfirmDialog
        title={`Decide on ${order.orderReference}?`}
        isOpen={isAsked}
        onOpenChange={setAsked}
        onConfirm={() => void send()}
        confirmLabel="Decide"
        tone={found === 'nothing' ? 'danger' : 'primary'}
        isPending={isLoading}
      >
        {found && consequenceOf(found, order)}
      </ConfirmDialog>
    </StepCard>
  );
}

function consequenceOf(found: FoundName, order: OrderInDoubt): string {
  const { agency, held } = order;
  const money = held ?? 'What is held';
  switch (found) {
    case 'tickets':
      return `The order is confirmed, and ${held ? `${held} are` : 'its price is'} charged to ${agency}.`;
    case 'seats':
      return `${money} goes back to the wallet of ${agency}; the order can be ${isStay(order) ? 'paid' : 'issued'} again.`;
    case 'nothing':
      return `${money} goes back to the wallet of ${agency}; the order is cancelled. This is final.`;
  }
}
