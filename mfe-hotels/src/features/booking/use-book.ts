import type { FieldError } from '@jetway/kit-api';
import type { HotelPaymentMode } from '@jetway/kit-api/hotels';
import { useHotelBookMutation } from '@jetway/kit-api/hotels';
import type { MoneyText } from '@jetway/kit-domain';
import { useNavigate } from '@jetway/kit-runtime/router';
import { useAppDispatch } from '@jetway/kit-runtime/store';
import { useEffect, useRef, useState } from 'react';

import { outcomeHref } from '../../shared/orders/addresses';
import type { BookingDraft } from '../../shared/orders/booking-draft';
import { hotelBookingActions } from '../../shared/orders/booking.slice';
import type { Obstacle } from './booking.model';
import { bookRequestOf, refusalOf } from './booking.model';

/** A booking that failed without a question to answer. */
export interface BookFailure {
  isUnknown: boolean;
  error: unknown;
}

/** Books once: a second click during the first does nothing, and a session makes one order however often it is sent. */
export function useBook(onFaults: (faults: FieldError[]) => void) {
  const [hotelBook, { isLoading, isSuccess }] = useHotelBookMutation();
  const [met, setMet] = useState<Obstacle | null>(null);
  const [failure, setFailure] = useState<BookFailure | null>(null);
  const openOutcome = useOpenOutcome();
  const isUnderway = useRef(false);

  const book = async (draft: BookingDraft, sessionId: string, acceptedAmount: MoneyText, mode: HotelPaymentMode) => {
    if (isUnderway.current) return;
    isUnderway.current = true;
    setFailure(null);
    const decision = { sessionId, acceptedAmount, paymentMode: mode };
    const reply = await hotelBook({ bookHotelRequest: bookRequestOf(draft, decision) });
    if (reply.data) return openOutcome(outcomeHref(reply.data.status, reply.data.referenceId));
    isUnderway.current = false;
    const refusal = refusalOf(reply.error, acceptedAmount);
    if (refusal.kind === 'faults') onFaults(refusal.faults);
    else if (refusal.kind === 'unknown' || refusal.kind === 'failed')
      setFailure({ isUnknown: refusal.kind === 'unknown', error: refusal.error });
    else setMet(refusal);
  };

  return { book, isBooking: isLoading || isSuccess, met, meet: setMet, failure };
}

/** Opens the outcome. The form cannot be reached with the back button; its input is cleared. */
function useOpenOutcome() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isBooked = useRef(false);
  useEffect(
    () => () => {
      if (isBooked.current) dispatch(hotelBookingActions.booked());
    },
    [dispatch],
  );
  return (href: string) => {
    isBooked.current = true;
    void navigate(href, { replace: true });
  };
}
