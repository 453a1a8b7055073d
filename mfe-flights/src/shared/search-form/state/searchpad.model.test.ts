import { daysAfter } from '@jetway/kit-domain/days';
import { describe, expect, it, vi } from 'vitest';

import { faultsOf, formOf, MOST_DAYS_AHEAD, queryOf } from './searchpad.model';
import type { SearchForm } from './searchpad.slice';
import { freshForm } from './searchpad.slice';

const TODAY = '2026-11-21';
const airport = (code: string) => ({
  airportCode: code,
  airportName: code,
  cityCode: code,
  cityName: code,
  countryCode: 'AE',
  countryName: '',
});
const first = {
  id: 1,
  origin: airport('DXB'),
  destination: airport('DAC'),
  departureDate: '2026-12-01',
  returnDate: '2026-12-08',
};

function form(change: Partial<SearchForm> = {}): SearchForm {
  return { ...freshForm(), segments: [first], ...change };
}
const oneWay = { value: 'O', label: '' } as const;
const multi = { value: 'M', label: '' } as const;

describe('errors of a form', () => {
  it.each<[string, Partial<SearchForm>, Record<string, string>]>([
    ['nothing', {}, {}],
    ['no origin', { segments: [{ ...first, origin: null }] }, { 'origin.1': 'originMissing' }],
    ['no destination', { segments: [{ ...first, destination: null }] }, { 'destination.1': 'destinationMissing' }],
    ['to where it started', { segments: [{ ...first, destination: airport('DXB') }] }, { 'destination.1': 'sameCity' }],
    [
      'no date',
      { tripType: oneWay, segments: [{ ...first, departureDate: '' }] },
      { 'departureDate.1': 'dateMissing' },
    ],
    ['yesterday', { segments: [{ ...first, departureDate: '2026-11-20' }] }, { 'departureDate.1': 'datePast' }],
    [
      'too far ahead',
      { tripType: oneWay, segments: [{ ...first, departureDate: daysAfter(TODAY, MOST_DAYS_AHEAD + 1) }] },
      { 'departureDate.1': 'dateFar' },
    ],
    ['back before it left', { segments: [{ ...first, returnDate: '2026-11-30' }] }, { 'returnDate.1': 'returnOrder' }],
    ['an unneeded return date', { tripType: oneWay, segments: [{ ...first, returnDate: '' }] }, {}],
    [
      'journeys out of order',
      { tripType: multi, segments: [first, { ...first, id: 2, departureDate: '2026-11-30' }] },
      { 'departureDate.2': 'dateOrder' },
    ],
    ['no passengers', { adultCount: 0 }, { passengers: 'nobody' }],
    ['ten seats', { adultCount: 8, childCount: 2, childAges: [3, 4] }, { passengers: 'seats' }],
    ['scenario 8: more infants than adults', { adultCount: 5, infantCount: 6 }, { passengers: 'infants' }],
    ['a child without an age', { childCount: 2, childAges: [8, null] }, { 'childAges.1': 'ageMissing' }],
    ['a child alone, which is allowed', { adultCount: 0, childCount: 1, childAges: [8] }, {}],
  ])('%s', (_name, change, expected) => expect(faultsOf(form(change), TODAY)).toEqual(expected));
});

it('counts days from the current date at the origin, where its time zone is known', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T20:30:00Z') });
  const leaves = (timezone: string) =>
    form({
      tripType: oneWay,
      segments: [{ ...first, origin: { ...airport('XXX'), timezone }, departureDate: '2026-11-21' }],
    });
  expect(faultsOf(leaves('Asia/Dhaka'), '2026-11-21')).toEqual({ 'departureDate.1': 'datePast' });
  expect(faultsOf(leaves('Europe/London'), '2026-11-22')).toEqual({});
  vi.useRealTimers();
});

describe('the search of a form', () => {
  it('goes to the address and is restored to the same form', () => {
    const filled = form({
      adultCount: 2,
      childCount: 1,
      childAges: [8],
      travelClass: 'B',
      directOnly: true,
      nearbyAirports: true,
    });
    const back = formOf(queryOf(filled), 'r1', airport);
    expect(queryOf(back)).toEqual(queryOf(filled));
    expect(back).toMatchObject({ requestId: 'r1', enableModifySearch: false });
  });

  it('searches no nearby airports for a form stored before they existed', () => {
    const kept = form();
    delete kept.nearbyAirports;
    expect(queryOf(kept)).not.toHaveProperty('nearbyAirports');
  });

  it('sends each remaining segment, and the return date of a return only (T-169)', () => {
    const two = form({ tripType: multi, segments: [first, { ...first, id: 3, origin: airport('DAC') }] });
    expect(queryOf(two).journeys.map(({ origin }) => origin)).toEqual(['DXB', 'DAC']);
    expect(queryOf(two).returnDate).toBeUndefined();
  });
});
