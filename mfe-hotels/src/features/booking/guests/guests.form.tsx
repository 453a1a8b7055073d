import type { FieldError } from '@jetway/kit-api';
import { useT } from '@jetway/kit-runtime';
import { useAppDispatch } from '@jetway/kit-runtime/store';
import { Button, Callout, Inline, Stack } from '@jetway/kit-ui';
import { FormSummary } from '@jetway/kit-ui/forms';
import { useEffect, useEffectEvent } from 'react';

import type { BookingDraft } from '../../../shared/orders/booking-draft';
import { hotelBookingActions } from '../../../shared/orders/booking.slice';
import { ContactCard } from './contact.card';
import { faultWords, fieldAt } from './guest.model';
import { RoomCard } from './room.card';
import type { GuestsFormState } from './use-guests-form';
import { useGuestsForm } from './use-guests-form';

interface GuestsFormProps {
  draft: BookingDraft;
  checkIn: string;
  /** What the server refused. */
  faults: readonly FieldError[];
  onSubmit: (draft: BookingDraft) => void;
}

/** Step one: who stays. Input is kept when the page is left. */
export function GuestsForm({ draft, checkIn, faults, onSubmit }: GuestsFormProps) {
  const t = useT('hotels');
  const form = useGuestsForm(draft, checkIn);
  useDraftKept(form);
  usePlacedFaults(form, faults);
  // Errors that no field shows, and those without a translation.
  const above = faults.filter((fault) => !fieldAt(fault.pointer, draft.rooms) || faultWords(t, fault).lang);
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
      <Stack gap={5}>
        {above.length > 0 && (
          <Callout tone="danger" title={t('booking.refused')}>
            {above.map((fault) => (
              <Fault key={`${fault.pointer} ${fault.code}`} fault={fault} />
            ))}
          </Callout>
        )}
        <FormSummary control={form.control} title={t('booking.check')} />
        {draft.rooms.map((room, index) => (
          <RoomCard key={index} form={form} room={room} index={index} />
        ))}
        <ContactCard form={form} />
        <Inline justify="end">
          <Button type="submit" variant="primary" size="lg">
            {t('booking.toPreview')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

function Fault({ fault }: { fault: FieldError }) {
  const t = useT('hotels');
  const { text, lang } = faultWords(t, fault);
  return (
    <div lang={lang}>
      <bdi>{text}</bdi>
    </div>
  );
}

function useDraftKept({ getValues }: GuestsFormState): void {
  const dispatch = useAppDispatch();
  useEffect(
    () => () => void dispatch(hotelBookingActions.draftKept(structuredClone(getValues()))),
    [dispatch, getValues],
  );
}

/** Shows the server's errors at their fields. */
function usePlacedFaults(form: GuestsFormState, faults: readonly FieldError[]): void {
  const t = useT('hotels');
  const place = useEffectEvent(() => {
    for (const fault of faults) {
      const path = fieldAt(fault.pointer, form.getValues('rooms'));
      const { text, lang } = faultWords(t, fault);
      if (path) form.setError(path, { message: lang ? t('booking.faults.above') : text });
    }
  });
  useEffect(() => place(), [faults]);
}
