import { describe, expect, it } from 'vitest';

import { exchangeActions, exchangeSlice, initialExchange } from './exchange.slice';

const { opened, dateChosen, itineraryToggled, pickerToggled, travellerToggled, sent } = exchangeActions;
const journey = (legGroup: number, date: string) => ({
  origin: legGroup === 0 ? 'DXB' : 'DAC',
  destination: legGroup === 0 ? 'DAC' : 'DXB',
  legGroup,
  date,
  minDate: '2026-11-22',
  maxDate: '2027-10-01',
});
const trip = {
  orderReference: 'DMO2611-00001A',
  travellerIds: ['t1', 't2'],
  itineraries: [journey(0, '2026-12-01'), journey(1, '2026-12-11')],
};

function after(...actions: { type: string }[]) {
  return actions.reduce((state, action) => exchangeSlice.reducer(state, action), initialExchange);
}

describe('an exchange request', () => {
  it('holds the eight fields of the specification (T-152)', () => {
    expect(Object.keys(after(opened(trip))).sort()).toEqual(
      [
        ...['requestId', 'orderReference', 'exchangeItineraries', 'exchangeTravelers'],
        ...['reason', 'remark', 'paxCount', 'enableSearch'],
      ].sort(),
    );
  });

  it('holds eight fields of each journey (T-153)', () => {
    const { exchangeItineraries } = after(opened(trip));
    expect(exchangeItineraries).toHaveLength(2);
    for (const itinerary of exchangeItineraries)
      expect(Object.keys(itinerary).sort()).toEqual(
        [
          ...['origin', 'destination', 'legGroup', 'date', 'minDate', 'maxDate'],
          ...['openDatePicker', 'travelDate'],
        ].sort(),
      );
  });

  it('starts with all travellers and no journey changed', () => {
    const state = after(opened(trip));
    expect(state.exchangeTravelers).toEqual(['t1', 't2']);
    expect(state.paxCount).toBe(2);
    expect(state.exchangeItineraries.map(({ travelDate }) => travelDate)).toEqual(['', '']);
    expect(state.enableSearch).toBe(false);
  });
});

it('can be searched once a day has changed, within its bounds', () => {
  const chosen = [opened(trip), itineraryToggled(1)];
  const searchable = (...dates: string[]) =>
    after(...chosen, ...dates.map((travelDate) => dateChosen({ legGroup: 1, travelDate }))).enableSearch;
  expect(searchable()).toBe(false);
  expect(searchable('2026-12-11')).toBe(false);
  expect(searchable('2026-12-13')).toBe(true);
  expect(searchable('2026-12-13', '2026-12-11')).toBe(false);
  expect(searchable('2026-12-13', '')).toBe(false);
  expect(searchable('2026-11-21')).toBe(false);
  expect(searchable('2027-10-02')).toBe(false);
  expect(
    after(...chosen, dateChosen({ legGroup: 1, travelDate: '2026-12-13' }), itineraryToggled(1)).enableSearch,
  ).toBe(false);
});

it('has one calendar open at a time', () => {
  const open = (...actions: { type: string }[]) =>
    after(opened(trip), ...actions).exchangeItineraries.map(({ openDatePicker }) => openDatePicker);
  const first = pickerToggled({ legGroup: 0, isOpen: true });
  const second = pickerToggled({ legGroup: 1, isOpen: true });
  expect(open(first)).toEqual([true, false]);
  expect(open(first, second)).toEqual([false, true]);
  expect(open(first, second, pickerToggled({ legGroup: 0, isOpen: false }))).toEqual([false, true]);
  expect(open(second, pickerToggled({ legGroup: 1, isOpen: false }))).toEqual([false, false]);
});

it('keeps what was chosen for its order, and drops what was chosen for another', () => {
  const moved = [itineraryToggled(1), dateChosen({ legGroup: 1, travelDate: '2026-12-13' }), travellerToggled('t2')];
  const again = after(opened(trip), ...moved, opened(trip));
  expect(again.exchangeItineraries[1]?.travelDate).toBe('2026-12-13');
  expect([again.exchangeTravelers, again.enableSearch]).toEqual([['t1'], true]);
  const other = after(opened(trip), ...moved, opened({ ...trip, orderReference: 'DMO2611-00002B' }));
  expect(other.exchangeItineraries.map(({ travelDate }) => travelDate)).toEqual(['', '']);
  expect([other.exchangeTravelers, other.enableSearch]).toEqual([['t1', 't2'], false]);
  expect(after(opened(trip), ...moved, sent())).toEqual(initialExchange);
});
