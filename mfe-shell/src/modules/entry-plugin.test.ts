import { demoBoot, writeBoot } from '@jetway/kit-test';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { entryPlugin } from './entry-plugin';

const ENTRY = '/releases/mfe-x/1.0.0/remoteEntry.0a.js';
const create = (url: string) =>
  entryPlugin({ [ENTRY]: 'sha256-abc' }).createScript?.({ url }) as { script: HTMLScriptElement; timeout: number };

afterEach(() => vi.unstubAllGlobals());

describe('a module entry', () => {
  it('is loaded with its hash, without credentials, within six seconds', () => {
    const { script, timeout } = create(ENTRY);
    expect(script.integrity).toBe('sha256-abc');
    expect(script.crossOrigin).toBe('anonymous');
    expect(new URL(script.src).pathname).toBe(ENTRY);
    expect(timeout).toBe(6000);
  });

  it('is requested at another URL on retry', () => {
    const plugin = entryPlugin({ [ENTRY]: 'sha256-abc' });
    const next = () => (plugin.createScript?.({ url: ENTRY }) as { script: HTMLScriptElement }).script;
    expect(
      [next(), next(), next()].map(({ src, integrity }) => [src.slice(src.indexOf(ENTRY) + ENTRY.length), integrity]),
    ).toEqual([
      ['', 'sha256-abc'],
      ['?r=2', 'sha256-abc'],
      ['?r=3', 'sha256-abc'],
    ]);
  });

  it('that should have a hash and has none gets one that never matches', () => {
    expect(create('/releases/mfe-x/1.0.0/remoteEntry.0b.js').script.integrity).toMatch(/^sha256-A{43}=$/);
  });

  it("on a developer's machine has none", () => {
    const origin = 'http://localhost:3001';
    writeBoot({
      ...demoBoot([]),
      releases: { ...demoBoot([]).releases, override: { module: 'mfe-x', origin, until: 1 } },
    } as never);
    expect(create(`${origin}/remoteEntry.js`).script.integrity).toBeFalsy();
  });

  it.each(['https://elsewhere.test/releases/x.js', '/api/x.js', '/releases/../api/x.js', 'data:text/javascript,1'])(
    'never comes from %s',
    (url) => expect(() => create(url)).toThrow(TypeError),
  );

  it('uses a Trusted Types URL where the browser requires one', () => {
    const createPolicy = vi.fn((_name: string, rules: { createScriptURL: (url: string) => string }) => rules);
    vi.stubGlobal('trustedTypes', { createPolicy });
    expect(new URL(create(ENTRY).script.src).pathname).toBe(ENTRY);
    expect(createPolicy).toHaveBeenCalledExactlyOnceWith('portal', expect.anything());
    expect(() => create('/api/x.js')).toThrow(TypeError);
  });
});
