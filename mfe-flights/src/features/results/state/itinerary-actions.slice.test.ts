import { describe, expect, it } from 'vitest';

import { flight } from '../../../shared/testing/flights';
import { market } from '../../../shared/testing/market';
import type { Panel } from './itinerary-actions.slice';
import { itineraryActions as act, itineraryActionsSlice, openPanel } from './itinerary-actions.slice';

const { reducer } = itineraryActionsSlice;
const a = flight({ itineraryId: 'a' });
const b = flight({ itineraryId: 'b' });
const after = (...actions: Parameters<typeof reducer>[1][]) =>
  actions.reduce(reducer, reducer(undefined, { type: 'start' }));
const brands = (itineraryId: string) =>
  (market(1)[0]?.brandDetails ?? []).slice(0, 1).map((brand) => ({ ...brand, itineraryId }));
const toggle = (panel: Panel, on = a) => act.panelToggled({ flight: on, panel });

it('has the named fields (T-149)', () => {
  expect(Object.keys(after()).sort()).toEqual([
    'brandDetails',
    'flightInfo',
    'moreFlights',
    'openBrands',
    'openDetails',
    'openMoreFlights',
    'selectedBrand',
    'selectedId',
  ]);
});

describe('panels', () => {
  it.each([
    ['brands', 'details'],
    ['details', 'more'],
    ['more', 'brands'],
  ] as const)('%s closes when %s opens (T-178)', (first, second) => {
    const state = after(toggle(first), toggle(second));
    expect(openPanel(state, 'a')).toBe(second);
    expect([state.openBrands, state.openDetails, state.openMoreFlights].filter(Boolean)).toHaveLength(1);
  });

  it('close on a second toggle', () => {
    expect(openPanel(after(toggle('brands'), toggle('brands')), 'a')).toBeNull();
  });

  it('close and clear the selected brand when another card is selected (T-179)', () => {
    const state = after(toggle('brands'), act.brandSelected('flex'), act.selected(b));
    expect(openPanel(state, 'b')).toBeNull();
    expect(state.selectedBrand).toBe('');
    expect(state.selectedId).toBe('b');
  });

  it('stay open on the better fare that replaces their card, with the selected fare if it is still sold', () => {
    const [flex] = brands('flex-of-a');
    const before = { ...a, brandDetails: brands('flex-of-a') };
    const heir = flight({ itineraryId: 'better', brandDetails: brands('flex-of-better') });
    const state = after(
      act.panelToggled({ flight: before, panel: 'brands' }),
      act.brandSelected(flex?.itineraryId ?? ''),
      act.inherited(new Map([['a', heir]])),
    );
    expect(openPanel(state, 'better')).toBe('brands');
    expect(state.selectedBrand).toBe('flex-of-better');
    expect(after(toggle('details'), act.inherited(new Map([['b', heir]]))).selectedId).toBe('a');
  });

  it('stay open when the same card is selected again', () => {
    const state = after(toggle('brands'), act.brandSelected('flex'), act.selected(a));
    expect(openPanel(state, 'a')).toBe('brands');
    expect(state.selectedBrand).toBe('flex');
  });
});
