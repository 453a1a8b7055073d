import type { AirPriceRequest, AirPriceResponse, Itinerary } from '@jetway/kit-api/flights';
import { useAirPriceMutation } from '@jetway/kit-api/flights';
import { isProblem } from '@jetway/kit-api';
import type { MoneyText } from '@jetway/kit-domain';
import { useNavigate, useSearchParams } from '@jetway/kit-runtime/router';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';
import { useState } from 'react';

import { pricedHref } from '../../../shared/addresses';
import { bookingActions, rememberPricing } from '../../../shared/booking/booking.slice';
import { queryFrom } from '../../../shared/search-query';
import { runActions, selectRun } from '../state/run.slice';

/** State of a selected fare before the booking page. */
export type Choice =
  | { kind: 'none' }
  | { kind: 'pricing'; request: AirPriceRequest }
  | { kind: 'changed'; request: AirPriceRequest; pricing: AirPriceResponse }
  | { kind: 'soldOut'; alternatives: Itinerary[]; before: MoneyText | null }
  | { kind: 'failed'; request: AirPriceRequest; error: unknown };

export interface ChoiceHandle {
  choice: Choice;
  /** Prices a card, or one of its fares. */
  choose: (itineraryId: string) => void;
  /** Prices both directions of a domestic return together. */
  choosePair: (outId: string, backId: string) => void;
  retry: () => void;
  /** Continues to the booking page with the changed fare. */
  accept: () => void;
  leave: () => void;
}

function soldOut({ alternatives, previous }: AirPriceResponse): Choice {
  return { kind: 'soldOut', alternatives, before: previous?.customerTotal ?? null };
}

/** Takes a fare from the list to the booking page by verifying its price. */
export function useChoice(): ChoiceHandle {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { requestId } = useAppSelector(selectRun);
  const [airPrice] = useAirPriceMutation();
  const [choice, setChoice] = useState<Choice>({ kind: 'none' });
  const leave = () => setChoice({ kind: 'none' });

  const book = (request: AirPriceRequest, pricing: AirPriceResponse) => {
    dispatch(rememberPricing(pricing.priceSessionId, request, pricing));
    // The agent has accepted this fare; the booking page does not ask again.
    dispatch(bookingActions.priceAcknowledged(pricing.priceSessionId));
    void navigate(pricedHref(pricing.priceSessionId, queryFrom(params)));
  };
  const expire = () => {
    leave();
    dispatch(runActions.expired());
  };
  const settle = (request: AirPriceRequest, pricing: AirPriceResponse) => {
    switch (pricing.status) {
      case 'OK':
        return book(request, pricing);
      case 'PriceChanged':
      case 'ClassChanged':
      case 'Both':
      case 'ScheduleChanged':
        return setChoice({ kind: 'changed', request, pricing });
      case 'SoldOut':
        return setChoice(soldOut(pricing));
      case 'Expired':
        return expire();
    }
  };
  const price = async (request: AirPriceRequest) => {
    setChoice({ kind: 'pricing', request });
    const { data, error } = await airPrice({ airPriceRequest: request });
    if (data) return settle(request, data);
    if (isProblem(error, 'search.expired') || isProblem(error, 'search.not_found')) return expire();
    if (isProblem(error, 'offer.sold_out')) return setChoice({ kind: 'soldOut', alternatives: [], before: null });
    setChoice({ kind: 'failed', request, error });
  };

  return {
    choice,
    choose: (itineraryId) => void price({ requestId, itineraryIds: [itineraryId] }),
    choosePair: (outId, backId) => void price({ requestId, itineraryIds: [outId, backId] }),
    retry: () => choice.kind === 'failed' && void price(choice.request),
    accept: () => choice.kind === 'changed' && book(choice.request, choice.pricing),
    leave,
  };
}
