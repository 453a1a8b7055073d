import { demoTenant } from '@jetway/kit-test';
import { describe, expect, it, vi } from 'vitest';

import { measure } from './measure';

type Subscriber = (state: { location: { pathname: string } }) => void;

function fakeRouter(pathname: string) {
  const subscribers: Subscriber[] = [];
  const router = { state: { location: { pathname } }, subscribe: (one: Subscriber) => subscribers.push(one) };
  return {
    router: router as never,
    go: (to: string) => subscribers.forEach((one) => one({ location: { pathname: to } })),
  };
}

describe('analytics', () => {
  it('does nothing without a tracking id (P-366)', () => {
    const send = vi.fn();
    const { router, go } = fakeRouter('/');
    measure(demoTenant(), router, send);
    go('/contact-us');
    expect(send).not.toHaveBeenCalled();
  });

  it('reports each page once, by its path alone (P-366)', () => {
    const send = vi.fn<(address: string) => void>();
    const { router, go } = fakeRouter('/');
    measure({ analytics: { trackingId: 'G-1', endpoint: 'https://measure.example/collect' } }, router, send);
    go('/');
    go('/flight-order');
    expect(send.mock.calls.map(([address]) => new URL(address).searchParams.get('dl'))).toEqual([
      `${window.location.origin}/`,
      `${window.location.origin}/flight-order`,
    ]);
    expect(send.mock.calls[0]?.[0]).toMatch(/^https:\/\/measure\.example\/collect\?v=2&tid=G-1&/);
  });
});
