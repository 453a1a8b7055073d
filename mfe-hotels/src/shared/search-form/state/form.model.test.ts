import { describe, expect, it } from 'vitest';

import { QUERY } from '../../testing/hotels';
import type { HotelForm } from './form.model';
import { faultsOf, queryOf, startOf, withChildren, withRooms } from './form.model';

const TODAY = '2026-11-26';
const FORM: HotelForm = { ...QUERY };
const room = (adults: number, ...childAges: (number | null)[]) => ({ adults, childAges });

describe('the form', () => {
  it('that is complete has no faults and gives its search', () => {
    expect(faultsOf(FORM, TODAY)).toEqual({});
    expect(queryOf(FORM)).toEqual(QUERY);
  });

  it.each<[string, Partial<HotelForm>, object]>([
    ['no place from the list', { place: null }, { place: 'place' }],
    ['no nationality', { nationality: '' }, { nationality: 'nationality' }],
    ['no country of residence', { residency: '' }, { residency: 'residency' }],
    ['no arrival', { checkIn: '' }, { dates: 'dates' }],
    ['an arrival before today', { checkIn: '2026-11-25' }, { dates: 'past' }],
    ['a departure on the day of arrival', { checkOut: '2026-12-20' }, { dates: 'order' }],
    ['a departure before the arrival', { checkOut: '2026-12-19' }, { dates: 'order' }],
    ['31 nights', { checkOut: '2027-01-20' }, { dates: 'nights' }],
    ['no room', { rooms: [] }, { rooms: 'rooms' }],
    ['ten rooms', { rooms: Array.from({ length: 10 }, () => room(1)) }, { rooms: 'rooms' }],
    ['a room without an adult', { rooms: [room(0, 8)] }, { 'rooms.0': 'adults' }],
    ['seven adults in a room', { rooms: [room(2), room(7)] }, { 'rooms.1': 'adults' }],
    ['five children in a room', { rooms: [room(2, 1, 2, 3, 4, 5)] }, { 'rooms.0': 'children' }],
    ['a child without an age', { rooms: [room(2, 8, null)] }, { 'rooms.0.childAges.1': 'age' }],
    ['a child of 18', { rooms: [room(2, 18)] }, { 'rooms.0.childAges.0': 'age' }],
  ])('with %s is refused', (_what, part, faults) => expect(faultsOf({ ...FORM, ...part }, TODAY)).toEqual(faults));

  it.each<[string, Partial<HotelForm>]>([
    ['arrives today', { checkIn: TODAY, checkOut: '2026-11-27' }],
    ['stays 30 nights', { checkOut: '2027-01-19' }],
    [
      'has nine rooms of six adults and four children',
      { rooms: Array.from({ length: 9 }, () => room(6, 0, 17, 1, 2)) },
    ],
  ])('may be at its limits: one that %s', (_what, part) => expect(faultsOf({ ...FORM, ...part }, TODAY)).toEqual({}));
});

it('opens for tomorrow night with the countries of the last search, or the portal\u2019s', () => {
  expect(startOf(null, undefined, 'AE', TODAY)).toMatchObject({
    place: null,
    nationality: 'AE',
    residency: 'AE',
    checkIn: '2026-11-27',
    checkOut: '2026-11-28',
  });
  expect(startOf(null, QUERY, 'QA', TODAY)).toMatchObject({ nationality: 'BD', residency: 'AE' });
  expect(startOf(QUERY, undefined, 'QA', TODAY)).toEqual(QUERY);
});

it('remaining children keep their ages, remaining rooms keep their guests', () => {
  expect(withChildren(room(2, 8, 5), 3)).toEqual(room(2, 8, 5, null));
  expect(withChildren(room(2, 8, 5), 1)).toEqual(room(2, 8));
  expect(withRooms([room(1, 3)], 2)).toEqual([room(1, 3), room(2)]);
  expect(withRooms([room(1, 3), room(2)], 1)).toEqual([room(1, 3)]);
});
