import type { FareDay } from '@jetway/kit-api/flights';
import { daysAfter } from '@jetway/kit-domain/days';
import { minorOf } from '@jetway/kit-orders';

import type { SearchQuery } from '../../../shared/search-query';

/** Airlines sell this many days ahead. */
const LAST_DAY = 361;
const DAYS_AROUND = 3;

/** A day's price for the whole party. */
export interface DayPrice {
  amount: string;
  /** When it was seen; absent for the current list's price. */
  seenAt?: string;
  /** From suppliers' price lists; no search of the day has found it yet. */
  isListed?: true;
}

/** Days by `YYYY-MM-DD`. */
export type DayPrices = ReadonlyMap<string, DayPrice>;

/** Days that can be searched. */
export interface SellingSpan {
  first: string;
  last: string;
}

/**
 * Departures that can be searched; the return flight must be bookable as well.
 * @param today at the origin, `YYYY-MM-DD`
 * @param nights until the return flight
 */
export function sellingSpan(today: string, nights = 0): SellingSpan {
  return { first: today, last: daysAfter(today, LAST_DAY - nights) };
}

/** Nights until the return flight; 0 without one. */
export function nightsOf({ journeys: [first], returnDate }: SearchQuery): number {
  return first && returnDate ? daysBetween(first.departureDate, returnDate) : 0;
}

/** The departure date; undefined for a multi-city trip. */
export function departureOf(query: SearchQuery): string | undefined {
  return query.trip === 'M' ? undefined : query.journeys[0]?.departureDate;
}

/** The same trip on another day; a return trip keeps its length. */
export function onDay(query: SearchQuery, departureDate: string): SearchQuery {
  const [first] = query.journeys;
  if (!first) return query;
  const shift = daysBetween(first.departureDate, departureDate);
  const back = query.returnDate ? { returnDate: daysAfter(query.returnDate, shift) } : {};
  return { ...query, journeys: [{ ...first, departureDate }], ...back };
}

/** The day with three on either side; near an end of the bookable range, the window shifts. */
export function nearbyDays(departure: string, { first, last }: SellingSpan): string[] {
  const length = 2 * DAYS_AROUND + 1;
  const latest = daysAfter(last, 1 - length);
  const earliest = daysAfter(departure, -DAYS_AROUND);
  const start = earliest > latest ? latest : earliest;
  return daysFrom(start < first ? first : start, length).filter((day) => day <= last);
}

/** `YYYY-MM` of a day. */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** The month so many months later. */
export function monthAfter(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return monthOf(date.toISOString());
}

/** Every day of a month. */
export function daysOf(month: string): string[] {
  const first = `${month}-01`;
  return daysFrom(first, daysBetween(first, `${monthAfter(month, 1)}-01`));
}

/** A month in weeks of seven; days outside the month are null. @param firstWeekday 1 Monday to 7 Sunday */
export function weeksOf(month: string, firstWeekday: number): (string | null)[][] {
  const days = daysOf(month);
  const weekday = new Date(`${month}-01T00:00:00Z`).getUTCDay();
  const places: (string | null)[] = [...Array.from({ length: (weekday - firstWeekday + 7) % 7 }, () => null), ...days];
  return Array.from({ length: Math.ceil(places.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, place) => places[week * 7 + place] ?? null),
  );
}

/** Prices of the days; the current day's comes from the list. */
export function pricesOf(
  seen: readonly FareDay[],
  here: { day: string | undefined; amount: string | undefined },
): DayPrices {
  const prices = new Map<string, DayPrice>(
    seen.map(({ departureDate, amount, seenAt, source }) => [
      departureDate,
      { amount, seenAt, ...(source === 'index' ? { isListed: true } : {}) },
    ]),
  );
  if (here.day && here.amount) prices.set(here.day, { amount: here.amount });
  return prices;
}

/** The lowest of several amounts in one currency. */
export function lowestOf(amounts: readonly string[]): string | undefined {
  return amounts.reduce<string | undefined>(
    (lowest, amount) => (lowest === undefined || minorOf(amount) < minorOf(lowest) ? amount : lowest),
    undefined,
  );
}

/** Days at the lowest price; none while fewer than two are known, or all cost the same. */
export function cheapestDays(prices: DayPrices, days: readonly string[]): ReadonlySet<string> {
  const known = days.flatMap((day) => prices.get(day) ?? []);
  const lowest = lowestOf(known.map(({ amount }) => amount));
  if (lowest === undefined || known.every(({ amount }) => minorOf(amount) === minorOf(lowest))) return new Set();
  const isLowest = (day: string) => minorOf(prices.get(day)?.amount ?? lowest) === minorOf(lowest) && prices.has(day);
  return new Set(days.filter(isLowest));
}

function daysBetween(from: string, until: string): number {
  return (Date.parse(until) - Date.parse(from)) / 86_400_000;
}

function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => daysAfter(first, index));
}
