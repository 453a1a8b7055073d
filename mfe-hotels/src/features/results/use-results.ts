import { isProblem } from '@jetway/kit-api';
import type { HotelSearchResponse } from '@jetway/kit-api/hotels';
import { hotelsApi, useHotelGetSearchQuery, useHotelSearchMutation } from '@jetway/kit-api/hotels';
import { useNavigate } from '@jetway/kit-runtime/router';
import { useAppDispatch } from '@jetway/kit-runtime/store';
import { useCallback, useEffect, useState } from 'react';

import { resultsHref } from '../../shared/addresses';
import type { HotelQuery } from '../../shared/hotel-query';
import { queryKey, queryOfEcho, requestOf } from '../../shared/hotel-query';

const SHORTEST_WAIT_MS = 250;

export interface ResultsHandle {
  data: HotelSearchResponse | undefined;
  /** The search, from the address or from the answer. */
  query: HotelQuery | null;
  /** Why there is no answer, or why no more will arrive. */
  error: unknown;
  /** Whether the address has an expired search id, and no query. */
  isLost: boolean;
  /** Runs the same search from the start. */
  again: () => void;
  /** Asks again for the rest of an interrupted search. */
  resume: () => void;
}

/**
 * The hotels of an address: starts its search or loads the one it identifies, and polls until all suppliers have answered. The request id is
 * written into the address, so that going back to the list finds it.
 */
export function useResults(asked: HotelQuery | null, requestId: string): ResultsHandle {
  const navigate = useNavigate();
  const started = useStart(asked, requestId);
  const [wait, setWait] = useState(0);
  const read = useHotelGetSearchQuery(
    { getHotelSearchRequest: { requestId } },
    { skip: requestId === '', pollingInterval: wait, refetchOnMountOrArgChange: 60 },
  );
  const data = requestId ? read.currentData : undefined;
  const next = !data || data.completed || read.isError ? 0 : Math.max(data.pollAfterMs, SHORTEST_WAIT_MS);
  if (wait !== next) setWait(next);

  const query = asked ?? (data ? queryOfEcho(data.search) : null);
  const { restart } = started;
  const again = useCallback(() => {
    if (!query) return;
    restart();
    void navigate(resultsHref(query), { replace: true });
  }, [navigate, query, restart]);
  // An expired address is searched again.
  const isGone = requestId !== '' && !data && isProblem(read.error, 'hotel.search_expired');
  const mustRestart = isGone && asked !== null;
  useEffect(() => {
    if (mustRestart) again();
  }, [mustRestart, again]);
  return {
    data,
    query,
    error: mustRestart ? undefined : requestId ? read.error : started.error,
    isLost: isGone && !asked,
    again,
    resume: () => void read.refetch(),
  };
}

/** Starts the search of an address without a request id. */
function useStart(asked: HotelQuery | null, requestId: string): { error: unknown; restart: () => void } {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [start, { error }] = useHotelSearchMutation();
  const [attempt, setAttempt] = useState(0);
  const key = asked && !requestId ? queryKey(asked) : '';
  useEffect(() => {
    if (!asked || !key) return;
    const call = start({ hotelSearchRequest: requestOf(asked) });
    const take = (data: HotelSearchResponse) => {
      const arg = { getHotelSearchRequest: { requestId: data.requestId } };
      void dispatch(hotelsApi.util.upsertQueryData('hotelGetSearch', arg, data));
      void navigate(resultsHref(asked, data.requestId), { replace: true });
    };
    // A failure is in `error`.
    call.unwrap().then(take, () => undefined);
    return () => call.abort();
    // `asked` is parsed anew with each render; its key says whether it is another search.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, attempt, start, dispatch, navigate]);
  return { error, restart: useCallback(() => setAttempt((count) => count + 1), []) };
}
