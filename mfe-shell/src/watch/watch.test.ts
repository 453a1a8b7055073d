import type { BootPayload, PortalModule } from '@jetway/kit-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Place } from '../app/route-table';
import { createPageLoader } from '../modules/page-loader';
import { createBeacon, WAIT_MS } from './beacon';
import { moduleOf, watchedLoader } from './watch';

const release = { version: '2.0.0', base: '', entry: '', name: '' };
const releases = (override?: object) =>
  ({
    setId: 's',
    integrity: {},
    modules: { 'mfe-flights': release, 'mfe-hotels': release },
    override,
  }) as unknown as BootPayload['releases'];

let sent: { events: { module: string; version: string; what: unknown }[] }[];
const send = (body: string) => void sent.push(JSON.parse(body) as (typeof sent)[number]);

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('reports', () => {
  it('are sent together after a short delay', () => {
    const tell = createBeacon(releases(), send);
    tell('mfe-flights', { loaded: 12 });
    tell('mfe-hotels', 'failed');
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(WAIT_MS);
    const event = (module: string, what: unknown) => ({ module, version: '2.0.0', what });
    expect(sent).toEqual([{ events: [event('mfe-flights', { loaded: 12 }), event('mfe-hotels', 'failed')] }]);
  });

  it('are sent at once when the page is hidden', () => {
    createBeacon(releases(), send)('mfe-flights', 'failed');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sent).toHaveLength(1);
  });

  it('contain no more than the edge accepts, five errors per module, and nothing of an overridden module', () => {
    const tell = createBeacon(releases({ module: 'mfe-hotels', version: '3', until: 0 }), send);
    for (let at = 0; at < 50; at += 1) tell('mfe-flights', 'failed');
    for (let at = 0; at < 9; at += 1) tell('mfe-flights', 'threw');
    tell('mfe-hotels', 'threw');
    tell('mfe-none', 'threw');
    vi.advanceTimersByTime(WAIT_MS);
    expect(sent.map(({ events }) => events.length)).toEqual([40, 15]);
  });

  it('contain no longer time than the edge accepts, as from a suspended machine', () => {
    createBeacon(releases(), send)('mfe-flights', { loaded: 3_600_000 });
    vi.advanceTimersByTime(WAIT_MS);
    expect(sent[0]?.events[0]?.what).toEqual({ loaded: 600_000 });
  });
});

describe('a watched loader', () => {
  const at = (moduleId: string, path = '/'): Place => ({ moduleId, route: { path, title: 'x:y' } });

  it("reports once how long a module's first page took, and every page that failed to load", async () => {
    const told: unknown[] = [];
    let time = 0;
    const load = vi.fn(() => Promise.resolve(() => null));
    const watched = watchedLoader(
      load,
      (...all) => void told.push(all),
      () => (time += 5),
    );
    await watched(at('mfe-flights'));
    await watched(at('mfe-flights', '/other'));
    load.mockRejectedValue(new Error('gone'));
    await expect(watched(at('mfe-hotels'))).rejects.toThrow('gone');
    await expect(watched(at('mfe-flights', '/third'))).rejects.toThrow('gone');
    expect(told).toEqual([
      ['mfe-flights', { loaded: 5 }],
      ['mfe-hotels', 'failed'],
      ['mfe-flights', 'failed'],
    ]);
  });

  it('reports a module whose code loaded but whose start or page failed', async () => {
    vi.useRealTimers();
    const tell = vi.fn();
    const module = {
      routes: [{ path: '/', lazy: () => Promise.reject(new Error('no chunk')) }],
    } as unknown as PortalModule;
    const retry = { retries: 0, waitMs: 0, random: () => 0, wait: () => Promise.resolve() };
    const opened = (install: () => Promise<void>) =>
      watchedLoader(
        createPageLoader({ loadModule: () => Promise.resolve(module), install, retry }),
        tell,
      )(at('mfe-hotels'));
    await expect(opened(() => Promise.resolve())).rejects.toThrow('could not be loaded');
    await expect(opened(() => Promise.reject(new Error('clash')))).rejects.toThrow('could not be loaded');
    expect(tell.mock.calls).toEqual([
      ['mfe-hotels', 'failed'],
      ['mfe-hotels', 'failed'],
    ]);
  });
});

describe('an error', () => {
  const withStack = (stack: string) => Object.assign(new Error('x'), { stack });
  it('belongs to the module whose file the stack names first', () => {
    const stack =
      'Error: x\n at a (https://p.test/releases/mfe-hotels/1.0.0/1.js:1:2)\n at b (https://p.test/releases/mfe-shell/1/m.js:1:2)';
    expect(moduleOf(withStack(stack))).toBe('mfe-hotels');
    expect(moduleOf('a text', 'https://p.test/releases/mfe-flights/1/2.js')).toBe('mfe-flights');
  });

  it('of an extension belongs to no module', () =>
    expect(moduleOf(withStack('Error: x\n at chrome-extension://abc/a.js:1'))).toBeNull());
});
