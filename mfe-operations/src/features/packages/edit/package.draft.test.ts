import { expect, it } from 'vitest';

import type { HolidayPackageForm } from '../../../api/endpoints/holidays';
import { daysBetween, departuresOf, withDays } from './departures';
import { differences, draftOf, formOf, inPlace, NEW_PACKAGE } from './package.draft';
import { FORM } from './package.example';
import { pairsOf } from '../../../shared/step/pairs';

const LIMITS = { longest: 200, most: 30 };

it('sends back what it was given when nothing is changed', () => {
  expect(formOf(draftOf(FORM))).toEqual({ form: FORM, faults: {} });
});

it('names what a new package lacks', () => {
  const { form, faults } = formOf(NEW_PACKAGE);
  expect(form).toBeUndefined();
  expect(Object.keys(faults)).toEqual(
    expect.arrayContaining([
      '/package/cityId',
      '/package/title/en',
      '/package/highlights/en',
      '/package/itinerary/0/title/en',
      '/package/priceBands/0/from',
      '/package/priceBands/0/adult/customer',
      '/package/route/0/lat',
      '/package/validUntil',
    ]),
  );
});

it('counts the days of the itinerary', () => {
  const draft = draftOf(FORM);
  const { form } = formOf({ ...draft, itinerary: [...draft.itinerary, ...draft.itinerary] });
  expect(form?.days).toBe(2);
});

it('puts bands, departures and rules in order', () => {
  const draft = draftOf(FORM);
  const [band] = FORM.priceBands;
  const ordered = inPlace({
    ...draft,
    priceBands: band ? [{ ...band, from: '2027-06-01', to: '2027-06-30' }, band] : [],
    departures: '2027-03-10 20\n2027-01-10 10',
    policy: [
      { daysBefore: '7', percent: '100' },
      { daysBefore: '30', percent: '50' },
    ],
  });
  expect(ordered.priceBands.map(({ from }) => from)).toEqual(['2027-01-01', '2027-06-01']);
  expect(ordered.departures).toBe('2027-01-10 10\n2027-03-10 20');
  expect(ordered.policy.map(({ daysBefore }) => daysBefore)).toEqual(['30', '7']);
});

it('refuses a band that ends before it begins', () => {
  const draft = draftOf(FORM);
  const priceBands = draft.priceBands.map((band) => ({ ...band, to: '2026-12-31' }));
  expect(formOf({ ...draft, priceBands }).faults).toEqual({
    '/package/priceBands/0/to': 'Not before the first day.',
  });
});

it('pairs the lines of two languages', () => {
  expect(pairsOf({ en: 'Breakfast\nTransfers', ar: 'إفطار' }, LIMITS)).toEqual({
    pairs: [
      { en: 'Breakfast', ar: 'إفطار' },
      { en: 'Transfers', ar: '' },
    ],
  });
  expect(pairsOf({ en: '', ar: '' }, LIMITS)).toEqual({ pairs: [] });
});

it.each([
  [
    { en: 'One\n\nTwo', ar: '' },
    { language: 'en', text: 'Line 2 is empty.' },
  ],
  [
    { en: 'One', ar: 'واحد\nاثنان' },
    { language: 'ar', text: 'There are more lines than in English.' },
  ],
  [
    { en: 'x'.repeat(201), ar: '' },
    { language: 'en', text: 'Line 1 has more than 200 characters.' },
  ],
  [
    { en: Array(31).fill('One').join('\n'), ar: '' },
    { language: 'en', text: 'At most 30 lines.' },
  ],
])('says which line cannot be (%#)', (typed, fault) => {
  expect(pairsOf(typed, LIMITS).fault).toEqual(fault);
});

it('reads departures in any order, and names the line it cannot read', () => {
  expect(departuresOf('2027-03-10 20\n\n2027-01-10, 10')).toEqual({
    list: [
      { date: '2027-01-10', seats: 10 },
      { date: '2027-03-10', seats: 20 },
    ],
  });
  expect(departuresOf('2027-03-10 20\n2027-02-30 10').fault).toMatch(/^Line 2: write a day/);
  expect(departuresOf('2027-03-10 0').fault).toMatch(/^Line 1/);
  expect(departuresOf('2027-03-10 20\n2027-03-10 10').fault).toBe('Line 2: 2027-03-10 is there already.');
});

it('adds a season of departures, and keeps those that are there', () => {
  const days = daysBetween('2027-01-01', '2027-01-15', 7);
  expect(days).toEqual(['2027-01-01', '2027-01-08', '2027-01-15']);
  expect(withDays('2027-01-08 5', days, 20)).toBe('2027-01-01 20\n2027-01-08 5\n2027-01-15 20');
  expect(daysBetween('2027-01-01', '2027-01-15', 0)).toEqual([]);
});

it('names the parts that differ', () => {
  const other: HolidayPackageForm = { ...FORM, title: { en: 'Else', ar: '' }, validFrom: '2027-01-02' };
  expect(differences(FORM, other)).toEqual(['title', 'validity']);
});
