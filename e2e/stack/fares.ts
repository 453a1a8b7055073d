import type { Page } from '@playwright/test';

/** What a journey reads of a flight the server found. */
export interface Fare {
  itineraryId: string;
  /** "BDT 12345.00" */
  amount: string;
  /** "OnHold" when seats are held before paying. */
  fareType: string;
  /** The supplier, null for whoever may not know it. */
  source: string | null;
  stopKey: string;
  airlineCode: string;
  airlineName: string;
  /** How many other flights differ from it in their times only. */
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

/** The whole of a search that has ended; its address has the id. */
export const WHOLE = /\/GetAirSearch\?/;
/** What comes after a first batch, as it comes. */
export const EVENTS = /\/GetAirSearchEvents\?/;
/** What came since the last batch, for who asks. */
export const BATCH = /\/RefreshAirSearch\?/;

export const priceOf = ({ amount }: Fare) => Number(amount.replace(/^\D+/, ''));

/** How many rows the list has for these flights: those that differ in their times only share one. */
export function rowsOf(flights: readonly Fare[]): number {
  return new Set(
    flights.map(({ itineraryId, moreCount, airlineCode, amount, stopKey }) =>
      moreCount > 0 ? [airlineCode, amount, stopKey].join() : itineraryId,
    ),
  ).size;
}

/** Opens the results of the address again; answers what the server gave for them. */
export async function foundAgain(page: Page): Promise<Fare[]> {
  const answer = page.waitForResponse(WHOLE);
  await page.reload();
  return ((await (await answer).json()) as Found).flights;
}
