import type { Itinerary } from '@jetway/kit-api/flights';
import { moneyNumber } from '@jetway/kit-domain';

import { airlinesOf } from './brands';
import { timeNumber } from './sort';

/** Inclusive range. An end that was not moved is infinite, so that it admits later values beyond the current bounds. */
export interface Range {
  min: number;
  max: number;
}
/** "HH:MM" from and to, inclusive. */
export interface TimeWindow {
  from: string;
  to: string;
}

/** Filters of one journey of the trip. */
export interface JourneyFilter {
  stops: string[];
  departure: TimeWindow | null;
  arrival: TimeWindow | null;
}

/** The list's filters. An empty list or null filters nothing. */
export interface Filters {
  stops: string[];
  /** Departure of the first journey. */
  departureWindows: TimeWindow[];
  refundableOnly: boolean;
  airlines: string[];
  alliances: string[];
  /** Whole units of the search's currency. */
  price: Range | null;
  durationMinutes: Range | null;
  layoverAirports: string[];
  /** First airport of the first journey. */
  departureAirports: string[];
  arrivalAirports: string[];
  layoverMinutes: Range | null;
  /** Allowances as suppliers state them, e.g. "30 kg". */
  baggage: string[];
  journeys: Record<number, JourneyFilter>;
}

export const NO_FILTERS: Filters = {
  stops: [],
  departureWindows: [],
  refundableOnly: false,
  airlines: [],
  alliances: [],
  price: null,
  durationMinutes: null,
  layoverAirports: [],
  departureAirports: [],
  arrivalAirports: [],
  layoverMinutes: null,
  baggage: [],
  journeys: {},
};

type Test = (flight: Itinerary) => boolean;

/**
 * The flights that match every filter.
 * @param layoverBounds the shortest and longest layover available: layover filters apply only when they differ from it
 */
export function filtered(flights: readonly Itinerary[], filters: Filters, layoverBounds: Range | null): Itinerary[] {
  const tests = testsOf(filters, layoverBounds);
  return tests.length === 0 ? [...flights] : flights.filter((flight) => tests.every((test) => test(flight)));
}

function testsOf(filters: Filters, layoverBounds: Range | null): Test[] {
  const tests: Test[] = [];
  const { stops, departureWindows, airlines, alliances, baggage, price, durationMinutes, layoverAirports, departureAirports, arrivalAirports } = filters;
  if (stops.length) tests.push((flight) => stops.includes(flight.stopKey));
  if (departureWindows.length) {
    tests.push((flight) => departureWindows.some((window) => inWindow(flight.journeyWises[0]?.departureTiming, window)));
  }
  if (filters.refundableOnly) tests.push((flight) => flight.refundable);
  if (airlines.length) tests.push((flight) => [...airlinesOf(flight).keys()].some((code) => airlines.includes(code)));
  if (alliances.length) tests.push((flight) => flight.alliance !== undefined && alliances.includes(flight.alliance));
  if (baggage.length) tests.push((flight) => baggage.includes(flight.baggageSummary));
  if (price) tests.push((flight) => inRange(moneyNumber(flight.amount), price));
  if (durationMinutes) tests.push((flight) => inRange(flight.duration, durationMinutes));
  if (layoverAirports.length) tests.push((flight) => flight.layoverAirports.some((code) => layoverAirports.includes(code)));
  if (departureAirports.length) {
    tests.push(({ flightSummary: [first] }) => first !== undefined && departureAirports.includes(first.departureAirportCode));
  }
  if (arrivalAirports.length) {
    tests.push(({ flightSummary: [first] }) => first !== undefined && arrivalAirports.includes(first.arrivalAirportCode));
  }
  const layover = filters.layoverMinutes;
  if (layover && !isFull(layover, layoverBounds)) {
    tests.push(({ layoverDuration: { min, max } }) => max > 0 && min >= layover.min && max <= layover.max);
  }
  return [...tests, ...Object.entries(filters.journeys).flatMap(([index, filter]) => journeyTests(Number(index), filter))];
}

function journeyTests(index: number, { stops, departure, arrival }: JourneyFilter): Test[] {
  const tests: Test[] = [];
  if (stops.length) tests.push((flight) => stops.includes(flight.journeyWises[index]?.stopKey ?? ''));
  if (departure) tests.push((flight) => inWindow(flight.journeyWises[index]?.departureTiming, departure));
  if (arrival) tests.push((flight) => inWindow(flight.journeyWises[index]?.arrivalTiming, arrival));
  return tests;
}

function inRange(value: number, { min, max }: Range): boolean {
  return value >= min && value <= max;
}

function inWindow(time: string | undefined, { from, to }: TimeWindow): boolean {
  return time !== undefined && inRange(timeNumber(time), { min: timeNumber(from), max: timeNumber(to) });
}

function isFull({ min, max }: Range, bounds: Range | null): boolean {
  return bounds !== null && min <= bounds.min && max >= bounds.max;
}

/** Positions of a range's handles within the bounds. */
export function within(range: Range | null, bounds: Range): Range {
  const inside = (value: number) => Math.min(Math.max(value, bounds.min), bounds.max);
  return { min: inside(range?.min ?? bounds.min), max: inside(range?.max ?? bounds.max) };
}

/**
 * The range after its handles moved to `at`: an end at its bound is open, an end that did not move is unchanged; null when
 * both are open.
 */
export function moved(range: Range | null, bounds: Range, at: Range): Range | null {
  const before = within(range, bounds);
  const end = (side: keyof Range, open: number) => {
    if (at[side] === bounds[side]) return open;
    return at[side] === before[side] ? (range?.[side] ?? open) : at[side];
  };
  const next = { min: end('min', -Infinity), max: end('max', Infinity) };
  return next.min === -Infinity && next.max === Infinity ? null : next;
}
