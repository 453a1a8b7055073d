import type { FieldError } from '@jetway/kit-api';
import { dateIn } from '@jetway/kit-domain/days';
import { useT, useTenant } from '@jetway/kit-runtime';
import { useAppDispatch } from '@jetway/kit-runtime/store';
import { Button, Callout, Inline, Stack } from '@jetway/kit-ui';
import { FormSummary } from '@jetway/kit-ui/forms';
import { useEffect, useState } from 'react';

import { bookingActions } from '../../../shared/booking/booking.slice';
import type { SellOutcome } from '../sale.model';
import { ContactFields } from './contact.fields';
import type { PartyDraft } from '../../../shared/booking/party-draft';
import { FaultsList } from '../words/faults.list';
import { serverWords } from '../words/server-words';
import { placeFaults } from './server-faults';
import { TravellerFields } from './traveller.fields';
import type { TripRules } from './trip-rules';
import type { PartyForm } from './use-party-form';
import { usePartyForm } from './use-party-form';

interface PartyStepProps {
  party: PartyDraft;
  rules: TripRules;
  isPending: boolean;
  onSubmit: (party: PartyDraft) => Promise<SellOutcome>;
}

/** Step one: the travellers. Input is kept when the page is left. */
export function PartyStep({ party, rules, isPending, onSubmit }: PartyStepProps) {
  const t = useT('flights');
  const today = dateIn(useTenant().timezone, new Date());
  const form = usePartyForm(party, rules);
  const [unplaced, setUnplaced] = useState<FieldError[]>([]);
  useDraftKept(form);

  const submit = async (checked: PartyDraft) => {
    setUnplaced([]);
    const outcome = await onSubmit(checked);
    if (outcome.kind === 'faults') setUnplaced(showFaults(t, form, outcome.faults, party.travellers.length));
  };
  const adults = form.watch('travellers').filter(({ passengerType }) => passengerType === 'ADT');
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Stack gap={5}>
        {unplaced.length > 0 && (
          <Callout tone="danger">
            <FaultsList faults={unplaced} travellers={form.getValues('travellers')} />
          </Callout>
        )}
        <FormSummary control={form.control} title={t('booking.check')} />
        {party.travellers.map((traveller, index) => (
          <TravellerFields
            key={traveller.travellerId}
            form={form}
            index={index}
            traveller={traveller}
            ordinal={ordinalOf(party, index)}
            adults={adults}
            passportRequired={rules.passportRequired}
            airlines={rules.airlines}
            today={today}
          />
        ))}
        <ContactFields form={form} />
        <Inline justify="end">
          <Button type="submit" variant="primary" size="lg" isPending={isPending}>
            {t('booking.continue')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

function useDraftKept(form: PartyForm): void {
  const dispatch = useAppDispatch();
  const { getValues } = form;
  useEffect(() => () => void dispatch(bookingActions.draftKept(structuredClone(getValues()))), [dispatch, getValues]);
}

/**
 * Shows the server's errors at their fields. Returns those to show above the form: errors without a field, and errors only
 * the server has a text for, which their fields refer to.
 */
function showFaults(
  t: (key: string) => string,
  form: PartyForm,
  faults: FieldError[],
  travellerCount: number,
): FieldError[] {
  const { placed, rest } = placeFaults(faults, travellerCount);
  const above = [...rest];
  for (const { path, fault } of placed) {
    const { text, lang } = serverWords(t, fault);
    form.setError(path, { message: lang ? t('booking.server.above') : text });
    if (lang) above.push(fault);
  }
  return above;
}

function ordinalOf({ travellers }: PartyDraft, index: number): number {
  const type = travellers[index]?.passengerType;
  return travellers.slice(0, index + 1).filter((traveller) => traveller.passengerType === type).length;
}
