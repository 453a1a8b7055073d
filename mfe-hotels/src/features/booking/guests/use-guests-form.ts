import { useT } from '@jetway/kit-runtime';
import { resolver, useForm } from '@jetway/kit-ui/forms';
import { useMemo } from 'react';

import type { BookingDraft } from '../../../shared/orders/booking-draft';
import { guestsSchema } from './guests.schema';

/** The form of every guest and the contact. */
export function useGuestsForm(draft: BookingDraft, checkIn: string) {
  const t = useT('hotels');
  const schema = useMemo(() => guestsSchema(t, checkIn), [t, checkIn]);
  return useForm<BookingDraft>({ resolver: resolver(schema), defaultValues: draft });
}

export type GuestsFormState = ReturnType<typeof useGuestsForm>;
