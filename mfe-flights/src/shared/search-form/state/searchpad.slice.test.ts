import { describe, expect, it } from 'vitest';

import { freshForm, NEW, searchpadActions as act, searchpadSlice } from './searchpad.slice';

const { reducer } = searchpadSlice;
const start = reducer(undefined, { type: 'start' });
const dubai = {
  airportCode: 'DXB',
  airportName: 'Dubai International',
  cityCode: 'DXB',
  cityName: 'Dubai',
  countryCode: 'AE',
  countryName: 'UAE',
};
const dhaka = { ...dubai, airportCode: 'DAC', airportName: 'Hazrat Shahjalal', cityCode: 'DAC', cityName: 'Dhaka' };
const form = (state = start, id = NEW) => state[id] ?? freshForm();

describe('a new form', () => {
  it('has one adult, no child, no infant, class E and fare type 1 (T-135, T-136, T-137)', () => {
    expect(form()).toMatchObject({ adultCount: 1, childCount: 0, infantCount: 0, travelClass: 'E', fareType: '1' });
  });

  it('has every field by its name, child ages as a list (T-138)', () => {
    const named = [
      'preferredAirlines',
      'childAges',
      'segments',
      'queryString',
      'requestId',
      'enableModifySearch',
      'openFlightDetails',
      'openViewFares',
      'isInitialDate',
      'useNew',
    ];
    expect(Object.keys(form())).toEqual(expect.arrayContaining(named));
    expect(form().childAges).toEqual([]);
  });

  it('has segments of id, origin, destination, departure and return date (T-139)', () => {
    expect(Object.keys(form().segments[0] ?? {})).toEqual([
      'id',
      'origin',
      'destination',
      'departureDate',
      'returnDate',
    ]);
  });

  it('starts at the tenant’s city on future dates, without counting as edited (T-003, T-004)', () => {
    const opened = form(reducer(start, act.opened({ today: '2026-11-21', departure: dubai })));
    expect(opened.segments[0]).toMatchObject({ origin: dubai, departureDate: '2026-12-05', returnDate: '2026-12-12' });
    expect(opened.enableModifySearch).toBe(false);
  });

  it('keeps a selected origin and selected dates when it is opened again', () => {
    const change = { origin: dhaka, departureDate: '2026-12-20', returnDate: '2026-12-24' };
    const chosen = reducer(start, act.segmentChanged({ segmentId: 1, change }));
    expect(form(reducer(chosen, act.opened({ today: '2026-11-21', departure: dubai }))).segments[0]).toMatchObject(
      change,
    );
  });
});

describe('forms by id', () => {
  it('are separate: editing one leaves the others unchanged (T-131)', () => {
    const next = reducer(start, act.countsChanged({ id: 'modify', change: { adultCount: 4 } }));
    expect(form(next, 'modify').adultCount).toBe(4);
    expect(form(next)).toBe(form(start));
  });
});

describe('trip types', () => {
  it.each([
    ['O', 'One way'],
    ['R', 'Return'],
    ['M', 'Multi-city'],
  ] as const)('%s is labelled %s (T-132)', (value, label) => {
    expect(form(reducer(start, act.tripTypeChosen({ value }))).tripType).toEqual({ value, label });
  });

  it('multi-city begins with two journeys, the second from where the first ends', () => {
    const { segments } = form(reducer(start, act.tripTypeChosen({ value: 'M' })));
    expect(segments).toHaveLength(2);
    expect(segments[1]).toMatchObject({
      origin: segments[0]?.destination,
      destination: null,
      departureDate: segments[0]?.departureDate,
    });
  });

  it('a destination is proposed as the next journey’s origin while that has none', () => {
    const multi = reducer(start, act.tripTypeChosen({ value: 'M' }));
    const to = (destination: typeof dhaka) => act.segmentChanged({ segmentId: 1, change: { destination } });
    expect(form(reducer(multi, to(dhaka))).segments[1]?.origin).toEqual(dhaka);
    expect(form([to(dhaka), to(dubai)].reduce(reducer, multi)).segments[1]?.origin).toEqual(dhaka);
  });

  it.each(['O', 'R'] as const)('%s keeps only the first segment, multi-city keeps all (T-165)', (value) => {
    const multi = [act.tripTypeChosen({ value: 'M' }), act.segmentAdded({})].reduce(reducer, start);
    expect(form(reducer(multi, act.tripTypeChosen({ value: 'M' }))).segments).toHaveLength(3);
    expect(form(reducer(multi, act.tripTypeChosen({ value }))).segments.map(({ id }) => id)).toEqual([1]);
  });
});

describe('a trip that becomes a return', () => {
  const chosen = (departureDate: string) =>
    [
      act.opened({ today: '2026-11-21' }),
      act.tripTypeChosen({ value: 'O' }),
      act.segmentChanged({ segmentId: 1, change: { departureDate } }),
      act.tripTypeChosen({ value: 'R' }),
    ].reduce(reducer, start);

  it('returns a week after a departure later than its previous return date', () => {
    expect(form(chosen('2027-01-20')).segments[0]).toMatchObject({
      departureDate: '2027-01-20',
      returnDate: '2027-01-27',
    });
  });

  it('keeps a previous return date that is after the departure', () => {
    expect(form(chosen('2026-12-10')).segments[0]).toMatchObject({
      departureDate: '2026-12-10',
      returnDate: '2026-12-12',
    });
  });
});

describe('the modify-search flag', () => {
  it.each([
    ['trip type', act.tripTypeChosen({ value: 'O' })],
    ['an end', act.segmentChanged({ segmentId: 1, change: { destination: dhaka } })],
    ['a new segment', act.segmentAdded({})],
    ['a removed segment', act.segmentRemoved({ segmentId: 1 })],
    ['a swap', act.endsSwapped({ segmentId: 1 })],
    ['counts', act.countsChanged({ change: { infantCount: 1 } })],
    ['a child’s age', act.childAgeChosen({ index: 0, age: 5 })],
  ])('is set by an edit of %s (T-166)', (_name, action) => {
    expect(form(reducer(start, action)).enableModifySearch).toBe(true);
  });

  it('is cleared by the disable action (T-167)', () => {
    const edited = reducer(start, act.segmentAdded({}));
    expect(form(reducer(edited, act.modifySearchDisabled({}))).enableModifySearch).toBe(false);
  });
});

describe('segments', () => {
  it('get the next id, up to six (T-168)', () => {
    const many = Array.from({ length: 7 }, () => act.segmentAdded({})).reduce(reducer, start);
    expect(form(many).segments.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('are removed by id, but never the last one (T-169)', () => {
    const two = reducer(start, act.segmentAdded({}));
    const one = reducer(two, act.segmentRemoved({ segmentId: 1 }));
    expect(form(one).segments.map(({ id }) => id)).toEqual([2]);
    expect(form(reducer(one, act.segmentRemoved({ segmentId: 2 }))).segments).toHaveLength(1);
  });

  it('swap their ends (T-170)', () => {
    const set = reducer(start, act.segmentChanged({ segmentId: 1, change: { origin: dubai, destination: dhaka } }));
    expect(form(reducer(set, act.endsSwapped({ segmentId: 1 }))).segments[0]).toMatchObject({
      origin: dhaka,
      destination: dubai,
    });
  });
});

it('keeps one age per child, and those already selected', () => {
  const aged = [act.countsChanged({ change: { childCount: 2 } }), act.childAgeChosen({ index: 0, age: 8 })].reduce(
    reducer,
    start,
  );
  expect(form(aged).childAges).toEqual([8, null]);
  expect(form(reducer(aged, act.countsChanged({ change: { childCount: 1 } }))).childAges).toEqual([8]);
});
