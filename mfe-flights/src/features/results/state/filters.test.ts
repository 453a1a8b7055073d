import type { Itinerary } from '@jetway/kit-api/flights';
import { describe, expect, it } from 'vitest';

import { flight, summary } from '../../../shared/testing/flights';
import { facetsOf } from './facets';
import type { Filters, Range } from './filters';
import { filtered, moved, NO_FILTERS, within } from './filters';

const journey = (stopKey: '0' | '1' | '2+', departureTiming: string, arrivalTiming: string) => ({
  stopKey,
  departureTiming,
  arrivalTiming,
});
const direct = flight({
  itineraryId: 'direct',
  amount: 'AED 900.00',
  grossAmount: 'AED 10.00',
  journeyWises: [journey('0', '09:30', '16:00'), journey('0', '20:00', '23:00')],
});
const viaDoha = flight({
  itineraryId: 'doha',
  amount: 'AED 500.00',
  duration: 700,
  stopKey: '1',
  refundable: false,
  airlineCode: 'ZZ',
  airlineName: 'Zebu Air',
  alliance: 'OW',
  layoverAirports: ['DOH'],
  layoverDuration: { min: 90, max: 90 },
  journeyWises: [journey('1', '22:10', '08:00'), journey('0', '10:00', '14:00')],
  flightSummary: [summary({ departureAirportCode: 'SHJ', arrivalAirportCode: 'CGP' })],
});
const flights = [direct, viaDoha];
const bounds = facetsOf(flights).layoverMinutes;

const left = (change: Partial<Filters>, layover: Range | null = bounds) =>
  filtered(flights, { ...NO_FILTERS, ...change }, layover).map(({ itineraryId }: Itinerary) => itineraryId);
const evening = { from: '18:00', to: '23:59' };

describe('a filter', () => {
  it.each<[string, Partial<Filters>, string[]]>([
    ['none keeps all', {}, ['direct', 'doha']],
    ['stops by stopKey (T-206)', { stops: ['1'] }, ['doha']],
    ['departure of the first journey only (T-207)', { departureWindows: [evening] }, ['doha']],
    [
      'departure windows compare times as numbers, ends included (T-217)',
      { departureWindows: [{ from: '09:30', to: '09:30' }] },
      ['direct'],
    ],
    ['refundable only (T-208)', { refundableOnly: true }, ['direct']],
    ['airlines by code (T-209)', { airlines: ['ZZ'] }, ['doha']],
    ['alliances by code (T-210)', { alliances: ['OW'] }, ['doha']],
    ['price of amount, both ends included (T-211)', { price: { min: 500, max: 900 } }, ['direct', 'doha']],
    ['price leaves out what is beyond an end (T-211)', { price: { min: 501, max: 900 } }, ['direct']],
    ['duration (T-212)', { durationMinutes: { min: 0, max: 300 } }, ['direct']],
    ['layover airports (T-213)', { layoverAirports: ['DOH'] }, ['doha']],
    ['arrival airports (T-214)', { arrivalAirports: ['CGP'] }, ['doha']],
    ['departure airports', { departureAirports: ['SHJ'] }, ['doha']],
    [
      'layover at its full range keeps direct flights (T-215)',
      { layoverMinutes: { min: 90, max: 90 } },
      ['direct', 'doha'],
    ],
    [
      'stops of the second journey alone (T-216)',
      { journeys: { 1: { stops: ['0'], departure: null, arrival: null } } },
      ['direct', 'doha'],
    ],
    [
      'departure of the second journey alone (T-216)',
      { journeys: { 1: { stops: [], departure: evening, arrival: null } } },
      ['direct'],
    ],
    [
      'arrival of the second journey alone (T-216)',
      { journeys: { 1: { stops: [], departure: null, arrival: { from: '00:00', to: '14:00' } } } },
      ['doha'],
    ],
    ['several must all hold', { stops: ['1'], refundableOnly: true }, []],
  ])('%s', (_name, change, expected) => expect(left(change)).toEqual(expected));

  it('an end that was not moved admits values beyond the current bounds (T-211, T-215)', () => {
    expect(left({ price: { min: -Infinity, max: 1000 } })).toEqual(left({ price: { min: 0, max: 1000 } }));
    expect(left({ layoverMinutes: { min: -Infinity, max: Infinity } })).toEqual(['direct', 'doha']);
    expect(within({ min: -Infinity, max: 700 }, { min: 400, max: 900 })).toEqual({ min: 400, max: 700 });
  });

  it('by layover applies once it differs from the full range (T-215)', () => {
    expect(left({ layoverMinutes: { min: 90, max: 90 } }, { min: 60, max: 200 })).toEqual(['doha']);
    expect(left({ layoverMinutes: { min: 100, max: 200 } }, { min: 60, max: 200 })).toEqual([]);
  });
});

describe('the handles of a range', () => {
  const offered = { min: 400, max: 900 };
  it.each<[string, Range | null, Range, Range | null]>([
    ['the upper one leaves the lower end open (T-211)', null, { min: 400, max: 700 }, { min: -Infinity, max: 700 }],
    ['the lower one leaves the upper end open (T-212)', null, { min: 500, max: 900 }, { min: 500, max: Infinity }],
    [
      'one of them keeps the end the other was put at',
      { min: 500, max: Infinity },
      { min: 500, max: 700 },
      { min: 500, max: 700 },
    ],
    [
      'one of them keeps an end beyond the bounds of now',
      { min: -Infinity, max: 300 },
      { min: 400, max: 400 },
      { min: -Infinity, max: 300 },
    ],
    ['both back at their bounds narrow nothing (T-215)', { min: 500, max: 700 }, offered, null],
  ])('%s', (_name, range, at, expected) => expect(moved(range, offered, at)).toEqual(expected));

  it('are at the nearer bound, in order, when the range lies beyond it', () => {
    expect(within({ min: -Infinity, max: 300 }, offered)).toEqual({ min: 400, max: 400 });
    expect(within({ min: 950, max: Infinity }, offered)).toEqual({ min: 900, max: 900 });
  });
});

describe('filter options', () => {
  it('count airlines with their cheapest fare, cheapest first', () => {
    expect(facetsOf(flights).airlines.map(({ label, count, cheapest }) => [label, count, cheapest])).toEqual([
      ['Zebu Air', 1, 'AED 500.00'],
      ['Quokka Air', 1, 'AED 900.00'],
    ]);
  });

  it('count the flights that match the filters of other kinds, and none of their own kind', () => {
    const options = facetsOf(flights, { ...NO_FILTERS, stops: ['1'] });
    expect(options.stops.map(({ key, count }) => [key, count])).toEqual([
      ['0', 1],
      ['1', 1],
    ]);
    expect(options.airlines.map(({ key, count, cheapest }) => [key, count, cheapest])).toEqual([
      ['ZZ', 1, 'AED 500.00'],
      ['QQ', 0, null],
    ]);
    expect(options.refundable).toMatchObject({ count: 0 });
    expect(options.journeys[0]?.departures.map(({ key, count }) => [key, count])).toEqual([
      ['18', 1],
      ['6', 0],
    ]);
    expect(options.price, 'whatever is filtered').toEqual({ min: 500, max: 900 });
  });

  it('count for each journey beside its own filter', () => {
    const [late] = facetsOf(flights, {
      ...NO_FILTERS,
      journeys: { 0: { stops: [], departure: evening, arrival: null } },
    }).journeys;
    expect(late?.departures.map(({ key, count }) => [key, count])).toEqual([
      ['18', 1],
      ['6', 1],
    ]);
    expect(late?.stops.map(({ key, count }) => [key, count])).toEqual([
      ['0', 0],
      ['1', 1],
    ]);
  });

  it('are as many as the list then shows', () => {
    const filters = { ...NO_FILTERS, price: { min: -Infinity, max: 600 } };
    for (const { key, count } of facetsOf(flights, filters).airlines) {
      expect(filtered(flights, { ...filters, airlines: [key] }, bounds)).toHaveLength(count);
    }
  });

  it('have ranges, of layovers among connecting flights only', () => {
    expect(facetsOf(flights)).toMatchObject({
      price: { min: 500, max: 900 },
      durationMinutes: { min: 300, max: 700 },
      layoverMinutes: { min: 90, max: 90 },
    });
  });

  it('are empty without flights', () => {
    expect(facetsOf([])).toMatchObject({ airlines: [], price: null, layoverMinutes: null, refundable: null });
  });
});
