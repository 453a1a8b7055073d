import { ignoreProblem } from '@jetway/kit-api';
import { useGetAirSearchFareDaysQuery } from '@jetway/kit-api/flights';
import { useAppSelector } from '@jetway/kit-runtime/store';
import { useEffect, useMemo } from 'react';

import type { SearchQuery } from '../../../shared/search-query';
import { requestOf } from '../../../shared/search-query';
import { selectDesk } from '../../../shared/desk/desk.slice';
import { selectResult } from '../state/results.state';
import type { DayPrices } from './days.model';
import { departureOf, lowestOf, pricesOf } from './days.model';

export interface DayPricesRead {
  prices: DayPrices;
  isLoading: boolean;
  error: unknown;
  again: () => void;
}

/** What the agency was last shown for the trip on each of these days, and what the list below holds for its own. */
export function useDayPrices(query: SearchQuery, from: string, until: string): DayPricesRead {
  const { currency: chosen } = useAppSelector(selectDesk);
  const allFlights = useAppSelector(selectResult('allFlights'));
  const currency = useAppSelector(selectResult('currency'));
  const asked = { from, until, ...(chosen ? { currency: chosen } : {}), airSearchRequest: requestOf(query) };
  const { currentData, error, isFetching, refetch } = useGetAirSearchFareDaysQuery(asked, { refetchOnMountOrArgChange: true });
  const here = useMemo(() => lowestOf(allFlights.map(({ amount }) => amount)), [allFlights]);
  const day = departureOf(query);
  const prices = useMemo(
    // Amounts of two currencies never stand beside each other: the list changes its own a moment before or after the days.
    () => pricesOf(currentData?.days ?? [], { day, amount: !currentData || currentData.currency === currency ? here : undefined }),
    [currentData, day, here, currency],
  );
  return { prices, isLoading: isFetching && !currentData, error: currentData ? undefined : error, again: () => void refetch() };
}

/** For a place that does without what could not be read. */
export function useIgnored(error: unknown, reason: string): void {
  useEffect(() => {
    if (error) ignoreProblem(error, reason);
  }, [error, reason]);
}
