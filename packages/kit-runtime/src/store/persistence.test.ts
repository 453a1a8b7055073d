import { describe, expect, it } from 'vitest';

import { keepState, keptState, storable } from './persistence';

const state = {
  session: { token: 'secret' },
  api: { queries: {} },
  'flights/searchpad': { origin: 'DXB' },
  'flights/results': { flights: [] },
  'flights/results-run': {},
  'flights/two-one-way': { outbound: 'QQ101' },
  'flights/booking': { travellers: [] },
  'flights/itinerary-actions': {},
  'flights/itineraryActions': {},
  'flights/queue-share': {},
  'holiday/package-search': {},
  'holiday/package-search-result': {},
  'holiday/package': { filters: [] },
};
const KEPT = { 'flights/searchpad': { origin: 'DXB' }, 'holiday/package': { filters: [] } };

describe('the stored state', () => {
  it('is not plain JSON and is restored unchanged (P-176, T-195)', async () => {
    await keepState(state);
    const text = Object.values(localStorage).join('');
    expect(text).not.toBe('');
    expect(text).not.toContain('DXB');
    expect(() => JSON.parse(text) as unknown).toThrow();
    expect(await keptState()).toEqual(KEPT);
  });

  it('excludes booking, results, both lists of a domestic return, per-itinerary actions and queue share (P-177, T-196)', () => {
    expect(Object.keys(storable(state)).filter((path) => path.startsWith('flights/'))).toEqual(['flights/searchpad']);
  });

  it('excludes the package search query and result, includes other package state', () => {
    expect(Object.keys(storable(state)).filter((path) => path.startsWith('holiday/'))).toEqual(['holiday/package']);
  });

  it('never includes the session or the server cache', () => {
    expect(storable(state)).not.toHaveProperty('session');
    expect(storable(state)).not.toHaveProperty('api');
  });

  it('is ignored when unreadable', async () => {
    localStorage.setItem('jetway.state.v1', 'not base64!');
    expect(await keptState()).toEqual({});
    expect(localStorage.getItem('jetway.state.v1')).toBeNull();
  });
});
