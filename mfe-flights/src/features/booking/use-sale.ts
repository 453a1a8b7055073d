import { useAirBookMutation, useAirSellMutation } from '@jetway/kit-api/flights';
import type { AirSellResponse } from '@jetway/kit-api/flights';
import { useGetAllCountriesQuery } from '@jetway/kit-api/utility';
import { paths } from '@jetway/kit-runtime';
import { useNavigate } from '@jetway/kit-runtime/router';
import { useAppDispatch } from '@jetway/kit-runtime/store';
import { useEffect, useRef, useState } from 'react';

import type { BookingSession } from '../../shared/booking/booking.slice';
import { bookingActions } from '../../shared/booking/booking.slice';
import type { ExtraPick } from '../../shared/booking/extra-picks';
import { choicesOf } from '../../shared/booking/extra-picks';
import type { PartyDraft } from '../../shared/booking/party-draft';
import { sellRequestOf } from './party/party.model';
import type { Obstacle, SellOutcome } from './sale.model';
import { isAboutExtras, isPriceMoved, obstacleIn, outcomeOf, refusalOf } from './sale.model';
import { useRescue } from './use-rescue';

/** Result of saving extras; a refusal is shown in the extras dialog. */
export type ExtrasOutcome = { kind: 'done' } | { kind: 'refused'; error: unknown };

/** Turns a priced offer into an order: AirSell, then AirBook. Shows one question at a time. */
export function useSale(priceSessionId: string, session: BookingSession, draft: PartyDraft | null) {
  const dispatch = useAppDispatch();
  const openOrder = useOpenOrder();
  const rescue = useRescue(session);
  const { send, selling, isReady } = useSend(priceSessionId);
  const [airBook, booking] = useAirBookMutation();
  const [met, setMet] = useState<Obstacle | null>(null);
  /** AirSell's response until the agent accepts its fare. */
  const [waiting, setWaiting] = useState<AirSellResponse | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const isUnderway = useRef(false);

  const settle = (outcome: SellOutcome): SellOutcome => {
    if (outcome.kind === 'alreadyBooked') openOrder(outcome.orderReference);
    else if (outcome.kind === 'gone') void rescue.look().then(setMet);
    else if (outcome.kind === 'failed') setFailure(outcome.error);
    else if (outcome.kind !== 'sold' && outcome.kind !== 'faults') setMet(outcome);
    return outcome;
  };

  const take = (answer: AirSellResponse): SellOutcome => {
    const outcome = outcomeOf(answer, session.fare, session.pricing.itinerary?.segments);
    if (outcome.kind === 'sold') dispatch(bookingActions.sold(answer));
    if (outcome.kind === 'changed') setWaiting(answer);
    return settle(outcome);
  };

  /** The review has no fields, so errors are shown above it. */
  const tell = (error: unknown) => {
    if (settle(refusalOf(error)).kind === 'faults') setFailure(error);
  };

  const sell = async (party: PartyDraft, extras = session.extras): Promise<SellOutcome> => {
    setFailure(null);
    dispatch(bookingActions.draftKept(party));
    const reply = await send(party, extras);
    if (reply.data) return take(reply.data);
    if (extras.length === 0 || !isAboutExtras(reply.error)) return settle(refusalOf(reply.error));
    // The travellers are valid; extras are selected again in the next step.
    const outcome = await sell(party, []);
    setFailure(reply.error);
    return outcome;
  };

  const chooseExtras = async (extras: ExtraPick[], shown: string): Promise<ExtrasOutcome> => {
    if (!draft) return { kind: 'done' };
    setFailure(null);
    const reply = await send(draft, extras, shown);
    if (reply.data) take(reply.data);
    else if (isAboutExtras(reply.error)) return { kind: 'refused', error: reply.error };
    else tell(reply.error);
    return { kind: 'done' };
  };

  const book = async () => {
    if (isUnderway.current || !session.fare) return;
    isUnderway.current = true;
    setFailure(null);
    const reply = await airBook({ airBookRequest: { priceSessionId, acceptedAmount: session.fare.customerTotal } });
    if (reply.data) {
      openOrder(reply.data.orderReference);
      return;
    }
    // The server has stored the new fare on the session; selling the same party again returns it.
    if (isPriceMoved(reply.error) && draft) {
      const outcome = await sell(draft);
      if (outcome.kind === 'sold' || outcome.kind === 'faults') setFailure(reply.error);
    } else tell(reply.error);
    isUnderway.current = false;
  };

  const accept = () => {
    if (waiting) dispatch(bookingActions.sold(waiting));
    dispatch(bookingActions.priceAcknowledged(priceSessionId));
    setWaiting(null);
    setMet(null);
  };

  return {
    obstacle: met ?? (session.isAcknowledged ? null : obstacleIn(session.pricing)),
    failure,
    isSelling: selling.isLoading,
    isBooking: booking.isLoading || booking.isSuccess,
    isLooking: rescue.isLooking,
    isReady,
    sell,
    chooseExtras,
    book,
    accept,
    expire: () => setMet({ kind: 'expired' }),
  };
}

/** Navigates to the new order. The draft is kept until the page unmounts, because the page shows it while the order loads. */
function useOpenOrder() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isBooked = useRef(false);
  useEffect(
    () => () => {
      if (isBooked.current) dispatch(bookingActions.booked());
    },
    [dispatch],
  );
  return (orderReference: string) => {
    isBooked.current = true;
    void navigate(paths.flightOrder(orderReference), { replace: true, state: { firstTime: true } });
  };
}

/** Calls AirSell with the party and its extras. */
function useSend(priceSessionId: string) {
  const countries = useGetAllCountriesQuery();
  const [airSell, selling] = useAirSellMutation();
  const send = (party: PartyDraft, extras: ExtraPick[], extrasAmount?: string) => {
    const dialCodes = (countries.data ?? []).map((country) => country.dialCode);
    const request = sellRequestOf(priceSessionId, party, dialCodes);
    return airSell({
      airSellRequest: { ...request, extras: choicesOf(extras), ...(extrasAmount ? { extrasAmount } : {}) },
    });
  };
  return { send, selling, isReady: countries.isSuccess };
}
