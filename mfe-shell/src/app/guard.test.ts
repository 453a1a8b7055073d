import { Feature } from '@jetway/kit-domain';
import type { RouteManifest } from '@jetway/kit-runtime';
import { describe, expect, it } from 'vitest';

import { decide } from './guard';

const page = (path: string, rest: Partial<RouteManifest> = {}): RouteManifest => ({ path, title: 'x:y', ...rest });
const SIGNED_OUT = { signedIn: false };
const AGENT = { signedIn: true, functionalities: [Feature.Search] };
const ledger = page('/my-transactions', { feature: Feature.ShowAllTransactions });

describe('the guard', () => {
  it.each(['/searchpad', '/my-transactions', '/flight-order', '/hotel-bookings/:reference'])(
    'asks a visitor without a token to sign in before %s (P-172)',
    (path) => expect(decide(page(path), SIGNED_OUT)).toBe('signIn'),
  );

  it.each(['/', '/login'])('sends a signed-in user from %s into the portal (P-033)', (path) => {
    expect(decide(page(path, { layout: 'public' }), AGENT)).toBe('enter');
    expect(decide(page(path, { layout: 'public' }), SIGNED_OUT)).toBe('allow');
  });

  it('admits only users whose list has the code (P-236)', () => {
    const allowed = { signedIn: true, functionalities: [Feature.ShowAllTransactions] };
    expect(decide(ledger, allowed)).toBe('allow');
    expect(decide(ledger, AGENT)).not.toBe('allow');
  });

  it('allows everything while the list is absent or empty (P-235)', () => {
    expect(decide(ledger, { signedIn: true })).toBe('allow');
    expect(decide(ledger, { signedIn: true, functionalities: [] })).toBe('allow');
  });

  it('denies a user without the feature (P-237)', () => {
    expect(decide(ledger, AGENT)).toBe('denied');
  });

  it('treats a search-pad tab the user may not use as unknown (P-238, T-020)', () => {
    const hotels = page('/searchpad/hotel', { feature: Feature.SearchHotel });
    expect(decide(hotels, AGENT)).toBe('absent');
    expect(decide(hotels, { signedIn: true, functionalities: [Feature.SearchHotel] })).toBe('allow');
  });

  it('leaves public pages open to everyone', () => {
    expect(decide(page('/terms', { layout: 'public' }), SIGNED_OUT)).toBe('allow');
    expect(decide(page('/terms', { layout: 'public' }), AGENT)).toBe('allow');
    expect(decide(page('/proposal', { layout: 'plain' }), SIGNED_OUT)).toBe('allow');
    expect(decide(page('/proposal', { layout: 'plain' }), AGENT)).toBe('allow');
  });
});
