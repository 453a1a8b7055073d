import { useAirPriceMutation } from '@jetway/kit-api/flights';
import type { AirPriceRequest } from '@jetway/kit-api/flights';
import { useSearchParams } from '@jetway/kit-runtime/router';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';
import { useEffect, useRef } from 'react';

import type { ChosenFare } from '../../shared/addresses';
import { chosenFareFrom } from '../../shared/addresses';
import type { BookingSession } from '../../shared/booking/booking.slice';
import { rememberPricing, selectBooking } from '../../shared/booking/booking.slice';

/** The page's pricing state. `lost`: the address contains nothing to price. */
export type Pricing =
  | { kind: 'ready'; priceSessionId: string; session: BookingSession }
  | { kind: 'pricing' }
  | { kind: 'lost' }
  | { kind: 'failed'; error: unknown; retry: () => void };

/** The price session of the address. A reload loses its response, so the selection in the address is priced again. */
export function usePricing(): Pricing {
  const [query, setQuery] = useSearchParams();
  const dispatch = useAppDispatch();
  const [airPrice, { error }] = useAirPriceMutation();
  const priceSessionId = query.get('priceSessionId') ?? '';
  const chosen = chosenFareFrom(query);
  const request = chosen && requestOf(chosen);
  const kept = useAppSelector(selectBooking).byPriceSession[priceSessionId];
  const session = kept && (!request || keyOf(kept.request) === keyOf(request)) ? kept : undefined;
  const asked = useRef('');

  const price = async (airPriceRequest: AirPriceRequest) => {
    const reply = await airPrice({ airPriceRequest });
    // The mutation's `error` holds a refusal, which the page shows.
    if (!reply.data) return;
    const answered = reply.data;
    dispatch(rememberPricing(answered.priceSessionId, airPriceRequest, answered));
    setQuery((before) => withSession(before, answered.priceSessionId), { replace: true });
  };

  useEffect(() => {
    // The same fare may be selected again later.
    if (session) asked.current = '';
    if (session || !request || asked.current === keyOf(request)) return;
    asked.current = keyOf(request);
    void price(request);
  });

  if (session) return { kind: 'ready', priceSessionId, session };
  if (!request) return { kind: 'lost' };
  if (error) return { kind: 'failed', error, retry: () => void price(request) };
  return { kind: 'pricing' };
}

function requestOf({ requestId, itineraryId, backId, brandId }: ChosenFare): AirPriceRequest {
  return { requestId, itineraryIds: backId ? [itineraryId, backId] : [itineraryId], ...(brandId ? { brandId } : {}) };
}

/** Equal for two requests of the same fare. */
function keyOf({ requestId, itineraryIds, brandId }: AirPriceRequest): string {
  return [requestId, ...itineraryIds, brandId ?? ''].join(' ');
}

function withSession(query: URLSearchParams, priceSessionId: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('priceSessionId', priceSessionId);
  return next;
}

/** Writes the priced selection into the address, so that a reload can price it again. */
export function useChoiceInAddress(session: BookingSession): void {
  const [query, setQuery] = useSearchParams();
  const { requestId, itineraryIds, brandId } = session.request;
  const [itineraryId = '', backId] = itineraryIds;
  const isThere = query.get('itineraryId') !== null;
  useEffect(() => {
    if (isThere) return;
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('requestId', requestId);
        next.set('itineraryId', itineraryId);
        if (backId) next.set('backId', backId);
        if (brandId) next.set('brandId', brandId);
        return next;
      },
      { replace: true },
    );
  }, [isThere, setQuery, requestId, itineraryId, backId, brandId]);
}
