import { useFareHoldMutation } from '@jetway/kit-api/fares';
import type { FareLot } from '@jetway/kit-api/fares';
import { useT, useTenant } from '@jetway/kit-runtime';
import { useNavigate } from '@jetway/kit-runtime/router';
import {
  Button,
  Callout,
  Card,
  Heading,
  Money,
  NumberStepper,
  PhoneField,
  Stack,
  Text,
  TextField,
} from '@jetway/kit-ui';
import { FormField, FormSummary, resolver, useForm, useWatch } from '@jetway/kit-ui/forms';
import { useEffect, useMemo, useRef, useState } from 'react';

import { orderHref } from '../../shared/addresses';
import { totalOf, TYPES } from '../../shared/passengers';
import { ProblemCallout } from '../../shared/problem.callout';
import type { HoldDraft, Refusal } from './hold.model';
import { fieldAt, holdSchema, refusalOf } from './hold.model';

export interface HoldFormProps {
  lot: FareLot;
  /** Earlier input for this lot; `undefined` at first. */
  draft: HoldDraft | undefined;
  /** Stores the input when the form is left. */
  onLeave: (lotId: string, draft: HoldDraft) => void;
  /** Reads the lot again after its seats or its price have changed. */
  onRefresh: () => void;
}

/** The party, its price and the contact; holds the seats for as long as the lot allows. */
export function HoldForm({ lot, draft, onLeave, onRefresh }: HoldFormProps) {
  const t = useT('fares');
  const { phoneCountry } = useTenant();
  const form = useHoldForm(lot, draft);
  const { lotId } = lot;
  const { getValues } = form;
  useEffect(() => () => onLeave(lotId, getValues()), [getValues, lotId, onLeave]);
  const party = useWatch({ control: form.control, name: 'passengers' });
  const total = totalOf(lot.prices, party);
  const { hold, isHolding, refusal } = useHold(lot, onRefresh, (faults) => {
    for (const { pointer, detail } of faults) {
      const field = fieldAt(pointer);
      if (field) form.setError(field, { message: detail });
    }
  });
  const isSoldOut = lot.seatsFree === 0;
  const sold = TYPES.filter(({ type }) => lot.prices.some((price) => price.type === type));
  return (
    <Card padding="md" as="section" aria-label={t('lot.hold.title')}>
      <form noValidate onSubmit={(event) => void form.handleSubmit((draft) => hold(draft, total))(event)}>
        <Stack gap={4}>
          <Heading level={2} size="md">
            {t('lot.hold.title')}
          </Heading>
          <Text size="sm" muted>
            {t('lot.hold.text', { count: lot.depositHours })}
          </Text>
          <FormSummary control={form.control} title={t('lot.hold.check')} />
          {refusal && <Refused refusal={refusal} />}
          <FormField control={form.control} name="passengers">
            {({ value, onChange, errorMessage }) => (
              <Stack gap={3} role="group" aria-label={t('lot.hold.passengers')}>
                {sold.map(({ type, field }) => (
                  <NumberStepper
                    key={field}
                    label={t(`parties.${field}`)}
                    {...(type === 'infant' ? { description: t('lot.hold.lap') } : {})}
                    value={value[field]}
                    min={0}
                    max={lot.maxPassengers}
                    // One message for the whole party, at its first field.
                    {...(errorMessage && type === 'adult' ? { errorMessage } : {})}
                    onChange={(count) => onChange({ ...value, [field]: count })}
                  />
                ))}
              </Stack>
            )}
          </FormField>
          <FormField control={form.control} name="groupName">
            {(field) => (
              <TextField
                label={t('lot.hold.groupName')}
                description={t('lot.hold.groupHint')}
                autoComplete="off"
                {...field}
              />
            )}
          </FormField>
          <FormField control={form.control} name="contact.email">
            {(field) => <TextField label={t('lot.hold.email')} type="email" autoComplete="off" {...field} />}
          </FormField>
          <FormField control={form.control} name="contact.phone">
            {(field) => <PhoneField label={t('lot.hold.phone')} country={phoneCountry} {...field} />}
          </FormField>
          <Text aria-live="polite">
            {t('lot.hold.total')} {total ? <Money value={total} size="lg" /> : '—'}
          </Text>
          <Button type="submit" variant="primary" fullWidth isPending={isHolding} isDisabled={isSoldOut}>
            {t(isSoldOut ? 'soldOut' : 'lot.hold.submit')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

function useHoldForm(lot: FareLot, draft: HoldDraft | undefined) {
  const t = useT('fares');
  const schema = useMemo(() => holdSchema(t, lot), [t, lot]);
  return useForm<HoldDraft>({
    resolver: resolver(schema),
    defaultValues: draft ?? {
      groupName: '',
      passengers: { adults: Math.max(1, lot.minPassengers), children: 0, infants: 0 },
      contact: { email: '', phone: '' },
    },
  });
}

/** Holds once: a second click during the first does nothing. */
function useHold(lot: FareLot, onRefresh: () => void, onFaults: (faults: readonly FaultLine[]) => void) {
  const navigate = useNavigate();
  const [request, { isLoading, isSuccess }] = useFareHoldMutation();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isUnderway = useRef(false);
  const hold = async ({ groupName, passengers, contact }: HoldDraft, acceptedAmount: string | null) => {
    if (isUnderway.current || !acceptedAmount) return;
    isUnderway.current = true;
    setRefusal(null);
    const reply = await request({
      holdSeatsRequest: { lotId: lot.lotId, passengers, acceptedAmount, groupName, contact },
    });
    if (reply.data) return void navigate(orderHref(reply.data.referenceId), { replace: true });
    isUnderway.current = false;
    const refused = refusalOf(reply.error);
    setRefusal(refused);
    if (refused.kind === 'faults') onFaults(refused.faults);
    else if (refused.kind !== 'other') onRefresh();
  };
  return { hold, isHolding: isLoading || isSuccess, refusal };
}

interface FaultLine {
  pointer: string;
  detail: string;
}

function Refused({ refusal }: { refusal: Refusal }) {
  const t = useT('fares');
  switch (refusal.kind) {
    case 'seats':
      return (
        <Callout tone="warning" title={t('lot.refused.seats.title')}>
          {refusal.free === null
            ? t('lot.refused.seats.unknown')
            : t('lot.refused.seats.text', { count: refusal.free })}
        </Callout>
      );
    case 'price':
      return (
        <Callout tone="warning" title={t('lot.refused.price.title')}>
          {t('lot.refused.price.text')}{' '}
          {refusal.previous && refusal.current && (
            <>
              <Money value={refusal.previous} /> → <Money value={refusal.current} />
            </>
          )}
        </Callout>
      );
    case 'gone':
      return (
        <Callout tone="danger" title={t('lot.gone.title')}>
          {t('lot.gone.text')}
        </Callout>
      );
    case 'faults': {
      // Faults of fields are shown at the fields.
      const others = refusal.faults.filter(({ pointer }) => !fieldAt(pointer));
      return (
        others.length > 0 && (
          <Callout tone="danger" title={t('lot.refused.title')}>
            {others.map(({ pointer, detail }) => (
              <div key={pointer} lang="en">
                <bdi>{detail}</bdi>
              </div>
            ))}
          </Callout>
        )
      );
    }
    default:
      return <ProblemCallout error={refusal.error} title={t('lot.refused.title')} />;
  }
}
