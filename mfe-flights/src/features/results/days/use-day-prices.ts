import { ignoreProblem } from '@jetway/kit-api';
import { useGetAirSearchFareDaysQuery } from '@jetway/kit-api/flights';
import { useAppSelector } from '@jetway/kit-runtime/store';
import { useEffect, useMemo, useState } from 'react';

import type { SearchQuery } from '../../../shared/search-query';
import { requestOf } from '../../../shared/search-query';
import { selectDesk } from '../../../shared/desk/desk.slice';
import { selectResult } from '../state/results.state';
import type { DayPrices } from './days.model';
import { departureOf, lowestOf, pricesOf } from './days.model';

export interface DayPricesRead {
  prices: DayPrices;
  isLoading: boolean;
  /** More prices are pending and will be fetched. */
  isFilling: boolean;
  error: unknown;
  again: () => void;
}

/** Pauses before the days are fetched again while suppliers' price lists are being queried; then the page shows what is known. */
const PAUSES = [1_500, 4_000, 8_000];

/** The agency's last known prices of the trip on these days, and the current list's own. */
export function useDayPrices(query: SearchQuery, from: string, until: string): DayPricesRead {
  const { currency: chosen } = useAppSelector(selectDesk);
  const allFlights = useAppSelector(selectResult('allFlights'));
  const currency = useAppSelector(selectResult('currency'));
  const asked = { from, until, ...(chosen ? { currency: chosen } : {}), airSearchRequest: requestOf(query) };
  const { currentData, error, isFetching, refetch } = useGetAirSearchFareDaysQuery(asked, {
    refetchOnMountOrArgChange: true,
  });
  const here = useMemo(() => lowestOf(allFlights.map(({ amount }) => amount)), [allFlights]);
  const isFilling = useReadAgain(JSON.stringify(asked), currentData?.filling === true, refetch);
  const day = departureOf(query);
  const prices = useMemo(
    // Drops the list's amount while its currency differs: list and days change currency at different moments.
    () =>
      pricesOf(currentData?.days ?? [], {
        day,
        amount: !currentData || currentData.currency === currency ? here : undefined,
      }),
    [currentData, day, here, currency],
  );
  return {
    prices,
    isLoading: isFetching && !currentData,
    isFilling: currentData?.filling === true && (isFilling || isFetching),
    error: currentData ? undefined : error,
    again: () => void refetch(),
  };
}

/** Marks an error as ignored, for content the page can do without. */
export function useIgnored(error: unknown, reason: string): void {
  useEffect(() => {
    if (error) ignoreProblem(error, reason);
  }, [error, reason]);
}

/** Fetches again after each pause while more prices are pending; returns whether another fetch will follow. */
function useReadAgain(asked: string, isFilling: boolean, read: () => unknown): boolean {
  const [done, setDone] = useState({ asked, times: 0 });
  const times = done.asked === asked ? done.times : 0;
  const pause = isFilling ? PAUSES[times] : undefined;
  useEffect(() => {
    if (pause === undefined) return;
    const timer = setTimeout(() => {
      setDone({ asked, times: times + 1 });
      read();
    }, pause);
    return () => clearTimeout(timer);
  }, [asked, times, pause, read]);
  return pause !== undefined;
}
