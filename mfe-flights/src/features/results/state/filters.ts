import type { Itinerary } from '@jetway/kit-api/flights';
import { moneyNumber } from '@jetway/kit-domain';

import { ledBy } from './brands';
import { timeNumber } from '../../../shared/results/sort';

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

/** The condition of one active filter. */
export interface Test {
  /** The filter, e.g. "stops"; of a journey "0.stops". */
  field: string;
  passes: (flight: Itinerary) => boolean;
}

/**
 * The flights that match every filter. Where an airline or an alliance is filtered, each leads with a fare of it, to which the other
 * filters apply.
 * @param layoverBounds the shortest and longest layover available: layover filters apply only when they differ from it
 */
export function filtered(flights: readonly Itinerary[], filters: Filters, layoverBounds: Range | null): Itinerary[] {
  const tests = testsOf(filters, layoverBounds);
  if (tests.length === 0 && filters.airlines.length === 0 && filters.alliances.length === 0) return [...flights];
  return flights.flatMap((flight) => {
    const shown = ledBy(flight, filters);
    return shown && tests.every(({ passes }) => passes(shown)) ? shown : [];
  });
}

/** The conditions of all active filters except airlines and alliances, which `ledBy` applies; at most one for each filter. */
export function testsOf(filters: Filters, layoverBounds: Range | null): Test[] {
  const tests: Test[] = [];
  const add = (field: string, isActive: boolean, passes: Test['passes']) =>
    void (isActive && tests.push({ field, passes }));
  const {
    stops,
    departureWindows,
    baggage,
    price,
    durationMinutes,
    layoverAirports,
    departureAirports,
    arrivalAirports,
    layoverMinutes,
  } = filters;
  add('stops', stops.length > 0, (flight) => stops.includes(flight.stopKey));
  add('departureWindows', departureWindows.length > 0, (flight) =>
    departureWindows.some((window) => inWindow(flight.journeyWises[0]?.departureTiming, window)),
  );
  add('refundableOnly', filters.refundableOnly, (flight) => flight.refundable);
  add('baggage', baggage.length > 0, (flight) => baggage.includes(flight.baggageSummary));
  add('price', price !== null, (flight) => inRange(moneyNumber(flight.amount), price));
  add('durationMinutes', durationMinutes !== null, (flight) => inRange(flight.duration, durationMinutes));
  add('layoverAirports', layoverAirports.length > 0, (flight) =>
    flight.layoverAirports.some((code) => layoverAirports.includes(code)),
  );
  add(
    'departureAirports',
    departureAirports.length > 0,
    ({ flightSummary: [first] }) => first !== undefined && departureAirports.includes(first.departureAirportCode),
  );
  add(
    'arrivalAirports',
    arrivalAirports.length > 0,
    ({ flightSummary: [first] }) => first !== undefined && arrivalAirports.includes(first.arrivalAirportCode),
  );
  add(
    'layoverMinutes',
    layoverMinutes !== null && !isFull(layoverMinutes, layoverBounds),
    ({ layoverDuration: { min, max } }) => {
      return max > 0 && inRange(min, layoverMinutes) && inRange(max, layoverMinutes);
    },
  );
  for (const [index, { stops: keys, departure, arrival }] of Object.entries(filters.journeys)) {
    const journeyOf = ({ journeyWises }: Itinerary) => journeyWises[Number(index)];
    add(`${index}.stops`, keys.length > 0, (flight) => keys.includes(journeyOf(flight)?.stopKey ?? ''));
    add(`${index}.departure`, departure !== null, (flight) => inWindow(journeyOf(flight)?.departureTiming, departure));
    add(`${index}.arrival`, arrival !== null, (flight) => inWindow(journeyOf(flight)?.arrivalTiming, arrival));
  }
  return tests;
}

function inRange(value: number, range: Range | null): boolean {
  return range === null || (value >= range.min && value <= range.max);
}

function inWindow(time: string | undefined, window: TimeWindow | null): boolean {
  if (window === null) return true;
  return time !== undefined && inRange(timeNumber(time), { min: timeNumber(window.from), max: timeNumber(window.to) });
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
