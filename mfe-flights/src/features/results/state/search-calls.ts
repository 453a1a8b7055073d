import type { AirSearchResponse } from '@jetway/kit-api/flights';
import { flightsApi } from '@jetway/kit-api/flights';
import { isProblem, problemOf } from '@jetway/kit-api';
import type { AppDispatch } from '@jetway/kit-runtime/store';

import { chooseCurrency, selectDesk } from '../../../shared/desk/desk.slice';
import type { SearchQuery } from '../../../shared/search-query';
import { requestOf } from '../../../shared/search-query';

/** Answers stay out of the query cache: thousands of itineraries would be kept and frozen there a second time. */
export const UNCACHED = { track: false } as const;
const { airSearch, refreshAirSearch, getAirSearch, airSearchWithCurrency, refreshAirSearchWithCurrency, getAirSearchWithCurrency } = flightsApi.endpoints;

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
    dispatch(currency ? airSearchWithCurrency.initiate({ airSearchRequest, currency }, UNCACHED) : airSearch.initiate({ airSearchRequest }, UNCACHED)),
  );
}

/** Everything a search has found. */
export function wholeCall(requestId: string): Call {
  return inShownCurrency((dispatch, currency) =>
    dispatch(currency ? getAirSearchWithCurrency.initiate({ requestId, currency }, UNCACHED) : getAirSearch.initiate({ requestId }, UNCACHED)),
  );
}

/** What a search has found since a batch. */
export function batchCall(requestId: string, since: number): Call {
  return inShownCurrency((dispatch, currency) =>
    dispatch(currency ? refreshAirSearchWithCurrency.initiate({ requestId, since, currency }, UNCACHED) : refreshAirSearch.initiate({ requestId, since }, UNCACHED)),
  );
}

/** Whether a search is over or was never there. */
export function isGone(error: unknown): boolean {
  return isProblem(error, 'search.expired') || isProblem(error, 'search.not_found');
}

/** Puts a question in the currency of the desk. One the portal has no rate for any more is forgotten, and the question put in the charged one. */
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
