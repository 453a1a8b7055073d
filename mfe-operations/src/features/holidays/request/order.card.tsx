import { Link } from '@jetway/kit-runtime/router';
import {
  Button,
  Card,
  ConfirmDialog,
  DescriptionList,
  Grid,
  Heading,
  Inline,
  Money,
  Stack,
  StatusPill,
  TextField,
  toast,
} from '@jetway/kit-ui';
import { useState } from 'react';

import type { HolidayOrderCase, HolidayRequestCase } from '../../../api/endpoints/holidays';
import { useConfirmHolidayOrderMutation, useRefuseHolidayOrderMutation } from '../../../api/endpoints/holidays';
import { useOperator } from '../../../session/use-operator';
import { addresses } from '../../../shared/addresses';
import { AnswerField } from '../../../shared/answer/answer.field';
import { useAnswer } from '../../../shared/answer/use-answer';
import { StepCard } from '../../../shared/step/step.card';
import { useRefusal } from '../../../shared/step/use-refusal';
import { STAGES } from '../holidays.model';
import { holidayAnswers } from './request.values';
import { useSeen } from './use-desk';

const LONGEST_REASON = 2_000;
const LONGEST_REFERENCE = 60;
const ORDER_READERS: ReadonlySet<string> = new Set(['tenantAdmin', 'support', 'auditor', 'finance', 'ticketing']);

interface OrderProps {
  request: HolidayRequestCase;
  order: HolidayOrderCase;
}

/** The order that an accepted quotation became, and the step operators take on it. */
export function OrderCard({ request, order }: OrderProps) {
  const { version, look } = useSeen(order.version);
  const desk = { version, look };
  return (
    <>
      <OrderFacts request={request} order={order} />
      <ConfirmCard request={request} order={order} desk={desk} />
      <RefuseOrderCard request={request} order={order} desk={desk} />
    </>
  );
}

function OrderFacts({ request: { tenant }, order }: OrderProps) {
  const { roles } = useOperator();
  const { orderReference, stage, paid, lines, references } = order;
  const items = [
    {
      term: 'Order',
      description: roles.some((role) => ORDER_READERS.has(role)) ? (
        <Link to={addresses.order(tenant, orderReference)}>{orderReference}</Link>
      ) : (
        <bdi>{orderReference}</bdi>
      ),
    },
    { term: 'Paid by the agency', description: <Money value={paid} /> },
    ...references.map(({ line, reference }) => ({
      id: `line ${line}`,
      term: <>Reference: {lines[line] ?? `line ${line + 1}`}</>,
      description: <bdi>{reference}</bdi>,
    })),
  ];
  return (
    <Card>
      <Stack gap={4}>
        <Inline justify="space-between" wrap>
          <Heading level={2} size="md">
            Order
          </Heading>
          <span role="status">
            <StatusPill tone={STAGES[stage].tone}>{STAGES[stage].name}</StatusPill>
          </span>
        </Inline>
        <DescriptionList items={items} />
      </Stack>
    </Card>
  );
}

interface OrderStepProps extends OrderProps {
  desk: Pick<ReturnType<typeof useSeen>, 'version' | 'look'>;
}

/** Says that the suppliers have confirmed, with their references. */
function ConfirmCard({ request: { tenant, steps }, order, desk }: OrderStepProps) {
  const { orderReference, lines } = order;
  const [confirm, { isLoading }] = useConfirmHolidayOrderMutation();
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [isChecked, setChecked] = useState(false);
  const { refusal, take: refused, faultAt, focus, fields } = useRefusal();
  const references = lines.flatMap((_, line) => {
    const reference = typed[line]?.trim();
    return reference ? [{ line, reference }] : [];
  });
  /** The first field asks for a reference while there is none at all. */
  const fault = (line: number) => {
    if (isChecked && references.length === 0 && line === 0) return 'Write at least one reference.';
    const at = references.findIndex((one) => one.line === line);
    return at === -1 ? undefined : faultAt(`/references/${at}`);
  };
  const send = async () => {
    setChecked(true);
    if (references.length === 0) return focus();
    const { data, error } = await confirm({
      holidayConfirmation: { tenant, orderReference, version: desk.version, references },
    });
    desk.look(data?.order?.version);
    refused(error);
    if (data) toast.success('The order is confirmed');
  };
  return (
    <StepCard
      title="Confirm with the suppliers’ references"
      isOpen={steps.includes('confirmOrder')}
      refusal={refusal}
      fields={fields}
    >
      <Grid columns={{ phone: 1, tablet: 2 }} align="start" gap={3}>
        {lines.map((label, line) => (
          <TextField
            // The lines of an accepted quotation do not change.
            key={line}
            label={`Reference ${line + 1}: ${label}`}
            maxLength={LONGEST_REFERENCE}
            value={typed[line] ?? ''}
            onChange={(text) => setTyped({ ...typed, [line]: text })}
            errorMessage={fault(line)}
          />
        ))}
      </Grid>
      <Inline>
        <Button variant="primary" isPending={isLoading} onPress={() => void send()}>
          Confirm the order
        </Button>
      </Inline>
    </StepCard>
  );
}

/** Ends an order that the suppliers cannot fulfil; the agency gets back everything it has paid. */
function RefuseOrderCard({ request, order, desk }: OrderStepProps) {
  const { tenant, steps } = request;
  const { orderReference, paid } = order;
  const [refuse, { isLoading }] = useRefuseHolidayOrderMutation();
  const reason = useAnswer({ longest: LONGEST_REASON, missing: 'Write the reason.' });
  const [isAsked, setAsked] = useState(false);
  const { refusal, take: refused, faultAt, focus, fields } = useRefusal();
  const ask = () => {
    if (reason.check()) setAsked(true);
    else focus();
  };
  const send = async () => {
    const { data, error } = await refuse({
      holidayOrderRefusal: { tenant, orderReference, version: desk.version, reason: reason.words },
    });
    desk.look(data?.order?.version);
    setAsked(false);
    refused(error);
    if (data) toast.success('The order was refused, and the money returned');
  };
  return (
    <StepCard title="Refuse the order" isOpen={steps.includes('refuseOrder')} refusal={refusal} fields={fields}>
      <Stack gap={4}>
        <AnswerField
          label="Reason for the agency"
          description="The agency reads it on the order and in an e-mail."
          answer={reason}
          source={holidayAnswers(request)}
          fault={faultAt('/reason')}
        />
        <Inline>
          <Button variant="danger" onPress={ask}>
            Refuse the order
          </Button>
        </Inline>
      </Stack>
      {isAsked && (
        <ConfirmDialog
          title={`Refuse ${orderReference}?`}
          isOpen
          onOpenChange={() => setAsked(false)}
          onConfirm={() => void send()}
          confirmLabel="Refuse and return the money"
          cancelLabel="Go back"
          tone="danger"
          isPending={isLoading}
        >
          The order ends, and the agency gets back everything it has paid: <Money value={paid} />.
        </ConfirmDialog>
      )}
    </StepCard>
  );
}
