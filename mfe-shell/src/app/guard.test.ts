import { Feature } from '@jetway/kit-domain';
import type { RouteManifest } from '@jetway/kit-runtime';
import { describe, expect, it } from 'vitest';

import { decide } from './guard';

const page = (path: string, rest: Partial<RouteManifest> = {}): RouteManifest => ({ path, title: 'x:y', ...rest });
const NOBODY = { signedIn: false };
const AGENT = { signedIn: true, functionalities: [Feature.Search] };
const ledger = page('/my-transactions', { feature: Feature.ShowAllTransactions });

describe('the guard', () => {
  it.each(['/searchpad', '/my-transactions', '/flight-order', '/hotel-bookings/:reference'])(
    'sends a visitor without a token from %s to the home page (P-172)',
    (path) => expect(decide(page(path), NOBODY)).toEqual({ kind: 'redirect', to: '/' }),
  );

  it.each(['/', '/login'])('sends a signed-in user from %s to the search pad (P-033)', (path) => {
    expect(decide(page(path, { layout: 'public' }), AGENT)).toEqual({ kind: 'redirect', to: '/searchpad' });
    expect(decide(page(path, { layout: 'public' }), NOBODY)).toEqual({ kind: 'allow' });
  });

  it('admits only users whose list has the code (P-236)', () => {
    const allowed = { signedIn: true, functionalities: [Feature.ShowAllTransactions] };
    expect(decide(ledger, allowed)).toEqual({ kind: 'allow' });
    expect(decide(ledger, AGENT)).not.toEqual({ kind: 'allow' });
  });

  it('allows everything while the list is absent or empty (P-235)', () => {
    expect(decide(ledger, { signedIn: true })).toEqual({ kind: 'allow' });
    expect(decide(ledger, { signedIn: true, functionalities: [] })).toEqual({ kind: 'allow' });
  });

  it('sends a user without the feature to the access-denied page (P-237)', () => {
    expect(decide(ledger, AGENT)).toEqual({ kind: 'redirect', to: '/access-denied' });
  });

  it('treats a search-pad tab the user may not use as unknown (P-238, T-020)', () => {
    const hotels = page('/searchpad/hotel', { feature: Feature.SearchHotel });
    expect(decide(hotels, AGENT)).toEqual({ kind: 'absent' });
    expect(decide(hotels, { signedIn: true, functionalities: [Feature.SearchHotel] })).toEqual({ kind: 'allow' });
  });

  it('leaves public pages open to everyone', () => {
    expect(decide(page('/terms', { layout: 'public' }), NOBODY)).toEqual({ kind: 'allow' });
    expect(decide(page('/terms', { layout: 'public' }), AGENT)).toEqual({ kind: 'allow' });
  });
});
