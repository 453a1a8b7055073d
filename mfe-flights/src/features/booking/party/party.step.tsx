import type { FieldError } from '@jetway/kit-api';
import { useT, useTenant } from '@jetway/kit-runtime';
import { useAppDispatch } from '@jetway/kit-runtime/store';
import { Button, Callout, Inline, Stack } from '@jetway/kit-ui';
import { useEffect, useState } from 'react';

import { dateIn } from '../../../shared/calendar';
import { bookingActions } from '../../../shared/booking/booking.slice';
import type { SellOutcome } from '../sale.model';
import { ContactFields } from './contact.fields';
import type { PartyDraft } from '../../../shared/booking/party-draft';
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

/** Step one: who travels. What is typed survives leaving the page. */
export function PartyStep({ party, rules, isPending, onSubmit }: PartyStepProps) {
  const t = useT('flights');
  const today = dateIn(useTenant().timezone, new Date());
  const form = usePartyForm(party, rules);
  const [unplaced, setUnplaced] = useState<string[]>([]);
  useDraftKept(form);

  const submit = async (checked: PartyDraft) => {
    setUnplaced([]);
    const outcome = await onSubmit(checked);
    if (outcome.kind === 'faults') setUnplaced(showFaults(form, outcome.faults, party.travellers.length));
  };
  const adults = form.watch('travellers').filter(({ passengerType }) => passengerType === 'ADT');
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Stack gap={5}>
        {unplaced.length > 0 && <Callout tone="danger">{unplaced.join(' ')}</Callout>}
        {party.travellers.map((traveller, index) => (
          <TravellerFields
            key={traveller.travellerId}
            form={form}
            index={index}
            traveller={traveller}
            ordinal={ordinalOf(party, index)}
            adults={adults}
            passportRequired={rules.passportRequired}
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

/** Puts the server's faults at their fields; answers those that have none. */
function showFaults(form: PartyForm, faults: FieldError[], travellerCount: number): string[] {
  const { placed, rest } = placeFaults(faults, travellerCount);
  placed.forEach(({ path, detail }, index) => form.setError(path, { message: detail }, { shouldFocus: index === 0 }));
  return rest;
}

function ordinalOf({ travellers }: PartyDraft, index: number): number {
  const type = travellers[index]?.passengerType;
  return travellers.slice(0, index + 1).filter((traveller) => traveller.passengerType === type).length;
}
