import type { Page } from '@playwright/test';

/** The parts of a found flight that tests read. */
export interface Fare {
  itineraryId: string;
  /** "BDT 12345.00" */
  amount: string;
  /** "OnHold" when seats are held before paying. */
  fareType: string;
  /** The supplier; null if the user may not see it. */
  source: string | null;
  stopKey: string;
  airlineCode: string;
  airlineName: string;
  /** How many other flights differ from it only in their times. */
  moreCount: number;
  layoverAirports: string[];
  journeyWises: { departureTiming: string }[];
  segments: { destination: { code: string; city: string } }[];
}

/** The answer to a search. */
export interface Found {
  requestId: string;
  flights: Fare[];
  resultCompleted: boolean;
  suppliersRemaining: number;
  refreshCount: number;
}

/** The result of a finished search; the address has its id. */
export const WHOLE = /\/GetAirSearch\?/;
/** The stream of batches after the first one. */
export const EVENTS = /\/GetAirSearchEvents\?/;
/** The polled batches since the last one. */
export const BATCH = /\/RefreshAirSearch\?/;

export const priceOf = ({ amount }: Fare) => Number(amount.replace(/^\D+/, ''));

/** How many rows the list has for these flights: those that differ only in their times share one. */
export function rowsOf(flights: readonly Fare[]): number {
  return new Set(
    flights.map(({ itineraryId, moreCount, airlineCode, amount, stopKey }) =>
      moreCount > 0 ? [airlineCode, amount, stopKey].join() : itineraryId,
    ),
  ).size;
}

/** Reopens the results of the address; returns the server's answer. */
export async function foundAgain(page: Page): Promise<Fare[]> {
  const answer = page.waitForResponse(WHOLE);
  await page.reload();
  return ((await (await answer).json()) as Found).flights;
}
