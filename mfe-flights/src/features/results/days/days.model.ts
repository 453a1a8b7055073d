import type { FareDay } from '@jetway/kit-api/flights';

import { daysAfter } from '../../../shared/calendar';
import { minorOf } from '../../../shared/money-text';
import type { SearchQuery } from '../../../shared/search-query';

/** Airlines sell this many days ahead. */
const LAST_DAY = 361;
const DAYS_AROUND = 3;

/** What a day costs the whole party. */
export interface DayPrice {
  amount: string;
  /** The instant it was seen; absent for what the list below holds now. */
  seenAt?: string;
}

/** Days by `YYYY-MM-DD`. */
export type DayPrices = ReadonlyMap<string, DayPrice>;

/** Days that can be searched for. */
export interface SellingSpan {
  first: string;
  last: string;
}

/**
 * Departures that can be searched: the way back has to be sold as well.
 * @param today at the origin, `YYYY-MM-DD`
 * @param nights until the way back
 */
export function sellingSpan(today: string, nights = 0): SellingSpan {
  return { first: today, last: daysAfter(today, LAST_DAY - nights) };
}

/** Nights until the way back; none without one. */
export function nightsOf({ journeys: [first], returnDate }: SearchQuery): number {
  return first && returnDate ? daysBetween(first.departureDate, returnDate) : 0;
}

/** The day of departure; a trip through several cities has none of its own. */
export function departureOf(query: SearchQuery): string | undefined {
  return query.trip === 'M' ? undefined : query.journeys[0]?.departureDate;
}

/** The same trip on another day; a return keeps its length. */
export function onDay(query: SearchQuery, departureDate: string): SearchQuery {
  const [first] = query.journeys;
  if (!first) return query;
  const shift = daysBetween(first.departureDate, departureDate);
  const back = query.returnDate ? { returnDate: daysAfter(query.returnDate, shift) } : {};
  return { ...query, journeys: [{ ...first, departureDate }], ...back };
}

/** The day with three on either side; near an end of what is sold, those that follow or precede it instead, as far as there are any. */
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

/** The month so many after another. */
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

/** A month in rows of seven; places before its first and after its last day are empty. @param firstWeekday 1 Monday to 7 Sunday */
export function weeksOf(month: string, firstWeekday: number): (string | null)[][] {
  const days = daysOf(month);
  const weekday = new Date(`${month}-01T00:00:00Z`).getUTCDay();
  const places: (string | null)[] = [...Array.from({ length: (weekday - firstWeekday + 7) % 7 }, () => null), ...days];
  return Array.from({ length: Math.ceil(places.length / 7) }, (_, week) => Array.from({ length: 7 }, (_day, place) => places[week * 7 + place] ?? null));
}

/** What is known of the days, and for the day of the list below the list itself. */
export function pricesOf(seen: readonly FareDay[], here: { day: string | undefined; amount: string | undefined }): DayPrices {
  const prices = new Map<string, DayPrice>(seen.map(({ departureDate, amount, seenAt }) => [departureDate, { amount, seenAt }]));
  if (here.day && here.amount) prices.set(here.day, { amount: here.amount });
  return prices;
}

/** The lowest of many amounts in one currency. */
export function lowestOf(amounts: readonly string[]): string | undefined {
  return amounts.reduce<string | undefined>((lowest, amount) => (lowest === undefined || minorOf(amount) < minorOf(lowest) ? amount : lowest), undefined);
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
