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

/** The agency's last seen prices of the trip on these days, and the current list's own. */
export function useDayPrices(query: SearchQuery, from: string, until: string): DayPricesRead {
  const { currency: chosen } = useAppSelector(selectDesk);
  const allFlights = useAppSelector(selectResult('allFlights'));
  const currency = useAppSelector(selectResult('currency'));
  const asked = { from, until, ...(chosen ? { currency: chosen } : {}), airSearchRequest: requestOf(query) };
  const { currentData, error, isFetching, refetch } = useGetAirSearchFareDaysQuery(asked, { refetchOnMountOrArgChange: true });
  const here = useMemo(() => lowestOf(allFlights.map(({ amount }) => amount)), [allFlights]);
  const day = departureOf(query);
  const prices = useMemo(
    // Drops the list's amount while its currency differs: list and days change currency at different moments.
    () => pricesOf(currentData?.days ?? [], { day, amount: !currentData || currentData.currency === currency ? here : undefined }),
    [currentData, day, here, currency],
  );
  return { prices, isLoading: isFetching && !currentData, error: currentData ? undefined : error, again: () => void refetch() };
}

/** Marks an error as ignored, for content the page can do without. */
export function useIgnored(error: unknown, reason: string): void {
  useEffect(() => {
    if (error) ignoreProblem(error, reason);
  }, [error, reason]);
}
