import type { AirSearchResponse } from '@jetway/kit-api/flights';
import { flightsApi } from '@jetway/kit-api/flights';
import { isProblem, problemOf } from '@jetway/kit-api';
import type { AppDispatch } from '@jetway/kit-runtime/store';

import { chooseCurrency, selectDesk } from '../../../shared/desk/desk.slice';
import type { SearchQuery } from '../../../shared/search-query';
import { requestOf } from '../../../shared/search-query';

/** Keeps responses out of the query cache, which would store and freeze thousands of itineraries again. */
export const UNCACHED = { track: false } as const;
const {
  airSearch,
  refreshAirSearch,
  getAirSearch,
  airSearchWithCurrency,
  refreshAirSearchWithCurrency,
  getAirSearchWithCurrency,
} = flightsApi.endpoints;

export type Get = () => object;
export type Thunk<T = Promise<void>> = (dispatch: AppDispatch, getState: Get) => T;

interface Reply {
  data?: AirSearchResponse | undefined;
  error?: unknown;
}
type Call = Thunk<Promise<Reply>>;

/** A new search. */
export function startCall(query: SearchQuery): Call {
  const airSearchRequest = requestOf(query);
  return inShownCurrency((dispatch, currency) =>
    dispatch(
      currency
        ? airSearchWithCurrency.initiate({ airSearchRequest, currency }, UNCACHED)
        : airSearch.initiate({ airSearchRequest }, UNCACHED),
    ),
  );
}

/** All results of a search. */
export function wholeCall(requestId: string): Call {
  return inShownCurrency((dispatch, currency) =>
    dispatch(
      currency
        ? getAirSearchWithCurrency.initiate({ requestId, currency }, UNCACHED)
        : getAirSearch.initiate({ requestId }, UNCACHED),
    ),
  );
}

/** Results of a search since a batch. */
export function batchCall(requestId: string, since: number): Call {
  return inShownCurrency((dispatch, currency) =>
    dispatch(
      currency
        ? refreshAirSearchWithCurrency.initiate({ requestId, since, currency }, UNCACHED)
        : refreshAirSearch.initiate({ requestId, since }, UNCACHED),
    ),
  );
}

/** Whether a search has expired or never existed. */
export function isGone(error: unknown): boolean {
  return isProblem(error, 'search.expired') || isProblem(error, 'search.not_found');
}

/**
 * Sends a request in the display currency; drops a currency the portal has no rate for, and repeats it in the charged one.
 */
function inShownCurrency(call: (dispatch: AppDispatch, currency: string) => PromiseLike<Reply>): Call {
  return async (dispatch, getState) => {
    const { currency } = selectDesk(getState());
    const reply = await call(dispatch, currency);
    if (currency === '' || !hasNoRate(reply.error)) return reply;
    if (selectDesk(getState()).currency === currency) dispatch(chooseCurrency(''));
    return await call(dispatch, '');
  };
}

function hasNoRate(error: unknown): boolean {
  return problemOf(error)?.errors?.some(({ code }) => code === 'currency.noRate') ?? false;
}
