import type { Itinerary } from '@jetway/kit-api/flights';
import { describe, expect, it } from 'vitest';

import { answer, flight, segment, summary } from '../../../shared/testing/flights';
import { market } from '../../../shared/testing/market';
import { initialResults, resultsActions as act, resultsSlice } from './results.state';
import { sorted, timeNumber } from '../../../shared/results/sort';

const { reducer } = resultsSlice;
const priced = (itineraryId: string, amount: string, more: Partial<Itinerary> = {}) =>
  flight({ itineraryId, amount, ...more });
const receive = (flights: Itinerary[], more = {}, hold = false) => act.received({ batch: answer(flights, more), hold });
const after = (...actions: { type: string }[]) => actions.reduce(reducer, initialResults);
const shown = (state = initialResults) => state.filteredFlights.map(({ itineraryId }) => itineraryId);

describe('the results state', () => {
  it('has exactly the named fields (T-146, T-147)', () => {
    expect(Object.keys(after()).sort()).toEqual([
      'allFlights',
      'currency',
      'currencyDefault',
      'duplicates',
      'filteredFlights',
      'filters',
      'flightSort',
      'hasResults',
      'newMoreFlights',
      'refreshCount',
      'resultCompleted',
      'selectedForQuotes',
      'viewedMoreFlights',
    ]);
    expect(Object.keys(after().flightSort)).toEqual(['field', 'isAsc']);
  });

  it('uses BDT unless the tenant sets another currency (T-147)', () => {
    expect(after().currency).toBe('BDT');
    expect(after(act.started({ currency: 'AED', keepFilters: false })).currency).toBe('AED');
  });
});

describe('a batch', () => {
  it('keeps the fare of the filtered airline in front of its card', () => {
    const [lite] = market(1)[0]?.brandDetails ?? [];
    if (!lite) throw new Error('the market sells nothing');
    const shared = (amount: string) =>
      priced('a', 'AED 500.00', {
        brandDetails: [{ ...lite, itineraryId: 'theirs', airlineCode: 'XK', airlineName: 'Kestrel', amount }],
      });
    const before = [receive([shared('AED 530.00')]), act.filtersChanged({ airlines: ['XK'] })];
    expect(shown(after(...before))).toEqual(['theirs']);
    expect(after(...before, receive([shared('AED 520.00')], {}, true)).filteredFlights).toMatchObject([
      { itineraryId: 'theirs', amount: 'AED 520.00' },
    ]);
  });

  it('is added to the list; earlier flights stay (T-171)', () => {
    expect(shown(after(receive([priced('a', 'AED 500')]), receive([priced('b', 'AED 600')])))).toEqual(['a', 'b']);
  });

  it('replaces an entry of the same id (T-172)', () => {
    const state = after(receive([priced('a', 'AED 500')]), receive([priced('a', 'AED 450')]));
    expect(state.allFlights.map(({ amount }) => amount)).toEqual(['AED 450']);
  });

  it('removes the ids it reports as duplicates, of earlier batches and its own (T-173)', () => {
    const state = after(
      receive([priced('a', 'AED 500'), priced('b', 'AED 600')]),
      receive([priced('c', 'AED 400')], { duplicates: ['a', 'c'] }),
    );
    expect(shown(state)).toEqual(['b']);
    expect(state.duplicates).toEqual(['a', 'c']);
  });

  it('shows a fare again that was replaced and comes first again', () => {
    const state = after(
      receive([priced('a', 'AED 500')]),
      receive([priced('b', 'AED 450')], { duplicates: ['a'] }),
      receive([priced('a', 'AED 400')], { duplicates: ['b'] }),
    );
    expect(shown(state)).toEqual(['a']);
    expect(state.duplicates).toEqual(['b']);
  });

  it('puts the cheapest first, by number and not by text (T-143, T-174)', () => {
    expect(shown(after(receive([priced('dear', 'AED 1000'), priced('cheap', 'AED 900')])))).toEqual(['cheap', 'dear']);
  });
});

describe('after the list is frozen', () => {
  const first = receive([priced('a', 'AED 500'), priced('b', 'AED 600')]);

  it('new rows wait and no row moves', () => {
    const state = after(first, receive([priced('c', 'AED 400')], {}, true));
    expect(shown(state)).toEqual(['a', 'b']);
    expect(state.newMoreFlights.map(({ itineraryId }) => itineraryId)).toEqual(['c']);
    expect(state.viewedMoreFlights).toBe(false);
  });

  it('a visible row is updated in place', () => {
    const state = after(first, receive([priced('b', 'AED 100')], {}, true));
    expect(state.filteredFlights.map(({ amount }) => amount)).toEqual(['AED 500', 'AED 100']);
  });

  it('a waiting row that is reported is removed', () => {
    const waiting = after(first, receive([priced('c', 'AED 400'), priced('d', 'AED 450')], {}, true));
    const state = reducer(waiting, receive([priced('e', 'AED 300')], { duplicates: ['c', 'e'] }, true));
    expect(state.newMoreFlights.map(({ itineraryId }) => itineraryId)).toEqual(['d']);
  });

  it('a fare that comes first again returns to its row; without a row it waits', () => {
    const other = priced('other', 'AED 700', {
      segments: [segment({ segmentId: 's9', operating: { code: 'ZZ', number: '9', name: 'Zebu Air' } })],
    });
    const led = after(
      receive([priced('a', 'AED 500'), other]),
      receive([priced('better', 'AED 450')], { duplicates: ['a'] }, true),
    );
    expect(shown(led)).toEqual(['better', 'other']);
    expect(shown(reducer(led, receive([priced('a', 'AED 400')], { duplicates: ['better'] }, true)))).toEqual([
      'a',
      'other',
    ]);
    const gone = reducer(led, receive([], { duplicates: ['better'] }, true));
    const back = reducer(gone, receive([priced('a', 'AED 400')], {}, true));
    expect(back.newMoreFlights.map(({ itineraryId }) => itineraryId)).toEqual(['a']);
    expect(shown(reducer(back, act.waitingShown()))).toEqual(['a', 'other']);
  });

  it('rows do not wait when the filters leave none visible', () => {
    const narrowed = after(first, act.filtersChanged({ stops: ['1'] }));
    expect(shown(reducer(narrowed, receive([priced('c', 'AED 400', { stopKey: '1' })], {}, true)))).toEqual(['c']);
  });

  it('a replacement takes the row of the replaced card, and its place in the quote', () => {
    const picked = after(first, act.quoteToggled('b'));
    const number = { code: 'QQ', number: '202', name: 'Quokka Air' };
    const other = { segments: [segment({ marketing: number, operating: number })] };
    // The same flight under a codeshare partner's number.
    const shared = { segments: [segment({ marketing: { code: 'XK', number: '8101', name: 'Kestrel' } })] };
    const state = reducer(
      picked,
      receive([priced('better', 'AED 550', shared), priced('c', 'AED 400', other)], { duplicates: ['b'] }, true),
    );
    expect(shown(state)).toEqual(['a', 'better']);
    expect(state.selectedForQuotes).toEqual(['better']);
    expect(state.newMoreFlights.map(({ itineraryId }) => itineraryId)).toEqual(['c']);
  });

  it('a selected fare of a card stays selected while it is sold, under its current id', () => {
    const [brand] = market(1)[0]?.brandDetails ?? [];
    if (!brand) throw new Error('the market sells nothing');
    const sold = (id: string, fare: string) =>
      priced(id, 'AED 500', { brandDetails: [{ ...brand, itineraryId: fare }] });
    const picked = after(receive([sold('a', 'flex-a')]), act.quoteToggled('flex-a'));
    const heir = reducer(picked, receive([sold('better', 'flex-better')], { duplicates: ['a', 'flex-a'] }, true));
    expect(heir.selectedForQuotes).toEqual(['flex-better']);
    expect(
      reducer(picked, receive([priced('better', 'AED 400')], { duplicates: ['a', 'flex-a'] }, true)).selectedForQuotes,
    ).toEqual([]);
  });

  it('a flight no longer sold leaves the quote, and frees its place', () => {
    const picked = after(first, act.quoteToggled('b'));
    expect(reducer(picked, receive([], { duplicates: ['b'] }, true)).selectedForQuotes).toEqual([]);
  });

  it('the first rows never wait: placeholders are no list', () => {
    expect(shown(after(receive([priced('a', 'AED 500')], {}, true)))).toEqual(['a']);
  });

  it.each([
    ['asking for them', act.waitingShown()],
    ['sorting', act.sortChosen('price')],
    ['filtering', act.filtersChanged({ stops: ['0'] })],
  ])('%s adds the waiting rows', (_name, action) => {
    const state = after(first, receive([priced('c', 'AED 400')], {}, true), action);
    expect([...shown(state)].sort()).toEqual(['a', 'b', 'c']);
    expect(state.newMoreFlights).toEqual([]);
  });
});

describe('a quote', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];

  it('holds six flights; another fits once one was removed', () => {
    const full = after(
      receive([...ids, 'g'].map((id) => priced(id, 'AED 500'))),
      ...[...ids, 'g'].map((id) => act.quoteToggled(id)),
    );
    expect(full.selectedForQuotes).toEqual(ids);
    expect([act.quoteToggled('a'), act.quoteToggled('g')].reduce(reducer, full).selectedForQuotes).toEqual([
      'b',
      'c',
      'd',
      'e',
      'f',
      'g',
    ]);
  });
});

describe('sorting', () => {
  const early = priced('early', 'AED 900', {
    duration: 400,
    flightSummary: [summary({ departureTime: '05:00', arrivalTime: '23:00' })],
  });
  const late = priced('late', 'AED 800', {
    duration: 500,
    flightSummary: [summary({ departureTime: '22:00', arrivalTime: '03:00', dayOffset: 1 })],
  });

  it.each([
    ['price', ['late', 'early']],
    ['duration', ['early', 'late']],
    ['depart', ['early', 'late']],
    ['arrive', ['early', 'late']],
  ] as const)('by %s (T-175)', (field, expected) => {
    expect(sorted([late, early], { field, isAsc: true }).map(({ itineraryId }) => itineraryId)).toEqual(expected);
  });

  it('puts the shorter of two trips first at the same price', () => {
    const [a, b] = [priced('a', 'AED 800', { duration: 905 }), priced('b', 'AED 800', { duration: 615 })];
    expect(sorted([a, b], { field: 'price', isAsc: true }).map(({ itineraryId }) => itineraryId)).toEqual(['b', 'a']);
  });

  it('is reversed when the same field is selected again, and ascending for another (T-176)', () => {
    const flipped = after(act.sortChosen('price'));
    expect(flipped.flightSort).toEqual({ field: 'price', isAsc: false });
    expect(reducer(flipped, act.sortChosen('depart')).flightSort).toEqual({ field: 'depart', isAsc: true });
  });

  it('compares times as numbers (T-217)', () => {
    expect(timeNumber('09:30')).toBeLessThan(timeNumber('10:00'));
  });
});

describe('filtering', () => {
  const direct = priced('direct', 'AED 900');
  const oneStop = priced('stop', 'AED 500', { stopKey: '1' });

  it('scenario 4: filters all flights again each time, and later batches too (T-177)', () => {
    const narrowed = after(receive([direct, oneStop]), act.filtersChanged({ stops: ['0'] }));
    expect(shown(narrowed)).toEqual(['direct']);
    expect(shown(reducer(narrowed, receive([priced('later', 'AED 100', { stopKey: '1' })])))).toEqual(['direct']);
    expect(shown(reducer(narrowed, act.filtersChanged({ stops: ['1'] })))).toEqual(['stop']);
    expect(shown(reducer(narrowed, act.filtersCleared()))).toEqual(['stop', 'direct']);
  });

  it('survives the same search run again, but not another one', () => {
    const narrowed = after(receive([direct]), act.filtersChanged({ stops: ['0'] }));
    expect(reducer(narrowed, act.started({ currency: 'AED', keepFilters: true })).filters.stops).toEqual(['0']);
    expect(reducer(narrowed, act.started({ currency: 'AED', keepFilters: false })).filters.stops).toEqual([]);
  });
});
