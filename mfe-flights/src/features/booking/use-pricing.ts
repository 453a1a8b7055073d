import { useAirPriceMutation } from '@jetway/kit-api/flights';
import type { AirPriceRequest } from '@jetway/kit-api/flights';
import { useSearchParams } from '@jetway/kit-runtime/router';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';
import { useEffect, useRef } from 'react';

import { chosenFareFrom } from '../../shared/addresses';
import type { BookingSession } from './booking.slice';
import { rememberPricing, selectBooking } from './booking.slice';

/** How the page stands with its price. `lost`: the address names nothing that could be priced. */
export type Pricing =
  | { kind: 'ready'; priceSessionId: string; session: BookingSession }
  | { kind: 'pricing' }
  | { kind: 'lost' }
  | { kind: 'failed'; error: unknown; retry: () => void };

/**
 * The price session of the address. After a reload its answer is gone, so the choice the address carries is priced again.
 */
export function usePricing(): Pricing {
  const [query, setQuery] = useSearchParams();
  const dispatch = useAppDispatch();
  const [airPrice, { error }] = useAirPriceMutation();
  const priceSessionId = query.get('priceSessionId') ?? '';
  const session = useAppSelector(selectBooking).byPriceSession[priceSessionId];
  const chosen = chosenFareFrom(query);
  const isAsked = useRef(false);

  const price = async (airPriceRequest: AirPriceRequest) => {
    const reply = await airPrice({ airPriceRequest });
    // A refusal is the mutation's `error`, shown by the page.
    if (!reply.data) return;
    const answered = reply.data;
    dispatch(rememberPricing(answered.priceSessionId, airPriceRequest, answered));
    setQuery((before) => withSession(before, answered.priceSessionId), { replace: true });
  };
  const request = chosen && requestOf(chosen.requestId, chosen.itineraryId, chosen.brandId);

  useEffect(() => {
    if (session || !request || isAsked.current) return;
    isAsked.current = true;
    void price(request);
  });

  if (session) return { kind: 'ready', priceSessionId, session };
  if (!request) return { kind: 'lost' };
  if (error) return { kind: 'failed', error, retry: () => void price(request) };
  return { kind: 'pricing' };
}

function requestOf(requestId: string, itineraryId: string, brandId: string | undefined): AirPriceRequest {
  return { requestId, itineraryIds: itineraryId.split(','), ...(brandId ? { brandId } : {}) };
}

function withSession(query: URLSearchParams, priceSessionId: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('priceSessionId', priceSessionId);
  return next;
}

/** Writes into the address what was priced, so that a reload can price it again. */
export function useChoiceInAddress(session: BookingSession): void {
  const [query, setQuery] = useSearchParams();
  const { requestId, itineraryIds, brandId } = session.request;
  const isThere = query.get('requestId') === requestId && query.get('itineraryId') === itineraryIds.join(',');
  useEffect(() => {
    if (isThere) return;
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('requestId', requestId);
        next.set('itineraryId', itineraryIds.join(','));
        if (brandId) next.set('brandId', brandId);
        return next;
      },
      { replace: true },
    );
  }, [isThere, setQuery, requestId, itineraryIds, brandId]);
}
